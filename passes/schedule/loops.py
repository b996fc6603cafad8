"""The loops of a kernel: over points in rows, over edges, over the edges of each point."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce

from ad_opt.dialects.core.scf import ForOp, ParallelOp, ReduceOp
from ad_opt.dialects.energies import sched
from ad_opt.dialects.energies.expr_keys import AccessAttr, BoundsAttr
from ad_opt.dialects.energies.nlls import KernelOp, yield_of
from ad_opt.dialects.energies.nlls_declarations import GraphOp
from ad_opt.dialects.energies.nlls_types import (
    AddAttr,
    Destination,
    ReduceAttr,
    ScatterAttr,
    StoreAttr,
    SumAttr,
)
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.passes.algebra.arith.arithmetic import Arithmetic
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import AnyFloat, IndexType, f64
from xdsl.ir import Block, Operation, Region, SSAValue

from .place import Names, Place
from .step_emitter import Nest, StepEmitter, write_straight

Sums = list[SSAValue]


@dataclass
class Body:
    """Everything done at each point or edge of a kernel."""

    kernel: KernelOp
    names: Names
    domain: tuple[str, ...]
    precision: AnyFloat
    nodes: list[Operation] = field(default_factory=list[Operation])

    def __post_init__(self) -> None:
        self.nodes = [op for op in self.kernel.body.block.ops if isinstance(op, sched.NODES)]
        end = yield_of(self.kernel)
        self.yields = list(zip(end.destinations, end.values, strict=True))

    @property
    def summed(self) -> list[Destination]:
        """Destinations that are sums over the domain."""
        return [to for to, _ in self.yields if isinstance(to, ReduceAttr | SumAttr)]

    def place(self, b: Builder, at: Sequence[Index]) -> Place:
        """A point, given x first."""
        return Place(
            self.names, Arithmetic(b, self.precision), dict(zip(self.domain, at, strict=True))
        )

    def evaluate(self, place: Place, form: str) -> list[tuple[Destination, SSAValue]]:
        """Write all steps at a place; give what goes where."""
        steps = StepEmitter(place, inside=form == "inside", clamped=form == "select")
        if form == "ifs":
            Nest(steps, self.nodes).run()
        else:
            write_straight(steps, self.nodes)
        return [(to, place.to.real(steps.value(value))) for to, value in self.yields]

    def finish(self, place: Place, results: list[tuple[Destination, SSAValue]]) -> Sums:
        """Write to memory what goes there; give what is summed."""
        sums: Sums = []
        for to, value in results:
            match to:
                case StoreAttr():
                    place.store(value, to.target, to.channel, place.here(to.target))
                case AddAttr():
                    place.add(value, to.target, to.channel, place.here(to.target))
                case ScatterAttr():
                    at = place.at_slot(to.graph.string_value(), to.slot.string_value())
                    place.add(value, to.target, to.channel, at)
                case _:
                    sums.append(value)
        return sums

    def equal_channels(self) -> dict[str, tuple[int, ...]]:
        """For each array some of whose channels get one value, the first channel with its value.

        Channels that get none are alike. Arrays to which edges scatter are left out.
        """
        given: dict[str, dict[int, list[SSAValue]]] = {}
        scattered: set[str] = set()
        for to, value in self.yields:
            match to:
                case StoreAttr() | AddAttr():
                    given.setdefault(to.target, {}).setdefault(to.channel, []).append(value)
                case ScatterAttr():
                    scattered.add(to.target)
                case _:
                    pass
        found: dict[str, tuple[int, ...]] = {}
        for name, own in given.items():
            values = [own.get(channel, []) for channel in range(self.names.array(name).channels)]
            same = tuple(map(values.index, values))
            if name not in scattered and same != tuple(range(len(values))):
                found[name] = same
        return found

    def box(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return how far to both sides anything is read or must be there."""
        low, high = [0] * len(self.domain), [0] * len(self.domain)
        for op in self.nodes:
            key = op.properties.get("key")
            if isinstance(key, BoundsAttr):
                boxes = [(at, *both) for at, both in enumerate(zip(*key.box, strict=True))]
            elif isinstance(key, AccessAttr):
                dims = self.names.array(key.array.string_value()).dims
                boxes = [
                    (self.domain.index(dim), offset, offset)
                    for dim, offset in zip(dims, key.at, strict=True)
                ]
            else:
                continue
            for at, least, most in boxes:
                low[at], high[at] = min(low[at], least), max(high[at], most)
        return tuple(low), tuple(high)


# Loops ----------------------------------------------------------------------------------------


def count_up(
    b: Builder,
    bounds: tuple[Index, Index],
    start: Sequence[SSAValue],
    body: Callable[[Builder, SSAValue, Sums], Sums],
) -> Sums:
    """A loop that carries sums, which begin with ``start``."""
    loop, inner = b.loop(*bounds, carried=start)
    counter, *carried = inner.block.args
    inner.emit(scf.YieldOp(*body(inner, counter, list(carried))))
    assert isinstance(loop, ForOp)
    return list(loop.results)


