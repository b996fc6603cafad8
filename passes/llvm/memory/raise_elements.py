"""``raise-elements``: memory that comes by its address is seen as a buffer of its elements.

Needs: functions over core dialects whose loops count (`raise-while-to-for`); arrays that they make
themselves are memrefs already (`raise-pointers`). Leaves addresses where they are, each with a
``llvm_ext.elements`` behind it, through which all loads and stores go. Of such a buffer no extent
is known, so nobody asks for it, copies it as a whole or makes another one like it; all else that is
known about memrefs (rows and columns, products, stores that are forwarded) holds for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ad_opt.dialects.llvm.llvm_ext import ElementsOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.kept_addresses import KeptAddresses
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass, functions_in
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.memory_ops import is_pointer
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import Float32Type, Float64Type, IntegerAttr, ModuleOp
from xdsl.ir import Operation, SSAValue

from .local_arrays import Accesses, accesses_of
from .raise_pointers import replace_access


@dataclass(frozen=True)
class RaiseElementsPass(FunctionPass):
    """See arrays of floats behind addresses as buffers.

    Before, and after::

        func.func @f(%n: i64, %x: !llvm.ptr) -> f64 {
          %p = llvm.getelementptr %x[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          %r = llvm.load %p : !llvm.ptr -> f64

        func.func @f(%n: i64, %x: !llvm.ptr) -> f64 {
          %m = llvm_ext.elements %x : !llvm.ptr -> memref<?xf64>
          %i = arith.index_cast %n : i64 to index
          %r = memref.load %m[%i] : memref<?xf64>

    These are arguments, and addresses that were loaded. All accesses must be of one type of float,
    at multiples of its size, and the address must go nowhere else; and no address may lie in the
    memory, whose shadow would be there. Where a derivative is to leave in memory what the function
    leaves there (``leave_memory``), only what is read is seen so. Options: none.
    """

    name = "raise-elements"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        return _raise_in([func], root_of(func), analyses)

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        # What is asked of all functions is asked once.
        return _raise_in(functions_in(module), root_of(module), analyses)


def _raise_in(functions: Iterable[Operation], root: Operation, analyses: AnalysisManager) -> bool:
    """See the arrays of some functions as buffers; false if there are none."""
    found = [
        (address, array)
        for func in functions
        if func.name == "func.func"
        for address in _addresses(func)
        if (array := _array(address)) is not None
    ]
    if not found:
        return False
    kept = analyses.get(KeptAddresses, root)
    # What is behind an address is asked before any of them is rewritten.
    plain = [pair for pair in found if not kept.may_be_behind(pair[0])]
    if _leaves_memory(root):
        plain = [pair for pair in plain if not _is_written(pair[1])]
    for address, array in plain:
        _raise(address, array)
    count("addresses seen as buffers", len(plain))
    return bool(plain)


def _addresses(func: Operation) -> Iterator[SSAValue]:
    """Addresses of memory that the function does not make."""
    yield from (one for one in func.regions[0].blocks[0].args if is_pointer(one.type))
    for op in walk(func):
        if op.name == "llvm.load" and is_pointer(op.results[0].type):
            yield op.results[0]


def _leaves_memory(module: Operation) -> bool:
    """True if a derivative is asked for that leaves in memory what the function leaves there: it
    logs what it undoes behind addresses, not what it undoes in buffers.
    """
    asked = (attribute_of(op, "leave_memory") for op in walk(module))
    return any(isinstance(one, IntegerAttr) and one.value.data != 0 for one in asked)


def _is_written(array: Accesses) -> bool:
    return any(op.name == "llvm.store" for op in array.accesses)


def _array(address: SSAValue) -> Accesses | None:
    """The accesses through an address, if it is that of an array of floats."""
    found = accesses_of(address)
    if found is None or found.frees or not isinstance(found.element, Float32Type | Float64Type):
        return None
    return found if all(_is_aligned(op, found.width) for op in found.accesses) else None


def _is_aligned(op: Operation, width: int) -> bool:
    """True if an access is to an element at a multiple of its size, as those of memrefs are."""
    given = op.properties.get("alignment")
    return not isinstance(given, IntegerAttr) or given.value.data >= width


def _raise(address: SSAValue, array: Accesses) -> None:
    owner = address.owner
    behind = owner.next_op if isinstance(owner, Operation) else owner.first_op
    assert behind is not None
    b = Builder.at(behind)
    buffer = b.value(ElementsOp(address, array.element))
    buffer.name_hint = address.name_hint
    for op, offset in array.accesses.items():
        replace_access(op, buffer, [offset])
    for op in reversed(array.steps):
        erase(op)
