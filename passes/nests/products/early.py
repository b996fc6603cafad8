"""Sums of products before they are differentiated: nests become operations, without tests.

The derivative of a product of matrices is two such products; that of its loops is a nest in which
all that it adds to is mixed. What is raised here has to be known to be one, so there is no second
version that would be differentiated, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import constant_of, known_or_value, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.affine.nests import Access, nests_in
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.analysis.memory.effects import Effects
from typing_extensions import override
from xdsl.dialects import scf
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue

from .addresses import buffers_of
from .carrying import carry_sum
from .factors import Expansion, Hull, term_at
from .raising import Rules, raise_group
from .repeated import fill_repeated, is_repeated
from .separate import has_products, separate_sums, split_sums
from .sums import LEAST_LOOPS, STRIP, Sum, loops_around, sum_at

NO_VIEWS: Mapping[SSAValue, SSAValue] = MappingProxyType({})
WHOLE, NONE = 0, -1
DEEP_STRIP = 24
"""Iterations of a strip where a sum is in more loops than a product needs, so that its buffer is
not too large. Measured: the gradient of a mixture of experts takes 1.12, 1.09 and 1.18 times as
long as in JAX with 8, 24 and 72, on a loaded machine."""
NO_HULLS: Mapping[Operation, Hull] = MappingProxyType({})


@dataclass
class EarlyRaising:
    """Raise the sums of products of a function that need no test."""

    func: Operation
    effects: Effects
    threshold: int
    any_order: bool
    """True if the factors of a product may be multiplied in any order."""
    raised: int = 0

    def run(self) -> int:
        """Raise each in the outermost loop where that is possible; gives how many."""
        done: set[Operation] = set()
        for add in [op for op in walk(self.func) if op.name in ("arith.addf", "arith.subf")]:
            loops = loops_around(add)
            for at, root in enumerate(loops[: len(loops) - 1] if done.isdisjoint(loops) else ()):
                if self.has_term(add, root) and self._raise(root, len(loops) - at):
                    done.add(root)
                    break
        return self.raised

    def has_term(self, add: Operation, root: Operation) -> bool:
        """True if an addition adds a product of two factors in a nest, or several."""
        if term_at(add, root, any_order=self.any_order) is not None:
            return True
        return self.any_order and has_products(add, root)

    def _raise(self, root: Operation, depth: int) -> bool:
        """Raise sums in a copy of a nest of so many loops, which takes its place; false if there
        are none.
        """
        strip = strip_of(root, depth) if root.results else WHOLE
        if strip == NONE:
            return False
        return in_trial(root, lambda trial: self._raise_in(trial, root, strip), strip)

    def _raise_in(self, trial: Operation, root: Operation, strip: int) -> bool:
        """Raise sums in a copy of a nest, or of a strip of it; false if there are none, or a strip
        would be left with as many loops, one in the other, as they are in.
        """
        own = self.expand(trial, root)
        raised = self._sums(trial, own)
        depths = [len(one.loops) - one.loops.index(trial) for one in raised]
        if strip != WHOLE and _is_nested(trial, max(depths, default=LEAST_LOOPS)):
            return False
        self.raised += len(raised)
        return bool(raised)

    def expand(
        self,
        trial: Operation,
        root: Operation,
        views: Mapping[SSAValue, SSAValue] = NO_VIEWS,
        hulls: Mapping[Operation, Hull] = NO_HULLS,
    ) -> list[SSAValue]:
        """Give factors and sums in a copy of a nest buffers of their own; gives these. ``views``
        stand for other memory, ``hulls`` are those of loops whose bounds move.
        """
        split_sums(trial, lambda add: self.has_term(add, trial) or is_repeated(add, trial))
        if self.any_order:
            separate_sums(trial, hulls)
        masks = self.effects.of(root)
        written = masks.writes | masks.frees
        expansion = Expansion(trial, self.effects, written, self.any_order, views, hulls)
        expansion.write()
        if not hulls:
            fill_repeated(expansion)
        return expansion.made

    def carry_sums(self, adds: Sequence[Operation], views: Mapping[SSAValue, SSAValue]) -> None:
        """Carry sums that innermost loops make in one element of memory."""
        facts = _Known(self, views, frozenset())
        for add in adds:
            carry_sum(add, facts)

    def _sums(self, trial: Operation, own: Sequence[SSAValue]) -> list[Sum]:
        """Raise the sums of a nest; gives those that are."""
        views = with_dimensions(trial)
        if views is None:
            return []
        return self.raise_sums(trial, own, views)

    def raise_sums(
        self,
        trial: Operation,
        own: Sequence[SSAValue],
        views: Mapping[SSAValue, SSAValue],
        *,
        beside: bool = False,
    ) -> list[Sum]:
        """Raise the sums of a nest on buffers; gives those that are. With ``beside``, others leave
        it, too, but products of a matrix and a vector are left alone.

        ``own`` are buffers that nobody else has, ``views`` stand for other memory.
        """
        least = LEAST_LOOPS if beside else LEAST_LOOPS - 1
        found = [one for op in walk(trial) if (one := sum_at(op, least)) is not None]
        sums = [one for one in found if one.is_on_buffers and trial in one.loops]
        if not sums:
            return []
        facts = _Known(self, views, frozenset(own))
        rules = Rules(tested=False, least=least, any_order=self.any_order, beside=beside)
        return raise_group(facts, trial, sums, self.threshold, rules=rules)


def strip_of(root: Operation, depth: int) -> int:
    """The iterations of a nest that carries something which are raised at once: those of a product
    of matrices in strips, so that its sums need no buffer as large as all that it sums up (`WHOLE`
    is all of them); `NONE` where they are not raised.
    """
    low, high, step = map(constant_of, root.operands[:3])
    few = low is not None and high is not None and high - low <= STRIP
    if depth < LEAST_LOOPS or (depth == LEAST_LOOPS and few):
        return WHOLE
    if step != 1:
        return NONE
    return STRIP if depth == LEAST_LOOPS else DEEP_STRIP


def in_trial(root: Operation, attempt: Callable[[Operation], bool], strip: int = WHOLE) -> bool:
    """Let a copy of a nest take its place, with all that is made around it, if an attempt at it
    succeeds; gives if it does. The copy may be of a ``strip`` of its iterations, in a loop over
    these.
    """
    first = root.prev_op
    b = Builder.at(root)
    whole = trial = b.emit(root.clone())
    if strip != WHOLE:
        whole = _over_strips(b, trial, strip)
    return settle(root, whole, first, attempt(trial))


def settle(root: Operation, whole: Operation, first: Operation | None, succeeded: bool) -> bool:
    """Let what was written in front of a nest, behind ``first``, take its place with the results of
    ``whole``, or go again if it is none that ``succeeded``; gives that.
    """
    if succeeded:
        for old, new in zip(root.results, whole.results, strict=True):
            replace_uses(old, new)
        erase(root)
        return True
    while (made := root.prev_op) is not first and made is not None:
        erase(made)
    return False


def _is_nested(nest: Operation, depth: int) -> bool:
    """True if so many loops are one in the other in a nest."""
    around = len(loops_around(nest))
    return any(
        op.name == "scf.for" and len(loops_around(op)) + 1 - around >= depth for op in walk(nest)
    )


def _over_strips(b: Builder, nest: Operation, strip: int) -> Operation:
    """Let a nest run from strip to strip of its iterations (strip mining); gives the loop."""
    low, high = map(known_or_value, nest.operands[:2])
    whole, inside = b.loop(low, high, strip, nest.operands[3:])
    start, *carried = inside.block.args
    nest.detach()
    end = inside.minimum(inside.add(start, strip), high)
    nest.operands = [start, inside.index(end), nest.operands[2], *carried]
    inside.emit(nest)
    inside.emit(scf.YieldOp(*nest.results))
    return whole


def with_dimensions(nest: Operation) -> dict[SSAValue, SSAValue] | None:
    """Let a nest that works behind addresses, or counts rows itself, work on buffers with
    dimensions; gives these, and what they are views of. ``None`` if what is behind an address would
    be a buffer: that would have no shadow. Memory of which it is not known that this is right stays
    as it is.
    """
    buffers = buffers_of(nest)
    if buffers is None:
        return {}
    if not all(isinstance(memory.base.type, MemRefType) for memory in buffers.memories):
        return None
    buffers.memories = [one for one in buffers.memories if buffers.stays_within_rows(one)]
    b = Builder.at(nest)
    views = [buffers.view(b, memory) for memory in buffers.memories]
    buffers.replace(nest, views)
    return {view: memory.base for view, memory in zip(views, buffers.memories, strict=True)}


class _Known(Dependences):
    """Dependences with what is known of buffers and views that have just been made."""

    def __init__(
        self, early: EarlyRaising, views: Mapping[SSAValue, SSAValue], own: frozenset[SSAValue]
    ):
        super().__init__(nests_in(early.func), early.effects.aliasing)
        self._views = views
        self._own = own

    @override
    def may_touch_same(self, a: Access, b: Access) -> bool:
        one, other = (self._views.get(x.memref, x.memref) for x in (a, b))
        if one is other or a.base == b.base:
            return True
        if one in self._own or other in self._own:
            return False
        return self.aliasing.may_alias(one, other)
