"""Oracle for energies: regions of ``expr`` operations evaluated with NumPy, as their docs say.

It shares nothing with the passes: derivatives are complex steps through the residuals as they were
written. Arrays are ``[y, x, channel]``, always with the channel; a read outside of an array is 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any, cast

import numpy as np
from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    ParamAttr,
    SameAttr,
    SampleAttr,
)
from ad_opt.dialects.energies.nlls import (
    ComputedOp,
    ExcludeOp,
    GraphOp,
    KernelOp,
    ProblemOp,
    ResidualOp,
    YieldOp,
)
from ad_opt.dialects.energies.nlls_syntax import Domain
from ad_opt.dialects.energies.nlls_types import (
    AddAttr,
    ArrayType,
    ReduceAttr,
    ScatterAttr,
    StoreAttr,
    SumAttr,
    names,
)
from xdsl.dialects.builtin import SymbolRefAttr
from xdsl.ir import Operation, SSAValue

Values = Any
"""An array with an entry for each point."""


def _abs(x: Values) -> Values:
    return np.where(x.real >= 0, x, -x)


def _atan2(y: Values, x: Values) -> Values:
    if not np.iscomplexobj(y) and not np.iscomplexobj(x):
        return np.arctan2(y, x)
    angle = np.arctan2(y.real, x.real)
    slope = (x.real * np.imag(y) - y.real * np.imag(x)) / (x.real**2 + y.real**2)
    return angle + 1j * slope


def _powc(c: float) -> Callable[[Values], Values]:
    def power(x: Values) -> Values:
        if c == int(c):
            made = np.ones_like(x)
            for _ in range(abs(int(c))):
                made = made * x
            return 1 / made if c < 0 else made
        return x**c

    return power


def _compare(name: str) -> Callable[[Values, Values], Values]:
    return lambda a, b: getattr(np, name)(np.real(a), np.real(b))


FUNCTIONS: dict[str, Callable[..., Values]] = {
    **{name: getattr(np, name) for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh")},
    **{f"a{name}": getattr(np, f"arc{name}") for name in ("sin", "cos", "tan")},
    **{f"a{name}": getattr(np, f"arc{name}") for name in ("sinh", "cosh", "tanh")},
    **{name: getattr(np, name) for name in ("exp", "log", "log10", "sqrt")},
    "abs": _abs,
    "atan2": _atan2,
    "pow": lambda x, y: x**y,
    "opaque": lambda x: x,
    "stop_gradient": np.real,
    "less": _compare("less"),
    "lesseq": _compare("less_equal"),
    "greater": _compare("greater"),
    "greatereq": _compare("greater_equal"),
    "eq": _compare("equal"),
    "ne": _compare("not_equal"),
    "and": np.logical_and,
    "or": np.logical_or,
    "not": np.logical_not,
    "select": np.where,
}


@dataclass
class Energy:
    """A problem with sizes, arrays, parameters and graphs (edges by coordinates)."""

    problem: ProblemOp
    sizes: dict[str, int]
    arrays: dict[str, np.ndarray]
    params: dict[str, float] = field(default_factory=dict[str, float])
    graphs: dict[str, np.ndarray] = field(default_factory=dict[str, np.ndarray])

    def parts(self, kind: type[Operation]) -> list[Any]:
        return [op for op in self.problem.body.block.ops if isinstance(op, kind)]

    def graph(self, name: str) -> GraphOp:
        return next(op for op in self.parts(GraphOp) if op.sym_name.data == name)

    def type_of(self, name: str) -> ArrayType:
        for op in self.problem.body.block.ops:
            symbol, type = op.properties.get("sym_name"), op.properties.get("type")
            if symbol is not None and getattr(symbol, "data", None) == name:
                return cast(ArrayType, type)
        raise KeyError(name)

    def zeros(self, name: str) -> np.ndarray:
        type = self.type_of(name)
        return np.zeros((*(self.sizes[dim] for dim in reversed(type.dims)), type.channels))

    def space(self, domain: Domain) -> tuple[str, ...]:
        if isinstance(domain, SymbolRefAttr):
            return self.graph(domain.root_reference.data).space
        return names(domain)

    def evaluate(self, op: Operation, domain: Domain) -> list[Values]:
        """The values that a region yields, at all points of a domain, x fastest."""
        dims = self.space(domain)
        shape = [self.sizes[dim] for dim in reversed(dims)]
        here = [grid.ravel() for grid in np.indices(shape)][::-1]
        point = Point(self, dims, here, int(np.prod(shape, dtype=int)))
        return point.region(op)

    def compute(self) -> None:
        """Fill the computed arrays, in the order in which they stand."""
        for op in self.parts(ComputedOp):
            if op.body.block.first_op is not None:
                values = self.evaluate(op, op.type.space)
                blocks = [it.reshape(self.zeros(op.sym_name.data).shape[:-1]) for it in values]
                self.arrays[op.sym_name.data] = np.stack(blocks, -1)

    def excluded(self, unknown: str) -> Values:
        """True where an entry of an unknown is held fixed, at each point of its space."""
        space = self.type_of(unknown).space
        found = np.zeros(int(np.prod([self.sizes[it] for it in names(space)], dtype=int)), bool)
        for op in self.parts(ExcludeOp):
            own = op.unknown is not None and op.unknown.root_reference.data == unknown
            if own or (op.unknown is None and self.exclude_dims(op) == names(space)):
                found |= self.evaluate(op, space)[0]
        return found

    def exclude_dims(self, op: Operation) -> tuple[str, ...]:
        dims = [self.type_of(key.array.root_reference.data).dims for key in accesses(op)]
        return next((one for one in dims if one), ())

    def residuals(self) -> np.ndarray:
        """All residuals in a vector; 0 where they reach outside or lie at excluded points."""
        self.compute()
        found: list[Values] = []
        for op in self.parts(ResidualOp):
            domain = domain_of(self, op)
            dims = self.space(domain)
            there = np.ones((), bool)
            if not isinstance(domain, SymbolRefAttr):
                for exclude in self.parts(ExcludeOp):
                    if exclude.unknown is None and self.exclude_dims(exclude) == dims:
                        there = there & ~self.evaluate(exclude, domain)[0]
            last = op.body.block.last_op
            assert last is not None
            for result, value in zip(last.operands, self.evaluate(op, domain), strict=True):
                inside = self.inside(result, domain)
                found.append(np.where(there & inside, value, 0))
        return np.concatenate(found)

    def inside(self, result: SSAValue, domain: Domain) -> Values:
        """True where all that a residual reads is inside; everywhere if it asks for bounds."""
        dims = self.space(domain)
        here = np.indices([self.sizes[dim] for dim in reversed(dims)])[::-1]
        count = int(np.prod([self.sizes[dim] for dim in dims], dtype=int))
        there = np.ones(count, bool)
        read = keys_behind([result])
        if any(isinstance(key, BoundsAttr) for key in read):
            return there
        for at in self.reads(read):
            for grid, offset, dim in zip(here, at, dims, strict=True):
                place = grid.ravel() + offset
                there &= (place >= 0) & (place < self.sizes[dim])
        return there

    def reads(self, read: Iterable[object]) -> Iterable[Sequence[int]]:
        """Offsets that are read, through computed arrays too that do not ask for bounds."""
        for key in read:
            if not isinstance(key, AccessAttr) or not key.at:
                continue
            yield key.at
            for inner in self.parts(ComputedOp):
                if inner.sym_name.data == key.array.root_reference.data:
                    last = inner.body.block.last_op
                    assert last is not None
                    keys = list(keys_behind([last.operands[key.channel.data]]))
                    if any(isinstance(one, BoundsAttr) for one in keys):
                        continue
                    for at in self.reads(keys):
                        yield [a + b for a, b in zip(key.at, at, strict=True)]

    def jacobian(self, unknowns: Sequence[str]) -> np.ndarray:
        """Derivatives of all residuals by all entries of the unknowns, by complex steps."""
        columns: list[np.ndarray] = []
        step = 1e-40
        for name in unknowns:
            value = self.arrays[name]
            free = np.repeat(~self.excluded(name), value.shape[-1])
            for number in range(value.size):
                moved = value.astype(complex)
                moved.reshape(-1)[number] += 1j * step
                self.arrays[name] = moved
                column = np.imag(self.residuals()) / step
                columns.append(column if free[number] else np.zeros_like(column))
            self.arrays[name] = value
        self.compute()
        return np.stack(columns, -1)

    def run(self, kernel: KernelOp) -> dict[str, float]:
        """Run a kernel: arrays are written, and the reductions come back."""
        domain: Domain = kernel.domain
        gather = kernel.gather is not None
        values = self.evaluate(kernel, kernel.gather if kernel.gather is not None else domain)
        last = kernel.body.block.last_op
        assert isinstance(last, YieldOp)
        found: dict[str, float] = {}
        for value, to in zip(values, last.destinations, strict=True):
            if isinstance(to, ReduceAttr):
                found[to.target] = found.get(to.target, 0.0) + float(np.sum(value))
                continue
            array = self.arrays.setdefault(to.target, self.zeros(to.target))
            if isinstance(to, SumAttr):
                array[to.channel] += np.sum(value)
            elif isinstance(to, ScatterAttr) or gather:
                assert kernel.gather is None or isinstance(to, AddAttr)
                graph = to.graph if isinstance(to, ScatterAttr) else kernel.gather
                slot = to.slot if isinstance(to, ScatterAttr) else kernel.slot
                assert graph is not None
                assert slot is not None
                place = self.slot(graph.root_reference.data, slot.root_reference.data)
                np.add.at(array, (*reversed(place), to.channel), value)
            else:
                block = np.asarray(value, float).reshape(array.shape[:-1])
                if isinstance(to, StoreAttr):
                    array[..., to.channel] = block
                else:
                    array[..., to.channel] += block
        return found

    def run_kind(self, kind: str) -> dict[str, float]:
        """Run all kernels of a kind, in order."""
        total: dict[str, float] = {}
        for kernel in self.parts(KernelOp):
            if kernel.kind.data == kind:
                for name, value in self.run(kernel).items():
                    total[name] = total.get(name, 0.0) + value
        return total

    def slot(self, graph: str, slot: str) -> list[np.ndarray]:
        """The coordinates of the elements at a slot, x first."""
        op, at = self.graph(graph), 0
        for name, target in op.target_of.items():
            if name == slot:
                return [self.graphs[graph][:, at + k] for k in range(len(target))]
            at += len(target)
        raise KeyError(slot)


@dataclass
class Point:
    """All points of a domain at once: what operations mean there."""

    energy: Energy
    dims: tuple[str, ...]
    here: list[np.ndarray]
    count: int

    def region(self, op: Operation) -> list[Values]:
        known: dict[Any, Values] = {}
        for inner in op.regions[0].block.ops:
            args = [known[operand] for operand in inner.operands]
            if isinstance(inner, YieldOp):
                return [np.broadcast_to(it, (self.count,)) for it in args]
            types = [operand.type.name for operand in inner.operands]
            known[inner.results[0]] = self.operation(inner, args, types)
        raise AssertionError("no yield")

    def operation(self, op: Operation, args: list[Values], types: list[str]) -> Values:
        key = op.properties.get("key")
        if isinstance(key, SampleAttr):
            return self.sample(key, args)
        if key is not None:
            return self.key(key)
        name = op.name.removeprefix("expr.")
        c = getattr(op.properties.get("constant"), "value", None)
        number = 1.0 if c is None else c.data
        if name == "const":
            return np.full(self.count, number)
        if name == "true":
            return np.ones(self.count, bool)
        if name == "sum":
            return sum((it * 1.0 for it in args), np.full(self.count, number))
        if name == "prod":
            guard = np.ones(self.count, bool)
            value = np.full(self.count, number)
            with np.errstate(all="ignore"):
                for arg, type in zip(args, types, strict=True):
                    if type == "expr.bool":
                        guard = guard & arg
                    else:
                        value = value * arg
            boolean = op.results[0].type.name == "expr.bool"
            return guard if boolean else np.where(guard, value, 0.0)
        reals = [
            it * 1.0 if it.dtype == bool and k == "expr.real" else it
            for it, k in zip(args, types, strict=True)
        ]
        with np.errstate(all="ignore"):
            if name == "powc":
                return _powc(number)(reals[0] * 1.0)
            return FUNCTIONS[name](*reals)

    def key(self, key: object) -> Values:
        match key:
            case AccessAttr():
                place = [x + o for x, o in zip(self.here, key.at, strict=True)] if key.at else []
                return self.read(key.array.root_reference.data, place, key.channel.data)
            case EdgeAttr():
                graph, slot = key.graph.root_reference.data, key.slot.root_reference.data
                place = [it[self.here[0]] for it in self.energy.slot(graph, slot)]
                return self.read(key.array.root_reference.data, place, key.channel.data)
            case BoundsAttr():
                inside = np.ones(self.count, bool)
                for x, dim, low, high in zip(self.here, self.dims, *key.box, strict=True):
                    inside &= (x + low >= 0) & (x + high < self.energy.sizes[dim])
                return inside
            case IndexAttr():
                return self.here[key.dim.data] + float(key.shift.data)
            case SameAttr():
                first, second = (
                    self.energy.slot(key.graph.root_reference.data, slot.root_reference.data)
                    for slot in (key.first, key.second)
                )
                ends = zip(first, second, strict=True)
                equal = np.all([a == b for a, b in ends], axis=0)
                return equal[self.here[0]]
            case ParamAttr():
                return np.full(self.count, self.energy.params[key.symbol.root_reference.data])
            case _:
                raise AssertionError(key)

    def read(self, name: str, place: Sequence[np.ndarray], channel: int) -> Values:
        array = self.energy.arrays[name]
        if not place:
            return np.full(self.count, array[channel])
        inside = np.ones(self.count, bool)
        clipped: list[np.ndarray] = []
        for x, size in zip(place, reversed(array.shape[:-1]), strict=True):
            inside &= (x >= 0) & (x < size)
            clipped.append(np.clip(x, 0, size - 1))
        value = array[(*reversed(clipped), channel)]
        return np.where(inside, value, 0) * 1.0

    def sample(self, key: SampleAttr, at: list[Values]) -> Values:
        name = key.array.root_reference.data
        sizes = list(reversed(self.energy.arrays[name].shape[:-1]))
        orders = [it.data for it in key.orders]
        cells = [
            np.clip(np.floor(np.real(x)), 0, max(n - 2, 0)).astype(int)
            for x, n in zip(at, sizes, strict=True)
        ]
        total: Values = 0.0
        for corner in product((0, 1), repeat=len(at)):
            weight: Values = 1.0
            for side, x, cell, order in zip(corner, at, cells, orders, strict=True):
                part = x - cell
                weights = (1 - part, part) if order == 0 else (-1.0, 1.0)
                weight = weight * weights[side]
            place = [np.minimum(c + s, n - 1) for c, s, n in zip(cells, corner, sizes, strict=True)]
            total = total + weight * self.read(name, place, key.channel.data)
        return total


def keys(op: Operation) -> list[object]:
    """All keys in a region."""
    found = [inner.properties.get("key") for inner in op.regions[0].block.ops]
    return [key for key in found if key is not None]


def keys_behind(values: Iterable[SSAValue]) -> list[object]:
    """All keys that values depend on."""
    found: list[object] = []
    seen: set[object] = set()
    work = [value.owner for value in values]
    while work:
        op = work.pop()
        if op in seen or not isinstance(op, Operation):
            continue
        seen.add(op)
        if (key := op.properties.get("key")) is not None:
            found.append(key)
        work += [operand.owner for operand in op.operands]
    return found


def accesses(op: Operation) -> list[AccessAttr]:
    """All accesses in a region."""
    return [key for key in keys(op) if isinstance(key, AccessAttr)]


def domain_of(energy: Energy, op: ResidualOp) -> Domain:
    """The domain of a residual, from what it reads."""
    for key in keys(op):
        if isinstance(key, EdgeAttr):
            return key.graph
    for key in accesses(op):
        type = energy.type_of(key.array.root_reference.data)
        if type.dims:
            return type.space
    return energy.type_of(accesses(op)[0].array.root_reference.data).space
