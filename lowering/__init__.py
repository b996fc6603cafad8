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
    "bufferize-tensors": _lazy("core.bufferize_tensors", "BufferizeTensorsPass"),
    "expand-linalg": _lazy("core.expand_linalg", "ExpandLinalgPass"),
    "expand-vectors": _lazy("core.expand_vectors", "ExpandVectorsPass"),
    "linearize-vectors": _lazy("core.linearize_vectors", "LinearizeVectorsPass"),
    "lower-affine-to-scf": _lazy("core.lower_affine_to_scf", "LowerAffineToScfPass"),
    "lower-aggregates": _lazy("core.lower_aggregates", "LowerAggregatesPass"),
    "lower-existentials": _lazy("core.lower_existentials", "LowerExistentialsPass"),
    "lower-linalg-to-loops": _lazy("core.lower_linalg_to_loops", "LowerLinalgToLoopsPass"),
    "lower-scf-to-cf": _lazy("core.lower_scf_to_cf", "LowerScfToCfPass"),
    "lower-tape": _lazy("tape.lower_tape", "LowerTapePass"),
    "lower-to-llvm": _lazy("to_llvm.lower_to_llvm", "LowerToLlvmPass"),
    "poll-interrupts": _lazy("codegen.poll_interrupts", "PollInterruptsPass"),
    "separate-derivatives": _lazy("codegen.separate_derivatives", "SeparateDerivativesPass"),
}
