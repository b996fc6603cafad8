"""Nests that go from one element of a window to the next, with bounds in the place of tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import is_made_in, known_float
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.nests.products.computed import copied, depends_on
from ad_opt.passes.nests.products.factors import Expansion
from xdsl.dialects import arith, scf
from xdsl.ir import Operation, SSAValue

from .guarded_sums import GuardedSum


def unguard(one: GuardedSum, effects: Effects) -> bool:
    """Make a sum in front of the innermost nest in which it is a product; false if there is none.

    An outer nest would need larger buffers.
    """
    for at in range(len(one.around) - 1, -1, -1):
        band = one.around[at:]
        nest = _Nest(one, band, [op for op in one.between if band[0].is_ancestor(op)], effects)
        if not nest.may_be_one():
            return False
        if nest.is_product():
            return nest.write()
    return False


@dataclass
class _Nest:
    """A nest with a guarded sum in it."""

    sum: GuardedSum
    band: list[Operation]
    """The loops of the nest around the sum, from outside."""
    between: list[Operation]
    """Branches between them, whose conditions the nest does not change."""
    effects: Effects

    def __post_init__(self) -> None:
        self.root = self.band[0]
        masks = self.effects.of(self.root)
        self.expansion = Expansion(self.root, self.effects, masks.writes | masks.frees, True)
        self.outer = [loop for loop in self.sum.loops if _variable(loop) in self.sum.offsets]
        """The loops of the sum over windows."""
        self.inner = [loop for loop in self.sum.loops if loop not in self.outer]

    def may_be_one(self) -> bool:
        """True if loops and branches know at the beginning what they need, and nothing that the
        factors are computed from is written.
        """
        if self.effects.of(self.root).ordered:
            return False
        loops = (*self.band, *self.sum.loops)
        bounds = (polynomial_of(bound) for loop in loops for bound in loop.operands[:2])
        if any(is_made_in(value, self.root) for form in bounds for value in form.values()):
            return False
        conditions = (op.operands[0] for op in self.between)
        if any(is_made_in(value, self.root) for value in conditions):
            return False
        sides = ((self.sum.left,), (self.sum.right,))
        return all(self.expansion.can_fill(self.sum.loops[-1], side, ()) for side in sides)

    def is_product(self) -> bool:
        """True if the factors have rows, columns and terms, and each test is about one loop around
        the sum, and about such of the sum as are not terms.
        """
        left, right = (depends_on(side, self.root) for side in (self.sum.left, self.sum.right))
        if left is None or right is None or not left - right or not right - left:
            return False
        if not left & right & {*map(_variable, self.inner)}:
            return False
        return all(map(self._is_bound, self.sum.tests)) and all(
            map(self._is_extent, self.sum.sizes)
        )

    def _is_bound(self, test: Polynomial) -> bool:
        """True if a test is about one loop around the sum, once."""
        inside = {value for value in test.values() if is_made_in(value, self.root)}
        rows = inside & {*map(_variable, self.band)}
        if len(rows) != 1 or not inside <= {*map(_variable, self.outer)} | rows:
            return False
        (row,) = rows
        return test.terms.get((row,)) in (1, -1)

    def _is_extent(self, size: Polynomial) -> bool:
        """True if a number is not negative where the nest does anything."""
        if size.known is not None:
            return size.known >= 0
        loops = [loop for loop in (*self.band, *self.sum.loops) if _begins_positive(loop)]
        return any(polynomial_of(loop.operands[1]) == size for loop in loops)

    # ---------------------------------------------------------------- what is written

    def write(self) -> bool:
        """Write the sum in front of the nest, and read it in its place."""
        b = Builder.at(self.root)
        for loop in self.band:
            loop.operands = (*map(b.index, self._bounds(b, loop)), *loop.operands[2:])
        zero = b.zero(self.sum.add.results[0].type)
        sums = self.expansion.filled(self.band, (zero,), lambda _, values: values[0])
        for op in self.between:
            b = b.where(op.operands[0])
        self._write_nest(b, sums)
        b = Builder.behind(self.sum.top)
        place = [self.expansion.place(b, loop, loop) for loop in self.band]
        total = b.value(LoadOp.get(sums, place))
        if known_float(self.sum.first) != 0.0:
            total = self._add(b, self.sum.first, total)
        replace(self.sum.top, total)
        return True

    def _write_nest(self, b: Builder, sums: SSAValue) -> None:
        names: dict[SSAValue, SSAValue] = {}
        for loop in self.outer:
            names[_variable(loop)], b = b.each(*self._bounds(b, loop))
        rows: dict[Operation, tuple[Index, Index, Index]] = {}
        for loop in self.band:
            rows[loop] = self._row(b, loop, names)
        terms = {loop: self._bounds(b, loop) for loop in self.inner}
        for loop in self.band:
            first, trips, more = rows[loop]
            at, b = b.each(0, trips)
            names[_variable(loop)] = b.index(b.sub(b.add(at, first), more))
        place = [self._place(b, loop, names) for loop in self.band]
        total = b.value(LoadOp.get(sums, place))
        end, loops, carried = b, [], total
        for loop in self.inner:
            made, b = b.loop(*terms[loop], carried=[carried])
            names[_variable(loop)], carried = made.body.block.args
            loops.append((made, b))
        value = self._add(b, self._product(b, names), carried)
        for made, inside in reversed(loops):
            inside.emit(scf.YieldOp(value))
            value = made.results[0]
        end.emit(StoreOp.get(value, sums, place))

    def _bounds(self, b: Builder, loop: Operation) -> tuple[Index, Index]:
        low, high = (polynomial_of(bound).emit(b) for bound in loop.operands[:2])
        return low, high

    def _row(
        self, b: Builder, loop: Operation, names: Mapping[SSAValue, SSAValue]
    ) -> tuple[Index, Index, Index]:
        """The first of the numbers that are tested in a loop around the sum, how many there are,
        and what they are more than the variable.
        """
        low, high = self._bounds(b, loop)
        own = _variable(loop)
        # Those that are bounds from below, and from above, without the variable.
        lows, highs = (
            [
                test.plus(Polynomial.of(own), -way)
                for test in self.sum.tests
                if test.terms.get((own,)) == way
            ]
            for way in (1, -1)
        )
        base = lows[0] if lows else Polynomial({})
        more = base.emit(b, names)
        first, last = b.add(low, more), b.add(high, more)
        for form in lows:
            first = b.maximum(first, base.plus(form, -1).emit(b, names))
        for form in highs:
            after = base.plus(form).plus(Polynomial.number(1))
            last = b.minimum(after.emit(b, names), last)
        return first, b.sub(last, first), more

    def _place(self, b: Builder, loop: Operation, names: Mapping[SSAValue, SSAValue]) -> SSAValue:
        low = polynomial_of(loop.operands[0]).emit(b)
        return b.index(b.sub(names[_variable(loop)], low))

    def _product(self, b: Builder, names: dict[SSAValue, SSAValue]) -> SSAValue:
        sides = [copied(b, side, self.root, names) for side in (self.sum.left, self.sum.right)]
        product = self.sum.product
        types, properties = (sides[0].type,), product.properties
        return b.value(
            make(arith.MulfOp, operands=sides, result_types=types, properties=properties)
        )

    def _add(self, b: Builder, one: SSAValue, other: SSAValue) -> SSAValue:
        properties, types = self.sum.add.properties, (one.type,)
        operands = (one, other)
        return b.value(
            make(arith.AddfOp, operands=operands, result_types=types, properties=properties)
        )


def _variable(loop: Operation) -> SSAValue:
    return loop.regions[0].block.args[0]


def _begins_positive(loop: Operation) -> bool:
    """True if a loop begins with a number that is not negative."""
    low = polynomial_of(loop.operands[0]).known
    return low is not None and low >= 0
