"""Types with holes: which parameters a type mentions, and putting types in their place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Attribute, ParametrizedAttribute

from .iface_types import AssociatedType, SelfType, TypeParameterType, ValueParameterType

Substitution = Mapping[Attribute, Attribute]

_HOLES = (TypeParameterType, ValueParameterType, SelfType)


@lru_cache(maxsize=1 << 16)
def holes(attribute: Attribute) -> frozenset[Attribute]:
    """The ``tparam``, ``vparam`` and ``self`` types that an attribute mentions."""
    if isinstance(attribute, _HOLES):
        return frozenset((attribute,))
    found: frozenset[Attribute] = frozenset()
    for part in _parts(attribute):
        found |= holes(part)
    return found


@lru_cache(maxsize=1 << 16)
def is_abstract(attribute: Attribute) -> bool:
    """True if a type has holes or associated types, so that its layout is not known."""
    if isinstance(attribute, (*_HOLES, AssociatedType)):
        return True
    return any(is_abstract(part) for part in _parts(attribute))


def _parts(attribute: Attribute) -> tuple[Attribute, ...]:
    if isinstance(attribute, ParametrizedAttribute):
        return attribute.parameters
    if isinstance(attribute, ArrayAttr):
        return cast(tuple[Attribute, ...], attribute.data)
    if isinstance(attribute, DictionaryAttr):
        return tuple(attribute.data.values())
    return ()


def substitute(attribute: Attribute, by: Substitution) -> Attribute:
    """``attribute`` with every attribute that ``by`` names replaced, outermost first."""
    if not by:
        return attribute
    if (found := by.get(attribute)) is not None:
        return found
    if not is_abstract(attribute):
        return attribute
    if isinstance(attribute, ArrayAttr):
        items = cast(tuple[Attribute, ...], attribute.data)
        return ArrayAttr([substitute(item, by) for item in items])
    if isinstance(attribute, DictionaryAttr):
        return DictionaryAttr({k: substitute(v, by) for k, v in attribute.data.items()})
    if isinstance(attribute, ParametrizedAttribute):
        old = attribute.parameters
        new = tuple(substitute(part, by) for part in old)
        if any(a is not b for a, b in zip(old, new, strict=True)):
            return _rebuild(type(attribute), new)
    return attribute


def _rebuild(cls: type[ParametrizedAttribute], parameters: tuple[Attribute, ...]) -> Attribute:
    if cls.name == "agg.array":  # ``3 : i32`` for a parameter is the extent 3
        from .agg_types import ArrayType

        return ArrayType(*parameters)
    return cls.new(parameters)
