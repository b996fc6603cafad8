"""Tangents of structs with addresses: in the form of gradients, or as structs made likewise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping, MutableSequence, Sequence
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np

from ..arguments import Array, describe, has_links
from ..bfloat16 import is_number_array
from .linked import Form, Link, Number, Struct

Refuse: TypeAlias = Callable[[str, str], Exception]
"""Makes a refusal of a part by its name, which says what is wrong."""


class Leaf(NamedTuple):
    """Numbers of a tangent that were given."""

    name: str
    place: Array
    """Their place in the tangent."""
    given: Any
    holder: Any
    """The mapping or the sequence that they were given in; its ``key`` is theirs."""
    key: Any
    old: Array
    """A copy of what was given."""


def filled(twin: Struct, given: Any, refuse: Refuse) -> list[Leaf]:
    """Fill zeros like a struct, and like all that is behind it, with a tangent; what was given.

    What is left out, or ``None``, is zero.
    """
    found: list[Leaf] = []
    waiting: list[tuple[Struct, Any, str]] = [(twin, given, "")]
    seen: set[tuple[int, int]] = set()
    while waiting:  # not by recursion: lists of C are long
        target, value, name = waiting.pop()
        if value is None or (id(target), id(value)) in seen:
            continue
        seen.add((id(target), id(value)))
        memory = _bytes_of(target)
        for part, one, at, holder, key in _parts(target, value, name, refuse):
            if isinstance(part, Link) and has_links(part.target):
                waiting.append((cast("Struct", part.target), one, at))
            elif (place := _place(part, memory)) is not None:
                found.append(_leaf(place, one, at, (holder, key), refuse))
            elif not _is_nothing(one):
                raise refuse(at, f"has no tangent, but got {describe(one)}")
    for leaf in found:
        leaf.place[...] = leaf.old
    for leaf in found:
        if not np.array_equal(leaf.place, leaf.old, equal_nan=leaf.place.dtype.kind in "fc"):
            raise refuse(leaf.name, "shows memory of which another tangent was given, too")
    return found


def changed(leaves: Sequence[Leaf]) -> Iterator[Leaf]:
    """The numbers that have been written since."""
    for leaf in leaves:
        if leaf.place.tobytes() != leaf.old.tobytes():
            yield leaf


def can_be_written(leaf: Leaf) -> bool:
    """True if the caller can be given what has been written."""
    given = leaf.given
    if isinstance(given, np.ndarray):
        array: Array = given
        return array.flags.writeable and np.can_cast(leaf.place.dtype, array.dtype)
    return not leaf.place.shape and isinstance(leaf.holder, MutableMapping | MutableSequence)


def write_back(leaf: Leaf) -> None:
    """Give the caller what has been written."""
    if isinstance(leaf.given, np.ndarray):
        leaf.given[...] = leaf.place
    else:
        leaf.holder[leaf.key] = leaf.place.item()


def _bytes_of(target: Struct) -> Array:
    return target.reshape(-1).view(np.ndarray).view(np.uint8)


Given: TypeAlias = "tuple[Form, Any, str, Any, Any]"
"""A part, what was given for it, its name, and in what, under which key."""


def _parts(target: Struct, given: Any, name: str, refuse: Refuse) -> Iterator[Given]:
    """The parts of structs behind one another that something was given for."""
    forms: Any = target.form
    if has_links(given):
        if len(given.form) != len(forms):
            raise refuse(name, f"is {len(forms)} structs, but got {len(given.form)}")
        given = _as_form(given.form, _bytes_of(given))
    elif target.dtype.names is not None and isinstance(given, Mapping) and len(forms) == 1:
        given = [given]
    if len(forms) == 1 and isinstance(given, list | tuple) and len(cast("list[Any]", given)) == 1:
        yield from _parts_of(forms[0], given[0], name, (given, 0), refuse)  # by names alone
    else:
        yield from _parts_of(forms, given, name, (None, None), refuse)


def _as_form(form: Form, memory: Array) -> Any:
    """A tangent that is a struct in the form of gradients: numbers as parts of its memory."""
    if isinstance(form, dict):
        return {name: _as_form(part, memory) for name, part in form.items()}
    if isinstance(form, list):
        return [_as_form(part, memory) for part in cast("list[Form]", form)]
    if isinstance(form, Number):
        return _number_in(form, memory) if form.dtype.kind in "fc" else None
    return form.target


def _parts_of(
    form: Form, given: Any, name: str, where: tuple[Any, Any], refuse: Refuse
) -> Iterator[Given]:
    if given is None:
        return
    if isinstance(form, dict):
        if not isinstance(given, Mapping):
            raise refuse(
                name, f"is a struct, whose fields come in a mapping, not {describe(given)}"
            )
        values = cast("Mapping[str, Any]", given)
        for unknown in values.keys() - form.keys():
            raise refuse(name, f"has no field `{unknown}`")
        for key, part in form.items():
            at = f"{name}.{key}" if name else key
            yield from _parts_of(part, values.get(key), at, (given, key), refuse)
    elif isinstance(form, list):
        parts = cast("list[Form]", form)
        if not isinstance(given, list | tuple | np.ndarray):
            raise refuse(name, f"has {len(parts)} parts, but got {describe(given)}")
        if len(given) != len(parts):
            raise refuse(name, f"has {len(parts)} parts, but got {len(given)}")
        for number, part in enumerate(parts):
            at = f"{name}[{number}]"
            yield from _parts_of(part, given[number], at, (given, number), refuse)
    else:
        yield form, given, name, *where


def _number_in(number: Number, memory: Array) -> Array:
    place = memory[number.at : number.at + number.dtype.itemsize]
    return place.view(number.dtype).reshape(())


def _place(part: Form, memory: Array) -> Array | None:
    """The place of floats in a tangent; ``None`` for what has no tangent."""
    if isinstance(part, Number):
        return _number_in(part, memory) if part.dtype.kind in "fc" else None
    target = part.target
    return target if target is not None and target.dtype.kind in "fc" else None


def _leaf(place: Array, given: Any, name: str, where: tuple[Any, Any], refuse: Refuse) -> Leaf:
    try:
        array = np.asarray(given)
    except ValueError:
        array = np.empty((), object)
    fits = is_number_array(array) and (array.dtype.kind != "c" or place.dtype.kind == "c")
    if array.shape != place.shape or not fits:
        wanted = f"an array of shape {place.shape}" if place.shape else "a number"
        raise refuse(name, f"is {wanted} of {place.dtype}, but got {describe(given)}")
    return Leaf(name, place, given, *where, array.astype(place.dtype))


def _is_nothing(value: Any) -> bool:
    return value is None or (isinstance(value, np.ndarray | int | float) and not np.any(value))
