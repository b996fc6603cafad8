"""Memory effects of each operation: what it reads and writes, regions and calls included.

The catalogue says it for single operations; here they are added up over regions and,
through summaries over the call graph (recursion included), over calls. Sets of objects are bit
masks of `aliasing`. An operation that does anything has the unknown bit.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.call_graph import CallGraph, root_of
from ad_opt.passes.ops.catalogue import effect_of, effect_of_kind, is_func_call, known_effect
from ad_opt.passes.ops.known_functions import reads_lists
from ad_opt.passes.ops.memory_ops import is_pointer, memrefs
from xdsl.ir import Block, Operation, SSAValue

from .aliasing import Aliasing, AliasSummaries
from .objects import UNKNOWN, Alloc, Arg, Global, bits_of

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

Target = Arg | Global | None
"""Memory that a caller sees: an argument's, a global's, or unknown."""


@dataclass(frozen=True)
class EffectSummary:
    """Effects of a function on memory that its caller sees."""

    reads: frozenset[Target] = frozenset()
    writes: frozenset[Target] = frozenset()
    frees: frozenset[Target] = frozenset()
    ordered: bool = False
    """True if it does something besides: prints, traps, uses the tape."""


class Masks(NamedTuple):
    """Effects of an operation, as masks of the function's objects."""

    reads: int = 0
    writes: int = 0
    frees: int = 0
    ordered: bool = False

    def __or__(self, other: Masks) -> Masks:
        return Masks(
            self.reads | other.reads,
            self.writes | other.writes,
            self.frees | other.frees,
            self.ordered or other.ordered,
        )


NO_EFFECT = Masks()


class EffectSummaries:
    """The summaries of all functions of a module (a cached analysis)."""

    def __init__(self, graph: CallGraph, aliases: AliasSummaries):
        self.graph = graph
        self.of: dict[Operation, EffectSummary] = {}
        self.facts: dict[Operation, Effects] = {}
        """Results from which the summaries were made."""
        graph.settle(lambda func: self._update(func, aliases))

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> EffectSummaries:
        """Summaries of every function in the module ``op``."""
        return cls(analyses.get(CallGraph, op), analyses.get(AliasSummaries, op))

    def _update(self, func: Operation, aliases: AliasSummaries) -> bool:
        if not self.graph.defines(func):
            return False
        self.facts[func] = Effects(func, aliases.facts[func], self)
        new = self.facts[func].summary()
        changed = self.of.get(func) != new
        self.of[func] = new
        return changed

    def callee(self, call: Operation) -> EffectSummary | None:
        """The summary of what a call runs; ``None`` if that is not known."""
        func = self.graph.callee(call)
        if func is None or not self.graph.looks_into(func):
            return None
        # A function of the same group that has not been looked at does nothing yet.
        return self.of.get(func, EffectSummary())


