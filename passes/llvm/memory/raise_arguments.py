"""``raise-arguments``: addresses of arrays that a function takes become ``memref`` arguments.

Needs: functions over core dialects whose loops and calls are prepared, see `raise-pointers`. Leaves
a function with another signature, so nobody may call it: it is for one who asks for a derivative
and passes arrays whose extents are known, which an address does not say.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.dialects.support.ir.symbols import name_of, referenced
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import DYNAMIC_INDEX, Float32Type, Float64Type, MemRefType, ModuleOp, f64
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.passes import ModulePass

from .joined_arrays import ArrayFinder, JoinedArrays
from .local_arrays import Accesses, Uses, answer_tests, checked, uses_of
from .raise_pointers import ALLOCATIONS, Shape, flat_shapes, raise_joined, replace_access


@dataclass(frozen=True)
class RaiseArgumentsPass(ModulePass):
    """Let a function take arrays of floats as memrefs of one dimension.

    Before::

        func.func @f(%n: i64, %x: !llvm.ptr) -> f64 {
          %p = llvm.getelementptr %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %r = llvm.load %p : !llvm.ptr -> f64

    After, with ``arrays=1``::

        func.func @f(%n: i64, %x: memref<?xf64>) -> f64 {
          %i = arith.index_cast %n : i64 to index
          %r = memref.load %x[%i] : memref<?xf64>

    All accesses must be of one type of float, at multiples of its size, and the address must go
    nowhere else, but through loops, branches and selects where it meets those of others among
    ``arrays``, and of memory from ``malloc``, whose accesses are alike; else, or if somebody refers
    to the function: AD0704. One that is not used is taken for an array of `f64`.

    Options: ``function``, its symbol; ``arrays``, positions of its arguments.
    """

    name = "raise-arguments"

    function: str
    arrays: tuple[int, ...]

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        named = (one for one in op.ops if one.name == "func.func" and name_of(one) == self.function)
        function = cast("FuncOp | None", next(named, None))
        if function is None or function.body.first_block is None:
            raise error_at(function or op, "AD0704", f"there is no body of `@{self.function}`")
        if self.function in referenced(walk(op)):
            raise error_at(function, "AD0704", f"`@{self.function}` is called by its addresses")
        found = arrays_behind(function, self.arrays, unused=f64)
        for at in self.arrays:
            if at not in found.elements:
                text = f"argument {at} of `@{function.sym_name.data}` is no address of an array of "
                text += "floats that is only indexed"
                raise error_at(function, "AD0704", text, help="leave it out of `arrays`")
        raise_arguments(function, found)


@dataclass(frozen=True)
class ArgumentArrays:
    """The arrays behind arguments of a function."""

    alone: Mapping[int, Accesses]
    """All accesses to each that is behind one argument, by its position."""
    joined: Sequence[tuple[JoinedArrays, Sequence[Shape]]]
    """Groups of arrays whose addresses meet, with the shapes of memory that is among them."""
    elements: Mapping[int, Attribute]
    """The types of their elements, by the position of the argument."""


def arrays_behind(
    function: FuncOp, places: Collection[int], *, unused: Attribute | None = None
) -> ArgumentArrays:
    """The arrays of floats behind arguments that are only indexed; others are left out. Nobody sees
    the elements of one that is not used: they are taken for ``unused`` ones, if that is a type.
    """
    args = function.body.block.args
    alone = {at: array for at in places if (array := array_behind(args[at])) is not None}
    if unused is not None:
        for at in places:
            if args[at].first_use is None:
                alone[at] = Accesses(unused, 0, {}, [], [])
    elements = {at: array.element for at, array in alone.items()}
    finder = ArrayFinder(ALLOCATIONS, {args[at] for at in places})
    joined: list[tuple[JoinedArrays, Sequence[Shape]]] = []
    for at in places:
        group = None if at in elements else finder.find(args[at])
        if group is None or not isinstance(group.accesses.element, Float32Type | Float64Type):
            continue
        shapes = flat_shapes(group)
        if shapes is not None:
            joined.append((group, shapes))
            elements |= {one.index: group.accesses.element for one in group.arguments}
    return ArgumentArrays(alone, joined, elements)


def raise_arguments(function: FuncOp, arrays: ArgumentArrays) -> None:
    """Let arguments be memrefs, of which these are all accesses. Nobody may call the function."""
    block = function.body.blocks[0]
    attributes = [
        {} if at in arrays.elements else argument_attributes(function, at)
        for at in range(len(block.args))
    ]
    for at, array in arrays.alone.items():
        _raise(block.args[at], array)
    for group, shapes in arrays.joined:
        buffers = {one: _buffer(one, group.accesses.element) for one in group.arguments}
        raise_joined(group, [1], shapes, buffers)
        for address in group.arguments:
            block.erase_arg(address)
    function.update_function_type()
    set_argument_attributes(function, attributes)


def array_behind(address: SSAValue) -> Accesses | None:
    """The accesses through an argument; ``None`` if it is no array of floats that is indexed."""
    uses = uses_of(address)
    if uses is None:
        return None
    seen = [use.operation for use in uses.others]
    found = checked(uses) if not seen else _seen(seen, uses)
    if found is None or found.frees or not isinstance(found.element, Float32Type | Float64Type):
        return None
    return found


def _seen(others: Sequence[Operation], uses: Uses) -> Accesses | None:
    """No accesses by itself, of an address that is seen as a buffer already (`raise-elements`), and
    is nothing else.
    """
    views = [op for op in others if isinstance(op, ElementsOp)]
    elements = {op.buffer.type.element_type for op in views}
    if len(views) < len(others) or len(elements) != 1 or uses.accesses or uses.frees:
        return None
    (element,) = elements
    return Accesses(element, 0, {}, [], uses.steps, tests=uses.tests)


def _raise(address: BlockArgument, array: Accesses) -> None:
    """Let an argument be a memref, and accesses through it those of its elements."""
    buffer = _buffer(address, array.element)
    for op, offset in array.accesses.items():
        replace_access(op, buffer, [offset])
    for op in [use.operation for use in address.uses]:
        if isinstance(op, ElementsOp):
            replace(op, buffer)
    for op in reversed(array.steps):
        erase(op)
    answer_tests(array.tests)
    address.block.erase_arg(address)


def _buffer(address: BlockArgument, element: Attribute) -> SSAValue:
    """A buffer as an argument in front of an address."""
    block = address.block
    block.insert_arg(MemRefType(element, [DYNAMIC_INDEX]), address.index)
    buffer = block.args[address.index - 1]
    buffer.name_hint, buffer.location = address.name_hint, address.location
    return buffer
