"""By-value types in the text of ``ad-run``.

A struct is ``{w: 2.0, h: 3.0}``, or its fields in order ``[2.0, 3.0]``; an array or tuple is a
list; an optional is ``none`` or its value; a pair is ``{p: 1.0, d: 0.5}`` or ``[1.0, 0.5]``. A
buffer of structs is a list of them, ``zeros(8)``, or a file.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.dialects.types.agg_record import RecordType
from xdsl.ir import Attribute

from ad_opt.values.arguments import Array
from ad_opt.values.records import in_memory

from .argument_text import ArgumentText

Read = Callable[[ArgumentText, Attribute, str], Any]
"""Reads the text of a value of a type; the last argument says of what, for messages."""


_ENTRY = r"\"?([^\s:=\"]+)\"?\s*[:=]\s*(.*)"
"""A name, with or without quotes, and what belongs to it."""


def record_value(part: ArgumentText, kind: RecordType, name: str, read: Read) -> Any:
    """The value of a struct, array, tuple, optional or pair."""
    if kind.form in ("optional", "any") and part.text.lower() == "none":
        return None
    if kind.form == "optional":
        return read(part, kind.element, name)
    if kind.form == "any":
        return _existential(part, kind, name, read)
    if part.text.startswith("{") and part.text.endswith("}") and kind.form != "array":
        return _fields(part, kind, name, read)
    if not (part.text.startswith("[") and part.text.endswith("]")):
        hint = "write a list" if kind.form == "array" else f"write {_example(kind)}"
        raise part.error(f"{name} is `{kind}`, but got `{part.text}`", hint)
    items = part.inside(0).split()
    types = [kind.element] * kind.length if kind.form == "array" else list(kind.types)
    if len(items) != len(types):
        text = f"{name} is `{kind}`, which has {len(types)} parts, but `{part.text}` has "
        raise part.error(f"{text}{len(items)}")
    return tuple(read(item, type_, name) for item, type_ in zip(items, types, strict=True))


def _existential(part: ArgumentText, kind: RecordType, name: str, read: Read) -> Any:
    """``{Disk: {r: 2.0}}``: which type, and the value."""
    types = dict(kind.fields)
    example = f"write {{{next(iter(types), 'type')}: ...}}"
    items = part.inside(0).split() if part.text.startswith("{") else []
    match = (
        re.fullmatch(r"\"?([^\s:=\"]+)\"?\s*[:=]\s*(.*)", items[0].text, re.S) if items else None
    )
    if match is None or len(items) != 1 or not part.text.endswith("}"):
        raise part.error(f"{name} is `{kind}`, but got `{part.text}`", example)
    if match[1] not in types:
        hint = did_you_mean(match[1], list(types)) or f"its types are {', '.join(types)}"
        raise part.error(f"{name} is `{kind}`, which cannot hold a {match[1]}", hint)
    return match[1], read(items[0].part(match.start(2)), types[match[1]], name)


def _example(kind: RecordType) -> str:
    return "{" + ", ".join(f"{field}: ..." for field, _ in kind.fields) + "}"


def _fields(part: ArgumentText, kind: RecordType, name: str, read: Read) -> tuple[Any, ...]:
    types = dict(kind.fields)
    found: dict[str, Any] = {}
    for item in part.inside(0).split():
        match = re.fullmatch(_ENTRY, item.text, re.S)
        if match is None:
            raise item.error(f"`{item.text}` is no field", f"write {_example(kind)}")
        field = match[1]
        if field not in types:
            hint = did_you_mean(field, list(types)) or f"write {_example(kind)}"
            raise item.error(f"{name} is `{kind}`, which has no field `{field}`", hint)
        found[field] = read(item.part(match.start(2)), types[field], name)
    if missing := [field for field in types if field not in found]:
        raise part.error(f"`{part.text}` lacks the field `{missing[0]}`", f"write {_example(kind)}")
    return tuple(found[field] for field in types)


def record_array(
    part: ArgumentText, kind: RecordType, dtype: np.dtype[Any], rank: int, name: str, read: Read
) -> Array:
    """A buffer of structs, written as nested lists."""

    def items(text: ArgumentText, depth: int) -> Any:
        if depth == 0:
            return in_memory(record_value(text, kind, name, read), kind)
        if not (text.text.startswith("[") and text.text.endswith("]")):
            raise text.error(f"{name} has {rank} axes, so `{text.text}` must be a list")
        return [items(inner, depth - 1) for inner in text.inside(0).split()]

    made = items(part, rank)
    try:
        return np.array(made, dtype)
    except (ValueError, TypeError, OverflowError) as error:
        reason = str(error).split("\n", 1)[0]
        raise part.error(f"`{part.text}` is no array of {kind}: {reason}") from None


def as_objects(array: Array) -> Array:
    """A structured array as the interpreter has it: tuples, one for each struct."""
    made = np.empty(array.shape, object)
    for place in np.ndindex(array.shape):
        made[place] = _as_tuples(array[place].item())
    return made


def _as_tuples(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return _as_tuples(value.tolist())
    return tuple(map(_as_tuples, value)) if isinstance(value, tuple | list) else value
