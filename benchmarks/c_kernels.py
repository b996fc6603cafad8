"""The kernels in `benchmarks/c`: their LLVM IR, and arguments made of the ADBench data sets.

C functions take sizes beside pointers; the order is that of the C prototypes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import inputs

FOLDER = Path(__file__).resolve().parent / "c"
Arguments = tuple[Any, ...]


def source(name: str) -> Path:
    """The LLVM IR of a kernel: ``gmm``, ``lstm``, ``ba`` or ``rk4``."""
    return FOLDER / f"{name}.ll"


def gmm(name: str) -> Arguments:
    """``gmm_objective``; alphas, means and icf are arguments 3, 4 and 5."""
    a = inputs.read(name)
    n, d = a["x"].shape
    sizes = n, d, len(a["alphas"])
    return (*sizes, a["alphas"], a["means"], a["icf"], a["x"], a["gamma"], a["m"])


def lstm(name: str) -> Arguments:
    """``lstm_objective``; main and extra are arguments 3 and 4."""
    a = inputs.read(name)
    characters, b = a["sequence"].shape
    sizes = len(a["main"]) // 2, b, characters
    return (*sizes, a["main"], a["extra"], a["state"], a["sequence"])


def ba(name: str) -> Arguments:
    """``ba_objective``; residuals and weight_residuals, 6 and 7, are written."""
    a = inputs.read(name)
    names = ("cams", "points", "weights", "observations", "features")
    outputs = a["residuals"], a["weight_residuals"]
    return (len(a["weights"]), *(a[name] for name in names), *outputs)
