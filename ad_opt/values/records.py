"""By-value types (structs, tuples, arrays, optionals, pairs) to and from Python.

What fits: a struct is anything with its fields, by name (a dict, a dataclass, a namedtuple, a NumPy
structured scalar) or in order (a tuple or list); an array or tuple is any sequence of the right
length; an optional is ``None`` or the value; a pair is ``(p, d)``. What comes back: namedtuples
named after the struct, tuples, NumPy arrays (lists where elements are no numbers), ``None`` or the
value, `DifferentialPair`. In memory, structs are NumPy's structured types with C's padding.
"""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from copy import deepcopy
from functools import lru_cache
from typing import Any, NamedTuple, cast

import numpy as np
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Attribute

from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import leaves

from .arguments import Mismatch, Packer, dtypes_of, packer_of
from .bfloat16 import BFLOAT16, decoded, encoded, holds_bfloat16
from .own_types import holds_buffers


class DifferentialPair(NamedTuple):
    """A value and its derivative, as a `!pair.pair` comes back."""

    p: Any
    d: Any


# ------------------------------------------------------------------ parts of a value


def parts_of(value: Any, kind: RecordType) -> list[Any]:
    """The values of the fields of a struct, pair or tuple, or of the elements of an array."""
    if kind.form == "array":
        return _sequence(value, kind.length, f"`{kind}` has {kind.length} elements")
    names = [name for name, _ in kind.fields]
    if kind.form != "tuple" and (found := _by_name(value, names)) is not None:
        return found
    return _sequence(value, len(names), _fields_help(kind))


def _fields_help(kind: RecordType) -> str:
    names = [name for name, _ in kind.fields]
    if kind.form == "tuple":
        return f"`{kind}` has {len(names)} parts"
    return f"its fields are {', '.join(f'`{n}`' for n in names)}" if names else "it has no fields"


def _by_name(value: Any, names: Sequence[str]) -> list[Any] | None:
    """The fields of what has names; ``None`` for what has only an order."""
    if isinstance(value, Mapping):
        return _from_mapping(cast("Mapping[Any, Any]", value), names)
    if isinstance(value, np.void | np.ndarray) and value.dtype.names is not None:
        if isinstance(value, np.ndarray):
            if value.ndim:
                raise Mismatch(f"an array of shape {value.shape}", "pass one element")
            value = value[()]
        fields = {name: value[name] for name in value.dtype.names or ()}
        return _from_mapping(fields, names)
    known = getattr(value, "_fields", None)
    if isinstance(value, tuple):
        # A namedtuple with other names counts by its order, as tuples do.
        if known is None or set(known) != set(names):
            return None
    elif isinstance(value, list | np.ndarray | str | int | float):
        return None
    if names and all(hasattr(value, name) for name in names):
        return [getattr(value, name) for name in names]
    return None


def _from_mapping(given: Mapping[Any, Any], names: Sequence[str]) -> list[Any]:
    for name in given:
        if name not in names:
            hint = did_you_mean(str(name), names)
            fields = ", ".join(f"`{n}`" for n in names)
            raise Mismatch(f"a field `{name}`", hint or f"its fields are {fields}")
    missing = [name for name in names if name not in given]
    if missing:
        raise Mismatch(f"no field `{missing[0]}`")
    return [given[name] for name in names]


def _sequence(value: Any, length: int, help: str) -> list[Any]:
    has_order = hasattr(value, "__iter__") and not isinstance(value, Set | Iterator)
    if isinstance(value, str | bytes | Mapping) or not has_order:
        text = repr(cast(object, value))
        raise Mismatch(f"{type(cast(object, value)).__name__} {text}"[:60], help)
    try:
        items = list(value)
    except TypeError:  # an array without axes
        raise Mismatch(repr(value), help) from None
    if len(items) != length:
        raise Mismatch(f"{len(items)} of {length} values", help)
    return items


def record_packer(kind: RecordType) -> Packer:
    """The packer for a parameter: the leaves of its parts, one after another."""
    if kind.form == "optional":
        return _optional_packer(kind)
    if kind.form == "any":
        from .existentials import existential_packer

        return existential_packer(kind)
    if kind.form == "array":
        packers = [packer_of(kind.element)] * kind.length
        names = [f"element {i}" for i in range(kind.length)]
    else:
        packers = [packer_of(type_) for type_ in kind.types]
        names = [f"`{name}`" for name, _ in kind.fields]
    types = [kind.element] * kind.length if kind.form == "array" else list(kind.types)

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        parts = parts_of(value, kind)
        for packer, part, name, type_ in zip(packers, parts, names, types, strict=True):
            if isinstance(part, np.ndarray):
                keep.append(part)  # who owns what comes back is looked up among these
            try:
                packer(part, values, keep)
            except Mismatch as error:
                inner = f"{error.got} for its {name}, which is {type_}"
                raise Mismatch(inner, error.help) from None

    return pack


def _optional_packer(kind: RecordType) -> Packer:
    packer = packer_of(kind.element)
    empty = [0] * count_numbers(kind.element)

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        values.append(int(value is not None))
        if value is None:
            values.extend(empty)
        else:
            keep.append(value)
            packer(value, values, keep)

    return pack


