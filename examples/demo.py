"""Differentiate real MLIR programs and check what comes out. `make demo` runs this.

The ADBench objectives (a Gaussian mixture, an LSTM, hand tracking, bundle adjustment) stand as MLIR
in `examples/adbench`; their inputs and reference values in `examples/adbench/data`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import ad_opt

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "adbench"))

import inputs  # noqa: E402

DATASETS = {
    "gmm_d10_K25": ("alphas", "means", "icf"),
    "gmm_d10_K200": ("alphas", "means", "icf"),
    "lstm_l2_c1024": ("main", "extra"),
    "hand2_t26_c192": ("theta",),
}
"""Data, and what is differentiated by."""


@dataclass(frozen=True)
class Outcome:
    """One row of the table."""

    what: str
    shown: str
    error: float
    first_ms: float
    run_ms: float


def timed(work: Callable[[], Any]) -> tuple[Any, float, float]:
    """The result, and milliseconds of the first call, which compiles, and of the second."""
    start = time.perf_counter()
    work()
    middle = time.perf_counter()
    result = work()
    return result, 1e3 * (middle - start), 1e3 * (time.perf_counter() - middle)


def deviation(found: np.ndarray, expected: np.ndarray) -> float:
    """The largest error relative to the largest entry."""
    return float(np.abs(found - expected).max() / np.abs(expected).max())


def run(name: str, wrt: Sequence[str]) -> list[Outcome]:
    """Value and derivative of one objective."""
    kind = name.split("_")[0].rstrip("0123456789")
    arguments, expected = inputs.read(name), inputs.reference(name)
    function = ad_opt.load(HERE / "adbench" / f"{kind}.mlir")[f"{kind}_objective"]
    values = list(arguments.values())
    value, *times = timed(lambda: function(*values))
    found = arguments["errors"].copy() if kind == "hand" else np.asarray(value)
    shown = f"{float(found):.12g}" if found.ndim == 0 else f"{'×'.join(map(str, found.shape))}"
    outcomes = [Outcome("value", shown, deviation(found, expected["value"]), *times)]
    if kind == "hand":
        jacobian = ad_opt.jacobian(function, wrt=wrt[0], of="errors")
        matrix, *times = timed(lambda: jacobian(*values))
        shape = "×".join(map(str, matrix.shape))
        error = deviation(matrix, expected["jacobian"])
        return [*outcomes, Outcome(f"Jacobian by {wrt[0]}", shape, error, *times)]
    gradient = ad_opt.grad(function, wrt=wrt)
    parts, *times = timed(lambda: gradient(*values))
    pairs = zip(wrt, parts, strict=True)
    error = max(deviation(part, expected[f"d_{name}"]) for name, part in pairs)
    norm = np.sqrt(sum(float((part**2).sum()) for part in parts))
    shown = f"|∇| = {norm:.8g}"
    return [*outcomes, Outcome(f"gradient by {', '.join(wrt)}", shown, error, *times)]


def main() -> int:
    """Print a table; exit status 1 if a value or a derivative is wrong."""
    console = Console(highlight=False, width=110)
    table = Table(title="ADBench objectives, written in MLIR: compiled, differentiated, run")
    for column in ("data", "", "result", "error against reference", "first call ms", "call ms"):
        table.add_column(column, justify="left" if column in ("data", "") else "right")
    worst = 0.0
    for name, wrt in DATASETS.items():
        with console.status(f"compiling and running {name}"):
            outcomes = run(name, wrt)
        for o in outcomes:
            worst = max(worst, o.error)
            times = f"{o.first_ms:.0f}", f"{o.run_ms:.2f}"
            table.add_row(
                name if o.what == "value" else "", o.what, o.shown, f"{o.error:.1e}", *times
            )
    console.print(table)
    console.print("all agree to 1e-10" if worst <= 1e-10 else "a value or a derivative is WRONG")
    return 0 if worst <= 1e-10 else 1


if __name__ == "__main__":
    sys.exit(main())
