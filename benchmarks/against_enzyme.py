"""Time gradients of C kernels against Enzyme's, on the same source and one thread.

Ours are objects of ``ad-opt --grad --emit=obj``; Enzyme's come from the wheel ``enzyme-ad`` (extra
``enzyme``), where the fastest of some sets of flags counts. Both clear their shadows and add to
them; gradients are compared before times are. Times are those of the processor, the fastest call of
``--calls``; the two sides take turns ``--rounds`` times, and ratios are medians of the turns. Pin
the process to one core: ``taskset -c 1 python benchmarks/against_enzyme.py [--only=NAME,...]``.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import enzyme_peer
import numpy as np
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "examples" / "adbench")]
import c_kernels  # noqa: E402

Gradient = Callable[[], tuple[list[np.ndarray], float]]
"""Gradients, and the seconds of the fastest call."""


@dataclass(frozen=True)
class Case:
    """One gradient, and what it may cost relative to Enzyme's."""

    name: str
    file: str
    arguments: tuple[Any, ...]
    wrt: tuple[int, ...]
    limit: float
    parameters: tuple[str, ...]
    """Names of those arguments that are pointers to floats and constant."""
    function: str | None = None
    tolerance: float = 1e-9

    @property
    def symbol(self) -> str:
        """The C function."""
        return self.function or self.name


@dataclass
class Row:
    """Microseconds and ratios of one case."""

    name: str
    fast_us: float
    strict_us: float
    enzyme_fast_us: float
    enzyme_strict_us: float
    fast_of_enzyme: float
    strict_of_enzyme: float
    limit: float
    agrees: bool
    """False where Enzyme's gradient is another one than ours, which `gradients.py` compares with
    JAX's."""


def cases() -> list[Case]:
    """The cases in the order of the table."""
    rng = np.random.default_rng(0)
    n = 1_000_000
    x, positive = rng.standard_normal(n), rng.random(n) * 100 + 0.01
    spot, strike, term = rng.random(n) * 50 + 75, rng.random(n) * 50 + 75, rng.random(n) * 2 + 0.1
    square = rng.standard_normal((200, 200))
    definite = square @ square.T + 200 * np.eye(200)
    tridiagonal = (rng.random(n), rng.random(n) + 3, rng.random(n), rng.standard_normal(n))
    rows = rng.standard_normal((1024, 1000)).astype(np.float32)
    labels = rng.integers(0, 1000, 1024).astype(np.int32)
    bodies, grid = rng.standard_normal((1000, 3)), rng.standard_normal((1024, 1024))
    gmm, lstm = c_kernels.gmm("gmm_d10_K25"), c_kernels.lstm("lstm_l2_c1024")
    return [
        Case("rosenbrock", "gradients", (n, x), (1,), 0.8, ()),
        Case("rosenbrock_carried", "gradients", (n, x), (1,), 0.8, ()),
        Case("n_body", "gradients", (1000, bodies), (1,), 0.9, ()),
        Case("logsumexp", "gradients", (n, x), (1,), 0.8, ()),
        Case("thomas", "solvers", (n, *tridiagonal), (1, 2, 3, 4), 1.0, ()),
        Case("cholesky", "solvers", (200, definite), (1,), 0.4, ()),
        Case("stencil", "gradients", (grid, 10), (0,), 0.55, ()),
        Case("stencil_in_pairs", "solvers", (grid, 5), (0,), 0.55, ()),
        Case("newton", "gradients", (n, positive), (1,), 1.0, ()),
        Case(
            "softmax_cross_entropy", "gradients", (len(rows), rows, labels), (1,), 1.0, (),
            tolerance=1e-3,
        ),
        Case(
            "black_scholes", "gradients", (n, spot, strike, term, 0.03, 0.2), (1, 2, 3), 1.0,
            ("rate", "sigma"),
        ),
        Case("gmm", "gmm", gmm, (3, 4, 5), 1.0, ("x", "gamma"), "gmm_objective"),
        Case("lstm", "lstm", lstm, (3, 4), 1.0, ("state", "sequence"), "lstm_objective"),
    ]  # fmt: skip


