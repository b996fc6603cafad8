"""Results and changed arguments of ``ad-run`` as JSON values."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from ad_opt.dialects.types.agg_record import RecordType
from ad_opt.lowering.codegen.machine.signature import Signature
from xdsl.dialects.builtin import BFloat16Type, MemRefType, NoneAttr
from xdsl.ir import Attribute

from ad_opt.values.arguments import Array
from ad_opt.values.bfloat16 import from_bits


def to_json(value: Any, kind: Attribute) -> Any:
    """A value of the type: numbers, nested lists, strings for what JSON has no number for."""
    if isinstance(kind, RecordType) and kind.form == "any":
        return None if value is None else {type(value).__name__: _plain(value)}
    if isinstance(value, tuple) and isinstance(kind, RecordType) and not hasattr(value, "_fields"):
        return _named(cast("tuple[Any, ...]", value), kind)
    if isinstance(value, np.ndarray):
        array = cast(Array, value)
        if array.dtype.names is not None:
            return _structs(array)
        element = getattr(kind, "element_type", None)
        if isinstance(element, BFloat16Type):
            bits = array.view(np.uint16)
            array = np.vectorize(from_bits, otypes=[float])(bits)
        if array.dtype.names is None and not array.ndim:
            return _plain(array.item())
        return _plain(array.tolist())
    return _plain(value.item() if isinstance(value, np.generic) else value)


def _named(value: tuple[Any, ...], kind: RecordType) -> Any:
    """A struct that the interpreter has computed: a tuple without names."""
    if kind.form in ("array", "tuple"):
        types = [kind.element] * kind.length if kind.form == "array" else kind.types.data
        return [to_json(part, type_) for part, type_ in zip(value, types, strict=True)]
    return {
        name: to_json(part, type_) for part, (name, type_) in zip(value, kind.fields, strict=True)
    }


def _structs(array: Array) -> Any:
    """A structured array: nested lists of objects."""
    if array.ndim:
        return [_structs(part) for part in array]
    names = array.dtype.names or ()
    return {name: to_json(np.asarray(array[name]), NoneAttr()) for name in names}


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray | np.generic):
        return _plain(value.tolist())
    if (names := getattr(value, "_fields", None)) is not None:
        return {name: _plain(part) for name, part in zip(names, value, strict=True)}
    if isinstance(value, tuple):
        return [_plain(item) for item in cast("tuple[Any, ...]", value)]
    if isinstance(value, list):
        return [_plain(item) for item in cast("list[Any]", value)]
    if isinstance(value, complex):
        return f"{value.real!r}{'' if str(value.imag)[0] == '-' else '+'}{value.imag!r}j"
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, bool | int | float | str) or value is None:
        return value
    return float(value)


def _same(old: Array, new: Array) -> bool:
    """True if all bits are equal; those between the fields of structs do not count."""
    if new.dtype.names is not None:
        return all(_same(old[name], new[name]) for name in new.dtype.names)
    return old.tobytes() == new.tobytes()


def changed(signature: Signature, before: Sequence[Any], after: Sequence[Any]) -> dict[str, Any]:
    """The memrefs that a call has written, by name of the parameter or by its index."""
    found: dict[str, Any] = {}
    for index, kind in enumerate(signature.inputs):
        old, new = before[index], after[index]
        if not isinstance(kind, MemRefType) or old is None or _same(old, new):
            continue
        known = signature.parameters[index] if index < len(signature.parameters) else None
        found[known or str(index)] = to_json(new, kind)
    return found
