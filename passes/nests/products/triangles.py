"""Nests over triangles, in blocks of the outer loop: what the iterations of a block have in common
is a rectangle (index-set splitting: Griebl, Feautrier and Lengauer, 2000).

The range of an inner loop whose bounds move with the outer one is cut where it begins to differ
between the iterations of a block, so nothing changes its order. Of a sum of products, the common
part is a product of matrices, and what is left of a block is thin.

``for (k = i + 1; k < n; k++)`` of C is a loop from 0 to ``n - i - 1``, in which ``k`` is the sum of
two variables, so that each subscript with ``k`` depends on both. It is shifted by ``i`` first, so
that only the bounds do (loop skewing: Wolfe, 1986).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, is_made_in, walk
from ad_opt.passes.analysis.affine.polynomials import Polynomial, polynomial_of, without
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.ops.catalogue import is_load
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from .early import EarlyRaising, in_trial, with_dimensions
from .factors import Hull
from .sums import LEAST_LOOPS, loops_around, may_add_product


@dataclass
class TriangleSplitting:
    """Split nests of a function over triangles in which sums of products can be raised then."""

    func: Operation
    effects: Effects
    threshold: int
    any_order: bool
    """True if the factors of a product may be multiplied in any order."""
    size: int
    """Iterations of the outer loop in a block."""
    raised: int = 0

    def run(self) -> int:
        """Split each nest in the outermost loop where that is possible; gives how many sums of
        products are raised.
        """
        done: set[Operation] = set()
        for add in [op for op in walk(self.func) if may_add_product(op)]:
            loops = loops_around(add)
            for at, root in enumerate(loops[: 1 - LEAST_LOOPS] if done.isdisjoint(loops) else ()):
                cut = [loop for loop in loops[at + 1 :] if _follows(loop, root)]
                if cut and self._is_worth_it(root) and self._split(root):
                    done.add(root)
                    break
        return self.raised

    @cached_property
    def _early(self) -> EarlyRaising:
        return EarlyRaising(self.func, self.effects, self.threshold, self.any_order)

    def _is_worth_it(self, root: Operation) -> bool:
        """True unless a nest has results, or is known to have one block."""
        low, high = (constant_of(bound) for bound in root.operands[:2])
        small = low is not None and high is not None and high - low <= self.size
        return not root.results and constant_of(root.operands[2]) == 1 and not small

    def _split(self, root: Operation) -> bool:
        return in_trial(root, lambda trial: self._split_in(trial, root))

    def _split_in(self, trial: Operation, root: Operation) -> bool:
        for op in [op for op in walk(trial) if op.name == "scf.for" and _follows(op, trial)]:
            shift(op, trial)
        views = with_dimensions(trial)
        if views is None:
            return False
        adds = [op for op in walk(trial) if op.name in ("arith.addf", "arith.subf")]
        terms = [add for add in adds if self._early.has_term(add, trial)]
        if not terms:
            return False
        around = {loop for add in terms for loop in loops_around(add)}
        loops = [op for op in walk(trial) if op.name == "scf.for" and _follows(op, trial)]
        nest = _Nest(trial, self.size)
        for loop in loops:
            nest.bound(loop)
        self._early.carry_sums(terms, views)
        for loop in loops:
            if loop in around:
                nest.cut(loop)
        own = self._early.expand(trial, root, views, nest.hulls)
        raised = self._early.raise_sums(trial, own, views, beside=True)
        self.raised += len(raised)
        return bool(raised)


def _follows(loop: Operation, root: Operation) -> bool:
    """True if a bound of a loop moves with the variable of a loop around it, and both depend on
    nothing else of that nest.
    """
    variable = root.regions[0].block.args[0]
    bounds = [polynomial_of(bound) for bound in loop.operands[:2]]
    if constant_of(loop.operands[2]) != 1 or not any((variable,) in p.terms for p in bounds):
        return False
    for bound in bounds:
        for key in bound.terms:
            if key != (variable,) and any(is_made_in(value, root) for value in key):
                return False
    return True


class _Nest:
    """A nest that is split: its outer loop, with a loop over blocks around it."""

    def __init__(self, root: Operation, size: int):
        self.root = root
        self.size = size
        self._front = Builder.at(root)
        """In front of all blocks."""
        self.hulls: dict[Operation, Hull] = {}
        """For what a cut leaves on both sides, where its variable is in a block."""
        self._indices: dict[SSAValue, SSAValue] = {}
        """Values from outside as indices, each converted once."""
        lower, upper = (self._bound(self._front, bound) for bound in root.operands[:2])
        outer, inside = self._front.loop(lower, upper, size)
        self._front = Builder.at(outer)
        self._first = outer.regions[0].block.args[0]
        end = inside.minimum(inside.add(self._first, size), upper)
        root.operands = [self._first, inside.index(end), *root.operands[2:]]
        root.detach()
        inside.emit(root)
        inside.emit(scf.YieldOp())

    @property
    def _variable(self) -> SSAValue:
        return self.root.regions[0].block.args[0]

    def _bound(self, b: Builder, bound: SSAValue) -> SSAValue:
        is_index = isinstance(bound.type, IndexType)
        if is_index and not is_made_in(bound, self.root):
            return bound
        return self._index(b, polynomial_of(bound))

    def _index(self, b: Builder, value: Polynomial) -> SSAValue:
        """An index; what the nest does not change is computed in front of it."""
        for one in value.values() - {self._variable}:
            if not isinstance(one.type, IndexType) and one not in self._indices:
                self._indices[one] = self._front.cast(arith.IndexCastOp, one, IndexType())
        at = b if self._variable in value.values() else Builder.at(self.root)
        return at.index(value.emit(at, self._indices))

    def bound(self, loop: Operation) -> None:
        """Write the bounds of a loop as sums of the variable and values from outside."""
        b = Builder.at(loop)
        bounds = [self._bound(b, bound) for bound in loop.operands[:2]]
        loop.operands = [*bounds, *loop.operands[2:]]

    def cut(self, loop: Operation) -> None:
        """Cut the range of a loop where it begins to be common to all iterations of a block, and
        where it ends to be.
        """
        lower, upper = loop.operands[:2]
        begin = self._extreme(polynomial_of(lower), 1)
        end = self._extreme(polynomial_of(upper), -1)
        b = Builder.at(loop)
        pieces: list[tuple[SSAValue, SSAValue, Hull | None]] = []
        if begin is not None:
            hull = self._hull(polynomial_of(lower))
            pieces.append((lower, b.index(b.minimum(begin, upper)), hull))
        pieces.append((begin or lower, end or upper, None))
        if end is not None:
            start = b.index(b.maximum(begin or lower, end))
            pieces.append((start, upper, self._hull(polynomial_of(upper))))
        carried = [*loop.operands[3:]]
        for at, (first, last, hull) in enumerate(pieces, 1):
            piece = loop if at == len(pieces) else b.emit(loop.clone())
            piece.operands = [first, last, loop.operands[2], *carried]
            carried = [*piece.results]
            if hull is not None:
                self.hulls[piece] = hull

    def _hull(self, bound: Polynomial) -> Hull:
        """The numbers between the least and the greatest value of a bound in a block."""
        low = self._extreme(bound, -1)
        assert low is not None
        return low, abs(bound.terms[self._variable,]) * (self.size - 1)

    def _extreme(self, bound: Polynomial, sign: int) -> SSAValue | None:
        """The greatest value of a bound in a block, or the least one, as for full blocks; ``None``
        for a bound that stays.
        """
        factor = bound.terms.get((self._variable,), 0) * sign
        if not factor:
            return None
        at = Polynomial.of(self._first)
        if factor > 0:
            at = at.plus(Polynomial.number(self.size - 1))
        return self._index(Builder.at(self.root), bound.substitute({self._variable: at}))


def shift(loop: Operation, root: Operation) -> bool:
    """Let the variable of a loop be its sum with the multiple of the variable of a loop around that
    all subscripts have; false if they have none, or different ones.
    """
    own, outer = (op.regions[0].block.args[0] for op in (loop, root))
    indices = [*_indices(loop)]
    factors = {
        n for op, at in indices for n in _factors(polynomial_of(op.operands[at]), own, outer)
    }
    if len(factors) != 1 or not (factor := factors.pop()):
        return False
    distance = Polynomial({(outer,): factor})
    b = Builder.at(loop)
    bounds = [polynomial_of(bound).plus(distance) for bound in loop.operands[:2]]
    loop.operands = [*(b.index(bound.emit(b)) for bound in bounds), *loop.operands[2:]]
    first = loop.regions[0].block.first_op
    assert first is not None
    inside = Builder.at(first)
    before = inside.emit(arith.SubiOp(own, inside.index(distance.emit(inside))))
    for use in [use for use in own.uses if use.operation is not before]:
        use.operation.operands[use.index] = before.results[0]
    for op, at in indices:
        place = polynomial_of(op.operands[at])
        if own in place.values():
            b = Builder.at(op)
            op.operands[at] = b.index(place.emit(b))
    return True


def _indices(loop: Operation) -> Iterator[tuple[Operation, int]]:
    """Subscripts of accesses in a loop: an operation, and the operand."""
    for op in walk(loop):
        if isinstance(op, memref.LoadOp | memref.StoreOp):
            first = 1 if is_load(op) else 2
            yield from ((op, at) for at in range(first, len(op.operands)))


def _factors(place: Polynomial, own: SSAValue, outer: SSAValue) -> Iterator[int | None]:
    """Multiples of the variable of the outer loop that are added to that of the inner one."""
    for monomial, factor in place.terms.items():
        if own in monomial:
            rest = without(monomial, (own,))
            assert rest is not None
            by = sum(n for key, n in place.terms.items() if without(key, (outer,)) == rest)
            yield by // factor if by % factor == 0 else None
