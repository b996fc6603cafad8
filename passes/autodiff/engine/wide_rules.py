"""Rules of narrow floats pull cotangents back that are wider.

    %y = math.exp %x : bf16        with the cotangent %dy : f32
gives
    %e = arith.extf %y : bf16 to f32        ; what the rule reads
    %dx = arith.mulf %dy, %e : f32

The rule is asked about an operation of wide floats that stands for that of the program. So no
derivative is rounded, overflows or vanishes on its way through an expression of narrow floats.
Rules of other dialects see the types of the program; there cotangents are converted around them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ad_opt.dialects.support.ir.rewriting import set_type
from ad_opt.passes.emit.emit import Cotangent, Emitter, cotangent_of, is_float_like
from ad_opt.passes.emit.shadow_types import public_cotangent
from ad_opt.passes.rules.emission import Value
from ad_opt.passes.rules.registry import Row
from ad_opt.passes.tangents.accumulation import summed_bits
from xdsl.ir import Attribute, Block, Operation, SSAValue

_ARITHMETIC = ("arith.", "math.", "complex.", "vector.")
"""Operations whose derivatives are arithmetic of the same kind, for floats of any width."""


def pull(
    rule: Row,
    em: Emitter,
    op: Operation,
    value: Value,
    cotangents: Sequence[Cotangent],
    wanted: Iterable[int],
) -> list[Cotangent]:
    """The cotangent of each operand in ``wanted``, from one a result, as reverse mode sums them."""
    bits = summed_bits()
    if not any([_is_narrow_type(x.type, bits) for x in (*op.operands, *op.results)]):
        return rule.pullback(em, op, value, cotangents, wanted)
    if op.name.startswith(_ARITHMETIC) and not op.regions:
        wide, behind = _widened(op)
        found = rule.pullback(
            em, wide, lambda x: _extended(em, value, behind[x]), cotangents, wanted
        )
        wide.erase()
        return found
    narrow = [
        None if d is None else em.fit(d, public_cotangent(x.type))
        for d, x in zip(cotangents, op.results, strict=True)
    ]
    return [
        None if d is None else em.fit(d, cotangent_of(x.type))
        for d, x in zip(rule.pullback(em, op, value, narrow, wanted), op.operands, strict=True)
    ]


def _is_narrow(value: SSAValue) -> bool:
    return _is_narrow_type(value.type, summed_bits())


@lru_cache(maxsize=256)
def _is_narrow_type(type: Attribute, bits: int) -> bool:
    """True if sums of a type, in floats of so many ``bits`` as this module's, are wider."""
    return is_float_like(type) and cotangent_of(type) != type


def _widened(op: Operation) -> tuple[Operation, dict[SSAValue, SSAValue]]:
    """``op`` with the types of cotangents, standing nowhere, and what its values stand for."""
    block, stand_ins, behind = Block(), dict[SSAValue, SSAValue](), dict[SSAValue, SSAValue]()
    for operand in op.operands:
        if operand not in stand_ins and _is_narrow(operand):
            made = block.insert_arg(cotangent_of(operand.type), len(block.args))
            stand_ins[operand] = made
        behind[stand_ins.get(operand, operand)] = operand
    wide = op.clone(stand_ins)
    for result, made in zip(op.results, wide.results, strict=True):
        behind[made] = result
        if _is_narrow(result):
            set_type(made, cotangent_of(result.type))
    return wide, behind


def _extended(em: Emitter, value: Value, wanted: SSAValue) -> SSAValue:
    found = value(wanted)
    return em.fit(found, cotangent_of(found.type)) if is_float_like(found.type) else found
