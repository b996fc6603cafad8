"""Execution: core dialects to the llvm dialect, to LLVM IR text, to machine code.

`PASSES` maps the names of the lowering passes to functions that import and return them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from xdsl.passes import ModulePass


def _lazy(module: str, value: str) -> Callable[[], type[ModulePass]]:
    return lambda: getattr(import_module(f"{__name__}.{module}"), value)


PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "bufferize-tensors": _lazy("bufferize_tensors", "BufferizeTensorsPass"),
    "expand-linalg": _lazy("expand_linalg", "ExpandLinalgPass"),
    "expand-vectors": _lazy("expand_vectors", "ExpandVectorsPass"),
    "linearize-vectors": _lazy("linearize_vectors", "LinearizeVectorsPass"),
    "lower-affine-to-scf": _lazy("lower_affine_to_scf", "LowerAffineToScfPass"),
    "lower-aggregates": _lazy("lower_aggregates", "LowerAggregatesPass"),
    "lower-existentials": _lazy("lower_existentials", "LowerExistentialsPass"),
    "lower-linalg-to-loops": _lazy("lower_linalg_to_loops", "LowerLinalgToLoopsPass"),
    "lower-scf-to-cf": _lazy("lower_scf_to_cf", "LowerScfToCfPass"),
    "lower-tape": _lazy("lower_tape", "LowerTapePass"),
    "lower-to-llvm": _lazy("lower_to_llvm", "LowerToLlvmPass"),
    "poll-interrupts": _lazy("poll_interrupts", "PollInterruptsPass"),
    "separate-derivatives": _lazy("separate_derivatives", "SeparateDerivativesPass"),
}
