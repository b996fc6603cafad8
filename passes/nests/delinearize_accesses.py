"""``delinearize-accesses``: flat buffers whose rows the program counts itself get dimensions.

C has ``a[i * n + j]`` where MLIR has ``%a[%i, %j]``. Of the former, analyses of linear subscripts
see a product of two values, and know nothing. Subscripts are recovered from the polynomial (Maslov,
1992; Grosser, Ramanujam, Pouchet, Sadayappan and Pop, 2015), here where they are proven to stay
within their rows. Needs ``scf.for`` over ``memref``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    constant_of,
    defining_op,
    is_made_in,
    is_unsigned,
    walk,
)
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of, without
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import element_memref, widens_unsigned
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.comparisons import NEGATED, SGE, SGT, SLE, SLT, SWAPPED
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref
from xdsl.dialects.arith import CmpiOp
from xdsl.dialects.builtin import DYNAMIC_INDEX, Float32Type, Float64Type, MemRefType
from xdsl.ir import Block, Operation, SSAValue

from .products.addresses import (
    Bounds,
    Memory,
    Stride,
    access_through,
    as_signed,
    divide,
    ends_of,
    is_flat,
)
from .products.computed import (
    counted_to,
    end_of,
    is_positive,
    is_sum_of,
    sizes_of_ends,
    sizes_of_sums,
)

LEAST_OF_ROW = 32
"""Least elements of a row whose length is a number for it to be a dimension. A guess: shorter rows
are those of small arrays, which become values.
"""
MOST_ACCESSES = 256
"""Most accesses to one buffer of a nest that are looked at. A guess: it bounds compile time."""

MOST_FACTOR, MOST_NUMBER = 1 << 8, 1 << 40
"""Greatest factors and numbers in sums of arguments that are tested. No fact: with arguments below
`MOST_NUMBER`, no such sum wraps.
"""


@dataclass(frozen=True)
class DelinearizeAccessesPass(FunctionPass):
    """Loads and stores of flat buffers in a nest become those of views with rows and columns.

    Before, and after::

        scf.for %i = %c0 to %m step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            %row = arith.muli %i, %n : index
            %at = arith.addi %row, %j : index
            %x = memref.load %a[%at] : memref<?xf64>

        %size = memref.dim %a, %c0 : memref<?xf64>
        %rows = arith.ceildivsi %size, (the greater of %n and 1) : index
        %v = memref.reinterpret_cast %a to offset: [0], sizes: [%rows, %n], strides: [%n, 1]
            : memref<?xf64> to memref<?x?xf64>
        scf.for %i = %c0 to %m step %c1 {
          scf.for %j = %c0 to %n step %c1 {
            %x = memref.load %v[%i, %j] : memref<?x?xf64>

    Legal if all accesses of the nest agree on the strides, which the nest does not change, and
    every subscript but the first is known not to be negative, and to stay below its extent: then a
    place has one row and one column, also in front of where an address leads to (the first may
    begin anywhere: ``for (i = low; ...)``). The length of a row may be a difference (``n - 2``,
    where a loop counts to that). Bounds may move with the loops around (``%j`` from 0 to ``%n -
    %i``, in which ``%i + %j`` is the column). Short rows whose lengths are numbers stay as they
    are. Options: none.
    """

    name = "delinearize-accesses"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        found = [(nest.root, memory) for nest in nests_of(func) for memory in nest.rows()]
        count("flat buffers with rows", view_rows(func, found))
        return bool(found)


def nests_of(func: Operation) -> Iterator[Nest]:
    """The nests of a function that access flat buffers."""
    return (nest for root in _roots(func) if (nest := Nest.of(root)) is not None)


def view_rows(func: Operation, found: Iterable[tuple[Operation, Memory]]) -> int:
    """Let accesses of nests go through views with rows; how many views there are."""
    views: dict[tuple[Block | None, SSAValue, tuple[Stride, ...]], SSAValue] = {}
    for root, one in found:
        place = _place_of_view(func, root, one)
        key = place.parent, one.base, tuple(one.strides)
        if key not in views:
            views[key] = _view(Builder.at(place), one)
        _replace(one, views[key])
    return len(views)


def _roots(func: Operation) -> Iterator[Operation]:
    """The outermost loops of a function, in the order of the program."""
    pending = [func]
    while pending:
        op = pending.pop()
        if op.name == "scf.for":
            yield op
        else:
            blocks = [block for region in op.regions for block in region.blocks]
            pending += reversed([inner for block in blocks for inner in block.ops])


@dataclass
class Nest:
    """The flat buffers of a nest."""

    root: Operation
    bounds: dict[SSAValue, tuple[Polynomial, Polynomial]]
    memories: list[Memory]
    sizes: dict[SSAValue, Polynomial] = field(default_factory=dict[SSAValue, Polynomial])
    """Sizes, and the sums that stand for them."""
    taken: list[Polynomial] | None = None
    """Sums of arguments that are taken not to be negative, where that is to be found out."""

    @staticmethod
    def of(root: Operation) -> Nest | None:
        """The accesses to flat buffers of floats by buffer; ``None`` if there are none, or a loop
        runs from, or to, a product of variables.
        """
        bounds: dict[SSAValue, tuple[Polynomial, Polynomial]] = {}
        memories: dict[SSAValue, Memory | None] = {}
        for op in (root, *walk(root)):
            if op.name == "scf.for":
                ends = _ends_of_loop(op, bounds)
                if ends is None:
                    return None
                bounds[op.regions[0].block.args[0]] = ends
            elif is_flat(op):
                _collect(op, root, memories)
        found = [one for one in memories.values() if one is not None]
        return Nest(root, bounds, found) if found else None

    def rows(self) -> Iterator[Memory]:
        """The buffers that have rows of a length that only the program knows, or of a large one."""
        for memory in self.memories:
            if self._has_rows(memory):
                yield memory
            elif any(place.degree > 1 for place in memory.accesses.values()):
                for nest in self._in_other_sizes(memory):
                    other = memory.in_sizes(nest.sizes)
                    if nest._has_rows(other):
                        yield other
                        break

    def rows_of_some_sizes(self) -> Iterator[tuple[Memory, list[Polynomial]]]:
        """The buffers that have rows if sums of arguments are not negative, with these: a program
        that is given sizes, or where to begin, does not say that these are within a row.
        """
        for memory in self.memories:
            self.taken = []
            if self._has_strides(memory):
                within = all(self._place(op, memory) for op in memory.subscripts)
                if within and self.taken:
                    yield memory, self.taken
        self.taken = None

    def _has_strides(self, memory: Memory) -> bool:
        """True if a buffer has strides that the nest does not change; then it has subscripts."""
        return divide(memory, self.bounds) and all(map(self._is_fixed, _values(memory.strides)))

    def _has_rows(self, memory: Memory) -> bool:
        """True if a buffer has rows; then it has the strides, and accesses have subscripts."""
        return (
            self._has_strides(memory)
            and (bool(memory.strides[0][0]) or memory.strides[0][1] >= LEAST_OF_ROW)
            and all(self._place(op, memory) for op in memory.subscripts)
        )

    def _in_other_sizes(self, memory: Memory) -> Iterator[Nest]:
        """The nest, with others in the place of sizes, so that products have no more terms than
        they were written with: sums of what loops count to (``n - 2``), or differences of what
        rows are longer by (``n + 2``) and that.
        """
        yield from self._in_sizes(self._of_ends)
        places = (op.operands[-1] for op in memory.accesses)
        yield from self._in_sizes(sizes_of_sums(places, self.root))

    @cached_property
    def _of_ends(self) -> dict[SSAValue, Polynomial]:
        return sizes_of_ends([op for op in (self.root, *walk(self.root)) if op.name == "scf.for"])

    def _in_sizes(self, sizes: dict[SSAValue, Polynomial]) -> Iterator[Nest]:
        if sizes:
            bounds = {
                variable: (low.substitute(sizes), high.substitute(sizes))
                for variable, (low, high) in self.bounds.items()
            }
            yield Nest(self.root, bounds, [], sizes)

    def _counted_as(self, loop: Operation) -> set[SSAValue]:
        """Values that are not negative where a loop from zero runs: what it counts up to, and what
        is greater than that.
        """
        found = {
            end for end in (end_of(loop),) if any(end in s.values() for s in self.sizes.values())
        }
        if (end := counted_to(loop)) is not None:
            found.add(end)
            size = self.sizes.get(end)
            if size is not None and size.terms.get((), 0) < 0:
                found |= size.values()
        return found

    def _is_fixed(self, value: SSAValue) -> bool:
        return not is_made_in(value, self.root)

    def _place(self, access: Operation, memory: Memory) -> bool:
        """Give an access subscripts that are within their rows whenever it runs; false if none are
        known. What counts down from the end of a row is in the row above what `divide` says.
        """
        around = _loops_around(access, self.root)
        parts = [*memory.subscripts[access]]
        for at in range(len(parts) - 1, 0, -1):
            extent = _extent(memory.strides, at)
            for up in (0, 1, -1):
                column = parts[at].plus(extent, up)
                if self._stays(column, extent, around):
                    parts[at] = column
                    parts[at - 1] = parts[at - 1].plus(Polynomial.number(up), -1)
                    break
            else:
                if not self._may_stay(parts[at], extent, around):
                    return False
        memory.subscripts[access] = parts
        return True

    def _stays(self, column: Polynomial, extent: Polynomial, around: Sequence[Operation]) -> bool:
        """True if a subscript is not negative and below its extent."""
        return all(self._is_never_negative(one, around) for one in self._within(column, extent))

    def _within(self, column: Polynomial, extent: Polynomial) -> tuple[Polynomial, Polynomial]:
        """Sums that are not negative if a subscript is not, and below its extent."""
        low, high = ends_of(column, self.bounds)
        return low, extent.plus(Polynomial.number(1), -1).plus(high, -1)

    def _may_stay(
        self, column: Polynomial, extent: Polynomial, around: Sequence[Operation]
    ) -> bool:
        """Take arguments to be such that a subscript stays in its row, where the function is called
        with such.
        """
        if self.taken is None:
            return False
        needed = [
            one for one in self._within(column, extent) if not self._is_never_negative(one, around)
        ]
        if not all(map(_may_be_tested, needed)):
            return False
        self.taken += needed
        return True

    def _is_never_negative(self, value: Polynomial, around: Sequence[Operation]) -> bool:
        """True if a number is not negative where loops around an access run."""
        if value.known is not None:
            return value.known >= 0
        counting = [loop for loop in around if is_positive(loop.operands[0])]
        positive = {end for loop in counting for end in self._counted_as(loop)}
        if is_sum_of(value, positive):
            return True
        for known in (one for loop in around for one in _known_by_choices(loop)):
            if is_sum_of(value.plus(known, -1), positive):
                return True
        for loop in around:
            first, last = self.bounds[loop.regions[0].block.args[0]]
            if is_sum_of(value.plus(last, -1).plus(first), positive):
                return True
        return False


def _known_by_choices(loop: Operation) -> Iterator[Polynomial]:
    """Numbers that are not negative where a loop has trips: so say the conditions of choices
    between what it counts to and where it begins (see `unguard-loops`).
    """
    low, end = loop.operands[:2]
    while (choice := defining_op(end, "arith.select")) is not None:
        condition, then, otherwise = choice.operands
        holds = _is_same(otherwise, low)
        if not holds and not _is_same(then, low):
            return
        if (known := _not_negative(condition, holds)) is not None:
            yield known
        end = then if holds else otherwise


def _is_same(one: SSAValue, other: SSAValue) -> bool:
    number = constant_of(one)
    return one is other or (number is not None and number == constant_of(other))


def _not_negative(condition: SSAValue, holds: bool) -> Polynomial | None:
    """The difference of two values that a comparison of them, or its opposite, says not to be
    negative.
    """
    op = condition.owner
    if not isinstance(op, CmpiOp):
        return None
    predicate = op.predicate.value.data
    predicate = predicate if holds else NEGATED[predicate]
    left, right = map(polynomial_of, op.operands)
    if predicate in (SLT, SLE):
        left, right, predicate = right, left, SWAPPED[predicate]
    # Sums that are compared may have wrapped.
    if predicate not in (SGT, SGE) or not all(map(_is_one_value, (left, right))):
        return None
    return left.plus(right, -1).plus(Polynomial.number(int(predicate == SGT)), -1)


def _is_one_value(form: Polynomial) -> bool:
    return form.known is not None or (form.degree == 1 and list(form.terms.values()) == [1])


def _may_be_tested(value: Polynomial) -> bool:
    """True for a sum of arguments of the function, which some calls may pass the test of: no size
    is to be negative, or zero.
    """
    factors = [number for key, number in value.terms.items() if key]
    known = value.terms.get((), 0)
    arguments = all(map(_is_number_passed, value.values()))
    small = all(abs(number) <= MOST_FACTOR for number in factors) and abs(known) < MOST_NUMBER
    hopeless = len(factors) == 1 and factors[0] < 0 and known < 1
    return bool(factors) and value.degree == 1 and arguments and small and not hopeless


def _is_number_passed(value: SSAValue) -> bool:
    found = argument_behind(value)
    return found is not None and (width_of(found.type) or 64) <= 64


def argument_behind(value: SSAValue) -> SSAValue | None:
    """The argument of a function that a value is, or is without a sign in more bits."""
    op = value.owner
    if isinstance(op, Operation) and widens_unsigned(op):
        before, after = width_of(op.operands[0].type), width_of(value.type)
        if before is None or after is None or before > after:
            return None
        value = op.operands[0]
        op = value.owner
    is_argument = isinstance(op, Block) and getattr(op.parent_op(), "name", "") == "func.func"
    return value if is_argument else None


def _values(strides: Sequence[Stride]) -> set[SSAValue]:
    return {value for key, _ in strides for value in key}


def _extent(strides: Sequence[Stride], at: int) -> Polynomial:
    """The extent of an inner dimension: one stride divided by the next."""
    (outer, factor), (inner, by) = strides[at - 1 : at + 1]
    rest = without(outer, inner)
    assert rest is not None
    return Polynomial({rest: factor // by})


def _loops_around(access: Operation, root: Operation) -> list[Operation]:
    found: list[Operation] = []
    for op in ancestors(access):
        if op.name == "scf.for":
            found.append(op)
        if op is root:
            break
    return found


def _ends_of_loop(loop: Operation, bounds: Bounds) -> tuple[Polynomial, Polynomial] | None:
    """The least and the greatest value of a variable, linear in those of the loops around; ``None``
    if it is no sum of these.
    """
    low, high = polynomial_of(loop.operands[0]), polynomial_of(end_of(loop))
    for key in (*low.terms, *high.terms):
        if len(key) > 1 and any(value in bounds for value in key):
            return None
    if is_unsigned(loop):
        return None
    return low, high.plus(Polynomial.number(1), -1)


def _collect(op: Operation, root: Operation, memories: dict[SSAValue, Memory | None]) -> None:
    """Note an access; a buffer with one that is not understood is left alone."""
    at = element_memref(op)
    assert at is not None
    base = op.operands[at]
    moved = (op.results or op.operands)[0].type
    floats = isinstance(moved, Float32Type | Float64Type)
    plain = floats and isinstance(op, memref.LoadOp | memref.StoreOp)
    if not plain or is_made_in(base, root):
        memories[base] = None
        return
    memory = memories.setdefault(base, Memory(base, moved))
    if memory is not None:
        place = polynomial_of(op.operands[-1])
        memory.accesses[op] = place.substitute(as_signed(op, root))
        if len(memory.accesses) > MOST_ACCESSES:
            memories[base] = None


def _place_of_view(func: Operation, root: Operation, memory: Memory) -> Operation:
    """The operation in front of which the view is made: as far out as all is known."""
    place = root
    entry = func.regions[0].blocks[0]
    needed = {memory.base, *_values(memory.strides)}
    while place.parent is not entry and (around := place.parent_op()) is not None:
        if any(is_made_in(value, around) for value in needed):
            break
        place = around
    return place


def _view(b: Builder, memory: Memory) -> SSAValue:
    """The buffer with dimensions."""
    steps = [Polynomial({key: number}).emit(b) for key, number in memory.strides]
    inner = [_extent(memory.strides, at).emit(b) for at in range(1, len(memory.strides))]
    size = b.value(memref.DimOp(memory.base, b.index(0)))
    outer = b.ceildiv(size, b.maximum(steps[0], 1))
    return _reinterpreted(b, memory, [outer, *inner], steps)


def _reinterpreted(
    b: Builder, memory: Memory, sizes: Sequence[Index], steps: Sequence[Index]
) -> SSAValue:
    extents = [size if isinstance(size, int) else DYNAMIC_INDEX for size in sizes]
    strides = [step if isinstance(step, int) else DYNAMIC_INDEX for step in steps]
    type_ = MemRefType(memory.element, extents)
    more = [size for size in sizes if not isinstance(size, int)]
    rest = [step for step in steps if not isinstance(step, int)]
    return b.value(
        memref.ReinterpretCastOp(memory.base, [], more, rest, [0], extents, strides, type_)
    )


def _replace(memory: Memory, view: SSAValue) -> None:
    for op, parts in memory.subscripts.items():
        b = Builder.at(op)
        access_through(b, op, view, [b.index(part.emit(b)) for part in parts])
