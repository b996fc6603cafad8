"""``raise-pointers``: local memory that is an array becomes a ``memref``.

Needs: functions over core dialects (`raise-llvm`); best behind `raise-while-to-for`, which tells
how far indices run. Leaves: ``memref.alloca`` and ``memref.alloc`` where they stood, with loads and
stores of elements, so that everything that is known about memrefs (values instead of small
buffers, forwarded stores, scratch that is filled again) holds for arrays of C, too. Memory whose
address goes anywhere else stays, see `local_arrays`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from ad_opt.dialects.core.arith import IndexCastOp
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace, replace_uses, set_type
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.operation_names import OperationNames
from ad_opt.passes.llvm.normalize.address_variables import promote_address_variables
from ad_opt.passes.ops.catalogue import allocations_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, IndexType, IntegerAttr, MemRefType, i64
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .joined_arrays import ArrayFinder, JoinedArrays
from .local_arrays import Offset, Term, answer_tests, factors_of, split, strides_of

ALLOCATIONS = allocations_of("llvm", "llvm_ext")

DEEPEST_SUM = 4
"""Most additions, one in the other, that are done again as indices. A guess: subscripts are sums of
a counter and a number or two.
"""
NO_BUFFERS: Mapping[BlockArgument, SSAValue] = MappingProxyType({})
_SUMS: dict[str, type[arith.AddiOp] | type[arith.SubiOp]] = {
    "arith.addi": arith.AddiOp,
    "arith.subi": arith.SubiOp,
}
"""Operations that give the same modulo the size of an address, whatever that is."""


class Shape(NamedTuple):
    """The extents of an array, and the values of those that are dynamic."""

    extents: list[int]
    sizes: list[SSAValue]


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
    else, but to ``memset`` with zeros, which becomes a loop of stores, to comparisons with null,
    which it is not, and through loops, branches and selects where it meets those of other such
    arrays, whose memrefs have the same type; memory from ``malloc`` must be freed. Dimensions
    follow from the strides, where loops with constant bounds show that no index leaves its own.

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
        arrays_of = ArrayFinder(ALLOCATIONS)
        for op in [op for op in walk(func) if op.name in ALLOCATIONS]:
            # One whose address meets that of another array has been raised with that.
            found = arrays_of.find(op.results[0]) if op.parent is not None else None
            if found is not None and not (self.variables and _moves(found)):
                changed |= _raise(found)
        return changed


def _moves(arrays: JoinedArrays) -> bool:
    """True if it depends on how the program runs which element an access is to."""
    return bool(arrays.joins) or any(o.terms for o in arrays.accesses.accesses.values())


def _raise(arrays: JoinedArrays) -> bool:
    """Replace arrays whose addresses meet by memrefs of one type; false if they stay."""
    strides = strides_of(arrays.accesses.accesses.values())
    if not all(_fills_all(fill, arrays) for fill in arrays.accesses.fills):
        strides = (1,)
    shapes = _shapes(arrays, strides)
    if shapes is None and len(strides) > 1:
        strides = (1,)
        shapes = _shapes(arrays, strides)
    if shapes is None:
        return False
    for offset in arrays.accesses.accesses.values():
        if offset.terms:
            continue
        parts = [part.number for part in split(offset, strides)]
        for extents, _ in shapes:
            if any(
                n < 0 or (e != DYNAMIC_INDEX and n >= e)
                for n, e in zip(parts, extents, strict=True)
            ):
                # Not reached, or undefined; nobody may wonder about the number.
                return False
    raise_joined(arrays, strides, shapes)
    return True


def raise_joined(
    arrays: JoinedArrays,
    strides: Sequence[int],
    shapes: Sequence[Shape],
    given: Mapping[BlockArgument, SSAValue] = NO_BUFFERS,
) -> None:
    """Put memrefs in the place of addresses: those ``given`` for arguments, and new ones."""
    buffers: dict[SSAValue, SSAValue] = {**given}
    for alloc, shape in zip(arrays.allocs, shapes, strict=True):
        made = _allocate(alloc, arrays.accesses.element, shape)
        made.name_hint = alloc.results[0].name_hint
        buffers[alloc.results[0]] = made
    kind = next(iter(buffers.values())).type
    for join in arrays.joins:
        set_type(join, kind)
        buffers[join] = join
    loaded: dict[SSAValue, SSAValue] = {}
    for op, offset in arrays.accesses.accesses.items():
        # An element may say which element is meant.
        offset = offset.of_values(loaded)
        made = replace_access(op, buffers[arrays.through[op]], split(offset, strides))
        loaded |= zip(op.results, made.results, strict=True)
    for op in arrays.accesses.frees:
        Builder.at(op).emit(memref.DeallocOp.get(buffers[arrays.through[op]]))
        erase(op)
    answer_tests(arrays.accesses.tests)
    for op in arrays.accesses.fills:
        _replace_fill(op, buffers[arrays.through[op]], arrays)
    for op in reversed(arrays.accesses.steps):
        erase(op)
    for alloc in arrays.allocs:
        replace(alloc, buffers[alloc.results[0]])
    for address, buffer in given.items():
        replace_uses(address, buffer)


def _fills_all(fill: Operation, arrays: JoinedArrays) -> bool:
    """True if a ``memset`` fills an array from its beginning to its end."""
    alloc, size = arrays.through[fill].owner, fill.operands[2]
    if not isinstance(alloc, Operation) or alloc not in arrays.allocs:
        return False
    if (known := constant_of(size)) is None:
        return alloc.name != "llvm.alloca" and size is alloc.operands[0]
    count = constant_of(alloc.operands[0])
    return count is not None and known == count * _unit(alloc)


def _replace_fill(fill: Operation, buffer: SSAValue, arrays: JoinedArrays) -> None:
    """Store zeros to the elements that a ``memset`` fills, one after another."""
    b, type = Builder.at(fill), buffer.type
    assert isinstance(type, MemRefType)
    zero = b.zero(type.element_type)
    if _fills_all(fill, arrays):
        indices, inner = b.elements(buffer)
    else:
        count = quotient(fill.operands[2], 1, arrays.accesses.width, b)
        assert count is not None  # `checked` has seen that it is whole
        index, inner = b.each(0, count)
        indices = [index]
    inner.emit(memref.StoreOp.get(zero, buffer, indices))
    erase(fill)


def _allocate(alloc: Operation, element: Attribute, shape: Shape) -> SSAValue:
    b, (extents, sizes) = Builder.at(alloc), shape
    given = alloc.properties.get("alignment")
    alignment = given if isinstance(given, IntegerAttr) and given.value.data > 0 else None
    if alloc.name == "llvm.alloca":
        made = memref.AllocaOp.get(element, alignment, extents, sizes)
    else:
        made = memref.AllocOp.get(element, None, extents, sizes)
    return b.value(made)


def replace_access(op: Operation, buffer: SSAValue, parts: list[Offset]) -> Operation:
    """Let a load or store be one of the element of ``buffer`` with an index for each dimension;
    gives that.
    """
    b = Builder.at(op)
    indices = [b.index(_index(part, b)) for part in parts]
    made: Operation
    if op.results:
        made = b.emit(memref.LoadOp.get(buffer, indices))
        made.results[0].name_hint = op.results[0].name_hint
        replace_uses(op.results[0], made.results[0])
    else:
        made = b.emit(memref.StoreOp.get(op.operands[0], buffer, indices))
    erase(op)
    return made


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
    if divisor == 1:
        return as_index(value, b)
    bits = divisor.bit_length() - 1
    made = _shifted_less(value, bits, b)
    return made or b.value(arith.ShRSIOp(as_index(value, b), b.index(bits)))


def _shifted_less(
    value: SSAValue, bits: int, b: Builder, depth: int = DEEPEST_SUM
) -> SSAValue | None:
    """A number that is shifted to the left, or a product with one or with a constant, without some
    of the bits; ``None`` if it is none. It leads to the same element as the number shifted back, of
    which bits may have been lost.
    """
    op = value.owner
    if not isinstance(op, Operation) or value.type != i64:
        return None
    if op.name == "arith.shli":
        shift = constant_of(op.operands[1])
        if shift is None or not bits <= shift < i64.width.data:
            return None
        power = b.index(1 << (shift - bits))
        return b.value(arith.MuliOp(as_index(op.operands[0], b), power))
    if op.name == "arith.muli" and depth:
        left, right = op.operands
        for one, other in ((left, right), (right, left)):
            if (factor := constant_of(other)) is not None and not factor % (1 << bits):
                return b.value(arith.MuliOp(as_index(one, b), b.index(factor >> bits)))
            if (made := _shifted_less(one, bits, b, depth - 1)) is not None:
                return b.value(arith.MuliOp(made, as_index(other, b)))
    return None


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


def flat_shapes(arrays: JoinedArrays) -> list[Shape] | None:
    """The shapes of arrays that have one dimension, of an extent that is not known."""
    shapes = _shapes(arrays, (1,))
    if shapes is None:
        return None
    return [_unknown(alloc, one) for alloc, one in zip(arrays.allocs, shapes, strict=True)]


def _shapes(arrays: JoinedArrays, strides: Sequence[int]) -> list[Shape] | None:
    """The shape of each array, with as many dimensions as there are strides; extents are the same
    or not known.
    """
    found: list[Shape] = []
    for alloc in arrays.allocs:
        shape = _shape(alloc, arrays.accesses.width, strides)
        if shape is None:
            return None
        found.append(shape)
    if len({shape.extents[0] for shape in found}) == 1:
        return found
    return [_unknown(*pair) for pair in zip(arrays.allocs, found, strict=True)]


def _shape(alloc: Operation, width: int, strides: Sequence[int]) -> Shape | None:
    """The extents of an array; ``None`` if it has no whole number of rows."""
    inner = [big // small for big, small in pairwise(strides)]
    row = strides[0] * width
    unit = _unit(alloc)
    known = constant_of(alloc.operands[0])
    if known is not None:
        rows = known * unit // row
        whole = rows > 0 and known * unit == rows * row
        return Shape([rows, *inner], []) if whole else None
    b = Builder.at(alloc)
    size = quotient(alloc.operands[0], unit, row, b)
    return None if size is None else Shape([DYNAMIC_INDEX, *inner], [size])


def _unit(alloc: Operation) -> int:
    """Bytes of what an allocation counts."""
    if alloc.name != "llvm.alloca":
        return 1
    return size_and_alignment(alloc.properties["elem_type"])[0]


def _unknown(alloc: Operation, shape: Shape) -> Shape:
    """The shape as one of which the number of rows is said by a value."""
    (rows, *inner), sizes = shape
    if rows == DYNAMIC_INDEX:
        return shape
    return Shape([DYNAMIC_INDEX, *inner], [Builder.at(alloc).index(rows), *sizes])


def quotient(value: SSAValue, unit: int, divisor: int, b: Builder) -> SSAValue | None:
    """``value * unit / divisor`` as an index, if ``value`` shows that it is a whole number."""
    factors, number = factors_of(value)
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