def ours(case: Case, fp: str, folder: Path, calls: int) -> Gradient:
    """The gradient as an object of ``ad-opt``, linked to a library and called."""
    stem = folder / f"{case.name}_{fp}"
    command = [str(Path(sys.executable).parent / "ad-opt"), str(HERE / "c" / f"{case.file}.ll")]
    command += [f"--grad={case.symbol}", f"--fp={fp}", "--emit=obj", "--veclib=libmvec"]
    command += [f"--constant={','.join(case.parameters)}"] if case.parameters else []
    subprocess.run([*command, "-o", f"{stem}.o"], check=True)
    link = ["gcc", "-shared", "-o", f"{stem}.so", f"{stem}.o", "-lmvec", "-lm"]
    subprocess.run(link, check=True)
    function = getattr(ctypes.CDLL(f"{stem}.so"), f"{case.symbol}_grad")
    function.restype = None
    shadows = {at: np.zeros_like(case.arguments[at]) for at in case.wrt}
    given: list[Any] = []
    for at, argument in enumerate(case.arguments):
        if isinstance(argument, np.ndarray):
            given.append(ctypes.c_void_p(argument.ctypes.data))
            given += [ctypes.c_void_p(shadows[at].ctypes.data)] if at in shadows else []
        else:
            given.append(
                (ctypes.c_double if isinstance(argument, float) else ctypes.c_long)(argument)
            )

    def run() -> tuple[list[np.ndarray], float]:
        taken: list[float] = []
        for _ in range(calls):
            start = time.process_time_ns()
            for shadow in shadows.values():
                ctypes.memset(shadow.ctypes.data, 0, shadow.nbytes)
            function(*given)
            taken.append(1e-9 * (time.process_time_ns() - start))
        return list(shadows.values()), min(taken)

    return run


def fastest_enzyme(
    case: Case, fp: str, calls: int, expected: list[np.ndarray]
) -> tuple[Gradient, bool]:
    """Enzyme's gradient under the flags that are fastest, and true if it is equal to ours; of those
    that are not, only where none is.
    """
    source = (HERE / "c" / f"{case.file}.c").read_text()
    found: list[tuple[bool, float, Gradient]] = []
    for flags in enzyme_peer.FLAGS[fp]:
        gradient = enzyme_peer.compiled(source, case.symbol, case.arguments, case.wrt, flags, calls)
        values, seconds = gradient()
        found.append((not same(case, values, expected), seconds, gradient))
    differs, _, gradient = min(found, key=lambda one: one[:2])
    return gradient, not differs


def same(case: Case, found: list[np.ndarray], expected: list[np.ndarray]) -> bool:
    """True if two gradients are equal, relative to the largest element of each part."""
    return all(
        float(np.abs(a - b).max()) <= case.tolerance * float(np.abs(b).max())
        for a, b in zip(found, expected, strict=True)
    )


def measure(case: Case, rounds: int, calls: int) -> Row:
    """Compare the gradients, then time both sides in turns."""
    with tempfile.TemporaryDirectory() as folder:
        works: dict[str, Gradient] = {}
        reference: list[np.ndarray] = []
        agrees = True
        for fp in ("strict", "fast"):
            works[fp] = ours(case, fp, Path(folder), calls)
            reference = reference or [g.copy() for g in works[fp]()[0]]
            if not same(case, works[fp]()[0], reference):
                raise SystemExit(f"{case.name}: strict and fast gradients differ")
            works[f"enzyme {fp}"], equal = fastest_enzyme(case, fp, calls, reference)
            agrees = agrees and equal
        samples = [{name: work()[1] for name, work in works.items()} for _ in range(rounds)]
    best = {name: 1e6 * min(sample[name] for sample in samples) for name in works}
    ratio = {
        fp: statistics.median(s[fp] / s[f"enzyme {fp}"] for s in samples)
        for fp in ("fast", "strict")
    }
    return Row(
        case.name, best["fast"], best["strict"], best["enzyme fast"], best["enzyme strict"],
        ratio["fast"], ratio["strict"], case.limit, agrees,
    )  # fmt: skip


def show(rows: list[Row], console: Console) -> None:
    """The table; what misses its limit is marked."""
    table = Table(title="gradients of C kernels: time relative to Enzyme on the same source")
    heads = (
        "fast µs",
        "Enzyme",
        "strict µs",
        "Enzyme",
        "fast ÷ Enzyme",
        "strict ÷ Enzyme",
        "≤",
        "gradients",
    )
    for column in ("case", *heads):
        table.add_column(column, justify="left" if column == "case" else "right")
    for r in rows:
        fast = f"{r.fast_of_enzyme:.2f}"
        table.add_row(
            r.name, f"{r.fast_us:.0f}", f"{r.enzyme_fast_us:.0f}", f"{r.strict_us:.0f}",
            f"{r.enzyme_strict_us:.0f}",
            f"[red]{fast}[/red]" if r.fast_of_enzyme > r.limit else fast,
            f"{r.strict_of_enzyme:.2f}", f"{r.limit:.2f}", "" if r.agrees else "differs",
        )  # fmt: skip
    console.print(table)


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", help="names of cases, with commas between")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--calls", type=int, default=10)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    console = Console(width=120)
    wanted = options.only.split(",") if options.only else None
    rows: list[Row] = []
    for case in cases():
        if wanted is None or case.name in wanted:
            with console.status(case.name):
                rows.append(measure(case, options.rounds, options.calls))
    show(rows, console)
    if options.json:
        options.json.write_text(json.dumps([asdict(row) for row in rows], indent=1))


if __name__ == "__main__":
    main()
