"""Expressions of functions in ``arith`` and ``math``: numbers of one precision."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.energies.expr import ExprOp, KeyedOp, NumberOp
from ad_opt.dialects.energies.expr_keys import BOOL, REAL
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.algebra.arith.arithmetic import Arithmetic
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, Float32Type, Float64Type, FunctionType, ModuleOp, i1
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.rewriter import Rewriter

_PRECISIONS: dict[str, AnyFloat] = {"f32": Float32Type(), "f64": Float64Type()}


@dataclass(frozen=True)
class ExprToArithPass(AnalysisPass):
    """Write the expressions of functions in ``arith`` and ``math``.

    Before, and after::

        func.func @f(%b: !expr.bool, %x: !expr.real) -> !expr.real {
          %r = expr.prod 2.0 (%b, %x)
          return %r : !expr.real
        }

        func.func @f(%b: i1, %x: f64) -> f64 {
          %0 = arith.mulf %x, %c2 : f64
          %r = arith.select %b, %0, %c0 : f64
          return %r : f64
        }

    Kernels of energies are written by ``sched-emit``: only there it is known where arrays are.

    Options: ``precision`` (f64): f32 or f64.
    """

    name = "expr-to-arith"
    precision: str = "f64"

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        real = _PRECISIONS.get(self.precision)
        if real is None:
            message = f"there is no precision {self.precision}"
            raise error_at(module, "AD1002", message, help="write f32 or f64")
        changed = False
        for func in module.body.walk():
            if func.name == "func.func":
                changed |= _convert(func, real)
        return changed


def _convert(func: Operation, real: AnyFloat) -> bool:
    """Convert the types of a function, then its expressions."""
    new: dict[Attribute, Attribute] = {REAL: real, BOOL: i1}
    changed = False
    for op in [func, *walk(func)]:
        arguments = [arg for region in op.regions for block in region.blocks for arg in block.args]
        for value in [*op.results, *arguments]:
            if value.type in new and not isinstance(op, ExprOp):
                Rewriter.replace_value_with_new_type(value, new[value.type])
                changed = True
    type_ = func.properties["function_type"]
    assert isinstance(type_, FunctionType)
    parts = [[new.get(t, t) for t in given.data] for given in (type_.inputs, type_.outputs)]
    func.properties["function_type"] = FunctionType.from_lists(*parts)
    for op in [op for op in walk(func) if isinstance(op, ExprOp)]:
        replace(op, _written(op, real))
        changed = True
    return changed


def _written(op: ExprOp, real: AnyFloat) -> SSAValue:
    if isinstance(op, KeyedOp):
        message = f"{op.name} reads what only an energy has"
        raise error_at(op, "AD1002", message, help="pass the value as an argument")
    to = Arithmetic(Builder.at(op), real)
    number = op.number if isinstance(op, NumberOp) else None
    name = op.name.removeprefix("expr.")
    if name == "const":
        assert number is not None
        return to.number(number)
    return to.apply(name, number, list(op.args), is_bool=op.result.type == BOOL)
