"""Time gradients of C programs that overwrite their arguments as objects, against the JIT.

The objects are called as C calls them, the JIT is called from Python. All look whether arrays share
memory, and run on copies of what they overwrite. One object adds to shadows, which are cleared here
first; the other one is told how long arrays are (``--extents``), as Python tells the JIT, and
writes its shadows itself (``--shadows=fresh``), as the JIT does. Each runs once before it is timed,
so that it finds its arrays in the caches. Gradients are compared, then timed in turns; ratios are
those of the least times, limits the project's own.
``taskset -c 1 python benchmarks/objects.py [--only=NAME,...] [--rounds=11] [--flags=...]``.
"""

from __future__ import annotations

import argparse
import ctypes
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from gradients import require_same
from in_place import HERE, Kernel, kernel, kernels
from rich.console import Console
from rich.table import Table

import ad_opt

MOST_OF_JIT = 1.1
FLAGS = "--cpu=native"


def programs() -> list[tuple[Path, Kernel]]:
    """All kernels, each with its file."""
    square = "A[n,n] B[n,n] C[n,n]*"
    triangles = [
        kernel("syrk", "A[n,n] C[n,n]*", (), n=256),
        kernel("syr2k", square, (), n=256),
        kernel("symm", square, (), n=256),
        kernel("trmm", "A[n,n] B[n,n]*", (), n=256),
        kernel("correlation", "data[n,m]* S[m,m]* mean[m]* dev[m]*", (), n=260, m=240),
    ]
    found = [(HERE / "in_place.c", one) for one in kernels()]
    return found + [(HERE / "triangles.c", one) for one in triangles]


def library(path: Path, name: str, made: Path, flags: Sequence[str]) -> ctypes.CDLL:
    """The gradient of a function, linked as a library from the object that is ``made``."""
    words = [str(path), f"--grad={name}", "--emit=obj", "--fp=fast", *flags]
    tool = [sys.executable, "-m", "ad_opt.tools.ad_opt"]
    subprocess.run([*tool, *words, "-o", str(made)], check=True, stderr=subprocess.DEVNULL)
    linked = made.with_suffix(".so")
    subprocess.run(["cc", "-shared", made, "-lm", "-o", linked], check=True)
    return ctypes.CDLL(str(linked))


def least(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The least time of each, in microseconds of the processor, all in turns."""
    taken = [float("inf")] * len(works)
    for _ in range(rounds):
        for at, work in enumerate(works):
            work()
            start = time.process_time()
            work()
            taken[at] = min(taken[at], time.process_time() - start)
    return [1e6 * one for one in taken]


def measure(
    path: Path, one: Kernel, folder: Path, rounds: int, flags: Sequence[str]
) -> list[float]:
    """Compare the gradients, then time both sides."""
    given, sizes = one.arguments(), tuple(one.sizes.values())
    wrt = tuple(at + len(sizes) for at in range(len(given)))
    by_jit = ad_opt.grad(ad_opt.load(path, fp="fast")[one.name], wrt=wrt)
    extents = ",".join(f"{one.name}={'*'.join(one.extents) or 1}" for one in one.arrays)
    told = (f"--extents={extents}", "--shadows=fresh")
    own, shadows = [x.copy() for x in given], tuple(map(np.zeros_like, given))
    pairs = [x for pair in zip(own, shadows, strict=True) for x in pair]
    words = [*map(ctypes.c_long, sizes), *(ctypes.c_void_p(x.ctypes.data) for x in pairs)]
    stem = f"{path.stem}_{one.name}"  # a path that is loaded already would be that library again
    entries = [
        getattr(library(path, one.name, folder / made, [*flags, *more]), f"{one.name}_grad")
        for made, more in ((f"{stem}_adds.o", ()), (f"{stem}_begins.o", told))
    ]

    def by_object(*, begins: bool) -> tuple[np.ndarray, ...]:
        for shadow, mine, value, array in zip(shadows, own, given, one.arrays, strict=True):
            if not begins:
                shadow.fill(0.0)
            if array.is_overwritten and "--memory=discarded" in flags:
                np.copyto(mine, value)
        entries[begins](*words)
        return shadows

    sides = [
        lambda: by_object(begins=False),
        lambda: by_object(begins=True),
        lambda: by_jit(*sizes, *given),
    ]
    expected = sides[2]()
    for side in sides[:2]:
        for shadow in shadows:
            shadow.fill(np.nan)
        require_same(one.name, side(), expected, tolerance=1e-13)
    return least(sides, rounds)


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="names of programs, with commas between")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--flags", default=FLAGS, help="further options of ad-opt")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else None
    table = Table(title="gradients of C programs as objects, relative to the JIT")
    table.add_column("program")
    for head in ("adds µs", "begins µs", "JIT µs", "adds ÷", "begins ÷", "≤"):
        table.add_column(head, justify="right")
    with tempfile.TemporaryDirectory() as name:
        for path, one in programs():
            if wanted is not None and one.name not in wanted:
                continue
            flags = shlex.split(options.flags)
            adds, begins, jit = measure(path, one, Path(name), options.rounds, flags)
            ratio = f"{begins / jit:.2f}"
            marked = f"[red]{ratio}[/red]" if begins / jit > MOST_OF_JIT else ratio
            times = (f"{time:.0f}" for time in (adds, begins, jit))
            table.add_row(one.name, *times, f"{adds / jit:.2f}", marked, f"{MOST_OF_JIT:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
