"""Processes that share work: started anew, so that nothing of this one can disturb them."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """So many processes."""
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