class Effects:
    """Reads and writes of the operations of one function (a cached analysis)."""

    def __init__(self, func: Operation, aliasing: Aliasing, summaries: EffectSummaries):
        self.func = func
        self.aliasing = aliasing
        self._summaries = summaries
        self._nested: dict[Operation, Masks] = {}
        """Of operations with regions: what is in them, and what they do themselves."""
        self._writers: dict[Block, _Writers] = {}
        self.total = self._add_up()
        """All that the function does."""

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> Effects:
        """The effects in one function."""
        summaries = analyses.get(EffectSummaries, root_of(op))
        return summaries.facts.get(op) or cls(op, analyses.get(Aliasing, op), summaries)

    def _add_up(self) -> Masks:
        """Sums for all operations with regions, in one walk from the last to the first."""
        inside: dict[Operation, Masks] = {}
        silent: dict[str, bool] = {}
        """By name, of operations without regions: most are, and nothing more is asked of those."""
        for op in reversed(list(walk(self.func))):
            if not op.regions:
                if (is_silent := silent.get(op.name)) is None:
                    effect = effect_of_kind(op)
                    is_silent = silent[op.name] = effect is not None and effect.is_silent
                if is_silent:
                    continue
            masks = self.own(op)
            if op.regions:
                if (nested := inside.pop(op, None)) is not None:
                    masks = nested if masks is NO_EFFECT else nested | masks
                self._nested[op] = masks
            parent = op.parent_op()
            if masks is not NO_EFFECT and parent is not None:
                known = inside.get(parent)
                inside[parent] = masks if known is None else known | masks
        return inside.pop(self.func, NO_EFFECT)

    # Masks

    def own(self, op: Operation) -> Masks:
        """Return the effects of ``op`` without its regions; of a call with all that it runs."""
        if is_func_call(op):
            return self._call(op)
        effect = effect_of(op)
        if effect.is_silent:
            return NO_EFFECT
        reads, writes = self._union(effect.reads(op)), self._union(effect.writes(op))
        frees = self._union(effect.frees(op))
        if not effect.known:
            return Masks(reads | UNKNOWN, writes | UNKNOWN, frees | UNKNOWN, ordered=True)
        if not (reads or writes or frees or effect.ordered):
            return NO_EFFECT
        return Masks(reads, writes, frees, effect.ordered)

    def of(self, op: Operation) -> Masks:
        """Return the effects of ``op``, all that is in it included."""
        found = self._nested.get(op)
        return self.own(op) if found is None else found

    def _union(self, values: Iterable[SSAValue]) -> int:
        mask = 0
        for value in values:
            mask |= self.aliasing.mask(value)
        return mask

    def _call(self, op: Operation) -> Masks:
        arguments = op.operands[1:] if op.name == "func.call_indirect" else op.operands
        summary = self._summaries.callee(op)
        if summary is None:
            known = known_effect(op)
            if known is not None:
                reads, writes = self._union(known.reads(op)), self._union(known.writes(op))
                if reads_lists(op):
                    for memref in known.reads(op):
                        reads |= self.aliasing.reached(memref)
                return Masks(reads, writes, 0, known.ordered)
            given = UNKNOWN
            for memref in memrefs(arguments):
                given |= self.aliasing.reached(memref)
            return Masks(given, given, given, ordered=True)
        return Masks(
            self._targets(summary.reads, arguments),
            self._targets(summary.writes, arguments),
            self._targets(summary.frees, arguments),
            summary.ordered,
        )

    def _targets(self, targets: Iterable[Target], arguments: Sequence[SSAValue]) -> int:
        mask = 0
        for target in targets:
            if isinstance(target, Arg):
                mask |= self.aliasing.reached(arguments[target.index])
            else:
                mask |= UNKNOWN if target is None else self.aliasing.reached_object(target)
        return mask

    # Answers

    def touched_globals(self, call: Operation) -> frozenset[Global] | None:
        """The globals that what ``call`` runs reads or writes; ``None`` for any."""
        summary = self._summaries.callee(call)
        if summary is None:
            return frozenset()  # nobody can look into it, so there is no derivative of it
        targets = summary.reads | summary.writes
        if None in targets:
            return None
        return frozenset(target for target in targets if isinstance(target, Global))

    def writes(self, op: Operation) -> list[SSAValue] | None:
        """Memrefs that ``op`` may write, also inside it; ``None`` for anything."""
        return self._memrefs(op, "writes")

    def reads(self, op: Operation) -> list[SSAValue] | None:
        """Memrefs that ``op`` may read, also inside it; ``None`` for anything."""
        return self._memrefs(op, "reads")

    def _memrefs(self, op: Operation, kind: str) -> list[SSAValue] | None:
        found: dict[SSAValue, None] = {}
        for inner in (op, *walk(op)):
            if is_func_call(inner):
                named = self._call_memrefs(inner, kind)
            else:
                effect = effect_of(inner)
                if not effect.known:
                    return None
                named = getattr(effect, kind)(inner)
            if named is None:
                return None
            found.update(dict.fromkeys(named))
        return list(found)

    def _call_memrefs(self, op: Operation, kind: str) -> list[SSAValue] | None:
        summary = self._summaries.callee(op)
        if summary is None:
            known = known_effect(op)
            if known is None or (kind == "reads" and reads_lists(op)):
                return None
            return list(getattr(known, kind)(op))
        arguments = op.operands[1:] if op.name == "func.call_indirect" else op.operands
        named: list[SSAValue] = []
        for target in getattr(summary, kind):
            if not isinstance(target, Arg) or is_pointer(arguments[target.index].type):
                return None  # behind an address there may be others
            named.append(arguments[target.index])
        return named

    def is_read_only(self, memref: SSAValue) -> bool:
        """True if the function surely never writes or frees memory of ``memref``."""
        touched = self.aliasing.closure(self.total.writes | self.total.frees)
        return not touched & self.aliasing.mask(memref)

    def may_write(self, op: Operation, memref: SSAValue) -> bool:
        """True if ``op`` may write or free memory of ``memref``, also inside it."""
        masks = self.of(op)
        return bool(self.aliasing.closure(masks.writes | masks.frees) & self.aliasing.mask(memref))

    def may_write_between(self, first: Operation, last: Operation, memref: SSAValue) -> bool:
        """True if memory of ``memref`` may be written (or freed) after ``first`` and no later than
        by ``last``, which stands in the same block; what is inside ``last`` counts.
        """
        block = first.parent
        assert block is not None
        assert block is last.parent
        writers = self._writers.get(block)
        if writers is None:
            writers = self._writers[block] = _Writers(block, self)
        return writers.any_between(first, last, self.aliasing.mask(memref))

    def summary(self) -> EffectSummary:
        """Return what callers must know."""
        total = self.total
        return EffectSummary(
            self._visible(total.reads),
            self._visible(total.writes),
            self._visible(total.frees),
            total.ordered,
        )

    def _visible(self, mask: int) -> frozenset[Target]:
        found: set[Target] = set()
        for bit in bits_of(mask):
            one = self.aliasing.all_objects[bit]
            if isinstance(one, Alloc):
                # Memory that only the callee knows; if it is kept, callers reach it as unknown.
                if self.aliasing.captured(one):
                    found.add(None)
            else:
                found.add(one)
        return frozenset(found)


class _Writers:
    """Positions in a block at which each object may be written: so that a question costs a
    logarithm.
    """

    def __init__(self, block: Block, effects: Effects):
        self.position: dict[Operation, int] = {}
        self.writes: dict[int, list[int]] = {}
        for number, op in enumerate(block.ops):
            self.position[op] = number
            masks = effects.of(op)
            for bit in bits_of(effects.aliasing.closure(masks.writes | masks.frees)):
                self.writes.setdefault(bit, []).append(number)

    def any_between(self, first: Operation, last: Operation, mask: int) -> bool:
        """True if an object of ``mask`` may be written after ``first``, up to ``last``."""
        low, high = self.position[first], self.position[last]
        for bit in bits_of(mask):
            places = self.writes.get(bit, [])
            at = bisect_right(places, low)
            if at < len(places) and places[at] <= high:
                return True
        return False
