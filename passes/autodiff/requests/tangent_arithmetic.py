"""Arithmetic of tangents, ``autodiff.zero/add/scale``, as arithmetic of the types at hand.

It is written out before differentiation, so that its derivatives follow from ordinary rules.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.tangents.tangent import is_own
from ad_opt.passes.types.differentials.float_arithmetic import scaled
from xdsl.dialects.builtin import ModuleOp
from xdsl.ir import Operation, SSAValue


def _zero(em: Emitter, op: Operation) -> SSAValue:
    return em.zero(op.results[0].type)


def _add(em: Emitter, op: Operation) -> SSAValue:
    return em.addf(*op.operands)


def _scale(em: Emitter, op: Operation) -> SSAValue:
    return scaled(em, *op.operands)


_ARITHMETIC: dict[str, Callable[[Emitter, Operation], SSAValue]] = {
    "autodiff.zero": _zero,
    "autodiff.add": _add,
    "autodiff.scale": _scale,
}


def expand_tangent_arithmetic(module: ModuleOp) -> None:
    """Write out sums, multiples and zeros of tangents that are floats or made of floats.

    Those of the module's own types stay: conformances give their arithmetic, and rules their
    derivatives.
    """
    for op in [op for op in walk(module) if op.name in _ARITHMETIC]:
        type = op.results[0].type
        if is_own(type):
            continue
        if not is_float_like(type):
            raise error_at(op, "AD0702", f"there is no arithmetic on tangents of type {type}")
        block = op.parent
        assert block is not None
        replace(op, _ARITHMETIC[op.name](Emitter(block, op, op.location), op))
