"""Time tensor routines against JAX and PyTorch: one thread, in turns, from the same numbers.

Before anything is timed, three steps of every side must give the same results. Times are those of
one step, read back, and of the processor: by the clock, 5 ms of a chain with exp and log were 7 to
22 beside other work. The table has the least and the median over rounds in which the sides take
turns, the time of the first call, and of our routine the loop nests and the bytes of buffers that
it makes for itself.

The time of the first call is from the arrays of the fixture to the first result: the model is
built, differentiated, compiled and run once. Nothing is compiled before: objects are kept in a new
folder, not in the cache of the user. What a process imports is not in it: every side is asked to
add two numbers first, and what that takes is printed above the table, imports included.

Pin the process to one core: ``taskset -c 1 python benchmarks/tensors/run.py
[--rounds=15] [--json=FILE] [CASE ...]``. Sides that are not installed are left out.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

from fixtures import CASES, Arrays, fixture  # noqa: E402

SLICE = 0.02
"""Seconds that a side calls in one turn."""
Work = Callable[[], Any]


@dataclass
class Side:
    """One implementation of a case."""

    name: str
    work: Work
    first_call: float
    first_cpu: float
    times: list[float] = field(default_factory=list[float])
    calls: int = 1


@dataclass(frozen=True)
class Row:
    """Measurements of a side, in seconds."""

    case: str
    side: str
    least: float
    median: float
    first_call: float
    first_cpu: float
    """Seconds of processors that the first call took: less than its time beside other work."""
    ratio: float
    """Of the least time of our routine to this one's."""
    notes: str


def nests_and_bytes(loops: str) -> tuple[int, int]:
    """Count the outermost loops of a routine, and the bytes of its own arrays."""
    nests = len(re.findall(r"^    (?:%.* = )?(?:affine|scf)\.for", loops, re.MULTILINE))
    total = 0
    for shape, bits in re.findall(r"memref\.alloca?\(.*: memref<((?:\d+x)+)[fi](\d+)>", loops):
        total += int(np.prod([int(one) for one in shape.split("x") if one])) * int(bits) // 8
    return nests, total


def our_work(name: str, given: Arrays) -> tuple[Work, Any]:
    """A step of our routine, and the routine."""
    import ours

    routine = ours.routine(name, given).compile()
    if not name.startswith(("chain", "entropy")):
        return routine, routine
    array = routine[routine.built.outputs[0]]

    def work() -> Any:
        routine.run()
        return array

    return work, routine


def peers(name: str, given: Arrays) -> dict[str, Callable[[], Work]]:
    """Peers that are installed."""
    found: dict[str, Callable[[], Work]] = {}
    for side in ("jax", "torch"):
        try:
            module = import_module(f"peers_{side}")
        except ImportError:
            continue
        found[side] = partial(module.work, name, given)
    return found


def sides(name: str) -> tuple[list[tuple[Side, list[Any]]], str]:
    """All sides of a case with the results of their first steps, ours first; notes on ours."""
    given = fixture(name)
    made: list[Any] = []

    def our() -> Work:
        work, routine = our_work(name, given)
        made.append(routine)
        return work

    found: list[tuple[Side, list[Any]]] = []
    for side, make in {"ad-opt": our, **peers(name, given)}.items():
        start, cpu = time.perf_counter(), time.process_time()
        work = make()
        results = [np.asarray(work()).copy()]
        one = Side(side, work, time.perf_counter() - start, time.process_time() - cpu)
        results += [np.asarray(work()).copy() for _ in range(2)]
        found.append((one, results))
    nests, size = nests_and_bytes(made[0].ir("loops"))
    return found, f"{nests} nests, {size} bytes"


def measure(name: str, rounds: int) -> list[Row]:
    """Compare the sides of a case, and time them in turns."""
    found, notes = sides(name)
    reference = found[-1][1]
    for side, results in found:
        for got, wanted in zip(results, reference, strict=True):
            np.testing.assert_allclose(got, wanted, rtol=2e-3, atol=2e-5, err_msg=side.name)
    for at in range(rounds + 1):
        for side, _ in found:
            start = time.process_time()
            for _ in range(side.calls):
                side.work()
            spent = (time.process_time() - start) / side.calls
            if at:
                side.times.append(spent)
            else:
                side.calls = max(1, int(SLICE / spent))
    ours = min(found[0][0].times)
    return [
        Row(
            name,
            side.name,
            min(side.times),
            statistics.median(side.times),
            side.first_call,
            side.first_cpu,
            ours / min(side.times),
            notes if side is found[0][0] else "",
        )
        for side, _ in found
    ]


def warm_up() -> dict[str, float]:
    """Import each side and let it compile a sum; gives the seconds that this takes."""
    found: dict[str, float] = {}
    for side in ("ours", "peers_jax", "peers_torch"):
        start = time.perf_counter()
        try:
            import_module(side).warm_up()
        except ImportError:
            continue
        found[side.removeprefix("peers_")] = time.perf_counter() - start
    return found


def keep_memory() -> None:
    """Let the C library keep what is freed: no side pays for fresh pages at every call."""
    if sys.platform == "linux":
        library = ctypes.CDLL(None)
        for parameter, value in (
            (-3, 1 << 30),
            (-1, 1 << 30),
        ):  # M_MMAP_THRESHOLD, M_TRIM_THRESHOLD
            library.mallopt(parameter, value)


def main() -> int:
    """Measure the cases that are asked for, and print a table."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("cases", nargs="*", default=[], choices=[*CASES, []])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    keep_memory()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["AD_OPT_CACHE_DIR"] = folder
        return report(given)


def report(given: argparse.Namespace) -> int:
    """Measure, and print what was found."""
    imports = warm_up()
    table = Table(
        *("case", "side", "least µs", "median µs", "first call s", "of CPU s"),
        *("ours / side", "ours has"),
    )
    rows: list[Row] = []
    for name in given.cases or CASES:
        for row in measure(name, given.rounds):
            rows.append(row)
            times = [f"{1e6 * seconds:.1f}" for seconds in (row.least, row.median)]
            times += [f"{seconds:.2f}" for seconds in (row.first_call, row.first_cpu)]
            table.add_row(row.case, row.side, *times, f"{row.ratio:.2f}", row.notes)
    console = Console(width=120)
    words = (f"{side} {seconds:.2f} s" for side, seconds in imports.items())
    console.print(f"Imports, and the sum of two numbers: {', '.join(words)}")
    console.print(table)
    if given.json is not None:
        given.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
