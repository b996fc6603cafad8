"""The place where a kernel is evaluated: elements there, around it, and at slots of an edge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, SameAttr, SampleAttr
from ad_opt.dialects.energies.nlls_declarations import GraphOp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.passes.algebra.arith.arithmetic import Arithmetic
from xdsl.dialects import arith, math, memref
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType, MemRefType, Signedness, i64
from xdsl.ir import Attribute, Operation, SSAValue

from .arguments import has_channels, is_own


@dataclass(frozen=True)
class Names:
    """Meaning of the names of a problem in a function that is written."""

    declared: Mapping[str, Operation]
    values: Mapping[str, SSAValue]
    """Arguments of the function by their names."""

    def array(self, name: str) -> ArrayType:
        """The type of an array."""
        type_ = self.declared[name].properties["type"]
        assert isinstance(type_, ArrayType)
        return type_

    def is_own(self, name: str) -> bool:
        """True if the memory of an array is the solver's."""
        return is_own(self.declared[name])


class Place:
    """A point or an edge, and the operations that are written for it.

    ``at`` has all coordinates that are known; those of ``space`` are what boxes and indices mean.
    """

    def __init__(
        self,
        names: Names,
        to: Arithmetic,
        at: Mapping[str, Index],
        space: Sequence[str] | None = None,
    ) -> None:
        self.names, self.to, self.at = names, to, dict(at)
        self.space = tuple(at) if space is None else tuple(space)

    def moved_to(self, b: Builder) -> Place:
        """The same place, written elsewhere."""
        return Place(self.names, self.to.inside(b), self.at, self.space)

    def with_edge(self, dim: str, number: Index) -> Place:
        """The place of an edge of the point."""
        return Place(self.names, self.to, self.at | {dim: number}, [dim])

    def size(self, dim: str) -> SSAValue:
        """The size of a dimension."""
        return self.names.values[dim]

    # Coordinates ------------------------------------------------------------------------------

    def around(self, key: AccessAttr) -> list[Index]:
        """The coordinates of an element near the point, x first."""
        dims = self.names.array(key.array.string_value()).dims
        pairs = zip(dims, key.at, strict=True)
        return [self.to.b.add(self.at[dim], offset) for dim, offset in pairs]

    def here(self, name: str) -> list[Index]:
        """The coordinates of the point in the space of an array, x first."""
        return [self.at[dim] for dim in self.names.array(name).dims]

    def at_slot(self, graph: str, slot: str) -> list[Index]:
        """The coordinates of the element at a slot of the edge, x first."""
        op = self.names.declared[graph]
        assert isinstance(op, GraphOp)
        first = 0
        for name, dims in op.target_of.items():
            if name == slot:
                break
            first += len(dims)
        (edge,) = (self.at[dim] for dim in op.space)
        b, found = self.to.b, list[Index]()
        for number in range(first, first + len(op.target_of[slot])):
            place = [b.index(edge), b.index(number)]
            word = b.value(memref.LoadOp.get(self.names.values[graph], place))
            found.append(b.cast(arith.IndexCastOp, word, IndexType()))
        return found

    def _indices(self, name: str, channel: int, at: Sequence[Index]) -> list[SSAValue]:
        array, own = self.names.array(name), self.names.is_own(name)
        found = [*reversed(at)]
        if has_channels(array, own=own):
            first = own or array.is_planar
            found = [channel, *found] if first else [*found, channel]
        return [self.to.b.index(one) for one in found]

    # Access -----------------------------------------------------------------------------------

    def load(self, name: str, channel: int, at: Sequence[Index]) -> SSAValue:
        """Read an element, as a number of the kernel's precision."""
        source = self.names.values[name]
        word = self.to.b.value(memref.LoadOp.get(source, self._indices(name, channel, at)))
        element = self.names.array(name).element
        signed = (
            not isinstance(element, IntegerType)
            or element.signedness.data is not Signedness.UNSIGNED
        )
        return self.to.converted(word, signed=signed)

    def store(self, value: SSAValue, name: str, channel: int, at: Sequence[Index]) -> None:
        """Write an element."""
        target = self.names.values[name]
        assert isinstance(target.type, MemRefType)
        word = _as(self.to.real(value), target.type.element_type, self.to)
        self.to.b.emit(memref.StoreOp.get(word, target, self._indices(name, channel, at)))

    def add(self, value: SSAValue, name: str, channel: int, at: Sequence[Index]) -> None:
        """Add to an element."""
        before = self.load(name, channel, at)
        self.store(self.to.plus(before, self.to.real(value)), name, channel, at)

    def coordinates(self, key: Attribute) -> list[Index]:
        """The coordinates of what a key reads, x first."""
        if isinstance(key, EdgeAttr):
            return self.at_slot(key.graph.string_value(), key.slot.string_value())
        assert isinstance(key, AccessAttr)
        return self.around(key)

    # Tests ------------------------------------------------------------------------------------

    def is_inside(self, sizes: Sequence[str], low: Sequence[int], high: Sequence[int]) -> SSAValue:
        """True if a box around the point lies in a space."""
        b = self.to.b
        found: SSAValue | None = None
        for dim, least, most in zip(sizes, low, high, strict=True):
            at = self.at[dim]
            tests: list[SSAValue] = []
            if least < 0:
                tests.append(b.compare("sge", b.index(b.add(at, least)), b.index(0)))
            if most > 0:
                tests.append(b.compare("slt", b.index(b.add(at, most)), self.size(dim)))
            for test in tests:
                found = test if found is None else self.to.both(found, test)
        return b.true() if found is None else found

    def is_same(self, key: SameAttr) -> SSAValue:
        """True if two slots of the edge are one element."""
        graph, b = key.graph.string_value(), self.to.b
        pairs = zip(*(self.at_slot(graph, one.string_value()) for one in (key.first, key.second)))
        return reduce(self.to.both, [b.compare("eq", x, y) for x, y in pairs], b.true())

    def nearest(self, name: str, at: Sequence[Index]) -> list[Index]:
        """The coordinates of the element of an array that is next to a point."""
        b, dims = self.to.b, self.names.array(name).dims
        return [
            b.minimum(b.maximum(one, 0), b.sub(self.size(dim), 1))
            for dim, one in zip(dims, at, strict=True)
        ]

    def sample(self, key: SampleAttr, at: Sequence[SSAValue]) -> SSAValue:
        """Interpolate between elements, or differentiate that."""
        name, to, b = key.array.string_value(), self.to, self.to.b
        dims = self.names.array(name).dims
        cells: list[tuple[Index, Index]] = []
        fractions: list[SSAValue] = []
        for dim, coordinate in zip(dims, at, strict=True):
            cell, fraction = self._cell(dim, to.real(coordinate))
            last = b.sub(self.size(dim), 1)
            cells.append((cell, b.minimum(b.add(cell, 1), last)))
            fractions.append(fraction)
        values = [self.load(name, key.channel.data, corner) for corner in product(*cells)]
        for fraction, order in zip(reversed(fractions), reversed(key.orders.data), strict=True):
            values = [
                self._between(low, high, fraction, order.data)
                for low, high in zip(values[::2], values[1::2], strict=True)
            ]
        return values[0]

    def _cell(self, dim: str, coordinate: SSAValue) -> tuple[SSAValue, SSAValue]:
        """The cell in which a coordinate lies, and the place in it; NaN lies in the first one."""
        to, b = self.to, self.to.b
        last = b.index(b.maximum(b.sub(self.size(dim), 2), 0))
        below = b.value(math.FloorOp(coordinate))
        within = b.value(arith.MaxnumfOp(below, to.number(0.0)))
        within = b.value(arith.MinnumfOp(within, to.converted(last)))
        cell = b.cast(arith.FPToSIOp, within, i64)
        fraction = to.binary(arith.SubfOp, coordinate, within)
        return b.cast(arith.IndexCastOp, cell, IndexType()), fraction

    def _between(self, low: SSAValue, high: SSAValue, fraction: SSAValue, order: int) -> SSAValue:
        difference = self.to.binary(arith.SubfOp, high, low)
        if order:
            return difference
        return self.to.plus(low, self.to.times(fraction, difference))


def _as(value: SSAValue, type_: Attribute, to: Arithmetic) -> SSAValue:
    assert isinstance(type_, AnyFloat)
    return Arithmetic(to.b, type_).converted(value)