def in_parallel(
    b: Builder,
    sizes: Sequence[Index],
    count: int,
    body: Callable[[Builder, list[Index]], Sums],
) -> Sums:
    """Loops in any order over all indices; gives ``count`` sums in double precision."""
    if not sizes:
        return body(b, [])
    block = Block(arg_types=[IndexType()] * len(sizes))
    inner = b.inside(block)
    sums = body(inner, list(block.args))
    inner.emit(ReduceOp(sums, [_addition() for _ in sums]))
    zero, one = b.index(0), b.index(1)
    start = zeros(b, f64, count)
    bounds = [b.index(size) for size in sizes]
    loop = ParallelOp([zero] * len(sizes), bounds, [one] * len(sizes), Region(block), start)
    return list(b.emit(loop).results)


def _addition() -> Region:
    block = Block(arg_types=[f64, f64])
    b = Builder(block)
    b.emit(scf.ReduceReturnOp(Arithmetic(b, f64).plus(*block.args)))
    return Region(block)


def wide(b: Builder, sums: Sums) -> Sums:
    """Sums in double precision."""
    return [Arithmetic(b, f64).converted(one) for one in sums]


def zeros(b: Builder, type_: AnyFloat, count: int) -> Sums:
    """One zero, as often as there are sums."""
    return [Arithmetic(b, type_).number(0.0)] * count if count else []


def run_of_points(
    body: Body, b: Builder, outer: Sequence[Index], bounds: tuple[Index, Index], form: str
) -> Sums:
    """Evaluate the points of a row between bounds; ``outer`` are their other indices, y first."""

    def point(inner: Builder, x: SSAValue, carried: Sums) -> Sums:
        place = body.place(inner, [x, *outer][: len(body.domain)])
        new = body.finish(place, body.evaluate(place, form))
        return [place.to.plus(sum_, one) for sum_, one in zip(carried, new, strict=True)]

    start = zeros(b, body.precision, len(body.summed))
    return wide(b, count_up(b, bounds, start, point))


def all_edges(body: Body, b: Builder) -> Sums:
    """Evaluate every edge: in order, where edges add to something that others add to."""
    (dim,) = body.domain
    if not body.summed and not any(isinstance(to, ScatterAttr) for to, _ in body.yields):

        def alone(inner: Builder, at: list[Index]) -> Sums:
            place = body.place(inner, at)
            return body.finish(place, body.evaluate(place, "select"))

        return in_parallel(b, [body.names.values[dim]], 0, alone)

    def edge(inner: Builder, at: SSAValue, carried: Sums) -> Sums:
        place = body.place(inner, [at])
        new = wide(inner, body.finish(place, body.evaluate(place, "select")))
        to = Arithmetic(inner, f64)
        return [to.plus(sum_, one) for sum_, one in zip(carried, new, strict=True)]

    start = zeros(b, f64, len(body.summed))
    return count_up(b, (0, body.names.values[dim]), start, edge)


def edges_of_points(body: Body, b: Builder) -> Sums:
    """At each point, add what its edges give, in order."""
    kernel, names = body.kernel, body.names
    assert kernel.gather is not None
    assert kernel.slot is not None
    graph = names.declared[kernel.gather.string_value()]
    prefix = f"{kernel.gather.string_value()}.{kernel.slot.string_value()}"
    offsets, edges = names.values[f"{prefix}.offsets"], names.values[f"{prefix}.edges"]
    assert isinstance(graph, GraphOp)
    (edge_dim,) = graph.space
    sizes = [names.values[dim] for dim in reversed(body.domain)]

    def point(b: Builder, at: list[Index]) -> Sums:
        number = reduce(lambda n, k: b.add(b.mul(n, sizes[k]), at[k]), range(1, len(at)), at[0])
        first = b.value(memref.LoadOp.get(offsets, [b.index(number)]))
        last = b.value(memref.LoadOp.get(offsets, [b.index(b.add(number, 1))]))

        def edge(inner: Builder, k: SSAValue, carried: Sums) -> Sums:
            number = inner.value(memref.LoadOp.get(edges, [k]))
            place = body.place(inner, [*reversed(at)]).with_edge(edge_dim, number)
            new = [value for _, value in body.evaluate(place, "select")]
            return [place.to.plus(sum_, one) for sum_, one in zip(carried, new, strict=True)]

        start = zeros(b, body.precision, len(body.yields))
        sums = count_up(b, (first, last), start, edge)
        place = body.place(b, [*reversed(at)])
        results = [(to, one) for (to, _), one in zip(body.yields, sums, strict=True)]
        return wide(b, body.finish(place, results))

    return in_parallel(b, sizes, len(body.summed), point)
