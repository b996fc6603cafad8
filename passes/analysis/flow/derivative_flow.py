"""Flow of derivatives in one function: where they come from, get to, and are wanted.

Two sets of values and of memory, after Slang's check (its names are kept; its third, *produce*,
counts derivatives that are zero, too):

- *carry*: may have a derivative that is not zero: arguments, and what depends on them;
- *expect*: a derivative is wanted, because a result, a buffer of the caller, or a call of a
  differentiable function depends on it.

The graph is that of `dependence`, but calls go by their marks: nothing flows through one whose
callee is not marked (it is *lossy*), nor through one that is meant to drop the derivative. Constant
buffers and globals hold no derivative: nothing flows through them either.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import ARGUMENT_ACTIVITY, NO_DIFF, ActivityAttr
from ad_opt.dialects.support.ir.queries import attribute_of, walk
from ad_opt.dialects.support.names.attribute_names import CORE_CALLS
from ad_opt.passes.analysis.memory.data_flow import Contents, Node, Place
from ad_opt.passes.analysis.memory.dependence import (
    DependenceSummaries,
    DependenceSummary,
    FlowGraph,
    Vertex,
    spread,
)
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Arg, Global, bits_of
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.catalogue import effect_of, is_func_call
from ad_opt.passes.ops.memory_ops import is_memref
from ad_opt.passes.tangents.conformances import Conformances
from ad_opt.passes.tangents.tangent import current_types
from ad_opt.passes.tangents.tangent_registry import NONE, NoTangentType
from typing_extensions import override
from xdsl.dialects.builtin import ModuleOp, StringAttr
from xdsl.ir import Attribute, Operation, SSAValue

from .activity import holds_memory
from .derivative_marks import Level, Marks, argument_attributes, function_type, is_no_diff

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager


def is_differentiable(type: Attribute) -> bool:
    """True if values of the type can have a derivative; a type nobody knows cannot."""
    if is_no_diff(type):
        return False
    try:
        return current_types().part(type) != NONE
    except NoTangentType:
        return False


@dataclass(frozen=True)
class Lost:
    """A place where a derivative that something carries is dropped."""

    op: Operation
    """The call or the store."""
    carriers: tuple[SSAValue, ...]
    """Its operands that carry one."""
    consumer: Operation | None = None
    """Operation that wants the derivative of what the operation gives."""
    target: SSAValue | None = None
    """The memory that holds no derivative."""


class DerivativeFlow:
    """Both sets for one function, and what is lost in it (a cached analysis)."""

    def __init__(
        self,
        func: Operation,
        analyses: AnalysisManager,
        level: Level | None = None,
        active: Collection[int] | None = None,
    ):
        """``level``: how far callees must be differentiable, by default as ``func`` is;
        ``active``: the arguments that count, by default all.
        """
        self.func = func
        self.marks = analyses.get(Marks, root_of(func))
        self.level = (self.marks.level(func) or Level.BOTH) if level is None else level
        self._active = active
        self.graph = MarkedGraph(func, self.marks, self.level, analyses)
        self.effects = self.graph.effects
        self._carry = spread(self.graph.edges, list(self._inputs()))
        self._seeds = dict(self._wanted())
        self._expect = spread(self.graph.back_edges, self._seeds)

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> DerivativeFlow:
        """The flow in one function."""
        return cls(op, analyses)

    # ------------------------------------------------------------------ the sets

    def carries(self, value: SSAValue) -> bool:
        """True if a value (a memref's contents) may have a derivative that is not zero."""
        return is_differentiable(value.type) and self._in(self._carry, value)

    def expects(self, value: SSAValue) -> bool:
        """True if the derivative of a value (of a memref's contents) is wanted."""
        return is_differentiable(value.type) and self._in(self._expect, value)

    def _in(self, vertices: set[Vertex], value: SSAValue) -> bool:
        return any(vertex in vertices for vertex in self.graph.of(value))

    def _inputs(self) -> Iterator[Vertex]:
        for number, argument in enumerate(self.graph.arguments):
            if self.graph.is_constant(argument) or not is_differentiable(argument.type):
                continue
            if self._active is not None and number not in self._active:
                continue
            yield from self.graph.of(argument)
            if holds_memory(argument.type):
                yield Place.UNKNOWN.value

    def _wanted(self) -> Iterator[tuple[Vertex, Operation]]:
        """Yield what derivatives are wanted of, and the operations that want them."""
        for argument in self.graph.arguments:
            if is_memref(argument.type) and is_differentiable(argument.type):
                for bit in self.graph.of(argument):
                    yield bit, self.func
        type = function_type(self.func)
        for terminator in self.graph.returns:
            results = type.outputs.data if type is not None else ()
            for value, result in zip(terminator.operands, results, strict=False):
                if is_differentiable(result):
                    for vertex in self.graph.of(value):
                        yield vertex, terminator
        for call in self.graph.differentiated:
            for number, value in enumerate(arguments_of(call)):
                if is_differentiable(value.type) and not self._is_constant_there(call, number):
                    for vertex in self.graph.of(value):
                        yield vertex, call

    def _is_constant_there(self, call: Operation, number: int) -> bool:
        callee = self.marks.called(call)
        return callee is not None and is_constant_argument(callee, number)

    # ------------------------------------------------------------------ what is lost

    def lost_calls(self) -> Iterator[Lost]:
        """Calls that drop a derivative which is expected of what they give."""
        for call in self.graph.lossy:
            carriers = tuple(v for v in arguments_of(call) if self.carries(v))
            if carriers and (wanted := self._expected_of(call)):
                yield Lost(call, carriers, self._consumer(wanted))

    def _expected_of(self, call: Operation) -> list[Vertex]:
        given: list[Vertex] = []
        for result in call.results:
            if is_differentiable(result.type):
                given += self.graph.of(result)
        given += self.graph.hearing(self.effects.own(call).writes)
        return [vertex for vertex in given if vertex in self._expect]

    def _consumer(self, start: Sequence[Vertex]) -> Operation | None:
        """The nearest operation that wants a derivative of something in ``start``."""
        found = set(start)
        pending = list(start)
        for vertex in pending:
            if vertex in self._seeds:
                return self._seeds[vertex]
            for target in self.graph.edges.get(vertex, ()):
                if target not in found:
                    found.add(target)
                    pending.append(target)
        return None

    def lost_stores(self) -> Iterator[Lost]:
        """Operations that write something which carries a derivative where none is held."""
        for op in walk(self.func):
            effect = effect_of(op)
            if op.name in CORE_CALLS or not effect.known or op not in self._carry:
                continue
            for memref in effect.writes(op):
                if self.graph.is_deaf(memref) and is_differentiable(memref.type):
                    yield Lost(op, self._carriers(op), target=memref)
                    break

    def _carriers(self, op: Operation) -> tuple[SSAValue, ...]:
        return tuple(value for value in op.operands if self.carries(value))

    def lost_arguments(self) -> Iterator[Lost]:
        """Differentiable calls that write what carries a derivative to where none is held."""
        for call in self.graph.differentiated:
            written = self.effects.own(call).writes
            arguments = arguments_of(call)
            for number, value in enumerate(arguments):
                if not is_memref(value.type) or not self.graph.is_deaf(value):
                    continue
                mask = self.graph.aliasing.mask(value)
                if not written & mask or self._is_constant_there(call, number):
                    continue
                carriers = tuple(v for v in self._sources(call, number) if self.carries(v))
                if carriers:
                    yield Lost(call, carriers, target=value)

    def _sources(self, call: Operation, number: int) -> Iterator[SSAValue]:
        """Arguments that the memory of argument ``number`` depends on after the call."""
        arguments = arguments_of(call)
        summary = self.graph.summary(call)
        if summary is None:
            yield from arguments
            return
        for kind, at in summary.inputs.get(("memory", number), ()):
            if kind in ("argument", "memory") and isinstance(at, int):
                yield arguments[at]

    def lost_fields(self) -> Iterator[Lost]:
        """Fields without a derivative that are set to what carries one."""
        for op in walk(self.func):
            if op.name == "agg.set" and len(op.operands) == 2:
                value = op.operands[1]
                if self.carries(value) and not self.graph.has_derivative(op):
                    yield Lost(op, (value,))

    def lost_packs(self) -> Iterator[Lost]:
        """Values that carry a derivative into an existential without one, out of which a value
        comes whose derivative is expected.
        """
        for op in walk(self.func):
            if op.name in PACKS and self.carries(op.operands[0]):
                (made,) = op.results
                if not is_differentiable(made.type) and made in self._expect:
                    yield Lost(op, (op.operands[0],), self._consumer([made]))


def arguments_of(call: Operation) -> Sequence[SSAValue]:
    """The arguments of a call, without the function value."""
    return call.operands if call.name == "func.call" else call.operands[1:]


def is_constant_argument(func: Operation, number: int) -> bool:
    """True if a function says that its argument has no derivative."""
    type, attributes = function_type(func), argument_attributes(func)
    if type is not None and number < len(type.inputs) and is_no_diff(type.inputs.data[number]):
        return True
    word = attributes[number].get(ARGUMENT_ACTIVITY) if number < len(attributes) else None
    return isinstance(word, ActivityAttr) and word.data == "const"


Row = Callable[["MarkedGraph", Operation], Iterable[tuple[SSAValue, SSAValue]]]


def _get(graph: MarkedGraph, op: Operation) -> Iterator[tuple[SSAValue, SSAValue]]:
    if graph.has_derivative(op):
        yield op.operands[0], op.results[0]


def _set(graph: MarkedGraph, op: Operation) -> Iterator[tuple[SSAValue, SSAValue]]:
    yield op.operands[0], op.results[0]
    if graph.has_derivative(op):
        yield op.operands[1], op.results[0]


def _make(graph: MarkedGraph, op: Operation) -> Iterator[tuple[SSAValue, SSAValue]]:
    """Fields without a derivative take none, and that is how a struct is made."""
    given = [has for _, has in graph.fields(op.results[0].type)]
    for number, value in enumerate(op.operands):
        if number >= len(given) or given[number]:
            yield value, op.results[0]


def _unwrap(graph: MarkedGraph, op: Operation) -> Iterator[tuple[SSAValue, SSAValue]]:
    if not is_no_diff(op.operands[0].type):
        yield op.operands[0], op.results[0]


def _pack(graph: MarkedGraph, op: Operation) -> Iterator[tuple[SSAValue, SSAValue]]:
    """Yield edges: what is packed behind an interface that is not differentiable is a constant
    there.
    """
    if is_differentiable(op.results[0].type):
        for value in op.operands:
            yield value, op.results[0]


PACKS = frozenset({"iface.pack", "iface.pack_with"})
"""Operations that make an existential of a value."""

ROWS: dict[str, Row] = {
    **dict.fromkeys(PACKS, _pack),
    "agg.get": _get,
    "agg.set": _set,
    "agg.make": _make,
    "autodiff.unwrap": _unwrap,
}
"""Operations through which only some of what goes in flows on."""


class MarkedGraph(FlowGraph):
    """The flow graph of a function, where calls go by their marks."""

    def __init__(self, func: Operation, marks: Marks, level: Level, analyses: AnalysisManager):
        effects = analyses.get(Effects, func)
        self.marks = marks
        self.level = level
        self._analyses = analyses
        entry = func.regions[0].first_block
        self.arguments: tuple[SSAValue, ...] = tuple(entry.args) if entry is not None else ()
        self.lossy: list[Operation] = []
        """Calls of functions that are not differentiable enough."""
        self.differentiated: list[Operation] = []
        """Calls of functions that are."""
        self._constants = [is_constant_argument(func, k) for k in range(len(self.arguments))]
        self.deaf = 0
        """Memory that holds no derivative."""
        for bit, found in enumerate(effects.aliasing.all_objects):
            constant = isinstance(found, Arg) and self._constants[found.index]
            if constant or isinstance(found, Global):
                self.deaf |= 1 << bit
        summaries = analyses.get(DependenceSummaries, root_of(func))
        super().__init__(func, effects, summaries)

    def is_constant(self, argument: SSAValue) -> bool:
        """True if the function says that its argument has no derivative."""
        return self._constants[self.arguments.index(argument)]

    def is_deaf(self, memref: SSAValue) -> bool:
        """True if some memory that ``memref`` denotes holds no derivative."""
        return bool(self.aliasing.mask(memref) & self.deaf) or _is_view_of_no_diff(memref)

    def has_derivative(self, op: Operation) -> bool:
        """True if the field that ``op`` names has a place in the differential of its struct."""
        name = attribute_of(op, "field")
        wanted = name.data if isinstance(name, StringAttr) else None
        return all(has for field, has in self.fields(op.operands[0].type) if field == wanted)

    def fields(self, struct: Attribute) -> list[tuple[str, bool]]:
        """The fields of a struct, and whether each has a derivative."""
        root = root_of(self.marks.root)
        if not isinstance(root, ModuleOp) or struct.name != "agg.struct":
            return []
        fields = self._analyses.get(Conformances, root).fields(struct)
        # Before conformances are synthesised, nothing but `no_diff` keeps a derivative out.
        told = any(field.deriv is not None for field in fields)
        return [(f.name, f.deriv is not None if told else not f.no_diff) for f in fields]

    def summary(self, call: Operation) -> DependenceSummary | None:
        """Return what the dependence analysis knows about what a call runs."""
        return self._summaries.callee(call) if call.name.startswith("func.") else None

    def of(self, value: SSAValue) -> list[Vertex]:
        """The vertices of a value: itself, or the memory that it denotes."""
        return list(self.vertices(Contents(value) if is_memref(value.type) else value))

    def hearing(self, mask: int) -> list[Vertex]:
        """The objects of a mask that can hold a derivative."""
        return list(bits_of(mask & ~self.deaf))

    @override
    def vertices(self, node: Node) -> Iterable[Vertex]:
        if isinstance(node, Contents) and _is_view_of_no_diff(node.memref):
            return ()
        return super().vertices(node)

    @override
    def _memory(self, mask: int) -> list[Vertex]:
        return [v for v in super()._memory(mask) if not (isinstance(v, int) and self.deaf >> v & 1)]

    @override
    def _visit(self, op: Operation) -> None:
        if op.name in CORE_CALLS:
            self._visit_marked(op)
        elif NO_DIFF in op.attributes:
            return
        elif op.name == "iface.yield" and op.parent_op() is self.func:
            self.returns.append(op)
        elif row := ROWS.get(op.name):
            for source, target in row(self, op):
                self._edge(source, target)
        else:
            super()._visit(op)

    def _visit_marked(self, call: Operation) -> None:
        callee = self.marks.called(call)
        if NO_DIFF in call.attributes or (callee is not None and self.marks.drops(callee)):
            return
        if self.marks.level_at(call) < self.level:
            self.lossy.append(call)
            return
        self.differentiated.append(call)
        if is_func_call(call):
            super()._visit_call(call)
        else:
            self._opaque(call, arguments_of(call))


def _is_view_of_no_diff(memref: SSAValue) -> bool:
    owner = memref.owner
    while isinstance(owner, Operation) and owner.operands:
        if owner.name == "autodiff.unwrap":
            return is_no_diff(owner.operands[0].type)
        if not effect_of(owner).views:
            return False
        owner = owner.operands[0].owner
    return False
