"""Memory with a derivative is not that of arguments which have none.

An address that is passed as a number, an array of bytes or integers, and an array of addresses are
constants. What a function reads there from the memory of another argument would have its derivative
lost, so such arguments are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.values.arguments import has_links
from ad_opt.values.fresh_arrays import extent_of
from ad_opt.values.shared_floats import share_elements

from .calls.calling import parameter_name
from .wrt import not_differentiable, role_of

if TYPE_CHECKING:
    from ad_opt.dialects.typetree.tree import TypeTree
    from ad_opt.values.arguments import Array

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
    """AD0705 unless structs with addresses that take part are all known; see `linked_structs`.

    Unless they may be ``linked``, such structs have no derivative.
    """
    from .calls import linked_structs

    structs = [at for at in active if has_links(arguments[at])]
    if structs and not linked:
        name = parameter_name(function.signature, structs[0])
        text = (
            f"{name} of @{function.name} is a struct with addresses, by which there are gradients"
        )
        hint = "use `grad`, `value_and_grad` or `vjp`, or choose other arguments"
        raise not_differentiable(function.signature, f"{text} only", hint)
    linked_structs.require_apart(function.signature, arguments, active)
    if structs:
        trees = function.once("trees of arguments", lambda: _trees(function))
        linked_structs.require_links(function.signature, arguments, structs, trees)


def _trees(function: Function) -> dict[int, TypeTree]:
    from .address_parameters import View
    from .pointed_types import trees_of

    assert isinstance(function, View)
    return trees_of(function.program, function.original.signature, function.name)
