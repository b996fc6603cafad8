"""Time gradients of C programs that overwrite their arguments as objects, against the JIT.

The object is called as C calls it, and begins with zeros in its shadows; the JIT is called from
Python. Both look whether arrays share memory, and run on copies of what they overwrite. With
``--flags="--noalias --memory=discarded --cpu=native"`` the object is told so, and gets its copies
here. Gradients are compared, then timed in turns; ratios are those of the least times, limits the
project's own.
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


def library(path: Path, name: str, folder: Path, flags: Sequence[str]) -> ctypes.CDLL:
    """The gradient of a function as an object, linked."""
    words = [str(path), f"--grad={name}", "--emit=obj", "--fp=fast", *flags]
    made = folder / f"{name}.o"
    tool = [sys.executable, "-m", "ad_opt.tools.ad_opt"]
    subprocess.run([*tool, *words, "-o", str(made)], check=True, stderr=subprocess.DEVNULL)
    subprocess.run(["cc", "-shared", made, "-lm", "-o", folder / f"{name}.so"], check=True)
    return ctypes.CDLL(str(folder / f"{name}.so"))


def least(works: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The least time of each, in microseconds of the processor, all in turns."""
    taken = [float("inf")] * len(works)
    for _ in range(rounds):
        for at, work in enumerate(works):
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
    own, shadows = [x.copy() for x in given], tuple(map(np.zeros_like, given))
    pairs = [x for pair in zip(own, shadows, strict=True) for x in pair]
    words = [*map(ctypes.c_long, sizes), *(ctypes.c_void_p(x.ctypes.data) for x in pairs)]
    entry = getattr(library(path, one.name, folder, flags), f"{one.name}_grad")
    entry.restype = None

    def by_object() -> tuple[np.ndarray, ...]:
        for shadow, mine, value, array in zip(shadows, own, given, one.arrays, strict=True):
            shadow.fill(0.0)
            if array.is_overwritten and "--memory=discarded" in flags:
                np.copyto(mine, value)
        entry(*words)
        return shadows

    require_same(one.name, by_object(), by_jit(*sizes, *given), tolerance=1e-13)
    return least([by_object, lambda: by_jit(*sizes, *given)], rounds)


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="names of programs, with commas between")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--flags", default=FLAGS, help="further options of ad-opt")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else None
    table = Table(title="gradients of C programs as objects")
    table.add_column("program")
    for head in ("object µs", "JIT µs", "÷", "≤"):
        table.add_column(head, justify="right")
    with tempfile.TemporaryDirectory() as name:
        for path, one in programs():
            if wanted is not None and one.name not in wanted:
                continue
            flags = shlex.split(options.flags)
            mine, jit = measure(path, one, Path(name), options.rounds, flags)
            ratio = f"{mine / jit:.2f}"
            marked = f"[red]{ratio}[/red]" if mine / jit > MOST_OF_JIT else ratio
            table.add_row(one.name, f"{mine:.0f}", f"{jit:.0f}", marked, f"{MOST_OF_JIT:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
