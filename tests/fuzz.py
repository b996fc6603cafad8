"""Random programs and broken rules, for as long as there is time.

``python tests/fuzz.py --minutes=10 --seed=0`` gives each kind its part of the time. Seeds are taken
one after the other, so a second run repeats the first one and goes on as far as its time allows.
What goes wrong is printed with its seed and the command that repeats it; the exit status is 1 then.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE / "strategies")]

Found = tuple[int, list[str], list[str]]
"""A seed, what is wrong with its program, and what is to be counted: refusals, for example."""
LINE = 30.0
"""Seconds between two lines of output that is not a terminal."""


@dataclass(frozen=True)
class Kind:
    """Programs by seeds, with a check."""

    part: int
    """Of the time, beside the parts of the others."""
    step: int
    """Number of seeds in one task of a process."""
    check: Callable[[Sequence[int]], Iterable[Found]]
    again: str
    """The command that repeats one seed."""
    end: Callable[[], int | None] = lambda: None
    """The number of seeds that there are, if it is finite."""


def _one_by_one(module: str) -> Callable[[Sequence[int]], Iterable[Found]]:
    return lambda seeds: map(import_module(module).check_seed, seeds)


def _programs(seeds: Sequence[int]) -> Iterator[Found]:
    found = import_module("test_random_programs").check_batch(seeds)
    return ((seed, [found[seed]] if seed in found else [], []) for seed in seeds)


@cache
def _mutants() -> list[object]:
    return import_module("test_mutants").in_any_order(0)


def _broken(seeds: Sequence[int]) -> Iterator[Found]:
    tested = import_module("test_mutants")
    for seed in seeds:
        mutant = _mutants()[seed % len(_mutants())]
        right, wrong = tested.checks_that_pass([mutant])
        outcome = tested.try_out(mutant, right[mutant.label])
        yield seed, wrong + tested.problems([outcome]), ["killed"] if outcome.killed else []


def _with_clang() -> int | None:
    return None if import_module("test_random_c_programs").is_possible() else 0


_AGAIN = "python tests/test_random_{}.py --count=1 --jobs=1 --seed={{seed}}"
KINDS = {
    "derivatives": Kind(
        3, 8, _one_by_one("test_random_derivatives"), _AGAIN.format("derivatives")
    ),
    "programs": Kind(1, 64, _programs, _AGAIN.format("programs")),
    "C programs": Kind(
        2, 1, _one_by_one("test_random_c_programs"), _AGAIN.format("c_programs"), _with_clang
    ),
    "aggregates": Kind(1, 1, _one_by_one("test_random_aggregates"), _AGAIN.format("aggregates")),
    "affine programs": Kind(
        1, 8, _one_by_one("test_random_affine_programs"), _AGAIN.format("affine_programs")
    ),
    "programs in place": Kind(
        1, 8, _one_by_one("test_random_in_place_programs"), _AGAIN.format("in_place_programs"),
        _with_clang,
    ),
    "mutants": Kind(
        1, 4, _broken, "python tests/fuzz.py --only=mutants --seed={seed} --tasks=1",
        lambda: len(_mutants()),
    ),
}  # fmt: skip


@dataclass
class Count:
    """Results of one kind, counted."""

    next: int
    seconds: float = 0.0
    running: int = 0
    done: int = 0
    wrong: int = 0
    notes: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        noted = "".join(f", {number} {note}" for note, number in sorted(self.notes.items()))
        return f"{self.done} done, {self.wrong} wrong{noted}"


def work(name: str, seeds: Sequence[int]) -> tuple[float, list[Found]]:
    """A task: the time that it took, and what was found."""
    gc.disable()  # what is scanned again and again is there to stay
    start = time.perf_counter()
    try:
        found = list(KINDS[name].check(seeds))
    except Exception:
        found = [(seeds[0], [traceback.format_exc()[-1500:]], [])]
    gc.collect()
    gc.freeze()
    return time.perf_counter() - start, found


def fuzz(names: Sequence[str], seed: int, minutes: float, jobs: int, tasks: int) -> int:
    """Run tasks until the time is over; the number of programs that went wrong."""
    counts = {name: Count(seed) for name in names}
    ends = {name: KINDS[name].end() for name in names}
    start = said = time.monotonic()
    running: dict[Future[tuple[float, list[Found]]], str] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            now = time.monotonic() - start
            open_ = [n for n in names if ends[n] is None or counts[n].next < seed + ends[n]]
            while now < 60 * minutes and open_ and tasks and len(running) < jobs:
                tasks -= 1
                name = min(
                    open_, key=lambda n: (counts[n].seconds + counts[n].running) / KINDS[n].part
                )
                count, step = counts[name], KINDS[name].step
                running[pool.submit(work, name, range(count.next, count.next + step))] = name
                count.next += step
                count.running += 1
            if not running:
                break
            for future in wait(running, LINE, FIRST_COMPLETED).done:
                _note(running.pop(future), future, counts)
            if time.monotonic() - said > LINE or sys.stdout.isatty():
                said = time.monotonic()
                _say(said - start, counts)
    _say(time.monotonic() - start, counts, "\n")
    return sum(count.wrong for count in counts.values())


def _note(name: str, future: Future[tuple[float, list[Found]]], counts: dict[str, Count]) -> None:
    count = counts[name]
    seconds, found = future.result()
    count.seconds += seconds
    count.running -= 1
    for seed, wrong, notes in found:
        count.done += 1
        count.wrong += bool(wrong)
        count.notes.update(notes)
        for problem in wrong:
            print(f"{name}, seed {seed}: {problem}", flush=True)
            print(f"again: {KINDS[name].again.format(seed=seed)}", flush=True)


def _say(seconds: float, counts: dict[str, Count], between: str = "; ") -> None:
    text = between.join(f"{name}: {count}" for name, count in counts.items())
    start, end = ("\r\033[K", "") if sys.stdout.isatty() and between != "\n" else ("", "\n")
    width = os.get_terminal_size().columns - 1 if start else None
    print(f"{start}{f'{seconds:.0f} s  {text}'[:width]}", end=end, flush=True)


def main() -> int:
    """Fuzz as the command line says; exit status 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="no task begins later")
    parser.add_argument("--seed", type=int, default=0, help="the first of each kind")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--only", choices=KINDS, nargs="*", default=[*KINDS])
    parser.add_argument("--tasks", type=int, default=10**9, help="at most so many")
    options = parser.parse_args()
    print(
        f"seed {options.seed}: {', '.join(options.only)}, {options.minutes:g} minutes", flush=True
    )
    wrong = fuzz(options.only, options.seed, options.minutes, options.jobs, options.tasks)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
