"""Shadows and copies of structs with addresses: of all the memory that they lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import numpy as np

from ..arguments import Array, address_of, has_links
from ..fresh_arrays import Reaches, copies_of, extent_of, zeros_like
from .linked import Form, Link, Number, Struct


def behind(arrays: Sequence[Any]) -> list[Array]:
    """All arrays that the structs among some arrays lead to, each once."""
    found: dict[int, Array] = {}
    waiting = [array for array in arrays if has_links(array)]
    while waiting:
        for link in cast("Struct", waiting.pop()).links:
            if link.target is not None and id(link.target) not in found:
                found[id(link.target)] = link.target
                if has_links(link.target):
                    waiting.append(link.target)
    return list(found.values())


def linked_zeros(arrays: Sequence[Array], reaches: Reaches) -> list[Array]:
    """Zeros like some arrays and all that is behind them: where addresses are, there are those of
    the zeros of what they lead to. Memory that is shared is shared there.
    """
    return _twins(arrays, reaches, zeros_like)


def linked_copies(arrays: Sequence[Array], reaches: Reaches) -> list[Array]:
    """Copies of some arrays and all that is behind them, in which addresses are those of copies."""
    return _twins(arrays, reaches, lambda every, _, around: copies_of(every, around))


def _twins(arrays: Sequence[Array], reaches: Reaches, make: Any) -> list[Array]:
    further = behind(arrays)
    every = [np.asarray(array) for array in (*arrays, *further)]
    around = [*(reaches or map(extent_of, arrays)), *map(extent_of, further)]
    made: list[Array] = make(every, (), around)
    twins = {id(old): new for old, new in zip((*arrays, *further), made, strict=True)}
    structs = [cast("Struct", old) for old in (*arrays, *further) if has_links(old)]
    memories = [twins[id(old)].reshape(-1).view(np.uint8) for old in structs]
    for old, memory in zip(structs, memories, strict=True):
        twins[id(old)] = memory.view(old.dtype).reshape(old.shape).view(Struct)
    for old, memory in zip(structs, memories, strict=True):
        cast("Struct", twins[id(old)]).form = _form(old.form, memory, twins)
    return [twins[id(array)] for array in arrays]


def _form(form: Form, memory: Array, twins: dict[int, Array]) -> Form:
    """The form of a twin in some memory, to which the addresses of twins are written."""
    if isinstance(form, dict):
        return {name: _form(part, memory, twins) for name, part in form.items()}
    if isinstance(form, list):
        return [_form(part, memory, twins) for part in cast("list[Form]", form)]
    if isinstance(form, Link) and form.target is not None:
        twin = twins[id(form.target)]
        memory[form.at : form.at + 8].view(np.uint64)[0] = address_of(twin)
        return Link(form.at, twin)
    return form


def gradient_of(shadow: Struct) -> Any:
    """A gradient in the form of the structs: floats, arrays for what is behind addresses, ``None``
    for what has no derivative. One struct is a dict; several, and addresses in memory, are lists.
    """
    made: dict[int, Any] = {}
    waiting: list[Struct] = []

    def of(target: Struct) -> Any:
        if id(target) not in made:
            made[id(target)] = {} if _is_one(target) else []
            waiting.append(target)
        return made[id(target)]

    found = of(shadow)
    while waiting:  # not by recursion: lists of C are long
        one = waiting.pop()
        memory = one.reshape(-1).view(np.ndarray).view(np.uint8)
        parts = [_gradient(part, memory, of) for part in one.form]
        if _is_one(one):
            made[id(one)].update(parts[0])
        else:
            made[id(one)].extend(parts)
    return found


def _is_one(target: Struct) -> bool:
    return target.dtype.names is not None and len(target.form) == 1


def _gradient(form: Form, memory: Array, of: Callable[[Struct], Any]) -> Any:
    if isinstance(form, dict):
        return {name: _gradient(part, memory, of) for name, part in form.items()}
    if isinstance(form, list):
        return [_gradient(part, memory, of) for part in cast("list[Form]", form)]
    if isinstance(form, Number) and form.dtype.kind in "fc":
        return memory[form.at : form.at + form.dtype.itemsize].view(form.dtype)[0].item()
    target = form.target if isinstance(form, Link) else None
    if has_links(target):
        return of(cast("Struct", target))
    if target is None or target.dtype.kind not in "fcV":
        return None
    return target if target.base is None else target.copy()
