"""Derivatives of the by-value types that need no witness table: one row a type.

A row says what the Differential of a type is, given the Differentials of what it is made of. Types
of the core dialects (floats, complex numbers, vectors, ...) have their rows in `tangent_rules`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ad_opt.dialects.types.attributes.agg_types import ArrayType, OptionalType, TupleType
from ad_opt.dialects.types.attributes.iface_types import (
    DIFFERENTIABLE,
    AnyType,
    AssociatedType,
    differential_of_abstract,
)
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Attribute, ParametrizedAttribute

from .declarations import DIFFERENTIAL

Ask: TypeAlias = Callable[[Attribute], Attribute | None]
"""The Differential of an inner type; ``None``: it has none."""
Extends: TypeAlias = Callable[[str], bool]
"""Question by an interface's name: True if its types are differentiable."""
Row: TypeAlias = Callable[[Attribute, Ask, Extends], Attribute | None]


def _array(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    assert isinstance(type, ArrayType)
    element = ask(type.element)
    return None if element is None else ArrayType(type.extent, element)


def _tuple(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    """The elements that have a Differential, in order."""
    assert isinstance(type, TupleType)
    kept = [found for element in type.types if (found := ask(element)) is not None]
    return TupleType(kept) if kept else None


def _optional(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    assert isinstance(type, OptionalType)
    element = ask(type.element)
    return None if element is None else OptionalType(element)


def _pair(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    """The pair of the Differential: ``pair<T>`` becomes ``pair<D(T)>``."""
    assert isinstance(type, ParametrizedAttribute)
    (primal,) = type.parameters
    differential = ask(primal)
    return None if differential is None else type.new([differential])


def _any(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    """Return the Differential of an existential: only the run-time value knows the type."""
    assert isinstance(type, AnyType)
    return AnyType(SymbolRefAttr(DIFFERENTIABLE)) if extends(type.interface) else None


def _abstract(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    return differential_of_abstract(type)


def _associated(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    """A Differential is its own Differential."""
    assert isinstance(type, AssociatedType)
    return type if is_differential(type) else differential_of_abstract(type)


def is_differential(type: AssociatedType) -> bool:
    """True if an associated type is somebody's Differential."""
    return type.requirement.data == DIFFERENTIAL and type.interface == DIFFERENTIABLE


def _none(type: Attribute, ask: Ask, extends: Extends) -> Attribute | None:
    return None


ROWS: dict[str, Row] = {
    "agg.array": _array,
    "agg.tuple": _tuple,
    "agg.optional": _optional,
    "pair.pair": _pair,
    "pair.user": _pair,
    "pair.ptr": _none,  # both halves are inputs, in both modes
    "iface.any": _any,
    "iface.tparam": _abstract,
    "iface.self": _abstract,
    "iface.assoc": _associated,
    "iface.vparam": _none,
    "iface.witness": _none,
    "autodiff.attributed": _none,  # no_diff is the only attribute there is
}
"""Rows by the name of the type."""
