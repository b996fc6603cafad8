"""Memory with a derivative is not that of arguments which have none.

An address that is passed as a number, an array of bytes or integers, and an array of addresses are
constants. What a function reads there from the memory of another argument would have its derivative
lost, so such arguments are refused.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.dialects.typetree.kinds import POINTER
from ad_opt.dialects.typetree.tree import EMPTY, EVERYWHERE, TypeTree
from ad_opt.values.arguments import address_of, describe
from ad_opt.values.floats_in_memory import DTYPES, wrong_kind
from ad_opt.values.fresh_arrays import extent_of
from ad_opt.values.shared_floats import share_elements
from ad_opt.values.structs.linked import has_links
from ad_opt.values.structs.shadows import behind

from .calls.calling import parameter_name
from .wrt import not_differentiable, role_of

if TYPE_CHECKING:
    from ad_opt.values.arguments import Array
    from ad_opt.values.structs.linked import Struct

    from .function import Function


def leading_to_memory(function: Function) -> tuple[int, ...]:
    """Arguments without a derivative that a function may reach memory by."""
    return tuple(
        at
        for at, kind in enumerate(function.signature.inputs)
        if isinstance(kind, MemRefType | LLVMPointerType) and role_of(kind) == "constant"
    )


def require_apart(function: Function, arguments: Sequence[Any], active: Sequence[int]) -> None:
    """AD0705 if what has no derivative leads to memory of the ``active`` buffers."""
    leading = function.once("leading to memory", lambda: leading_to_memory(function))
    if not leading or not active:
        return
    buffers = [(at, cast("Array", arguments[at])) for at in active]
    holders = holders_of_addresses(function)
    for at in leading:
        value = arguments[at]
        for other, buffer in buffers:
            if isinstance(value, np.ndarray):
                if share_elements(value, buffer):
                    raise _refusal(function, at, "shows the memory", other)
                if at in holders and holds_address_in(value, buffer):
                    raise _refusal(function, at, "holds the address", other)
            elif isinstance(value, int | np.integer) and _is_in(int(value), buffer):
                raise _refusal(function, at, "is an address in the memory", other)


def _refusal(function: Function, at: int, how: str, other: int) -> Exception:
    signature = function.signature
    name, whose = parameter_name(signature, at), parameter_name(signature, other)
    return not_differentiable(
        signature,
        f"{name} of @{function.name} {how} of {whose}, whose derivative would be lost on that way",
        "pass the array of floats itself, or that of a copy, if it is to be constant",
    )


def _is_in(address: int, buffer: Array) -> bool:
    low, high = extent_of(buffer)
    return low <= address < high


def holds_address_in(holder: Array, buffer: Array) -> bool:
    """True if one of the words in an array, or in its structs, is an address in a buffer."""
    size = 8 * (holder.itemsize // 8)
    raw = np.frombuffer(holder.tobytes(), np.uint8).reshape(-1, holder.itemsize)
    words = np.ascontiguousarray(raw[:, :size]).view(np.uint64)
    low, high = extent_of(buffer)
    return bool(np.any((words >= low) & (words < high)))


def holders_of_addresses(function: Function) -> frozenset[int]:
    """Arguments of a function of LLVM IR in whose memory it looks for addresses."""
    inputs = function.signature.inputs
    if not function.is_view or not any(isinstance(kind, MemRefType) for kind in inputs):
        return frozenset()
    from . import argument_facts

    def find() -> frozenset[int]:
        return argument_facts.holders_of_addresses(function.program.function_op(function.name))

    return function.once("holders of addresses", find)


def require_known(
    function: Function, arguments: Sequence[Any], active: Sequence[int], *, linked: bool
) -> None:
    """AD0705 unless structs with addresses that take part are all known: what the function follows
    is known to lead to an array, of the floats that it reads there, and which no argument without a
    derivative shows. Unless they may be ``linked``, such structs have none.
    """
    structs = [at for at in active if has_links(arguments[at])]
    if structs and not linked:
        name = parameter_name(function.signature, structs[0])
        text = (
            f"{name} of @{function.name} is a struct with addresses, by which there are gradients"
        )
        hint = "use `grad`, `value_and_grad` or `vjp`, or choose other arguments"
        raise not_differentiable(function.signature, f"{text} only", hint)
    further = behind([arguments[at] for at in structs])
    for at, value in enumerate(arguments):
        if at in active or not has_links(value):
            continue
        if any(
            share_elements(one, array)
            for one in behind([value])
            for array in (*further, *(arguments[other] for other in active))
        ):
            name = parameter_name(function.signature, at)
            text = f"{name} of @{function.name} is a constant struct with the address of memory "
            text += "that has a derivative, which would be lost on that way"
            raise not_differentiable(function.signature, text, "let it point to a copy")
    trees = function.once("trees of arguments", lambda: _trees(function)) if structs else {}
    for at in structs:
        _require_links(function, at, arguments[at], trees.get(at, EMPTY).data0)
    for array in further:
        for at, value in enumerate(arguments):
            if at not in active and isinstance(value, np.ndarray) and share_elements(value, array):
                name = parameter_name(function.signature, at)
                text = f"{name} of @{function.name} shows memory behind a struct, whose derivative "
                text += "would be lost on that way"
                raise not_differentiable(function.signature, text, "pass a copy of it")
    every = [*further, *(arguments[at] for at in active)]
    for number, one in enumerate(every):
        for other in every[:number]:
            if one.dtype != other.dtype and share_elements(one, other):
                text = f"two arrays that @{function.name} is given show one memory as {one.dtype} "
                text += f"and {other.dtype}: bytes of a derivative are no number of another type"
                raise not_differentiable(function.signature, text, "give a copy of one of them")


def _trees(function: Function) -> dict[int, TypeTree]:
    from .address_parameters import View
    from .pointed_types import trees_of

    assert isinstance(function, View)
    return trees_of(function.program, function.original.signature, function.name)


def _require_links(function: Function, at: int, array: Array, tree: TypeTree) -> None:
    """Look at structs and at all that is behind them, as deep as types are known."""
    waiting = [(array, tree)]
    while waiting:
        memory, types = waiting.pop()
        known = _linked_words(function, at, memory)
        words = np.frombuffer(memory.tobytes().ljust(8, b"\0"), np.uint8)
        for path, kind in types:
            if len(path) == 1 and kind == POINTER:
                for place in _places(path[0], memory):
                    word = words[place : place + 8]
                    if len(word) == 8 and word.any() and place not in known:
                        name = parameter_name(function.signature, at)
                        text = f"@{function.name} follows an address in {name}, or behind it, of "
                        text += "which is not known where it leads"
                        hint = "give an array for it, by `ad_opt.struct`"
                        raise not_differentiable(function.signature, text, hint)
        for place, target in known.items():
            inner = TypeTree.of(
                [
                    (path[1:], kind)
                    for path, kind in types
                    if len(path) > 1 and place in _places(path[0], memory)
                ]
            )
            if not has_links(target) and (wrong := wrong_kind(target.dtype, inner)) is not None:
                name = parameter_name(function.signature, at)
                text = f"@{function.name} reads {DTYPES[str(wrong)][0]} behind {name}, where there "
                text += f"is {describe(target)}"
                raise not_differentiable(function.signature, text, "convert it (`.astype`)")
            if any(kind == POINTER or len(path) > 1 for path, kind in inner):
                waiting.append((target, inner))


def _places(offset: int, memory: Array) -> Sequence[int]:
    """Places in an array of structs of something that a type tree says of an offset."""
    if offset == EVERYWHERE:
        return range(0, memory.nbytes, 8)
    return range(offset % memory.itemsize, memory.nbytes, memory.itemsize)


def _linked_words(function: Function, at: int, memory: Array) -> dict[int, Array]:
    """The arrays behind addresses, by where these are; AD0705 if one has been changed."""
    if not has_links(memory):
        return {}
    found: dict[int, Array] = {}
    raw = memory.tobytes()
    for link in cast("Struct", memory).links:
        word = int.from_bytes(raw[link.at : link.at + 8], sys.byteorder)
        if word != (0 if link.target is None else address_of(link.target)):
            name = parameter_name(function.signature, at)
            text = f"an address in {name} of @{function.name} was changed, and leads elsewhere"
            raise not_differentiable(function.signature, text, "make the struct anew")
        if link.target is not None:
            found[link.at] = link.target
    return found
