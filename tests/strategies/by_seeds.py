"""Checking many random programs from the command line, each by its seed."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

Outcome = tuple[int, list[str], list[str]]
"""A seed, what is wrong with its program, and what is to be counted: refusals, for example."""
STEP = 500
"""Programs between two lines of output that is not a terminal."""


def check_seeds(check: Callable[[int], Outcome], count: int, what: str) -> int:
    """Check the programs that the command line asks for; status 1 if any goes wrong."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--count", type=int, default=count)
    parser.add_argument("--seed", type=int, default=0, help="the first")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    bad, notes, start = 0, Counter[str](), time.perf_counter()
    watched = track(_outcomes(check, seeds, options.jobs), what, total=len(seeds))
    for done, (seed, wrong, noted) in enumerate(watched, 1):
        bad += bool(wrong)
        notes.update(noted)
        for problem in wrong:
            print(f"seed {seed}: {problem}", flush=True)
        if done % STEP == 0 and not sys.stdout.isatty():
            print(f"up to seed {seed}: {bad} go wrong", flush=True)
    seconds = time.perf_counter() - start
    print(f"{len(seeds)} programs from seed {options.seed} in {seconds:.0f} s: {bad} go wrong")
    print(", ".join(f"{number} {note}" for note, number in sorted(notes.items())))
    return 1 if bad else 0


def _outcomes(
    check: Callable[[int], Outcome], seeds: Iterable[int], jobs: int
) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(check, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(check, seeds, chunksize=8)
