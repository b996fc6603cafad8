"""Run real MLIR programs and check what they give. `make demo` runs this.

The ADBench objectives (a Gaussian mixture, an LSTM, hand tracking, bundle adjustment) stand as MLIR
in `examples/adbench`; their inputs and reference values in `examples/adbench/data`.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import ad_opt

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "adbench"))

import inputs  # noqa: E402

DATASETS = ["gmm_d10_K25", "gmm_d10_K200", "lstm_l2_c1024", "hand2_t26_c192"]


def run(name: str) -> tuple[str, float, float, float]:
    """Value shown, relative error against the reference, and milliseconds to compile and to run."""
    kind = name.split("_")[0].rstrip("0123456789")
    arguments = inputs.read(name)
    start = time.perf_counter()
    function = ad_opt.load(HERE / "adbench" / f"{kind}.mlir")[f"{kind}_objective"]
    value = function(*arguments.values())
    compiled = time.perf_counter()
    function(*arguments.values())
    end = time.perf_counter()
    expected = inputs.reference(name)["value"]
    got = arguments["errors"] if kind == "hand" else np.asarray(value)
    error = float(np.abs(got - expected).max() / np.abs(expected).max())
    shown = f"{float(got):.12g}" if got.ndim == 0 else f"array of {'×'.join(map(str, got.shape))}"
    return shown, error, 1e3 * (compiled - start), 1e3 * (end - compiled)


def main() -> int:
    """Print a table; exit status 1 if a value is wrong."""
    console = Console(highlight=False)
    table = Table(title="ADBench objectives, written in MLIR, compiled and run")
    for column in ("data", "value", "error against reference", "compile ms", "run ms"):
        table.add_column(column, justify="left" if column == "data" else "right")
    worst = 0.0
    for name in DATASETS:
        with console.status(f"compiling and running {name}"):
            value, error, compile_ms, run_ms = run(name)
        worst = max(worst, error)
        table.add_row(name, value, f"{error:.1e}", f"{compile_ms:.0f}", f"{run_ms:.2f}")
    console.print(table)
    console.print("all values agree to 1e-12" if worst <= 1e-12 else "a value is WRONG")
    return 0 if worst <= 1e-12 else 1


if __name__ == "__main__":
    sys.exit(main())