@lru_cache(maxsize=1024)
def count_numbers(kind: Attribute) -> int:
    """Return how many numbers a packer of the type appends."""
    formats = "".join(leaf.pack for leaf in leaves(kind) or ())
    found = re.findall(r"(\d*)([a-zA-Z])", formats)
    return sum(int(count or 1) for count, letter in found if letter != "x")


# ------------------------------------------------------------------ made from parts


@lru_cache(maxsize=1024)
def type_of(kind: RecordType) -> Callable[..., Any]:
    """Return what a struct, tuple or pair comes back as: called with the values of its parts."""
    if kind.form == "pair":
        return DifferentialPair
    if kind.form == "tuple":
        return lambda *parts: parts
    title = re.sub(r"\W", "_", kind.title.data) or "Struct"
    names = [name for name, _ in kind.fields]
    title = f"_{title}" if title[0].isdigit() else title
    return namedtuple(title, names, rename=True)  # pyright: ignore[reportUntypedNamedTuple]


def build(kind: RecordType, parts: Sequence[Any]) -> Any:
    """A value of its parts, in order."""
    if kind.form != "array":
        return type_of(kind)(*parts)
    dtype = array_dtype(kind)
    return list(parts) if dtype is None else np.array(parts, dtype)


def zero_of(kind: Attribute) -> Any:
    """A value of zeros, without optional values."""
    if not isinstance(kind, RecordType):
        return np.zeros(kind.get_shape()) if isinstance(kind, VectorType) else 0
    if kind.form in ("optional", "any"):
        return None
    if kind.form == "array":
        return build(kind, [zero_of(kind.element) for _ in range(kind.length)])
    return build(kind, [zero_of(type_) for type_ in kind.types])


def array_dtype(kind: Attribute) -> np.dtype[Any] | None:
    """The NumPy type of the numbers in an array of arrays of them; ``None`` for other elements."""
    while isinstance(kind, RecordType) and kind.form == "array":
        kind = kind.element
    if holds_bfloat16(kind) and len(BFLOAT16) == 1:
        return np.dtype(np.float32)  # a value is a number, not its bits
    if isinstance(kind, RecordType) or not (found := dtypes_of(kind)):
        return None
    return found[0]


# ------------------------------------------------------------------ in memory


FOREIGN: dict[RecordType, np.dtype[Any]] = {}
"""Records that were made of NumPy's structured types, which may be laid out as they like."""


@lru_cache(maxsize=1024)
def dtype_of(kind: Attribute) -> np.dtype[Any] | None:
    """The NumPy type of a value in memory, padded as C pads it; ``None`` if NumPy has none."""
    if not isinstance(kind, RecordType):
        found = dtypes_of(kind)
        return found[0] if found else None
    if kind in FOREIGN:
        return FOREIGN[kind]
    if kind.form == "any":
        return None
    if kind.form == "array":
        element = dtype_of(kind.element)
        return None if element is None else np.dtype((element, (kind.length,)))
    if kind.form == "optional":
        fields: Sequence[tuple[str, Attribute | None]]
        fields = (("present", None), ("value", kind.element))
    else:
        fields = kind.fields
    types = [np.dtype(np.bool_) if t is None else dtype_of(t) for _, t in fields]
    if any(t is None for t in types):
        return None
    spec: Any = {"names": [n for n, _ in fields], "formats": types}
    return np.dtype(spec, align=True)


def in_memory(value: Any, kind: Attribute) -> Any:
    """A value as NumPy's structured types take it: nested tuples, lists for arrays."""
    if not isinstance(kind, RecordType):
        return encoded(value)[()] if holds_bfloat16(kind) and value is not None else value
    if kind.form == "optional":
        inner = zero_of(kind.element) if value is None else value
        return (value is not None, in_memory(inner, kind.element))
    if kind.form == "array":
        return [in_memory(item, kind.element) for item in value]
    return tuple(in_memory(part, type_) for part, type_ in zip(value, kind.types, strict=True))


def from_memory(value: Any, kind: Attribute) -> Any:
    """An element of a buffer as a value: what `in_memory` takes."""
    if not isinstance(kind, RecordType):
        return float(decoded(np.asarray(value))) if holds_bfloat16(kind) else value
    if kind.form == "array":
        return [from_memory(item, kind.element) for item in value]
    if kind.form == "optional":
        return from_memory(value["value"], kind.element) if value["present"] else None
    if kind.form == "any":
        return value
    parts = [
        from_memory(value[name], type_) for name, type_ in zip(value.dtype.names, kind.types.data)
    ]
    return type_of(kind)(*parts)


def snapshot(value: Any, kind: Attribute) -> Any:
    """A by-value argument as it is now, with copies of its buffers."""
    if value is None or isinstance(value, float | int):
        return value
    if not isinstance(kind, RecordType):
        return np.array(value, order="K") if isinstance(value, np.ndarray) else deepcopy(value)
    if not holds_buffers(kind):
        with suppress(Exception):  # of a class that forbids it, whose fields are read then
            return deepcopy(value)
        if kind.form == "any":
            return value
    if kind.form == "optional":
        return snapshot(value, kind.element)
    parts = parts_of(value, kind)
    types = [kind.element] * kind.length if kind.form == "array" else kind.types.data
    return tuple(snapshot(part, type_) for part, type_ in zip(parts, types, strict=True))
