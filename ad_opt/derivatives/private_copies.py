"""Private copies of the arguments that a function overwrites, for derivatives.

A derivative puts back what the function overwrites, since its caller may look. Where it runs on
copies that nobody else sees it need not, so it keeps less on the way; and as the copies are
apart, it is compiled for memory that is apart. Arguments that share memory are not copied: what a
store through one of them changes in the others is part of the program.

One array as two arguments of which none is written changes nothing: a copy takes the place of the
second, and the gradient by each of the two is the sum of both, as their shadows are one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np
from xdsl.dialects.builtin import (
    Float32Type,
    Float64Type,
    MemRefType,
    NoneAttr,
    UnrankedMemRefType,
)
from xdsl.ir import OpResult

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.programs.address_parameters import is_address, reaches_out, structs_with_addresses
from ad_opt.programs.derivative_functions import derived_function
from ad_opt.programs.wrt import role_of
from ad_opt.values.fresh_arrays import copies_of, share_memory
from ad_opt.values.memory_pool import Lease
from ad_opt.values.own_types import holds_buffers

if TYPE_CHECKING:
    from xdsl.ir import Attribute, Operation

    from ad_opt.programs.function import Function
    from ad_opt.values.arguments import Array


_OF_ONE_RESULT = ("grad", "value_and_grad")
"""Derivatives whose shadows nobody but the derivative sees before it has run."""

_OF_RESULTS = ("grad", "value_and_grad", "hvp")
"""Derivatives of results alone. Elsewhere an array that is written is an output, too: its cotangent
is that of what the function leaves there, and not of a copy that the derivative forgets.
"""

_NUMBERS_OF_ADDRESSES = frozenset(
    {"llvm.ptrtoint", "memref.extract_aligned_pointer_as_index", "llvm.intr.ptrmask"}
)
"""Operations by which a program sees where memory lies. No fact: what else keeps an address makes
it unknown who reads it."""


@dataclass(frozen=True)
class OnCopies:
    """A derivative, and what to call it with in the place of the arguments."""

    derived: Function
    arguments: Sequence[Any]
    sizes: Sequence[int] = ()
    """Further arguments of the function, behind its own."""
    fresh: bool = False
    """True if shadows may be memory that nobody has written yet."""
    flat: tuple[int, ...] = ()
    """Arrays that it takes with one dimension, and their shadows so, too."""


def on_copies(
    function: Function,
    kind: str,
    constant: tuple[int, ...],
    arguments: Sequence[Any],
    *,
    begins: bool = True,
) -> OnCopies:
    """The derivative of that kind, on copies of what it overwrites where that is possible. It
    ``begins`` shadows that nobody else sees; else it adds to them.

    Behind addresses the derivative makes the copies, so that it knows them as arrays of its own. It
    runs on the arguments themselves where one is a part of an array, which may be large.
    """
    if reaches_out(function, arguments, constant):
        return OnCopies(derived_function(function, kind, constant), arguments)
    places, apart = overwritten(function), are_apart(function, arguments)
    if function.is_view and apart and kind in _OF_ONE_RESULT:
        found = _of_arrays(function, kind, constant, arguments, begins)
        if found is not None:
            return found
    fresh = (
        begins
        and apart
        and kind in _OF_ONE_RESULT
        and _writes_shadows(function, constant, arguments)
    )
    if not places or not apart:
        derived = derived_function(function, kind, constant, private=fresh, fresh=fresh)
        return OnCopies(derived, arguments, fresh=fresh)
    arrays = [cast("Array", arguments[at]) for at in places]
    if kind in _OF_RESULTS and function.is_view and all(map(_is_plain, arrays)):
        key = "derivative on own copies", kind, constant
        derived = function.once(key, lambda: _on_own_copies(function, kind, constant))
        if derived is not None:
            return OnCopies(derived, arguments, [array.nbytes for array in arrays])
    takes_memrefs = not function.is_view and _are_memrefs(function, places)
    if kind in _OF_ONE_RESULT and all(map(_is_plain, arrays)) and takes_memrefs:
        derived = derived_function(
            function, kind, constant, private=True, copied=tuple(places), fresh=fresh
        )
        return OnCopies(derived, arguments, fresh=fresh)
    copies = private_copies(function, arguments)
    private = copies is not None
    fresh = private and fresh
    derived = derived_function(function, kind, constant, private=private, fresh=fresh)
    return OnCopies(derived, arguments if copies is None else copies, fresh=fresh)


def _of_arrays(
    function: Function,
    kind: str,
    constant: tuple[int, ...],
    arguments: Sequence[Any],
    fresh: bool,
) -> OnCopies | None:
    """The derivative that takes arrays behind addresses with their sizes; ``None`` without one."""
    flat = function.once("arrays of floats", lambda: arrays_of_floats(function))
    if not flat or not all(arguments[at].flags.c_contiguous for at in flat):
        return None
    if not set(overwritten(function)).issuperset(function.written):
        return None  # somebody may look at what it writes
    copied = tuple(overwritten(function))
    if not all(arguments[at].flags.writeable for at in copied):
        return None  # refused where it is passed

    def make() -> Function | None:
        with suppress(DiagnosticError):
            made = derived_function(
                function, kind, constant, private=True, copied=copied, fresh=fresh, arrays=flat
            )
            return made if _takes(made, function, constant, flat) else None
        return None

    derived = function.once(("derivative of arrays", kind, constant, fresh), make)
    return None if derived is None else OnCopies(derived, arguments, fresh=fresh, flat=flat)


def _takes(
    derived: Function, function: Function, constant: tuple[int, ...], flat: tuple[int, ...]
) -> bool:
    """True if the program accesses the arrays as the floats that they hold."""
    kinds = cast("list[MemRefType]", [function.signature.inputs[at] for at in flat])
    seen = [kind.element_type for kind in derived.signature.inputs if isinstance(kind, MemRefType)]
    held: list[Attribute] = []
    for at, kind in zip(flat, kinds, strict=True):
        held += [kind.element_type] * (1 if at in constant else 2)
    return seen == held


def arrays_of_floats(function: Function) -> tuple[int, ...]:
    """Addresses that lead to floats; none where others have derivatives, too."""
    if structs_with_addresses(function):
        return ()
    kinds = function.signature.inputs
    buffers = [at for at, kind in enumerate(kinds) if role_of(kind) == "buffer"]
    return tuple(buffers) if all(_is_float_memref(kinds[at]) for at in buffers) else ()


def _writes_shadows(
    function: Function, constant: tuple[int, ...], arguments: Sequence[Any]
) -> bool:
    """True if a derivative may begin the shadows itself: they are plain arrays, whose sizes it
    knows.
    """
    places = function.once(("shadows of numbers", constant), lambda: _shadows(function, constant))
    return places is not None and all(_is_plain(arguments[at]) for at in places)


def _shadows(function: Function, constant: tuple[int, ...]) -> tuple[int, ...] | None:
    """Arguments that have shadows; ``None`` if one is not a memref of floats."""
    if function.is_view or structs_with_addresses(function):
        return None
    kinds = function.signature.inputs
    buffers = [at for at, kind in enumerate(kinds) if role_of(kind) == "buffer"]
    found = tuple(at for at in buffers if at not in constant)
    return found if found and all(_is_float_memref(kinds[at]) for at in found) else None


def _is_float_memref(kind: Attribute) -> bool:
    return isinstance(kind, MemRefType) and isinstance(kind.element_type, Float32Type | Float64Type)


def _are_memrefs(function: Function, places: Collection[int]) -> bool:
    """True if arguments are memrefs of floats, whose elements lie one behind the other."""
    kinds = [function.signature.inputs[at] for at in places]
    floats = [kind for kind in kinds if isinstance(kind, MemRefType) and _is_float_memref(kind)]
    return len(floats) == len(kinds) and all(isinstance(one.layout, NoneAttr) for one in floats)


def _is_plain(array: Array) -> bool:
    """True if an array is floats, one behind the other, that may be written."""
    return array.dtype.kind == "f" and array.flags.c_contiguous and array.flags.writeable


def _on_own_copies(function: Function, kind: str, constant: tuple[int, ...]) -> Function | None:
    """The derivative that makes copies; ``None`` where it knows too little of what is there."""
    copied = tuple(overwritten(function))
    with suppress(DiagnosticError):
        return derived_function(function, kind, constant, private=True, copied=copied)
    return None


def private_copies(function: Function, arguments: Sequence[Any]) -> list[Any] | None:
    """The arguments, with copies of all arrays that the function writes; ``None`` if it has to run
    on the arrays themselves, because they share memory, say, or because it writes none.
    """
    places = overwritten(function)
    if not places or not are_apart(function, arguments):
        return None
    found = list(arguments)
    for at in places:
        array = cast("Array", found[at])
        if not array.flags.writeable:
            return None  # refused where it is passed
        found[at] = array.copy() if array.flags.c_contiguous else copies_of([array])[0]
    return found


def overwritten(function: Function) -> Collection[int]:
    """Arrays that a function overwrites, if copies of them serve as well; else none."""
    return function.once("overwritten", lambda: _overwritten(function))


def are_apart(function: Function, arguments: Sequence[Any]) -> bool:
    """True if no two arrays that come as arguments share memory, nor one with a global."""
    places = function.once("memory", lambda: _memory(function))
    arrays = [arguments[at] for at in places]
    if not all(isinstance(array, np.ndarray) for array in arrays):
        return False
    if sees_others(function) and not all(map(is_numpys, arrays)):
        return False
    return not share_memory(arrays)


def _memory(function: Function) -> tuple[int, ...]:
    return tuple(at for at, kind in enumerate(function.signature.inputs) if is_memory(kind))


def is_memory(kind: Attribute) -> bool:
    """True if arrays come for a parameter."""
    return is_address(kind) or isinstance(kind, MemRefType | UnrankedMemRefType)


def is_numpys(array: Array) -> bool:
    """True if an array lies in memory that NumPy or the pool has allocated, which no program
    knows.
    """
    at: Any = array
    while isinstance(at, np.ndarray) and at.base is not None:
        at = at.base
    return isinstance(at, np.ndarray | Lease)


def _overwritten(function: Function) -> tuple[int, ...]:
    signature = function.signature
    structs = [kind for kind in signature.inputs if not is_memory(kind)]
    if any(map(is_memory, signature.results)) or any(map(holds_buffers, signature.results)):
        return ()
    if any(map(holds_buffers, structs)) or structs_with_addresses(function):
        return ()
    memory = _memory(function)
    if function.memory_facts.kept.intersection(memory):
        return ()
    return tuple(at for at in memory if at in function.written)


def sees_others(function: Function) -> bool:
    """True if the function reads or writes memory that it is not given."""
    return function.memory_facts.sees_others


# ---------------------------------------------------------------------- arrays that come twice


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
    from ad_opt.dialects.support.ir.queries import walk
    from ad_opt.passes.ops.call_graph import root_of

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
