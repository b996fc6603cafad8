"""Differentials as lists of floats: taking them apart, and putting them together.

So functions on Differentials become functions on floats, which can be run without knowing what a
value of a struct looks like to whoever runs them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ad_opt.dialects.core.scf import IfOp
from ad_opt.dialects.core.vector.vector import FromElementsOp, ToElementsOp
from ad_opt.dialects.types.agg import ElemOp, GetOp, HasValueOp, MakeOp, SomeOp, ValueOp
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.iface import NullDifferentialOp
from ad_opt.dialects.types.pair import DiffOp, PrimalOp
from ad_opt.dialects.types.pair import MakeOp as MakePairOp
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.tangents.conformances import Conformances
from xdsl.dialects import complex
from xdsl.dialects.builtin import AnyFloat, ComplexType, VectorType
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Attribute, Block, ParametrizedAttribute, Region, SSAValue


@dataclass(frozen=True)
class Leaf:
    """A float somewhere in a value."""

    path: str
    type: Attribute


class Leaves:
    """Takes apart and puts together values of the types of a module."""

    def __init__(self, conformances: Conformances):
        self._conformances = conformances

    def parts(self, type: Attribute) -> list[tuple[str, Attribute]]:
        """Names and types of what a type is directly made of."""
        match type:
            case StructType():
                return [(f".{f.name}", f.type) for f in self._conformances.fields(type)]
            case TupleType():
                return [(f".{at}", part) for at, part in enumerate(type.types)]
            case ArrayType():
                return [(f"[{at}]", type.element) for at in range(type.size or 0)]
            case VectorType():
                count = 1
                for extent in type.get_shape():
                    count *= extent
                return [(f"[{at}]", type.get_element_type()) for at in range(count)]
            case ComplexType():
                return [(".re", type.element_type), (".im", type.element_type)]
            case OptionalType():
                return [("?", type.element)]
            case ParametrizedAttribute() if type.name in ("pair.pair", "pair.user"):
                (primal,) = type.parameters
                differential = self._conformances.differential(primal)
                assert differential is not None
                return [(".p", primal), (".d", differential)]
            case _:
                return []

    def of(self, type: Attribute, path: str = "") -> Iterator[Leaf]:
        """The floats of a type in order."""
        if isinstance(type, AnyFloat):
            yield Leaf(path, type)
        for name, part in self.parts(type):
            yield from self.of(part, path + name)

    def make(self, builder: Emitter, type: Attribute, floats: Iterator[SSAValue]) -> SSAValue:
        """A value from its floats. An optional has a value, an existential is null."""
        if isinstance(type, AnyFloat):
            return next(floats)
        if type.name == "iface.any":
            return builder.value(NullDifferentialOp(type))
        parts = [self.make(builder, part, floats) for _, part in self.parts(type)]
        match type:
            case VectorType():
                return builder.value(FromElementsOp(operands=[parts], result_types=[type]))
            case ComplexType():
                return builder.value(complex.CreateOp(parts[0], parts[1], type))
            case OptionalType():
                return builder.value(SomeOp(parts[0]))
            case ParametrizedAttribute() if type.name in ("pair.pair", "pair.user"):
                return builder.value(MakePairOp(parts[0], parts[1], type))
            case _:
                return builder.value(MakeOp(parts, type))

    def take(self, builder: Emitter, value: SSAValue) -> list[SSAValue]:
        """The floats of a value. Those of an optional without a value are zero."""
        type = value.type
        if isinstance(type, AnyFloat):
            return [value]
        if isinstance(type, OptionalType):
            return self._take_optional(builder, value, type)
        if isinstance(type, VectorType):
            types = [part for _, part in self.parts(type)]
            op = ToElementsOp(operands=[value], result_types=[types])
            elements = list(builder.emit(op).results)
        elif type.name == "iface.any":
            return []
        else:
            elements = [
                self._part(builder, value, at, name, part)
                for at, (name, part) in enumerate(self.parts(type))
            ]
        return [leaf for element in elements for leaf in self.take(builder, element)]

    def _part(
        self, builder: Emitter, value: SSAValue, at: int, name: str, part: Attribute
    ) -> SSAValue:
        type = value.type
        if isinstance(type, ArrayType):
            return builder.value(ElemOp(value, builder.index(at)))
        if isinstance(type, ComplexType):
            return builder.value(complex.ImOp(value) if at else complex.ReOp(value))
        if type.name in ("pair.pair", "pair.user"):
            return builder.value(DiffOp(value, part) if at else PrimalOp(value))
        return builder.value(GetOp(value, name.removeprefix("."), part))

    def _take_optional(
        self, builder: Emitter, value: SSAValue, type: OptionalType
    ) -> list[SSAValue]:
        leaves = list(self.of(type.element))
        there, absent = Block(), Block()
        inner = Emitter(there, None, builder.location)
        inner.emit(YieldOp(*self.take(inner, inner.value(ValueOp(value)))))
        inner = Emitter(absent, None, builder.location)
        inner.emit(YieldOp(*(inner.zero(leaf.type) for leaf in leaves)))
        has_value = builder.value(HasValueOp(value))
        types = [leaf.type for leaf in leaves]
        return list(builder.emit(IfOp(has_value, types, Region(there), Region(absent))).results)
