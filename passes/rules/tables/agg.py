"""Derivatives of what makes and takes apart structs, arrays, tuples and optionals.

All of it only moves values, so it is linear. Which part of a differential belongs to which part of
a value, the conformances say (reference: Slang's ``DerivativeMember``); a part without one has no
derivative. A part that is pulled back becomes a differential that is zero but for that part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.core.arith import SelectOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.types import agg
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.passes.emit.emit import Cotangent, Emitter
from ad_opt.passes.rules.expr import Source
from ad_opt.passes.rules.functions import Place
from ad_opt.passes.rules.registry import Row
from ad_opt.passes.tangents.module_tangents import conformances
from ad_opt.passes.tangents.tangent import tangent_type
from ad_opt.passes.tangents.tangent_registry import NONE
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .structural import one_to_one, structural

# ---------------------------------------------------------------- which part is which


@dataclass(frozen=True)
class Part:
    """A part of an aggregate: a field by name, or an element by an index."""

    field: str = ""
    index: SSAValue | None = None

    def of(self, em: Emitter, whole: SSAValue, type: Attribute) -> SSAValue:
        """Return what stands there in a value; it is of the given type."""
        if self.index is not None:
            return em.value(agg.ElemOp(whole, self.index))
        return em.value(agg.GetOp(whole, self.field, type))

    def replaced(self, em: Emitter, whole: SSAValue, new: SSAValue) -> SSAValue:
        """The value with another part."""
        if self.index is not None:
            return em.value(agg.ElemSetOp(whole, self.index, new))
        return em.value(agg.SetOp(whole, self.field, new))


def field_of_differential(type: Attribute, field: str) -> str | None:
    """The field of the differential that belongs to a field of a struct or tuple."""
    if isinstance(type, StructType):
        return conformances().association(type.struct, field)
    assert isinstance(type, TupleType)
    kept = [tangent_type(part) != NONE for part in type.types]
    return str(sum(kept[: int(field)])) if kept[int(field)] else None


def _part(p: Place, whole: SSAValue) -> Part | None:
    """The part of the differential that an access is about; an index is operand 1."""
    if isinstance(whole.type, ArrayType):
        return Part(index=p.x(1))
    field = field_of_differential(whole.type, cast(StringAttr, p.op.properties["field"]).data)
    return None if field is None else Part(field)


def _names(type: Attribute) -> list[str] | None:
    """The names of the parts of a struct or tuple."""
    if isinstance(type, StructType):
        return [field.name for field in conformances().fields(type)]
    return [str(at) for at in range(len(type.types))] if isinstance(type, TupleType) else None


def _parts(em: Emitter, op: Operation) -> Iterator[Part | None]:
    """Of each operand of `agg.make`: where its derivative stands."""
    type, count = op.results[0].type, len(op.operands)
    if isinstance(type, ArrayType):
        yield from (Part(index=em.index(at)) for at in range(count))
        return
    names = _names(type)
    if names is None or len(names) != count:
        raise error_at(
            op,
            "AD0702",
            f"how {type} is made of {count} parts is not known yet",
            help="run the pipeline `types` first",
        )
    for name in names:
        field = field_of_differential(type, name)
        yield None if field is None else Part(field)


# ---------------------------------------------------------------- make


def _push_make(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    type = tangent_type(p.op.results[0].type, p.op)
    if type == NONE:
        return [None]
    parts = list(_parts(p.em, p.op))
    given = {
        part: p.em.zero_of(x.type) if tangent is None else tangent
        for part, tangent, x in zip(parts, tangents, p.op.operands, strict=True)
        if part is not None
    }
    names = _names(type)
    if names is not None and {part.field for part in given} == set(names):
        return [p.em.value(agg.MakeOp([given[Part(name)] for name in names], type))]
    total = p.em.zero(type)
    for part, tangent in given.items():
        total = part.replaced(p.em, total, tangent)
    return [total]


def _pull_make(
    p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]
) -> list[Cotangent]:
    (d,) = cotangents
    assert d is not None
    parts = _parts(p.em, p.op)
    return [
        part.of(p.em, d, tangent_type(x.type, p.op)) if part is not None and at in wanted else None
        for at, (part, x) in enumerate(zip(parts, p.op.operands, strict=True))
    ]


# ---------------------------------------------------------------- get and set


def _push_get(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    whole = tangents[0]
    part = _part(p, p.op.operands[0]) if whole is not None else None
    if whole is None or part is None:
        return [None]
    return [part.of(p.em, whole, tangent_type(p.op.results[0].type, p.op))]


def _pull_get(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
    whole, (d,) = p.op.operands[0], cotangents
    part = _part(p, whole)
    found: list[Cotangent] = [None] * len(p.op.operands)
    if d is not None and part is not None:
        found[0] = part.replaced(p.em, p.em.zero_of(whole.type), d)
    return found


def _push_set(p: Place, tangents: Sequence[Cotangent]) -> list[Cotangent]:
    whole, new = p.op.operands[0], p.op.operands[-1]
    total, tangent = tangents[0], tangents[-1]
    part = _part(p, whole)
    if total is None:
        total = p.em.zero_of(whole.type)
    if part is None:
        return [total]
    return [part.replaced(p.em, total, p.em.zero_of(new.type) if tangent is None else tangent)]


def _pull_set(p: Place, cotangents: Sequence[Cotangent], wanted: frozenset[int]) -> list[Cotangent]:
    whole, new, (d,) = p.op.operands[0], p.op.operands[-1], cotangents
    assert d is not None
    part = _part(p, whole)
    found: list[Cotangent] = [None] * len(p.op.operands)
    if part is None:
        found[0] = d
        return found
    if len(p.op.operands) - 1 in wanted:
        found[-1] = part.of(p.em, d, tangent_type(new.type, p.op))
    if 0 in wanted:
        found[0] = part.replaced(p.em, d, p.em.zero_of(new.type))
    return found


def _index(op: Operation, wanted: frozenset[int]) -> frozenset[Source]:
    return frozenset({("x", 1)})


# ---------------------------------------------------------------- optionals


def _some(p: Place, d: SSAValue) -> SSAValue:
    return p.em.value(agg.SomeOp(d))


def _content(p: Place, d: SSAValue) -> SSAValue:
    """Return the content of an optional differential; that of an empty one is zero, and nobody
    asks for it: ``agg.value`` is undefined there.
    """
    assert isinstance(d.type, OptionalType)
    zero = p.em.value(agg.SomeOp(p.em.zero(d.type.element)))
    holds = p.em.value(agg.HasValueOp(d))
    return p.em.value(agg.ValueOp(p.em.value(SelectOp(holds, d, zero))))


ROWS: list[Row] = [
    structural("agg.make", _push_make, _pull_make),
    structural("agg.get", _push_get, _pull_get),
    structural("agg.set", _push_set, _pull_set),
    structural("agg.elem", _push_get, _pull_get, _index),
    structural("agg.elem_set", _push_set, _pull_set, _index),
    one_to_one("agg.some", _some, _content),
    one_to_one("agg.value", _content, _some),
]
INACTIVE: list[str] = ["agg.none", "agg.has_value"]
