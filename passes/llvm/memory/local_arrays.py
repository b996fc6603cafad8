"""Memory that is an array and only indexed: every use of its address an access to an element.

An address is followed through ``llvm.getelementptr``. Memory is an array if all uses are plain
loads and stores of one type, at offsets that are multiples of its size, and perhaps ``free``, or
``memset`` with zeros from its beginning; so its address goes nowhere, and nothing looks at a part
of an element. An offset is a constant plus multiples of values; the strides say of how many
dimensions the array is, provided that every index but the first surely stays in its dimension.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import gcd
from typing import TypeAlias

from ad_opt.dialects.llvm.addresses import index_steps
from ad_opt.dialects.llvm.layouts import PTR, TypeNotLowered, size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import EQ, NE, constant_of, defining_op, integer_property
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.affine.index_ranges import range_of
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import MOVED, PRESUMED, surely_integers
from ad_opt.passes.ops.memory_ops import is_plain
from xdsl.dialects.builtin import (
    BFloat16Type,
    Float16Type,
    Float32Type,
    Float64Type,
    IntegerAttr,
    IntegerType,
    StringAttr,
    i1,
)
from xdsl.ir import Attribute, Operation, SSAValue, Use

MOST_USES = 4096
"""Most uses of a local array that is raised: it would be many values. A guess that bounds
compile time.
"""

MOST_DIMENSIONS = 4
"""Most strides of an array; one with more is seen as flat. A guess: local arrays of more are
rare.
"""

_FLOATS = (BFloat16Type, Float16Type, Float32Type, Float64Type)


Term: TypeAlias = tuple[SSAValue, int]
"""A value, and a power of two that it surely is a multiple of, by which it is divided."""

Terms: TypeAlias = tuple[tuple[Term, int], ...]
"""Terms, each with its factor."""


@dataclass(frozen=True)
class Offset:
    """A distance from the start of the memory: a number, and multiples of values."""

    number: int = 0
    terms: Terms = ()

    def plus(self, number: int, terms: Terms) -> Offset:
        """The sum; a term counts once."""
        if not terms:
            return Offset(self.number + number, self.terms)
        found = dict(self.terms)
        for value, factor in terms:
            found[value] = found.get(value, 0) + factor
        kept = tuple((value, factor) for value, factor in found.items() if factor)
        return Offset(self.number + number, kept)

    def of_values(self, others: Mapping[SSAValue, SSAValue]) -> Offset:
        """The same distance with other values in the place of some."""
        terms = (((others.get(one, one), by), factor) for (one, by), factor in self.terms)
        return Offset(self.number).plus(0, tuple(terms))


@dataclass(eq=False)
class Accesses:
    """All that happens to memory that is an array of ``element``."""

    element: Attribute
    width: int
    """Bytes of an element."""
    accesses: dict[Operation, Offset]
    """Loads and stores; offsets count elements."""
    frees: list[Operation]
    steps: list[Operation]
    """The GEPs, in the order in which they depend on each other."""
    fills: list[Operation] = field(default_factory=list)
    """Each ``memset`` with zeros, of whole elements from the first one on."""
    tests: list[Operation] = field(default_factory=list)
    """Each question whether there is such memory, or none: comparisons with null."""


@dataclass(eq=False)
class Uses:
    """All that an address is used for, by itself or stepped from; offsets count bytes."""

    accesses: dict[Operation, Offset] = field(default_factory=dict)
    frees: list[Operation] = field(default_factory=list)
    fills: list[Operation] = field(default_factory=list)
    tests: list[Operation] = field(default_factory=list)
    steps: list[Operation] = field(default_factory=list)
    others: list[Use] = field(default_factory=list)
    """Further uses of the address itself."""

    def add(self, other: Uses) -> None:
        """Add the uses of another address."""
        self.accesses |= other.accesses
        self.frees += other.frees
        self.fills += other.fills
        self.tests += other.tests
        self.steps += other.steps
        self.others += other.others


def accesses_of(memory: SSAValue) -> Accesses | None:
    """The accesses to the memory behind an address, if it is an array that is only indexed."""
    uses = uses_of(memory)
    return None if uses is None or uses.others else checked(uses)


def uses_of(memory: SSAValue, *, fills: bool = False) -> Uses | None:
    """The uses of an address, with those as memory that is set to zeros among them if ``fills`` are
    looked for; ``None`` if one that is stepped from it goes anywhere else.
    """
    found = Uses()
    pending = [(memory, Offset())]
    while pending:
        address, offset = pending.pop()
        for use in address.uses:
            op = use.operation
            if op.name == "llvm.getelementptr" and use.index == 0:
                moved = step(op)
                if moved is None or len(found.steps) > MOST_USES:
                    return None
                found.steps.append(op)
                pending.append((op.results[0], offset.plus(*moved)))
            elif is_access(op, use.index):
                found.accesses[op] = offset
            elif address is not memory:
                return None
            elif op.name == "llvm_ext.free":
                found.frees.append(op)
            elif _is_test(op):
                found.tests.append(op)
            elif fills and use.index == 0 and _fills_with_zeros(op):
                found.fills.append(op)
            else:
                found.others.append(use)
    return found


def checked(uses: Uses) -> Accesses | None:
    """Count what is accessed in elements, if it is elements of one type."""
    types = {accessed(op) for op in uses.accesses}
    if len(types) != 1 or len(uses.accesses) > MOST_USES:
        return None
    (element,) = types
    width = element_bytes(element)
    if width is None:
        return None
    if isinstance(element, IntegerType) and not all(
        _are_integers(op, width) for op in uses.accesses
    ):
        # What looks like an integer may be the bits of a float: that is for others to refuse.
        return None
    if any(factors_of(fill.operands[2])[1] % width for fill in uses.fills):
        return None
    in_elements: dict[Operation, Offset] = {}
    for op, offset in uses.accesses.items():
        found = divided(offset, width)
        if found is None:
            return None
        in_elements[op] = found
    return Accesses(element, width, in_elements, uses.frees, uses.steps, uses.fills, uses.tests)


def _are_integers(access: Operation, width: int) -> bool:
    """True if an access is of integers, or computes with what seems to be one: then it is looked
    at where other memory is accessed.
    """
    how = access.attributes.get(PRESUMED)
    if isinstance(how, StringAttr):
        return how.data != MOVED
    return surely_integers(access, width)


def element_bytes(element: Attribute) -> int | None:
    """Bytes of what may be the element of a memref."""
    if isinstance(element, IntegerType):
        bits = element.width.data
        return bits // 8 if bits in (8, 16, 32, 64) else None
    return size_and_alignment(element)[0] if isinstance(element, _FLOATS) else None


def is_access(op: Operation, place: int) -> bool:
    """True if an operation is an ordinary load or store of the address at ``place``."""
    return (op.name, place) in (("llvm.load", 0), ("llvm.store", 1)) and is_plain(op)


def _is_test(op: Operation) -> bool:
    """True if an operation asks whether an address is null."""
    if op.name != "llvm.icmp" or integer_property(op, "predicate") not in (EQ, NE):
        return False
    return any(defining_op(one, "llvm.mlir.zero") is not None for one in op.operands)


def answer_tests(tests: Sequence[Operation]) -> None:
    """Let the memory that `Accesses.tests` ask for be there."""
    for op in tests:
        b = Builder.at(op)
        replace(op, b.integer(int(integer_property(op, "predicate") == NE), i1))


def _fills_with_zeros(op: Operation) -> bool:
    """True if an operation is an ordinary ``memset`` with zeros."""
    if op.name != "llvm.intr.memset" or constant_of(op.operands[1]) != 0:
        return False
    volatile = op.properties.get("isVolatile")
    return not (isinstance(volatile, IntegerAttr) and volatile.value.data)


def accessed(op: Operation) -> Attribute:
    """The type of what an operation loads or stores."""
    return op.results[0].type if op.results else op.operands[0].type


def step(gep: Operation) -> tuple[int, Terms] | None:
    """By how many bytes a GEP moves."""
    if gep.results[0].type != PTR or gep.operands[0].type != PTR:
        return None
    number, terms = 0, list[tuple[Term, int]]()
    try:
        for index, size in index_steps(gep):
            known = index if isinstance(index, int) else constant_of(index)
            if known is not None:
                number += known * size
            elif isinstance(index, SSAValue):
                terms.append(((index, 1), size))
    except TypeNotLowered:
        return None
    if any(not _is_index(value) for (value, _), _ in terms):
        return None
    return number, tuple(terms)


def _is_index(value: SSAValue) -> bool:
    """True if a value is sign-extended where it is an index, in both forms."""
    type_ = value.type
    return isinstance(type_, IntegerType) and 1 < type_.width.data <= 64


# ------------------------------------------------------------------ offsets


def divided(offset: Offset, width: int) -> Offset | None:
    """The offset in elements, if it always is a multiple of an element."""
    if offset.number % width:
        return None
    terms: list[tuple[Term, int]] = []
    for (value, _), factor in offset.terms:
        common = gcd(factor, width)
        divisor = width // common
        if divisor > 1 and trailing_zeros(value) < divisor.bit_length() - 1:
            return None
        terms.append(((value, divisor), factor // common))
    return Offset().plus(offset.number // width, tuple(terms))


def trailing_zeros(value: SSAValue, depth: int = 6) -> int:
    """Return how many of the lowest bits of an integer are surely zero."""
    number = constant_of(value)
    if number is not None:
        return 64 if number == 0 else (number & -number).bit_length() - 1
    op = value.owner
    if not depth:
        return 0
    if not isinstance(op, Operation):
        loop = op.parent_op()
        if loop is None or loop.name != "scf.for" or value is not op.args[0]:
            return 0
        return min(trailing_zeros(x, depth - 1) for x in (loop.operands[0], loop.operands[2]))
    match op.name:
        case "arith.index_cast" | "arith.extsi" | "arith.extui" | "arith.index_castui":
            return trailing_zeros(op.operands[0], depth - 1)
        case "arith.shli":
            by = constant_of(op.operands[1])
            return trailing_zeros(op.operands[0], depth - 1) + by if by is not None else 0
        case "arith.muli":
            return sum(trailing_zeros(x, depth - 1) for x in op.operands)
        case "arith.addi" | "arith.subi":
            return min(trailing_zeros(x, depth - 1) for x in op.operands)
        case _:
            return 0


# ------------------------------------------------------------------ dimensions


def strides_of(offsets: Collection[Offset]) -> tuple[int, ...]:
    """The strides of as many dimensions as all accesses agree on."""
    factors = sorted({f for offset in offsets for _, f in offset.terms} | {1}, reverse=True)
    pairs = list(pairwise(factors))
    if factors[-1] < 1 or len(factors) > MOST_DIMENSIONS or any(a % b for a, b in pairs):
        return (1,)
    strides = tuple(factors)
    extents = [a // b for a, b in pairs]
    inside = all(
        _stays(part, extent)
        for offset in offsets
        for part, extent in zip(split(offset, strides)[1:], extents, strict=True)
    )
    return strides if inside else (1,)


def _stays(index: Offset, extent: int) -> bool:
    """True if an index surely is one of ``extent`` numbers from 0."""
    low = high = index.number
    for (value, divisor), factor in index.terms:
        bounds = range_of(value)
        if bounds is None:
            return False
        ends = sorted(factor * (bound // divisor) for bound in bounds)
        low, high = low + ends[0], high + ends[1]
    return 0 <= low and high < extent


def split(offset: Offset, strides: Sequence[int]) -> list[Offset]:
    """An offset as an index for each dimension."""
    rest, parts, above = offset.number, list[Offset](), 0
    for stride in strides:
        number, rest = divmod(rest, stride)
        terms = tuple(
            (term, factor // stride)
            for term, factor in offset.terms
            if factor % stride == 0 and (not above or factor % above)
        )
        parts.append(Offset(number, terms))
        above = stride
    return parts


# ------------------------------------------------------------------ sizes


def factors_of(value: SSAValue) -> tuple[list[SSAValue], int]:
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
