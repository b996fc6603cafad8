"""Matching a type with parameters against a type without."""

from __future__ import annotations

from typing import cast

from ad_opt.dialects.types.attributes.iface_types import (
    TypeParameterType,
    ValueParameterType,
    WitnessType,
)
from xdsl.dialects.builtin import ArrayAttr
from xdsl.ir import Attribute, ParametrizedAttribute


def unify(pattern: Attribute, type: Attribute) -> dict[Attribute, Attribute] | None:
    """Return what the parameters of ``pattern`` stand for in ``type``; ``None`` if they do not
    match.
    """
    bindings: dict[Attribute, Attribute] = {}
    pending = [(pattern, type)]
    while pending:
        left, right = pending.pop()
        if isinstance(left, TypeParameterType | ValueParameterType):
            if bindings.setdefault(left, right) != right:
                return None
        elif isinstance(left, WitnessType) and not isinstance(right, WitnessType):
            bindings.setdefault(left, right)  # a witness table in place of a witness parameter
        elif left != right:
            parts = _parts(left), _parts(right)
            if left.name != right.name or len(parts[0]) != len(parts[1]) or not parts[0]:
                return None
            pending += zip(*parts, strict=True)
    return bindings


def _parts(attribute: Attribute) -> tuple[Attribute, ...]:
    if isinstance(attribute, ParametrizedAttribute):
        return attribute.parameters
    if isinstance(attribute, ArrayAttr):
        return cast(tuple[Attribute, ...], attribute.data)
    return ()
