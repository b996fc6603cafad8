"""Zero derivatives that mean that a value was thrown away, and those that only came out as zero.

    %d = arith.select %c, %seed, %zero : f64       ; zero where the branch was not taken
    %e = arith.divf %d, %y : f64                   ; zero also where %y is infinite

Zero times infinity is zero if nobody wanted what was infinite, and NaN if the zero is one of
arithmetic (``log1p(exp(x))`` where ``exp`` overflows). So a guard does not ask whether a derivative
is zero, but whether all its *roots* are: those derivatives that it is made of by arithmetic alone,
which are arguments, results of calls and what was loaded. What a select, a branch or a loop gives
depends on what was chosen or carried; once a function has been written, those get a flag beside
them where a guard asks for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ad_opt.dialects.support.ir.build import also_yield, carry
from ad_opt.dialects.support.ir.queries import known_float
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.ops.catalogue import runs_once
from xdsl.dialects.builtin import VectorType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

MOST_ROOTS = 4
"""Most roots of a derivative; one made of more gets a test of its own, so that guards stay
short. A guess. Measured: gradients of gmm, lstm and rosenbrock are equally fast, within noise,
with 1, 4 and 16.
"""
_DECIDED = frozenset({"arith.select", "scf.for"})
"""Operations, beside branches, for which a test is written here; the others have no test."""


class Writer(Protocol):
    """Writes tests where it stands: an `emit.Emitter`."""

    def inside(self, block: Block, before: Operation | None = None) -> Writer:
        """Return one that stands in ``block``, at its end or ``before`` an operation."""
        ...

    def is_zero(self, value: SSAValue) -> SSAValue:
        """True if a float is zero; of a vector, which of its lanes are."""
        ...

    def truth(self, type: Attribute) -> SSAValue:
        """True, for each lane if ``type`` is a vector."""
        ...

    def both(self, left: SSAValue, right: SSAValue) -> SSAValue:
        """``left and right``."""
        ...

    def select(self, condition: SSAValue, then: SSAValue, other: SSAValue) -> SSAValue:
        """``condition ? then : other``."""
        ...


class Zeros:
    """The roots of the derivatives of one function, and whether they are zero."""

    def __init__(self) -> None:
        self._roots: dict[SSAValue, tuple[SSAValue, ...]] = {}
        self._joined: dict[SSAValue, tuple[SSAValue, ...]] = {}
        """Derivatives with too many roots, each of which counts as one."""
        self._tests: dict[SSAValue, SSAValue] = {}
        self._pending: list[SSAValue] = []
        """Roots whose test is that they are zero, until it is known what they depend on."""
        self._better: dict[SSAValue, SSAValue] = {}
        """Tests that others have taken the place of."""
        self._settled: set[SSAValue] = set()

    def roots(self, derivative: SSAValue) -> tuple[SSAValue, ...]:
        """Return the derivatives that are zero wherever ``derivative`` is zero for another
        reason than arithmetic.
        """
        found = self._roots.get(derivative)
        if found is not None:
            return found
        return () if known_float(derivative) == 0 else (derivative,)

    def follow(self, derivative: SSAValue, *sources: SSAValue) -> None:
        """Enter that ``derivative`` is the sum of multiples of ``sources``."""
        shape = _shape(derivative.type)
        if derivative in sources or any(_shape(source.type) != shape for source in sources):
            return
        roots = tuple(dict.fromkeys(root for source in sources for root in self.roots(source)))
        if len(roots) > MOST_ROOTS:
            self._joined[derivative] = roots
        else:
            self._roots[derivative] = roots

    def test(self, em: Writer, derivative: SSAValue) -> SSAValue:
        """True if ``derivative``, which may be used where ``em`` stands, is of no consequence."""
        return self._all(em, self.roots(derivative), derivative.type)

    def finish(self, em: Writer) -> None:
        """Follow roots through what has been written of the function by now."""
        while self._pending:
            root = self._pending.pop()
            if root not in self._settled:
                self._resolve(em, root)

    # ---------------------------------------------------------- tests

    def _all(self, em: Writer, roots: Sequence[SSAValue], type: Attribute) -> SSAValue:
        if not roots:
            return em.truth(type)
        first, *others = (self._test(em, root) for root in roots)
        for other in others:
            first = em.both(first, other)
        return first

    def _test(self, em: Writer, root: SSAValue) -> SSAValue:
        """True if a root is zero, asked where it is made."""
        found = self._tests.get(root)
        if found is None:
            found = self._tests[root] = _behind(em, root).is_zero(root)
            self._pending.append(root)
        while found in self._better:
            found = self._better[found]
        return found

    def _settle(self, root: SSAValue, flag: SSAValue) -> None:
        """From now on ``flag`` says whether a root is of no consequence."""
        old = self._tests.get(root)
        self._tests[root] = flag
        self._settled.add(root)
        if isinstance(old, OpResult):
            self._better[old] = flag
            replace(old.op, flag)

    # ---------------------------------------------------------- what roots depend on

    def _resolve(self, em: Writer, root: SSAValue) -> None:
        owner = root.owner
        if root in self._joined:
            self._settle(root, self._all(_behind(em, root), self._joined[root], root.type))
        elif isinstance(root, BlockArgument):
            loop = root.block.parent_op()
            if loop is not None and loop.name == "scf.for" and root.index > 0:
                self._carried(em, loop, root.index - 1)
        elif isinstance(root, OpResult) and isinstance(owner, Operation):
            if owner.name == "arith.select":
                self._selected(em, owner)
            elif owner.name == "scf.for":
                self._carried(em, owner, root.index)
            elif runs_once(owner):
                self._chosen(em, owner, root.index)

    def _is_plain(self, derivative: SSAValue) -> bool:
        """True if there is nothing to ask but whether ``derivative`` is zero."""
        if not (roots := self.roots(derivative)):
            return True
        if roots != (derivative,) or derivative in self._joined:
            return False
        owner = derivative.owner
        by = owner if isinstance(owner, Operation) else owner.parent_op()
        return by is None or not (runs_once(by) or by.name in _DECIDED)

    def _selected(self, em: Writer, select: Operation) -> None:
        """The side that was taken decides; constants are zero."""
        condition, *sides = select.operands
        if all(map(self._is_plain, sides)):
            return
        here = _behind(em, select.results[0])
        then, other = (self._all(here, self.roots(side), side.type) for side in sides)
        self._settle(select.results[0], here.select(condition, then, other))

    def _chosen(self, em: Writer, op: Operation, at: int) -> None:
        """The branch that ran decides, and says so in one more result."""
        blocks = [region.block for region in op.regions if len(region.blocks) == 1]
        ends = [end for block in blocks if (end := block.last_op) and end.name == "scf.yield"]
        if len(ends) < len(op.regions) or all(self._is_plain(end.operands[at]) for end in ends):
            return
        type = op.results[at].type
        flags = [self._all(_before(em, e), self.roots(e.operands[at]), type) for e in ends]
        self._settle(op.results[at], also_yield(op, flags))

    def _carried(self, em: Writer, loop: Operation, at: int) -> None:
        """All iterations decide; a loop that only multiplies what it carries need not say so."""
        body = loop.regions[0].block
        end, argument, result = body.last_op, body.args[at + 1], loop.results[at]
        assert end is not None
        roots, start = self.roots(end.operands[at]), loop.operands[at + 3]
        if self._is_plain(end.operands[at]) and self._is_plain(start):
            return
        first = self._all(_before(em, loop), self.roots(start), start.type)
        if roots == (argument,):
            inside = behind = first
        else:

            def following(flag: SSAValue) -> SSAValue:
                self._settle(argument, flag)
                return self._all(_before(em, end), roots, argument.type)

            inside, behind = carry(loop, first, following)
        self._settle(argument, inside)
        self._settle(result, behind)


def _behind(em: Writer, value: SSAValue) -> Writer:
    """Return a builder for the place where ``value`` has just been made."""
    if isinstance(value, OpResult):
        block = value.op.parent
        assert block is not None
        return em.inside(block, value.op.next_op)
    assert isinstance(value, BlockArgument)
    return em.inside(value.block, value.block.first_op)


def _before(em: Writer, op: Operation) -> Writer:
    block = op.parent
    assert isinstance(block, Block)
    return em.inside(block, op)


def _shape(type: Attribute) -> tuple[int, ...] | None:
    return type.get_shape() if isinstance(type, VectorType) else None
