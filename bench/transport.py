"""What the way over standard input and output costs: `ruleproof certify` of the reference both ways."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

COMMAND = (sys.executable, "-m", "ruleproof")
SERVED = f"stdio:{shlex.join((*COMMAND, 'serve'))}"
LEAST_RUNS = 3


def wall_time(spec: str) -> tuple[float, int]:
    """How long the command takes from its start to its end, and how many scenarios it played."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.json"
        started = time.perf_counter()
        subprocess.run(
            [*COMMAND, "certify", "--engine", spec, "--json", str(out)], check=True, capture_output=True
        )
        taken = time.perf_counter() - started
        return taken, len(json.loads(out.read_text(encoding="utf-8"))["scenarios"])


def main(seconds: float) -> None:
    """Run both in turn for about so long, and print the ratio of the best times."""
    inside: list[float] = []
    outside: list[float] = []
    scenarios = 0
    started = time.perf_counter()
    while len(inside) < LEAST_RUNS or time.perf_counter() - started < seconds:
        taken, scenarios = wall_time("reference")
        inside.append(taken)
        outside.append(wall_time(SERVED)[0])
    print(f"{scenarios} scenarios, {len(inside)} runs each, start of the processes included")
    print(f"{min(inside):.2f} s in process, {min(outside):.2f} s over stdio")
    print(f"{min(outside) / min(inside):.2f} times as long over stdio")
