"""Structs with addresses that take part in a derivative: what the function follows is known to lead
to an array, of the floats that it reads there, and which no argument without a derivative shows.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.typetree.kinds import POINTER
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, TypeTree
from ad_opt.lowering.codegen.machine.signature import Signature
from ad_opt.values.arguments import Array, address_of, describe, has_links
from ad_opt.values.floats_in_memory import DTYPES, wrong_kind
from ad_opt.values.shared_floats import share_elements
from ad_opt.values.structs.shadows import behind

from .calling import parameter_name

if TYPE_CHECKING:
    from ad_opt.values.structs.linked import Struct

ADDRESSES = 1 << 32, 1 << 47
"""Words that are taken for addresses where types are not known. A guess: programs and their heaps
lie above the first 4 GiB on 64-bit systems, and users' memory ends at the second.
"""


def require_apart(signature: Signature, arguments: Sequence[Any], active: Sequence[int]) -> None:
    """AD0705 if memory with a derivative is reached by something that has none, or is shown as
    other floats, too.
    """
    further = behind([arguments[at] for at in active])
    every = [*further, *(arguments[at] for at in active)]
    for at, value in enumerate(arguments):
        if at in active or not isinstance(value, np.ndarray):
            continue
        shown = [(value, array) for array in further]
        shown += [(one, array) for one in behind([value]) for array in every]
        if any(share_elements(one, array) for one, array in shown):
            name = parameter_name(signature, at)
            text = f"{name} of @{signature.name} shows memory, or has its address, that has a "
            text += "derivative by another argument, which would be lost on that way"
            raise _refusal(signature, text, "pass a copy of it")
    for number, one in enumerate(every):
        for other in every[:number]:
            if one.dtype != other.dtype and share_elements(one, other):
                text = f"two arrays that @{signature.name} is given show one memory as {one.dtype} "
                text += f"and {other.dtype}: bytes of a derivative are no number of another type"
                raise _refusal(signature, text, "give a copy of one of them")


def require_links(
    signature: Signature,
    arguments: Sequence[Any],
    structs: Sequence[int],
    trees: Mapping[int, TypeTree],
) -> None:
    """AD0705 if an address that the function follows is not known to lead to what it reads there,
    by the type trees of arguments.
    """
    for at in structs:
        _require_links_in(signature, at, arguments[at], trees.get(at, EMPTY).data0)


def _require_links_in(signature: Signature, at: int, array: Array, tree: TypeTree) -> None:
    """Look at structs and at all that is behind them.

    Where types are not known any more, as deep in lists, an address in a struct of some type leads
    to what it leads to in others of that type; and what looks like an address is taken for one.
    """
    waiting = deque([(array, tree)])
    behind_fields: dict[tuple[np.dtype[Any], int], TypeTree] = {}
    seen: set[int] = set()
    while waiting:
        memory, types = waiting.popleft()
        known = _linked_words(signature, at, memory)
        unknown = _followed(memory, types) if types else _addresses_in(memory)
        if any(place not in known for place in unknown):
            name = parameter_name(signature, at)
            text = f"@{signature.name} follows an address in {name}, or behind it, of which is not "
            text += "known where it leads"
            raise _refusal(signature, text, "give an array for it, by `ad_opt.struct`")
        for place, target in known.items():
            inner = TypeTree.of(
                [
                    (path[1:], kind)
                    for path, kind in types
                    if len(path) > 1 and place in _places(path[0], memory)
                ]
            )
            field = memory.dtype, place % memory.itemsize
            is_deep = not inner
            if is_deep:
                inner = behind_fields.get(field, EMPTY)
            else:
                behind_fields.setdefault(field, inner)
            if not has_links(target) and (wrong := wrong_kind(target.dtype, inner)) is not None:
                name = parameter_name(signature, at)
                text = (
                    f"@{signature.name} reads {DTYPES[str(wrong)][0]} behind {name}, where there "
                )
                text += f"is {describe(target)}"
                raise _refusal(signature, text, "convert it (`.astype`)")
            if is_deep and (id(target) in seen or not has_links(target)):
                continue
            if is_deep:
                seen.add(id(target))
            if is_deep or any(kind == POINTER or len(path) > 1 for path, kind in inner):
                waiting.append((target, inner))


def _followed(memory: Array, types: TypeTree) -> Iterator[int]:
    """Places of words that are no null pointers, and that the function follows."""
    words = np.frombuffer(memory.tobytes().ljust(8, b"\0"), np.uint8)
    for path, kind in types:
        if len(path) == 1 and kind == POINTER:
            for place in _places(path[0], memory):
                word = words[place : place + 8]
                if len(word) == 8 and word.any():
                    yield place


def _addresses_in(memory: Array) -> Iterator[int]:
    """Places of words in structs that look like addresses, and are none of floats."""
    if not has_links(memory):
        return
    raw = memory.tobytes()
    for number in cast("Struct", memory).numbers:
        if number.dtype.kind in "iu" and number.dtype.itemsize == 8:
            word = int.from_bytes(raw[number.at : number.at + 8], sys.byteorder)
            if ADDRESSES[0] <= word < ADDRESSES[1]:
                yield number.at


def _places(offset: int, memory: Array) -> Sequence[int]:
    """Places in an array of structs of something that a type tree says of an offset."""
    if offset == EVERYWHERE:
        return range(0, memory.nbytes, 8)
    return range(offset % memory.itemsize, memory.nbytes, memory.itemsize)


def _linked_words(signature: Signature, at: int, memory: Array) -> dict[int, Array]:
    """The arrays behind addresses, by where these are; AD0705 if one has been changed."""
    if not has_links(memory):
        return {}
    found: dict[int, Array] = {}
    raw = memory.tobytes()
    for link in cast("Struct", memory).links:
        word = int.from_bytes(raw[link.at : link.at + 8], sys.byteorder)
        if word != (0 if link.target is None else address_of(link.target)):
            name = parameter_name(signature, at)
            text = f"an address in {name} of @{signature.name} was changed, and leads elsewhere"
            raise _refusal(signature, text, "make the struct anew")
        if link.target is not None:
            found[link.at] = link.target
    return found


def _refusal(signature: Signature, text: str, hint: str) -> DiagnosticError:
    return signature.error("AD0705", text, hint)
