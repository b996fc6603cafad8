"""Execution: core dialects to the llvm dialect, to LLVM IR text, to machine code.

`PASSES` maps the names of the lowering passes to functions that import and return them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ad_opt.dialects.support.process.lazy_pass import LazyPass, words

if TYPE_CHECKING:
    from xdsl.passes import ModulePass


def _lazy(module: str, value: str, about: str | None = None) -> LazyPass:
    return LazyPass(f"{__name__}.{module}", value, None if about is None else words(about))


PASSES: dict[str, Callable[[], type[ModulePass]]] = {
    "block-products": _lazy("products.block_products", "BlockProductsPass", "linalg."),
    "bufferize-tensors": _lazy(
        "bufferize.bufferize_tensors", "BufferizeTensorsPass", "tensor unranked_tensor ml_program."
    ),
    "expand-elementary-functions": _lazy(
        "elementary_functions.expand_elementary_functions",
        "ExpandElementaryFunctionsPass",
        "math.sin math.cos math.sincos math.exp math.exp2 math.expm1 math.tanh "
        "math.log math.log10 math.log1p math.log2",
    ),
    "expand-linalg": _lazy(
        "core.expand_linalg",
        "ExpandLinalgPass",
        "linalg.softmax linalg.winograd_filter_transform linalg.winograd_input_transform "
        "linalg.winograd_output_transform",
    ),
    "expand-vectors": _lazy("vectors.expand_vectors", "ExpandVectorsPass", "vector."),
    "linearize-vectors": _lazy(
        "vectors.linearize_vectors", "LinearizeVectorsPass", "vector vector."
    ),
    "lower-affine-to-scf": _lazy("core.lower_affine_to_scf", "LowerAffineToScfPass", "affine."),
    "lower-aggregates": _lazy(
        "core.lower_aggregates",
        "LowerAggregatesPass",
        "agg. iface.interface iface.witness_table iface.generic",
    ),
    "lower-existentials": _lazy("core.lower_existentials", "LowerExistentialsPass", "iface.any"),
    "lower-linalg-to-loops": _lazy(
        "core.lower_linalg_to_loops", "LowerLinalgToLoopsPass", "linalg."
    ),
    "lower-scf-to-cf": _lazy("core.lower_scf_to_cf", "LowerScfToCfPass", "scf."),
    "lower-tape": _lazy("tape.lower_tape", "LowerTapePass"),
    "lower-to-llvm": _lazy("to_llvm.lower_to_llvm", "LowerToLlvmPass"),
    "poll-interrupts": _lazy("codegen.in_process.poll_interrupts", "PollInterruptsPass"),
    "return-scalars": _lazy("core.return_scalars", "ReturnScalarsPass", "tensor"),
    "separate-derivatives": _lazy(
        "codegen.objects.separate_derivatives", "SeparateDerivativesPass"
    ),
}
