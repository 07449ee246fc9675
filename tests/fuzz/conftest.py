"""Hypothesis for random play: derandomized, so that a run is the same everywhere; longer in a soak."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

COMMON = {"deadline": None, "suppress_health_check": list(HealthCheck), "derandomize": True, "database": None}

settings.register_profile("short", max_examples=10, stateful_step_count=20, **COMMON)
settings.register_profile("soak", max_examples=500, stateful_step_count=60, **COMMON)
settings.load_profile("soak" if os.environ.get("RULEPROOF_SOAK") else "short")
