"""Structs with addresses, made of the arrays that are behind these: their sizes are known then.

Memory of such structs is a structured array, which knows what its addresses lead to. Derivatives
make shadows of all of it, and gradients have the form that the structs were made of.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np
from numpy.typing import DTypeLike
from typing_extensions import override

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean

from ..arguments import Array, WithLinks, address_of, describe, has_links
from .layouts import Address, Field, Many, Part, Row, part_of, size_of


class Number(NamedTuple):
    """A number in a struct."""

    at: int
    dtype: np.dtype[Any]


class Link(NamedTuple):
    """An address in a struct."""

    at: int
    target: Array | None
    """The array behind it; ``None`` for a null pointer."""


Form = Any
"""Parts of a struct by name, or in a list: numbers, links, and forms of structs in it."""


class Struct(WithLinks):
    """Structs in memory, with what their addresses lead to. Views of it know nothing of that."""

    @override
    def __reduce__(self) -> Any:
        return np.asarray(self).__reduce__()  # addresses mean nothing elsewhere

    @property
    def links(self) -> Iterator[Link]:
        """Its addresses, one after the other."""
        return (part for part in _parts(self.form) if isinstance(part, Link))

    @property
    def numbers(self) -> Iterator[Number]:
        """Its numbers, one after the other."""
        return (part for part in _parts(self.form) if isinstance(part, Number))


def _parts(form: Form) -> Iterator[Number | Link]:
    if isinstance(form, dict | list):
        parts = form.values() if isinstance(form, dict) else form
        for part in cast("list[Form]", parts):
            yield from _parts(part)
    else:
        yield form


Content: TypeAlias = "float | complex | Array | Mapping[str, Content] | Sequence[Content] | None"
"""A field: a number, an array behind an address, a struct by its fields, several of these."""


def struct(
    kind: type[ctypes.Structure] | DTypeLike,
    fields: Mapping[str, Content] | Sequence[Mapping[str, Content]] | None = None,
    /,
    **named: Content,
) -> Struct:
    """A struct of C whose addresses lead to arrays: ``struct(Layer, w=weights, n=3)``.

    ``kind`` is a class made from `ctypes.Structure`, or a structured NumPy type, in which addresses
    are integers of 64 bits. Fields come by name, or in a mapping; several structs, behind one
    another, in a sequence of mappings. Behind an address are an array, whose elements lie behind
    one another and which the function reads and writes, structs made likewise, a sequence of any
    of these (addresses in memory), or nothing (``None``, and what is left out: a null pointer).
    Numbers that are left out are zero. Raises AD0503 for what does not fit.

    It is passed as an array is. Gradients, products of `hvp` and blocks of `jacobian` have its
    form, with arrays for what is behind addresses: ``grad(f)(layer, x)[0]["w"]``. Tangents are
    given in that form, or as structs.
    """
    rows = [named] if fields is None else [fields] if isinstance(fields, Mapping) else [*fields]
    row = part_of(kind)
    if not isinstance(row, Row):
        raise _refusal("a struct is made of a class of `ctypes.Structure`, or a NumPy type", kind)
    memory = np.zeros(len(rows) * row.size, np.uint8)
    forms = [_filled(memory, at * row.size, row, one, "") for at, one in enumerate(rows)]
    return _made(memory, row.dtype, forms)


def _made(memory: Array, dtype: np.dtype[Any], forms: list[Form]) -> Struct:
    made = memory.view(dtype).view(Struct)
    made.form = forms
    return made


def _filled(memory: Array, at: int, part: Part, value: Any, name: str) -> Form:
    """Write a value, and return its form."""
    match part:
        case Row():
            return _filled_row(memory, at, part, value, name)
        case Many(element, count):
            items = [None] * count if value is None else list(value)
            if len(items) != count:
                raise _refusal(f"`{name}` has {count} elements", value)
            step = size_of(element)
            return [_filled(memory, at + i * step, element, v, name) for i, v in enumerate(items)]
        case Address():
            return _filled_address(memory, at, part, value, name)
        case np.dtype():
            if isinstance(value, np.ndarray | Sequence) and _is_word(part):
                return _filled_address(memory, at, Address(None), value, name)
            slot = memory[at : at + part.itemsize].view(part)
            try:
                slot[0] = 0 if value is None else value
            except (TypeError, ValueError, OverflowError) as error:
                raise _refusal(f"`{name}` is {part}: {error}", value) from None
            return Number(at, part)


def _is_word(dtype: np.dtype[Any]) -> bool:
    return dtype.kind in "iu" and dtype.itemsize == ctypes.sizeof(ctypes.c_void_p)


def _filled_row(memory: Array, at: int, row: Row, value: Any, name: str) -> Form:
    if value is not None and not isinstance(value, Mapping):
        raise _refusal(f"`{name}` is a struct, whose fields come in a mapping", value)
    given = cast("Mapping[str, Any]", {} if value is None else value)
    fields: dict[str, Field] = {field.name: field for field in row.fields}
    for unknown in given.keys() - fields.keys():
        text = f"the struct has no field `{unknown}`"
        help = did_you_mean(unknown, [*fields]) or f"it has {', '.join(fields)}"
        raise DiagnosticError(Diagnostic("AD0503", text, help=help))
    return {
        field.name: _filled(memory, at + field.at, field.part, given.get(field.name), field.name)
        for field in row.fields
    }


def _filled_address(memory: Array, at: int, part: Address, value: Any, name: str) -> Link:
    if isinstance(value, list | tuple) and not has_links(value):
        pointer = np.dtype(np.uint64)
        table = np.zeros(8 * len(value), np.uint8)
        forms = [
            _filled_address(table, 8 * i, Address(None), one, name) for i, one in enumerate(value)
        ]
        value = _made(table, pointer, cast("list[Form]", forms))
    if value is not None:
        if not isinstance(value, np.ndarray) or not value.flags.c_contiguous:
            text = f"behind the address `{name}` is an array whose elements lie behind one another"
            raise _refusal(text, value)
        if part.dtype is not None and value.dtype != part.dtype:
            raise _refusal(f"behind the address `{name}` are elements of {part.dtype}", value)
        memory[at : at + 8].view(np.uint64)[0] = address_of(value)
    return Link(at, value)


def _refusal(text: str, value: Any) -> DiagnosticError:
    return DiagnosticError(Diagnostic("AD0503", f"{text}, but got {describe(value)}"))
