"""Arrays that are passed twice to a function that only reads them.

Arguments that share memory may change each other, so derivatives for them run no product in blocks
and undo what is stored one by one. One array as two arguments of which none is written is nothing
of that kind: with a copy in the place of the second, all arrays are apart. The gradient by each
of the two is the sum of both, as their shadows are one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
from xdsl.ir import OpResult

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.call_graph import root_of

from .private_copies import are_apart, is_memory

if TYPE_CHECKING:
    from xdsl.ir import Operation

    from ad_opt.programs.function import Function
    from ad_opt.values.arguments import Array

_NUMBERS_OF_ADDRESSES = frozenset(
    {"llvm.ptrtoint", "memref.extract_aligned_pointer_as_index", "llvm.intr.ptrmask"}
)
"""Operations by which a program sees where memory lies. No fact: what else keeps an address makes
it unknown who reads it."""


class Parted(NamedTuple):
    """Arguments that are apart, and which arrays are which."""

    arguments: list[Any]
    same: Mapping[int, int]
    """For each argument that is a copy the one that it is a copy of."""


def parted(function: Function, arguments: Sequence[Any], wanted: Collection[int]) -> Parted | None:
    """Copies in the place of arrays that come again, if the gradients by all of these are
    ``wanted``; ``None`` if there are none, or if copies would not be the same.
    """
    first: dict[object, int] = {}
    same: dict[int, int] = {}
    for at, kind in enumerate(function.signature.inputs):
        array = arguments[at]
        if is_memory(kind) and isinstance(array, np.ndarray) and array.size:
            key = array.ctypes.data, array.shape, array.strides, array.dtype
            if first.setdefault(key, at) != at:
                same[at] = first[key]
    twice = {*same, *same.values()}
    if not same or not twice.issubset(wanted) or not _may_be_copied(function, twice):
        return None
    copies = list(arguments)
    for at in same:
        copies[at] = cast("Array", arguments[at]).copy()
    return Parted(copies, same) if are_apart(function, copies) else None


def with_sums(gradients: Sequence[Any], wanted: Sequence[int], same: Mapping[int, int]) -> Any:
    """Gradients by arguments that are one array: their sum for each."""
    found = dict(zip(wanted, gradients, strict=True))
    for later, first in same.items():
        found[first] = found[first] + found[later]
    for later, first in same.items():
        found[later] = found[first].copy()
    return tuple(found[at] for at in wanted)


def _may_be_copied(function: Function, places: Collection[int]) -> bool:
    """True if a function does nothing to arrays but to read their elements."""
    facts = function.memory_facts
    if facts.sees_others or not facts.written.union(facts.mixed, facts.kept).isdisjoint(places):
        return False
    looks: Callable[[], bool] = lambda: any(map(_looks, walk(root_of(function.op))))  # noqa: E731
    return not function.once("looks where memory lies", looks)


def _looks(op: Operation) -> bool:
    """True if an operation compares addresses, but with null, or makes numbers of them."""
    if op.name == "llvm.icmp":
        made_by = [one.op.name for one in op.operands if isinstance(one, OpResult)]
        return "llvm.mlir.zero" not in made_by
    return op.name in _NUMBERS_OF_ADDRESSES
