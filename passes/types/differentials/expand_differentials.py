"""Arithmetic of Differentials becomes calls of the conformances' methods, or arithmetic by parts.

Needs: `synthesize-conformances`. Leaves: no ``autodiff.zero``, ``add`` or ``scale`` on types of
``agg``, ``pair`` and ``iface``; on floats and what is made of them it stays for what follows.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from ad_opt.passes.ops.catalogue import is_tangent_arithmetic
from ad_opt.passes.tangents.tangent_registry import NoTangentType
from ad_opt.passes.types.model.nested_modules import in_each_module
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Block, Operation

from .check_narrow_sums import warn_of_narrow_sums
from .differential_arithmetic import EXPANDED, DifferentialArithmetic
from .existential_arithmetic import existential_functions
from .null_differentials import guard_nulls


@dataclass(frozen=True)
class ExpandDifferentialsPass(AnalysisPass):
    """Write out zeros, sums and multiples of Differentials.

    A user's ``dzero``, ``dadd`` or ``dmul`` is called, also where the zero is not all bits zero.

    ```
    %c = autodiff.add %a, %b : !agg.struct<@D>
    ```
    becomes, for a struct of one float without a ``dadd`` of its own,
    ```
    %a_x = agg.get %a "x" : !agg.struct<@D> -> f64
    %b_x = agg.get %b "x" : !agg.struct<@D> -> f64
    %x = arith.addf %a_x, %b_x : f64
    %c = agg.make %x : (f64) -> !agg.struct<@D>
    ```
    """

    name = "expand-differentials"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> None:
        in_each_module(module, analyses, lambda one, _: expand_differentials(one))


def expand_differentials(module: ModuleOp, root: Operation | None = None) -> None:
    """Write out what is in ``root``, an operation in the module; without it, everywhere."""
    guard_nulls(module, root)
    found = [
        op
        for op in walk(root or module)
        if is_tangent_arithmetic(op) and op.results[0].type.name in EXPANDED
    ]
    if not found:
        return
    arithmetic = DifferentialArithmetic(module)
    sums: list[Operation] = []
    for op in found:
        is_sum, before, after = op.name == "autodiff.add", op.prev_op, op.next_op
        block = op.parent
        assert block is not None
        try:
            _expand(arithmetic, op)
        except NoTangentType as error:
            raise error_at(op, "AD0702", error.reason, help=error.help) from None
        if is_sum:
            sums += _between(block, before, after)
    warn_of_narrow_sums(module, sums)
    # Sums of existentials have become calls of functions, in which there are sums again.
    for function in existential_functions(module):
        if function is not root:
            expand_differentials(module, function)


def _between(block: Block, before: Operation | None, after: Operation | None) -> list[Operation]:
    """Return the operations between two operations of a block, regions included."""
    found: list[Operation] = []
    op = block.first_op if before is None else before.next_op
    while op is not None and op is not after:
        found += (op, *walk(op))
        op = op.next_op
    return found


def _expand(arithmetic: DifferentialArithmetic, op: Operation) -> None:
    block = op.parent
    assert block is not None
    builder = Emitter(block, op, op.location)
    match op.name:
        case "autodiff.zero":
            value = arithmetic.zero(builder, op.results[0].type)
        case "autodiff.add":
            value = arithmetic.add(builder, *op.operands)
        case _:
            value = arithmetic.scale(builder, *op.operands)
    replace(op, value)
