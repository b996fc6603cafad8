"""Arguments and results of ``agg``, ``pair`` and ``iface`` types with their tangents.

A tangent has the shape of the value: a tuple for a struct, ``None`` for what has none. That of an
existential is the tangent of the value in it, and of an optional, of its value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ad_opt.dialects.types.attributes.agg_types import OptionalType
from ad_opt.dialects.types.attributes.autodiff_value_types import AttributedType
from ad_opt.dialects.types.attributes.iface_types import AnyType
from ad_opt.lowering.interpreters.values.own_types import (
    NULL,
    Existential,
    Some,
    components,
    enter,
    leave,
    parts_given,
)
from ad_opt.lowering.interpreters.values.registry import Value
from xdsl.ir import Attribute, Operation

Enter = Callable[[Attribute, Any, Any], Value]
Leave = Callable[[Attribute, Value], tuple[Any, Any]]


def enter_dual(module: Operation, type: Attribute, value: Any, tangent: Any, leaf: Enter) -> Value:
    """A value that carries a tangent; ``leaf`` does it for what is not made of parts."""
    match type:
        case AttributedType():
            return enter_dual(module, type.type, value, tangent, leaf)
        case OptionalType():
            if value is None:
                return None
            return Some(enter_dual(module, type.element, value, tangent, leaf))
        case AnyType():
            if value is None:
                return NULL
            plain = enter(module, type, value, lambda t, v: v)
            inner = enter_dual(module, plain.witness.type, value[1], tangent, leaf)
            return Existential(plain.witness, inner)
        case _:
            pass
    inner = components(module, type)
    if inner is None:
        return leaf(type, value, tangent)
    values = parts_given(module, type, value)
    tangents = [None] * len(inner) if tangent is None else parts_given(module, type, tangent)
    return tuple(
        enter_dual(module, t, v, d, leaf) for t, v, d in zip(inner, values, tangents, strict=True)
    )


def leave_dual(module: Operation, type: Attribute, value: Value, leaf: Leave) -> tuple[Any, Any]:
    """A value for the caller, and its tangent."""
    whole = leave(module, type, value, leaf)
    return _first(module, type, value, whole, 0), _first(module, type, value, whole, 1)


def _first(module: Operation, type: Attribute, value: Value, whole: Any, at: int) -> Any:
    """Of a structure with pairs as leaves, the one with a component of each as leaves."""
    match type:
        case AttributedType():
            return _first(module, type.type, value, whole, at)
        case OptionalType():
            if value is None:
                return None
            return _first(module, type.element, value.value, whole, at)
        case AnyType():
            if value is NULL:
                return None
            name, held = whole
            inner = _first(module, value.witness.type, value.value, held, at)
            return (name, inner) if at == 0 else inner
        case _:
            pass
    inner = components(module, type)
    if inner is None:
        return whole[at]
    parts = zip(inner, value, whole, strict=True)
    return tuple(_first(module, t, v, w, at) for t, v, w in parts)
