"""``raise-pointers``: local memory that is an array becomes a ``memref``.

Needs: functions over core dialects (`raise-llvm`); best behind `raise-while-to-for`, which tells
how far indices run. Leaves: ``memref.alloca`` and ``memref.alloc`` where they stood, with loads and
stores of elements, so that everything that is known about memrefs (values instead of small
buffers, forwarded stores, scratch that is filled again) holds for arrays of C, too. Memory whose
address goes anywhere else stays, see `local_arrays`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from ad_opt.dialects.core.arith import IndexCastOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.llvm.aggregate_leaves import memory_size
from ad_opt.passes.llvm.normalize.address_variables import promote_address_variables
from ad_opt.passes.ops.catalogue import allocations_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr
from xdsl.ir import Operation, SSAValue

from .local_arrays import Array, Offset, Term, array_of, split

ALLOCATIONS = allocations_of("llvm", "llvm_ext")

DEEPEST_SUM = 4
"""Most additions, one in the other, that are done again as indices. A guess: subscripts are sums of
a counter and a number or two.
"""
_SUMS: dict[str, type[arith.AddiOp] | type[arith.SubiOp]] = {
    "arith.addi": arith.AddiOp,
    "arith.subi": arith.SubiOp,
}
"""Operations that give the same modulo the size of an address, whatever that is."""


@dataclass(frozen=True)
class RaisePointersPass(FunctionPass):
    """Turn local arrays behind addresses into memrefs.

    Before::

        %a = llvm.alloca %one x !llvm.array<3 x f64> : (i32) -> !llvm.ptr
        scf.for %k = %c0 to %c3 step %c1 {
          %i = arith.index_cast %k : index to i64
          %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
          llvm.store %x, %p : f64, !llvm.ptr
        }

    After::

        %a = memref.alloca() : memref<3xf64>
        scf.for %k = %c0 to %c3 step %c1 {
          memref.store %x, %a[%k] : memref<3xf64>
        }

    All accesses must be of one type, at multiples of its size, and the address must go nowhere
    else; memory from ``malloc`` must be freed. Dimensions follow from the strides, where loops with
    constant bounds show that no index leaves its own.

    Options: ``variables`` (false), only memory of which every access is to a known element, and
    variables that hold an address and are set once. Loops that count in such memory, as compilers
    write them without optimisation, are found behind it.
    """

    name = "raise-pointers"
    variables: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func" or not analyses.get(OperationNames, func).any_of(ALLOCATIONS):
            return False
        changed = promote_address_variables(func) if self.variables else False
        for op in [op for op in walk(func) if op.name in ALLOCATIONS]:
            array = array_of(op)
            if array is None or (op.name != "llvm.alloca" and not array.frees):
                continue
            if not self.variables or not any(o.terms for o in array.accesses.values()):
                changed |= raise_array(array)
        return changed


def raise_array(array: Array) -> bool:
    """Replace an array by a memref; false if it stays."""
    count = _count(array)
    if count is None and len(array.strides) > 1:
        array.strides = (1,)
        count = _count(array)
    if count is None:
        return False
    extents, sizes = count
    for op, offset in array.accesses.items():
        if offset.terms:
            continue
        parts = [part.number for part in split(offset, array.strides)]
        if any(
            n < 0 or (e != DYNAMIC_INDEX and n >= e) for n, e in zip(parts, extents, strict=True)
        ):
            # Not reached, or undefined; nobody may wonder about the number.
            return False
    buffer = _allocate(array, extents, sizes)
    for op, offset in array.accesses.items():
        replace_access(op, buffer, split(offset, array.strides))
    for op in array.frees:
        Builder.at(op).emit(memref.DeallocOp.get(buffer))
        _erase(op)
    for op in reversed(array.steps):
        _erase(op)
    buffer.name_hint = array.alloc.results[0].name_hint
    _erase(array.alloc)
    return True


def _erase(op: Operation) -> None:
    erase(op)


def _allocate(array: Array, extents: list[int], sizes: list[SSAValue]) -> SSAValue:
    b = Builder.at(array.alloc)
    given = array.alloc.properties.get("alignment")
    alignment = given if isinstance(given, IntegerAttr) and given.value.data > 0 else None
    if array.alloc.name == "llvm.alloca":
        made = memref.AllocaOp.get(array.element, alignment, extents, sizes)
    else:
        made = memref.AllocOp.get(array.element, None, extents, sizes)
    return b.value(made)


def replace_access(op: Operation, buffer: SSAValue, parts: list[Offset]) -> None:
    """Let a load or store be one of the element of ``buffer`` with an index for each dimension."""
    b = Builder.at(op)
    indices = [b.index(_index(part, b)) for part in parts]
    if op.results:
        value = b.value(memref.LoadOp.get(buffer, indices))
        value.name_hint = op.results[0].name_hint
        replace_uses(op.results[0], value)
    else:
        b.emit(memref.StoreOp.get(op.operands[0], buffer, indices))
    _erase(op)


def _index(offset: Offset, b: Builder) -> Index:
    """Computed modulo the size of an address, as the GEPs did it."""
    total: Index = offset.number
    for term, factor in offset.terms:
        part = _whole(term, b)
        if factor != 1:
            part = b.value(arith.MuliOp(part, b.index(factor)))
        if isinstance(total, int) and total == 0:
            total = part
        else:
            total = b.value(arith.AddiOp(part, b.index(total)))
    return total


def _whole(term: Term, b: Builder) -> SSAValue:
    """A term as an index."""
    value, divisor = term
    index = as_index(value, b)
    if divisor == 1:
        return index
    return b.value(arith.ShRSIOp(index, b.index(divisor.bit_length() - 1)))


def as_index(value: SSAValue, b: Builder, depth: int = DEEPEST_SUM) -> SSAValue:
    """A value as an index: what it was made of, if that was one; sums of such are sums again."""
    owner = value.owner
    if isinstance(owner, Operation) and str(value.type) == "i64":
        if owner.name == "arith.index_cast" and isinstance(owner.operands[0].type, IndexType):
            return owner.operands[0]
        if owner.name in _SUMS and depth and any(map(_came_from_index, owner.operands)):
            left, right = (_part(operand, b, depth - 1) for operand in owner.operands)
            return b.value(_SUMS[owner.name](left, right))
    return b.value(IndexCastOp(value, IndexType()))


def _came_from_index(value: SSAValue, depth: int = DEEPEST_SUM) -> bool:
    owner = value.owner
    if not isinstance(owner, Operation):
        return False
    if owner.name == "arith.index_cast":
        return isinstance(owner.operands[0].type, IndexType)
    below = owner.name in _SUMS and depth > 0
    return below and any(_came_from_index(operand, depth - 1) for operand in owner.operands)


def _part(value: SSAValue, b: Builder, depth: int) -> SSAValue:
    number = constant_of(value)
    return as_index(value, b, depth) if number is None else b.index(number)


# ------------------------------------------------------------------ sizes


def _count(array: Array) -> tuple[list[int], list[SSAValue]] | None:
    """The extents, and the values of those that are dynamic."""
    alloc, strides = array.alloc, array.strides
    inner = [big // small for big, small in pairwise(strides)]
    row = strides[0] * array.width
    unit = 1
    if alloc.name == "llvm.alloca":
        unit = memory_size(alloc.properties["elem_type"])[0]
    known = constant_of(alloc.operands[0])
    if known is not None:
        rows = known * unit // row
        return ([rows, *inner], []) if rows > 0 and known * unit == rows * row else None
    b = Builder.at(alloc)
    size = quotient(alloc.operands[0], unit, row, b)
    if size is None:
        return None
    return [DYNAMIC_INDEX, *inner], [size]


def quotient(value: SSAValue, unit: int, divisor: int, b: Builder) -> SSAValue | None:
    """``value * unit / divisor`` as an index, if ``value`` shows that it is a whole number."""
    factors, number = _factors(value)
    number *= unit
    if number % divisor:
        return None
    number //= divisor
    total: SSAValue | None = None
    for factor in factors:
        part = as_index(factor, b)
        total = part if total is None else b.value(arith.MuliOp(total, part))
    if total is None or number != 1:
        whole = b.index(number)
        total = whole if total is None else b.value(arith.MuliOp(total, whole))
    return total


def _factors(value: SSAValue) -> tuple[list[SSAValue], int]:
    """The factors of a product, and the product of those that are numbers."""
    pending, factors, number = [value], list[SSAValue](), 1
    while pending:
        one = pending.pop()
        known, op = constant_of(one), one.owner
        if known is not None:
            number *= known
        elif not isinstance(op, Operation) or str(one.type) != "i64":
            factors.append(one)
        elif op.name == "arith.muli":
            pending += reversed(op.operands)
        elif op.name == "arith.shli" and (by := constant_of(op.operands[1])) is not None:
            number <<= by
            pending.append(op.operands[0])
        else:
            factors.append(one)
    return factors, number
