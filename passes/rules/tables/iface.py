"""Derivatives of packing and unpacking existentials.

The differential of an existential is one of `IDifferentiable`, with a type of its own in it: that
of the differential of what is packed. Null, which is zero, unpacks as the zero of any type.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.types import iface
from ad_opt.dialects.types.attributes.iface_types import DIFFERENTIABLE, AnyType
from ad_opt.passes.emit.emit import Cotangent
from ad_opt.passes.rules.functions import Place
from ad_opt.passes.rules.registry import Row
from ad_opt.passes.tangents.module_tangents import conformances
from ad_opt.passes.tangents.tangent import tangent_type
from xdsl.ir import Attribute, Operation, SSAValue

from .structural import One, one_to_one


def _differential_witness(type: Attribute) -> str | None:
    """The witness by which the differential of a type is an `any<@IDifferentiable>`."""
    differential = conformances().differential(type)
    if differential is None:
        return None
    return conformances().witness(differential, DIFFERENTIABLE)


def _packed(concrete: Callable[[Operation], Attribute]) -> One:
    def pack(p: Place, d: SSAValue) -> Cotangent:
        witness = _differential_witness(concrete(p.op))
        if witness is None:
            return None
        return p.em.value(iface.PackOp(d, witness, AnyType(DIFFERENTIABLE)))

    return pack


def _unpacked(concrete: Callable[[Operation], Attribute]) -> One:
    def unpack(p: Place, d: SSAValue) -> Cotangent:
        type = concrete(p.op)
        witness = _differential_witness(type)
        if witness is None:
            return None
        return p.em.value(iface.UnpackAsOp(d, witness, tangent_type(type, p.op)))

    return unpack


def _operand(op: Operation) -> Attribute:
    return op.operands[0].type


def _result(op: Operation) -> Attribute:
    return op.results[0].type


ROWS: list[Row] = [
    one_to_one("iface.pack", _packed(_operand), _unpacked(_operand)),
    one_to_one("iface.unpack_as", _unpacked(_result), _packed(_result)),
]
INACTIVE: list[str] = [
    f"iface.{name}"
    for name in ("type_id", "is_null_differential", "null_differential", "witness_of", "lookup")
]
