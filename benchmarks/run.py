"""Time the generated code against clang on the same loops; ratios, as a table, JSON and a plot.

Both sides are compiled for this machine, take their arguments in the same layout, and are timed in
turns by the same C loop in this process. A ratio below 1 means that ad-opt's code is faster. Usage:
``python benchmarks/run.py [--quick] [--json=FILE] [--plot=FILE]``.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import ad_opt

HERE = Path(__file__).parent
ADBENCH = HERE.parent / "examples" / "adbench"
sys.path.insert(0, str(ADBENCH))
import inputs  # noqa: E402

# What `--fp=fast` permits, in clang's words; vector exp and log from libmvec on both sides.
FLAGS = {
    "strict": ["-ffp-contract=off"],
    "fast": [
        "-fassociative-math", "-freciprocal-math", "-fno-signed-zeros", "-fno-trapping-math",
        "-ffp-contract=fast", "-fapprox-func",
    ],
}  # fmt: skip
COMMON = ["-O3", "-march=native", "-fno-math-errno", "-fveclib=libmvec", "-shared", "-fPIC"]
Entry = Callable[..., Any]


@dataclass(frozen=True)
class Case:
    """One kernel on one input."""

    name: str
    source: Path
    function: str
    arguments: list[Any]


@dataclass(frozen=True)
class Row:
    """Measurements: microseconds of each side, and the median of the paired ratios."""

    name: str
    fp: str
    compiler: str
    ours_us: float
    theirs_us: float
    ratio: float


def cases() -> list[Case]:
    """The kernels of the benchmark with their inputs."""
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal(4096), rng.standard_normal(4096)
    kernels = HERE / "kernels.mlir"
    gmm = [
        Case(name, ADBENCH / "gmm.mlir", "gmm_objective", list(inputs.read(name).values()))
        for name in ("gmm_d2_K5", "gmm_d10_K25", "gmm_d10_K200")
    ]
    return [
        Case("dot", kernels, "dot", [x, y]),
        Case("axpy", kernels, "axpy", [1e-9, x, y.copy()]),
        Case("logsumexp", kernels, "logsumexp", [x]),
        *gmm,
    ]


def slots(arguments: list[Any]) -> np.ndarray:
    """Arguments as 8-byte slots: scalars as they are, buffers as descriptors."""
    out: list[int] = []
    for value in arguments:
        if isinstance(value, float):
            out.append(int(np.float64(value).view(np.int64)))
        elif isinstance(value, int):
            out.append(value)
        else:
            strides = [s // value.itemsize for s in value.strides]
            out += [value.ctypes.data, value.ctypes.data, 0, *value.shape, *strides]
    return np.array(out, np.int64)


def build(compiler: str, fp: str, folder: str) -> ctypes.CDLL:
    """The peers as a shared library."""
    path = f"{folder}/{compiler}-{fp}.so"
    command = [compiler, *COMMON, *FLAGS[fp], str(HERE / "kernels.c"), "-o", path, "-lm"]
    subprocess.run(command, check=True)
    return ctypes.CDLL(path)


def measure(case: Case, fp: str, compiler: str, peer: ctypes.CDLL, rounds: int) -> Row:
    """Time both sides in turns. Raises if they do not compute the same."""
    program = ad_opt.load(case.source, fp=fp)
    ours = program.library().address(f"ad.entry.{case.function}")
    theirs = ctypes.cast(getattr(peer, case.function), ctypes.c_void_p).value
    packed, results = slots(case.arguments), [np.zeros(2), np.zeros(2)]
    timer = peer.time_calls
    timer.restype, timer.argtypes = ctypes.c_double, [ctypes.c_void_p] * 3 + [ctypes.c_long]

    def seconds(address: int, side: int, calls: int) -> float:
        return timer(address, packed.ctypes.data, results[side].ctypes.data, calls)

    calls = max(1, int(0.01 / max(seconds(ours, 0, 1), 1e-7)))
    pairs = []
    for k in range(rounds):
        order = ((ours, 0), (theirs, 1)) if k % 2 else ((theirs, 1), (ours, 0))
        times = {side: seconds(address, side, calls) / calls for address, side in order}
        pairs.append((times[0], times[1]))
    np.testing.assert_allclose(results[0], results[1], rtol=1e-12)
    ratio = statistics.median(a / b for a, b in pairs)
    best = [1e6 * min(p[side] for p in pairs) for side in (0, 1)]
    return Row(case.name, fp, compiler, *best, ratio)


def plot(rows: list[Row], path: Path) -> None:
    """Bars of the ratios, with the line at 1 that says: as fast as the peer."""
    import matplotlib.pyplot as plt

    labels = [f"{r.name}\n{r.fp}, {r.compiler}" for r in rows]
    figure, axes = plt.subplots(figsize=(max(6, 0.7 * len(rows)), 4), layout="constrained")
    axes.bar(range(len(rows)), [r.ratio for r in rows], color="#4477aa")
    axes.axhline(1, color="black", linewidth=1)
    axes.set_xticks(range(len(rows)), labels, rotation=60, ha="right", fontsize=7)
    axes.set_ylabel("time relative to clang (lower is better)")
    figure.savefig(path, dpi=150)


def main() -> int:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds")
    parser.add_argument("--json", type=Path, default=HERE.parent / "build" / "benchmarks.json")
    parser.add_argument("--plot", type=Path, default=HERE.parent / "build" / "benchmarks.png")
    options = parser.parse_args()
    compilers = [c for c in ("clang-22", "clang-19", "clang") if shutil.which(c)][:2]
    if not compilers:
        print("no clang is installed, so there is nothing to compare with", file=sys.stderr)
        return 1
    console = Console()
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        work = [(c, fp, case) for c in compilers for fp in FLAGS for case in cases()]
        peers = {(c, fp): build(c, fp, folder) for c in compilers for fp in FLAGS}
        for compiler, fp, case in track(work, "timing", console=console, transient=True):
            peer = peers[compiler, fp]
            rows.append(measure(case, fp, compiler, peer, 7 if options.quick else 41))
    table = Table(title="ad-opt against clang -O3 -march=native on the same loops")
    for column in ("kernel", "floating point", "peer", "ad-opt µs", "peer µs", "ratio"):
        table.add_column(column, justify="right" if column[-1] in "so" else "left")
    for r in rows:
        table.add_row(
            r.name, r.fp, r.compiler, f"{r.ours_us:.2f}", f"{r.theirs_us:.2f}", f"{r.ratio:.2f}"
        )
    console.print(table)
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(json.dumps([asdict(r) for r in rows], indent=1))
    try:
        plot(rows, options.plot)
    except ImportError:
        console.print("no plot: matplotlib is not installed (pip install 'ad-opt\\[bench]')")
    return 0


if __name__ == "__main__":
    sys.exit(main())
