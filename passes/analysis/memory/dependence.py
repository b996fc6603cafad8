"""Dependence of a function's results on its inputs: the data-flow graph, and its summaries.

`FlowGraph` is the graph of one function: nodes are values, operations that combine, and memory
objects; a memory object is one node for all its elements at all times. A `DependenceSummary` says
of each output (result, memory of an argument or a global) which inputs it may depend on. Arguments
of a function are taken to be distinct memory there. A call may pass overlapping memory all the
same: what flows from one name to the other in the callee flows through the caller's one object.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from ad_opt.dialects.autodiff.autodiff import DIFFERENTIABLE, INACTIVE, PREFER
from ad_opt.dialects.support.ir.queries import attribute_of, reached, walk
from ad_opt.passes.ops.call_graph import CallGraph
from ad_opt.passes.ops.catalogue import is_func_call
from ad_opt.passes.ops.known_functions import known_callee
from ad_opt.passes.ops.memory_ops import is_memref, memrefs
from xdsl.ir import Operation, SSAValue

from .data_flow import Contents, Node, Place, flows, has_no_tangent
from .effects import Effects, EffectSummaries
from .objects import UNKNOWN, Arg, Global, bits_of

if TYPE_CHECKING:
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

Port: TypeAlias = tuple[str, int | str]
"""An input or output of a function: ``("argument", k)``, ``("result", k)``; ``("memory", k)`` what
stands in the memory of argument ``k``, ``("memory of result", k)``, ``("global", name)``;
``("place", n)`` is a `Place`: memory that nobody follows, or the tape."""

Vertex: TypeAlias = SSAValue | Operation | int
"""A node of a `FlowGraph`; a number is that of a memory object, or of a `Place`."""


@dataclass(frozen=True)
class DependenceSummary:
    """Dependence by output: the inputs it may depend on; an output that is missing depends on
    none.
    """

    inputs: dict[Port, frozenset[Port]]


NOT_ABOUT_DERIVATIVES = frozenset(
    {
        "autodiff.active",
        "autodiff.tape",
        PREFER,
        DIFFERENTIABLE,
        "autodiff.type_dict",
        "autodiff.wraps",
        INACTIVE,
    }
)


def is_opaque(op: Operation) -> bool:
    """True if a function carries a derivative of its own, so that its body says nothing."""
    return any(
        name.startswith("autodiff.") and name not in NOT_ABOUT_DERIVATIVES
        for name in (*op.attributes, *op.properties)
    )


class DependenceSummaries:
    """The summaries of all functions of a module (a cached analysis)."""

    def __init__(self, graph: CallGraph, effects: EffectSummaries):
        self.graph = graph
        self.effects = effects
        self.of: dict[Operation, DependenceSummary] = {}

        def update(func: Operation) -> bool:
            known = graph.defines(func) and not is_opaque(func)
            return known and self._update(func, effects.facts[func])

        graph.settle(update)

    @classmethod
    def compute(cls, op: Operation, analyses: AnalysisManager, /) -> DependenceSummaries:
        """Summaries of every function in the module ``op``."""
        return cls(analyses.get(CallGraph, op), analyses.get(EffectSummaries, op))

    def _update(self, func: Operation, effects: Effects) -> bool:
        new = summarize(FlowGraph(func, effects, self))
        changed = self.of.get(func) != new
        self.of[func] = new
        return changed

    def callee(self, call: Operation) -> DependenceSummary | None:
        """The summary of what a call runs; ``None`` if that is not known."""
        func = self.graph.callee(call)
        if func is not None and attribute_of(func, INACTIVE) is not None:
            return DependenceSummary({})
        known = known_callee(call)
        if not self.graph.looks_into(func) and known is not None:
            return None if known.derivative else DependenceSummary({})
        if func is None or not self.graph.defines(func) or is_opaque(func):
            return None
        return self.of.get(func, DependenceSummary({}))


class FlowGraph:
    """Along which edges data flows in one function."""

    def __init__(
        self,
        func: Operation,
        effects: Effects,
        summaries: DependenceSummaries,
        overlapping: int = 0,
    ):
        self.func = func
        self.effects = effects
        self.aliasing = effects.aliasing
        self._summaries = summaries
        self._overlapping = overlapping
        """Objects from outside that may be the same memory; the others are distinct."""
        self.edges: dict[Vertex, list[Vertex]] = {}
        self.back_edges: dict[Vertex, list[Vertex]] = {}
        self.returns: list[Operation] = []
        self._unknown_access = False
        for op in walk(func):
            self._visit(op)
        self._link_memory()

    def _edge(self, source: Vertex, target: Vertex) -> None:
        self.edges.setdefault(source, []).append(target)
        self.back_edges.setdefault(target, []).append(source)

    def vertices(self, node: Node) -> Iterable[Vertex]:
        """The vertices that a node of `data_flow` means."""
        if isinstance(node, Contents):
            return self._memory(self.aliasing.mask(node.memref))
        if isinstance(node, Place):
            self._unknown_access |= node is Place.UNKNOWN
            return (node.value,)
        return (node,)

    def _memory(self, mask: int) -> list[Vertex]:
        self._unknown_access |= bool(mask & UNKNOWN)
        return list(bits_of(mask))

    def _visit(self, op: Operation) -> None:
        if is_func_call(op):
            self._visit_call(op)
        elif op.name == "func.return":
            self.returns.append(op)
        else:
            for source, target in flows(op):
                for one in self.vertices(source):
                    for other in self.vertices(target):
                        self._edge(one, other)

    def _visit_call(self, op: Operation) -> None:
        indirect = op.name == "func.call_indirect"
        arguments = op.operands[1:] if indirect else op.operands
        summary = self._summaries.callee(op)
        graph = self._summaries.graph
        foreign = not graph.looks_into(graph.callee(op))
        known = known_callee(op) if summary is None and foreign else None
        if known is not None and known.derivative:
            self._combined(op)
            return
        if summary is None:
            self._opaque(op, arguments)
            return
        for output, inputs in summary.inputs.items():
            targets = self._port(op, arguments, output)
            for port in inputs:
                for source in self._port(op, arguments, port):
                    for target in targets:
                        self._edge(source, target)

    def _combined(self, op: Operation) -> None:
        """Enter edges from what is read and the numbers that are given to what is written and
        returned.
        """
        own = self.effects.own(op)
        for value in op.operands:
            if not has_no_tangent(value.type) and not is_memref(value.type):
                self._edge(value, op)
        for vertex in self._memory(own.reads):
            self._edge(vertex, op)
        for target in (*self._memory(own.writes), *op.results):
            self._edge(op, target)

    def _port(self, op: Operation, arguments: Sequence[SSAValue], port: Port) -> list[Vertex]:
        """Return the vertices in the caller at which a port of the callee is."""
        kind, at = port
        if isinstance(at, str):
            return self._memory(self.aliasing.reached_object(Global(at)))
        match kind:
            case "place":
                return list(self.vertices(Place(at)))
            case "argument":
                return [arguments[at]]
            case "result":
                return [op.results[at]]
            case "memory":
                return self._memory(self.aliasing.reached(arguments[at]))
            case _:
                return self._memory(self.aliasing.reached(op.results[at]))

    def _opaque(self, op: Operation, arguments: Sequence[SSAValue]) -> None:
        """Everything that goes in may come out anywhere."""
        own = self.effects.own(op)
        touched = own.reads | own.writes | UNKNOWN
        for memref in memrefs([*arguments, *op.results]):
            touched |= self.aliasing.reached(memref)
        for value in arguments:
            if not is_memref(value.type):
                self._edge(value, op)
        for vertex in self._memory(touched):
            self._edge(vertex, op)
            self._edge(op, vertex)
        for result in op.results:
            if not is_memref(result.type):
                self._edge(op, result)

    def _link_memory(self) -> None:
        """Unknown memory is all memory that got out of sight; overlapping objects are one. So are
        globals from which the same memory may be reached.
        """
        linked = self.aliasing.captured_mask
        if self._unknown_access:
            linked |= self.aliasing.closure(UNKNOWN)
        for bit in bits_of(linked & ~UNKNOWN):
            self._edge(0, bit)
            self._edge(bit, 0)
        for bit in bits_of(self._overlapping):
            for other in bits_of(self.aliasing.closure(1 << bit) & self._overlapping & ~(1 << bit)):
                self._edge(bit, other)
        for bit, other in self.aliasing.met_globals():
            self._edge(bit, other)


def spread(
    edges: dict[Vertex, list[Vertex]],
    start: Iterable[Vertex],
    without: Container[Vertex] = frozenset(),
) -> set[Vertex]:
    """All vertices that can be reached, not by way of some."""

    def others(vertices: Iterable[Vertex]) -> list[Vertex]:
        return [vertex for vertex in vertices if vertex not in without]

    return reached(others(start), lambda vertex: others(edges.get(vertex, ())))


def summarize(graph: FlowGraph) -> DependenceSummary:
    """Send the set of inputs that a vertex depends on through the graph, as bits."""
    inputs = _inputs(graph)
    ports = list(inputs)
    places, targets = _in_order(graph.edges, inputs.values())
    own = [0] * len(places)
    for number, port in enumerate(ports):
        own[places[inputs[port]]] |= 1 << number
    arrived = [0] * len(places)
    changed = True
    while changed:
        changed = False
        for place, mask in enumerate(arrived):
            mask |= own[place]
            for target in targets[place]:
                if mask & ~arrived[target]:
                    arrived[target] |= mask
                    changed |= target <= place
    found: dict[Port, frozenset[Port]] = {}
    for port, vertices in _outputs(graph).items():
        # Memory depends on itself where data flows from one part of it to another: in the caller
        # these may be two objects.
        itself = port in inputs
        total = 0
        for place in (places[vertex] for vertex in vertices if vertex in places):
            total |= arrived[place] if itself else arrived[place] | own[place]
        if inner := frozenset(ports[bit] for bit in bits_of(total)):
            found[port] = inner
    return DependenceSummary(found)


def _in_order(
    edges: dict[Vertex, list[Vertex]], start: Iterable[Vertex]
) -> tuple[dict[Vertex, int], list[list[int]]]:
    """The places in reverse postorder of all that can be reached, and the edges between places.

    Only edges of cycles lead back, so that one sweep in this order is enough without them.
    """
    numbers: dict[Vertex, int] = {}
    targets: list[list[int]] = []
    done: list[int] = []
    for root in start:
        pending = [root] if root not in numbers else []
        ways: list[tuple[int, Iterator[Vertex]]] = []
        while pending or ways:
            if pending:
                vertex = pending.pop()
                numbers[vertex] = len(targets)
                ways.append((len(targets), iter(edges.get(vertex, ()))))
                targets.append([])
            at, rest = ways[-1]
            for target in rest:
                number = numbers.get(target)
                targets[at].append(len(targets) if number is None else number)
                if number is None:
                    pending.append(target)
                    break
            else:
                done.append(at)
                ways.pop()
    last = len(done) - 1
    place = [0] * len(done)
    for after, number in enumerate(done):
        place[number] = last - after
    moved: list[list[int]] = [[]] * len(done)
    for number, found in enumerate(targets):
        moved[place[number]] = [place[target] for target in found]
    return {vertex: place[number] for vertex, number in numbers.items()}, moved


def _inputs(graph: FlowGraph) -> dict[Port, Vertex]:
    entry = graph.func.regions[0].first_block
    arguments = entry.args if entry is not None else ()
    found: dict[Port, Vertex] = {
        ("argument", a.index): a for a in arguments if not is_memref(a.type)
    }
    found.update(_memory_ports(graph))
    return found


def _memory_ports(graph: FlowGraph) -> dict[Port, Vertex]:
    """Memory that callers see, by port."""
    found: dict[Port, Vertex] = {("place", p.value): p.value for p in Place}
    for bit, one in enumerate(graph.aliasing.all_objects):
        if isinstance(one, Arg):
            found["memory", one.index] = bit
        elif isinstance(one, Global):
            found["global", one.name] = bit
    return found


def _outputs(graph: FlowGraph) -> dict[Port, list[Vertex]]:
    found: dict[Port, list[Vertex]] = {p: [v] for p, v in _memory_ports(graph).items()}
    for terminator in graph.returns:
        for number, value in enumerate(terminator.operands):
            if not is_memref(value.type):
                found.setdefault(("result", number), []).append(value)
                continue
            inside = bits_of(graph.aliasing.reached(value))
            found.setdefault(("memory of result", number), []).extend(inside)
    return found
