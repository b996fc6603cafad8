"""The precision in which a function computes inside, whatever its arguments and results are."""

from __future__ import annotations

from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    MemRefType,
    SymbolRefAttr,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute, Operation

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.symbols import symbols_in

from .programs.function import Function


def lowest_precision(f: Function) -> float:
    """Return the distance of 1 to the next number of the narrowest floats that ``f``, or what it
    calls, computes with; that of doubles if there are no narrower ones.
    """
    module = f.program.focused(f.name).module
    symbols = symbols_in(module)
    pending, seen = [f.name], {f.name}
    found = 2.0**-52
    while pending:
        function = symbols.get(pending.pop())
        for op in walk(function) if function is not None else ():
            found = max([found, *(_precision(result.type) for result in op.results)])
            for name in _named(op) - seen:
                seen.add(name)
                pending.append(name)
    return found


def _named(op: Operation) -> set[str]:
    attributes = (*op.properties.values(), *op.attributes.values())
    return {one.string_value() for one in attributes if isinstance(one, SymbolRefAttr)}


def _precision(kind: Attribute) -> float:
    while isinstance(kind, MemRefType | VectorType | ComplexType | TensorType):
        kind = kind.element_type
    return _PRECISIONS.get(kind.name, 0.0) if isinstance(kind, AnyFloat) else 0.0


_PRECISIONS = {"f32": 2.0**-23, "tf32": 2.0**-10, "f16": 2.0**-10, "bf16": 2.0**-7}
