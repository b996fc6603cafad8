"""Values of ``agg``, ``pair`` and ``iface`` types: tuples, and who they are where that matters.

=====================  ====================================================================
type                   value
=====================  ====================================================================
struct, array, tuple   tuple of the parts
optional               ``None``, or `Some`
pair                   ``(primal, derivative)``
any                    `NULL`, or `Existential`: the witness and the value
witness                `Witness`
function               the ``func.func``, or an `Instance` of an ``iface.generic``
=====================  ====================================================================

Outside, an optional is ``None`` or the value, and an existential ``None`` or the name of its table
and the value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ad_opt.dialects.support.ir.symbols import members, name_of
from ad_opt.dialects.types.attributes.agg_types import (
    ArrayType,
    OptionalType,
    StructType,
    TupleType,
)
from ad_opt.dialects.types.attributes.autodiff_value_types import AttributedType
from ad_opt.dialects.types.attributes.derivative_types import is_handle
from ad_opt.dialects.types.attributes.iface_types import AnyType, WitnessType
from ad_opt.dialects.types.attributes.pair_types import PairType, PointerPairType, UserPairType
from ad_opt.dialects.types.rules.agg_rules import parts_of
from ad_opt.lowering.interpreters.values.registry import Undefined, Value
from ad_opt.lowering.interpreters.values.values import ArgumentError
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Attribute, Operation

PAIRS = (PairType, UserPairType, PointerPairType)
OWN_TYPES = (StructType, ArrayType, TupleType, OptionalType, *PAIRS, AnyType, AttributedType)
"""Types of which values are made up of values of other types."""


@dataclass(frozen=True)
class Some:
    """The value of an optional that has one."""

    value: Value


@dataclass(frozen=True)
class Witness:
    """Proof that a type implements an interface; without a table, because it is built in."""

    interface: str
    type: Attribute
    table: Operation | None = None

    def __str__(self) -> str:
        name = None if self.table is None else name_of(self.table)
        return f"{self.type}" if name is None else f"@{name}"


@dataclass(frozen=True)
class Existential:
    """A value and the witness that it came with."""

    witness: Witness
    value: Value


NULL = None
"""The null differential."""


@dataclass(frozen=True)
class Instance:
    """A generic with its arguments: types, numbers, witnesses, one for each parameter."""

    generic: Operation
    arguments: tuple[Any, ...]


# ------------------------------------------------------------------ structure


def components(module: Operation, type: Attribute) -> list[Attribute] | None:
    """The types of the parts of a value that is a tuple; ``None`` for other types."""
    match type:
        case StructType() | TupleType():
            return [part.type for part in parts_of(module, type) or ()]
        case ArrayType():
            if type.size is None:
                raise Undefined(f"{type} has no size")
            return [type.element] * type.size
        case PairType() | UserPairType() | PointerPairType():
            return [type.type, differential(module, type.type)]
        case _:
            return None


def tables(module: Operation, interface: str) -> Iterator[Operation]:
    """The witness tables for an interface, in order."""
    for op in members(module):
        if op.name == "iface.witness_table":
            reference = op.properties["interface"]
            if isinstance(reference, SymbolRefAttr) and reference.root_reference.data == interface:
                yield op


def table_for(module: Operation, interface: str, type: Attribute) -> Operation | None:
    """The witness table of a type for an interface."""
    for table in tables(module, interface):
        if table.properties["type"] == type:
            return table
    return None


def entry(table: Operation, key: str) -> Attribute | None:
    """Return what a table says for a key, or ``None``."""
    for it in members(table):
        if getattr(it.properties.get("key"), "data", None) == key:
            return it.properties["value"]
    return None


def differential(module: Operation, type: Attribute) -> Attribute:
    """The differential of a type, as its table says or by structure."""
    if isinstance(type, AnyType):
        return AnyType("IDifferentiable")
    table = table_for(module, "IDifferentiable", type)
    given = None if table is None else entry(table, "Differential")
    if given is not None:
        return given
    match type:
        case ArrayType():
            return ArrayType(type.extent, differential(module, type.element))
        case TupleType():
            return TupleType([differential(module, it) for it in type.types])
        case OptionalType():
            return OptionalType(differential(module, type.element))
        case PairType() | UserPairType():
            return type.__class__(differential(module, type.type))
        case _:
            return type


# ------------------------------------------------------------------ in and out

Convert = Callable[[Attribute, Any], Value]


def enter(module: Operation, type: Attribute, value: Any, leaf: Convert) -> Value:
    """The run-time value for what a caller passes; ``leaf`` converts what is not made of parts."""
    match type:
        case AttributedType():
            return enter(module, type.type, value, leaf)
        case OptionalType():
            return None if value is None else Some(enter(module, type.element, value, leaf))
        case AnyType():
            return NULL if value is None else _enter_any(module, type, value, leaf)
        case _:
            pass
    inner = components(module, type)
    if inner is None:
        return leaf(type, value)
    given = parts_given(module, type, value)
    if len(given) != len(inner):
        raise ArgumentError(f"`{type}` has {len(inner)} parts, not {len(given)}")
    return tuple(enter(module, t, v, leaf) for t, v in zip(inner, given, strict=True))


def parts_given(module: Operation, type: Attribute, value: Any) -> Sequence[Any]:
    """The parts of what a caller passes: a sequence, or for a struct a mapping."""
    if isinstance(value, Mapping) and isinstance(type, StructType):
        names = [part.name for part in parts_of(module, type) or ()]
        if set(names) != set(value):
            raise ArgumentError(f"`{type}` has the fields {', '.join(names)}")
        return [value[name] for name in names]
    try:
        return list(value)
    except TypeError:
        raise ArgumentError(f"{value} is no `{type}`") from None


def _enter_any(module: Operation, type: AnyType, value: Any, leaf: Convert) -> Value:
    try:
        name, inner = value
    except (TypeError, ValueError):
        text = "pass the name of a witness table and a value, or None"
        raise ArgumentError(f"{value} is no `{type}`: {text}") from None
    table = next((it for it in tables(module, type.interface) if name_of(it) == name), None)
    if table is None:
        raise ArgumentError(f"@{name} is no witness table for @{type.interface}")
    concrete = table.properties["type"]
    witness = Witness(type.interface, concrete, table)
    return Existential(witness, enter(module, concrete, inner, leaf))


def leave(module: Operation, type: Attribute, value: Value, leaf: Convert) -> Any:
    """Convert a run-time value to what the caller receives."""
    match type:
        case AttributedType():
            return leave(module, type.type, value, leaf)
        case OptionalType():
            return leave(module, type.element, value.value, leaf) if value is not None else None
        case AnyType():
            if value is NULL:
                return None
            inner = leave(module, value.witness.type, value.value, leaf)
            return str(value.witness).removeprefix("@"), inner
        case _:
            pass
    inner = components(module, type)
    if inner is None:
        return leaf(type, value)
    return tuple(leave(module, t, v, leaf) for t, v in zip(inner, value, strict=True))


def is_by_parts(type: Attribute) -> bool:
    """True if `enter` and `leave` look into values of a type."""
    return isinstance(type, OWN_TYPES) and not is_handle(type)


__all__ = [
    "NULL",
    "OWN_TYPES",
    "Existential",
    "Instance",
    "Some",
    "Witness",
    "WitnessType",
    "components",
    "differential",
    "enter",
    "entry",
    "is_by_parts",
    "leave",
    "parts_given",
    "table_for",
    "tables",
]
