"""Explanation of a zero gradient: the ways from an argument to what a function gives, and their
ends.

The graph is that of `derivative_flow` with further edges: *cuts*, where a value gets on but its
derivative does not. If results are reached along ordinary edges, the gradient is not zero by the
program's structure (it may still be by its numbers). Otherwise every way passes a cut, and the
first cut of each way is what the author of the program wants to know; or there is no way at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import NO_DIFF
from ad_opt.dialects.support.ir.queries import known_float
from ad_opt.dialects.support.names.attribute_names import CORE_CALLS
from ad_opt.passes.analysis.memory.data_flow import without_derivative
from ad_opt.passes.analysis.memory.dependence import Vertex, spread
from ad_opt.passes.analysis.memory.objects import Arg, bits_of
from ad_opt.passes.ops.call_graph import has_body, root_of
from ad_opt.passes.ops.catalogue import effect_of, forwarded
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Block, Operation, SSAValue

from .derivative_flow import (
    ROWS,
    MarkedGraph,
    arguments_of,
    is_constant_argument,
    is_differentiable,
)
from .derivative_marks import Level, Marks, name_of

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

REASONS: dict[str, str] = {
    "arith.fptosi": "a conversion to an integer is constant but for jumps",
    "arith.fptoui": "a conversion to an integer is constant but for jumps",
    "arith.cmpf": "a comparison is constant but for jumps",
    "arith.cmpi": "a comparison is constant but for jumps",
    "autodiff.detach": "the derivative is dropped here, as the program says",
    "autodiff.stop_gradient": "the derivative is dropped here, as the program says",
    "autodiff.unwrap": "the derivative is dropped here, as the type says",
    "autodiff.wrap": "the derivative is dropped here, as the type says",
    "agg.get": "this field has no derivative",
    "agg.set": "this field has no derivative",
    "agg.make": "this field has no derivative",
    "iface.pack": "values of this interface have no derivative",
    "iface.pack_with": "values of this interface have no derivative",
}
"""Reasons why no derivative gets through an operation; for others, that their derivative is
zero.
"""

_STEP = "the derivative of `{}` is zero wherever it exists"
_DECIDES = "the value only decides which way is taken, or how often"
_SELECTS = "the value only decides which element is meant"
_DROPS = "this call drops derivatives, as the program says"
_INSIDE = "no derivative gets through {}"
_TIMES_ZERO = "the value is multiplied by zero"
_OVERWRITTEN = "the value is overwritten before anybody reads it"
_DEAF = "the memory that the value is stored in is constant for derivatives"


@dataclass(frozen=True)
class Cut:
    """A place where a value gets on, and its derivative does not."""

    source: Vertex
    target: Vertex
    op: Operation
    reason: str
    inner: tuple[int, ...] = ()
    """For a call: the numbers of the arguments that end in the callee."""
    callee: Operation | None = None


@dataclass(frozen=True)
class Way:
    """A way from the argument to something that the function gives, up to its first cut."""

    through: tuple[Operation, ...]
    cut: Cut
    inside: tuple[Way, ...] = ()
    """Ends of the way in the function that is called."""


@dataclass(frozen=True)
class Explanation:
    """Account of the derivative by one argument: the ways it takes, and where they end."""

    func: Operation
    argument: SSAValue
    reason: str = ""
    """Reason why there is nothing to look for."""
    through: tuple[Operation, ...] | None = None
    """Operations on a way on which the derivative gets out, if the gradient is not zero by
    structure.
    """
    ways: tuple[Way, ...] = ()
    keeps: bool = False
    """True if it is a buffer that the function writes: elements that it does not write keep
    their derivative."""
    ends: tuple[Operation, ...] = ()
    """Last uses of the value, if no way leads out at all."""

    @property
    def is_zero(self) -> bool:
        """True if no derivative gets out."""
        return self.through is None


def explain(
    func: Operation,
    number: int,
    analyses: AnalysisManager,
    outer: frozenset[Operation] = frozenset(),
) -> Explanation:
    """Explain what becomes of the derivative by argument ``number`` of ``func``."""
    entry = func.regions[0].first_block
    assert entry is not None
    argument = entry.args[number]
    if not is_differentiable(argument.type):
        reason = f"a value of type {argument.type} has no derivative"
        return Explanation(func, argument, reason)
    if is_constant_argument(func, number):
        return Explanation(func, argument, "the function says that this argument is constant")
    return _Search(func, argument, analyses, outer | {func}).explanation()


class _Search:
    def __init__(
        self,
        func: Operation,
        argument: SSAValue,
        analyses: AnalysisManager,
        outer: frozenset[Operation],
    ):
        self.func = func
        self.argument = argument
        self.analyses = analyses
        self.outer = outer
        self.graph = CutGraph(func, analyses)
        self.outputs = set(self._outputs())

    def _outputs(self) -> Iterator[Vertex]:
        """Results, and the buffers of the caller that are written."""
        for terminator in self.graph.returns:
            for value in terminator.operands:
                # For a caller it matters as well what integers depend on.
                if len(self.outer) > 1 or is_differentiable(value.type):
                    yield from self.graph.of(value)
        written = self.graph.effects.total.writes
        for bit in bits_of(written):
            if isinstance(self.graph.aliasing.all_objects[bit], Arg):
                yield bit

    def explanation(self) -> Explanation:
        """The search itself."""
        start = self.graph.of(self.argument)
        own = self.outputs.intersection(start) if is_memref(self.argument.type) else set[Vertex]()
        if self.outputs != own:
            self.outputs -= own
        before = _tree(self.graph.edges, start)
        for output in before:
            if output in self.outputs:
                through = self._operations(_path(before, output))
                return Explanation(self.func, self.argument, through=through)
        ways = tuple(self._ways(before))
        ends = () if ways else tuple(self._ends(before))
        return Explanation(self.func, self.argument, ways=ways, ends=ends, keeps=bool(own))

    def _ways(self, before: dict[Vertex, Vertex | None]) -> Iterator[Way]:
        back = {target: list(sources) for target, sources in self.graph.back_edges.items()}
        for cut in self.graph.cuts:
            back.setdefault(cut.target, []).append(cut.source)
        leads_out = spread(back, self.outputs)
        seen: set[tuple[Operation, str]] = set()
        for cut in self.graph.cuts:
            if (
                cut.source in before
                and cut.target in leads_out
                and (cut.op, cut.reason) not in seen
            ):
                inside = self._inside(cut)
                if inside is None:
                    continue
                seen.add((cut.op, cut.reason))
                steps = [op for op in self._operations(_path(before, cut.source)) if op != cut.op]
                yield Way(tuple(steps), cut, inside)

    def _inside(self, cut: Cut) -> tuple[Way, ...] | None:
        """Return the ends of ways in the callee; ``None`` if there the value leads nowhere."""
        if cut.callee is None or cut.callee in self.outer:
            return ()
        found: list[Way] = []
        for number in cut.inner:
            found += explain(cut.callee, number, self.analyses, self.outer).ways
        return tuple(found) or None

    def _operations(self, vertices: Iterable[Vertex]) -> tuple[Operation, ...]:
        """The operations on a path, each once, without those that only hand on."""
        found: dict[Operation, None] = {}
        for vertex in vertices:
            if isinstance(vertex, SSAValue) and not isinstance(vertex.owner, Block):
                found[vertex.owner] = None
            elif isinstance(vertex, Operation):
                found[vertex] = None
        return tuple(found)

    def _ends(self, before: dict[Vertex, Vertex | None]) -> Iterator[Operation]:
        found: dict[Operation, None] = {}
        on = {cut.source for cut in self.graph.cuts} | set(self.graph.edges)
        for vertex in before:
            if vertex in on:
                continue
            if isinstance(vertex, SSAValue) and not isinstance(vertex.owner, Block):
                found[vertex.owner] = None
            elif isinstance(vertex, Operation):
                found[vertex] = None
            elif isinstance(vertex, int):
                found.update(dict.fromkeys(self._writers(vertex, before)))
        yield from found

    def _writers(self, bit: int, before: dict[Vertex, Vertex | None]) -> Iterator[Operation]:
        for vertex in before:
            if isinstance(vertex, Operation) and bit in self.graph.edges.get(vertex, ()):
                yield vertex


def _tree(
    edges: dict[Vertex, list[Vertex]], start: Iterable[Vertex]
) -> dict[Vertex, Vertex | None]:
    """All that is reached from ``start``, each with what it is reached from, nearest first."""
    found: dict[Vertex, Vertex | None] = dict.fromkeys(start)
    pending = list(found)
    for vertex in pending:
        for target in edges.get(vertex, ()):
            if target not in found:
                found[target] = vertex
                pending.append(target)
    return found


def _path(tree: dict[Vertex, Vertex | None], last: Vertex) -> list[Vertex]:
    path = [last]
    while (before := tree[path[-1]]) is not None:
        path.append(before)
    return path[::-1]


# ---------------------------------------------------------------------- the graph


@dataclass
class _Stores:
    """Stores that are overwritten: found block by block, each by a short look ahead."""

    graph: CutGraph
    limit: int = 200
    found: dict[Operation, Operation] = field(default_factory=dict[Operation, Operation])

    def overwriting(self, store: Operation) -> Operation | None:
        """Return the operation that overwrites all that ``store`` writes, before it is read."""
        if store.name != "memref.store":
            return None
        memref, indices = store.operands[1], store.operands[2:]
        aliasing = self.graph.aliasing
        touched = aliasing.closure(aliasing.mask(memref))
        op = store.next_op
        for _ in range(self.limit):
            if op is None or op.name in ("func.return", "scf.yield", "scf.condition"):
                return None
            effects = self.graph.effects.of(op)
            if effects.reads & touched or op.successors:
                return None
            if op.name == "memref.store" and aliasing.must_same_location(
                memref, indices, op.operands[1], op.operands[2:]
            ):
                return op
            if op.name in ("linalg.fill", "memref.copy") and op.operands[1] is memref:
                return op
            op = op.next_op
        return None


class CutGraph(MarkedGraph):
    """The flow graph of a function with its cuts."""

    def __init__(self, func: Operation, analyses: AnalysisManager):
        marks = analyses.get(Marks, root_of(func))
        self.cuts: list[Cut] = []
        self._waiting: list[tuple[Iterable[Vertex], Iterable[Vertex], Operation, str]] = []
        super().__init__(func, marks, Level.NOT, analyses)

    @cached_property
    def _stores(self) -> _Stores:
        return _Stores(self)

    def _cut(
        self, sources: Iterable[SSAValue], targets: Iterable[Vertex], op: Operation, reason: str
    ) -> None:
        ends = list(targets)
        for value in sources:
            for source in self.of(value):
                self.cuts += [Cut(source, target, op, reason) for target in ends]

    def _outcome(self, op: Operation) -> list[Vertex]:
        """All that an operation gives or writes, with what is in it."""
        found: list[Vertex] = []
        for result in op.results:
            found += self.of(result)
        return found + self.hearing(self.effects.of(op).writes)

    @override
    def _visit(self, op: Operation) -> None:
        if op.name in CORE_CALLS:
            super()._visit(op)
            self._cut_call(op)
        elif NO_DIFF in op.attributes:
            self._cut(op.operands, self._outcome(op), op, _DROPS)
        elif op.name == "memref.store" and (by := self._stores.overwriting(op)) is not None:
            self._cut(op.operands[:1], self.of(op.operands[1]), by, _OVERWRITTEN)
        elif op.name == "arith.mulf" and any(known_float(x) == 0 for x in op.operands):
            self._cut(op.operands, self._outcome(op), op, _TIMES_ZERO)
        elif without_derivative(op):
            reason = REASONS.get(op.name) or _STEP.format(op.name)
            self._cut(op.operands, self._outcome(op), op, reason)
        else:
            self._visit_partly(op)

    def _visit_partly(self, op: Operation) -> None:
        """An operation that derivatives get through, though perhaps not from all operands."""
        super()._visit(op)
        self._cut_control(op)
        self._cut_access(op)
        if row := ROWS.get(op.name):
            through = {source for source, _ in row(self, op)}
            stopped = [value for value in op.operands if value not in through]
            self._cut(stopped, self._outcome(op), op, REASONS[op.name])

    def _cut_control(self, op: Operation) -> None:
        if op.name == "scf.condition":
            parent = op.parent_op()
            assert parent is not None
            self._cut(op.operands[:1], self._outcome(parent), op, _DECIDES)
        elif op.name == "arith.select":
            self._cut(op.operands[:1], self._outcome(op), op, _DECIDES)
        elif op.successors and (control := self._control(op)):
            self._cut(control, self._behind(op), op, _DECIDES)
        elif op.regions and effect_of(op).known and forwarded(op) is not None:
            self._cut(self._control(op), self._outcome(op), op, _DECIDES)

    def _control(self, op: Operation) -> list[SSAValue]:
        """Operands that are handed on nowhere."""
        handed_on = {source for source, _ in forwarded(op) or ()}
        return [value for value in op.operands if value not in handed_on]

    def _behind(self, branch: Operation) -> Iterator[Vertex]:
        """Yield what a branch decides: the arguments of all blocks but the first, and what is
        stored.
        """
        block = branch.parent_block()
        region = block.parent if block is not None else None
        for one in region.blocks if region is not None else ():
            if one is not (region.first_block if region is not None else None):
                for argument in one.args:
                    yield from self.of(argument)
        yield from self.hearing(self.effects.total.writes)

    def _cut_access(self, op: Operation) -> None:
        """Indices of what is read and written; memory that holds no derivative."""
        effect = effect_of(op)
        reads, writes = effect.reads(op), effect.writes(op)
        if not effect.known or not (reads or writes):
            return
        indices = [value for value in op.operands if isinstance(value.type, IndexType)]
        self._cut(indices, self._outcome(op), op, _SELECTS)
        values = [value for value in op.operands if is_differentiable(value.type)]
        for memref in writes:
            self._cut(values, self._deaf_objects(memref), op, _DEAF)
        for memref in reads:
            for bit in self._deaf_objects(memref):
                self.cuts += [Cut(bit, end, op, _DEAF) for end in self._outcome(op)]

    def _deaf_objects(self, memref: SSAValue) -> list[Vertex]:
        return list(bits_of(self.aliasing.mask(memref) & self.deaf))

    def _cut_call(self, op: Operation) -> None:
        callee = self.marks.called(op)
        arguments = arguments_of(op)
        if NO_DIFF in op.attributes or (callee is not None and self.marks.drops(callee)):
            self._cut(arguments, self._outcome(op), op, _DROPS)
            return
        if callee is None or not has_body(callee):
            return
        reason = _INSIDE.format(name_of(callee))
        ends = self._outcome(op)
        for number, value in enumerate(arguments):
            for source in self.of(value):
                live = self.edges.get(source, ())
                missing = [end for end in ends if end not in live and end != source]
                self.cuts += [Cut(source, end, op, reason, (number,), callee) for end in missing]
