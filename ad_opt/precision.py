"""The precision in which a function computes inside, whatever its arguments and results are."""

from __future__ import annotations

from collections.abc import Iterator

from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    MemRefType,
    SymbolRefAttr,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from ad_opt.dialects.support.ir.queries import reached, walk
from ad_opt.dialects.support.ir.symbols import symbols_in

from .programs.function import Function


def lowest_precision(f: Function) -> float:
    """Return the distance of 1 to the next number of the narrowest floats that ``f``, or what it
    calls, computes with; that of doubles if there are no narrower ones.
    """
    module = f.program.focused(f.name).module
    symbols = symbols_in(module)

    def inside(name: str) -> Iterator[Operation]:
        function = symbols.get(name)
        return walk(function) if function is not None else iter(())

    names = reached([f.name], lambda name: [one for op in inside(name) for one in _named(op)])
    types = (result.type for name in names for op in inside(name) for result in op.results)
    return max([2.0**-52, *map(_precision, types)])


def _named(op: Operation) -> set[str]:
    attributes = (*op.properties.values(), *op.attributes.values())
    return {one.string_value() for one in attributes if isinstance(one, SymbolRefAttr)}


def _precision(kind: Attribute) -> float:
    while isinstance(kind, MemRefType | VectorType | ComplexType | TensorType):
        kind = kind.element_type
    return _PRECISIONS.get(kind.name, 0.0) if isinstance(kind, AnyFloat) else 0.0


_PRECISIONS = {"f32": 2.0**-23, "tf32": 2.0**-10, "f16": 2.0**-10, "bf16": 2.0**-7}
