"""The IR of a routine: a function of the `assign` dialect, with the user's places.

`routine_ir` builds it operation by operation: to write it as text and to parse that took a tenth of
a first call.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    AnyFloat,
    ArrayAttr,
    DictionaryAttr,
    FileLineColLoc,
    FloatAttr,
    FunctionType,
    IndexType,
    IntAttr,
    IntegerAttr,
    IntegerType,
    LocationAttr,
    MemRefType,
    ModuleOp,
    StringAttr,
    UnitAttr,
    f16,
    f32,
    f64,
    i1,
    i32,
    i64,
)
from xdsl.dialects.func import ReturnOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap, AffineSymExpr

from ad_opt.dialects import make_context
from ad_opt.dialects.core.func import FuncOp
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES, make
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS, SYMBOL_RANGE
from ad_opt.dialects.tensors.assign import AccumulateOp, NodeOp, YieldOp
from ad_opt.dialects.tensors.assign_fetches import FetchOp
from ad_opt.dialects.tensors.assign_gradient import GradientOp
from ad_opt.dialects.tensors.assign_rules import LABEL
from ad_opt.values.fresh_arrays import overlapping

from .assignments import Change, GradientRequest, operands_of, reachable
from .bodies import Value, write
from .dtypes import FLOATS, rounded
from .shapes.notation import pointwise
from .shapes.projections import Access, Projection, project
from .shapes.refusals import refuse
from .shapes.symbols import Symbol
from .tensors import Computed, Derivative, Embedded, Leaf, Part, Tensor

if TYPE_CHECKING:
    from ad_opt.dialects.support.diagnostics.diagnostic import Location

    from .assignments import Item

ELEMENTS: dict[str, AnyFloat | IntegerType | IndexType] = {
    "i1": i1, "i32": i32, "i64": i64, "f16": f16, "f32": f32, "f64": f64, "index": IndexType()
}  # fmt: skip
"""The types of elements and of indices, by their names."""


@dataclass
class RoutineIR:
    """A routine in IR, and what its parameters are."""

    name: str
    module: ModuleOp
    """Passes work on it, in place."""
    tensors: list[Tensor] = field(default_factory=list[Tensor])
    """The tensors that are parameters, in order; the symbols follow them."""
    symbols: list[Symbol] = field(default_factory=list[Symbol])
    outputs: list[Tensor] = field(default_factory=list[Tensor])
    """Computed tensors that are parameters, so that the caller sees them."""
    written: set[Tensor] = field(default_factory=set[Tensor])


class _Routine:
    """A routine while it is built."""

    def __init__(self, outputs: Iterable[Tensor]):
        self.block = Block()
        self.values: dict[Tensor, SSAValue] = {}
        self.parameters: dict[Tensor, SSAValue] = {}
        self.outputs = dict.fromkeys(outputs)
        self.symbols: dict[Symbol, SSAValue] = {}
        self.done: set[Tensor] = set()
        """Computed tensors whose elements are up to date."""
        self.written: set[Tensor] = set()
        self._leaves: dict[Tensor, frozenset[Tensor]] = {}
        self._labels: set[str] = set()

    def item(self, item: Item) -> None:
        """Write what one item asks for."""
        if isinstance(item, Tensor):
            self.compute(item)
            return
        changes = self.kept(item.changes)
        for change in changes:
            self.compute(change.value)
        for change in changes:
            self.assign(change)
        known = {leaf for one in self.done for leaf in self.leaves(one)}
        changed = _touched({change.target for change in changes}, known)
        self.done = {one for one in self.done if not changed & self.leaves(one)}

    def kept(self, changes: Sequence[Change]) -> list[Change]:
        """Changes that happen at once, as ones that happen element by element, in order: a value
        that is an array which is written by then is a copy of it.
        """
        found: list[Change] = []
        changed: set[Tensor] = set()
        for change in changes:
            value, target = change.value, change.target
            written = changed if value is target else {*changed, target}
            if isinstance(value.source, Leaf) and value in _touched(written, {value}):
                source = Computed((Part(pointwise(1), (value,), 0, "set"),))
                value = Tensor(value.rows, value.dtype, f"{value.label}.before", source, None)
            found.append(replace(change, value=value))
            changed.add(target)
        return found

    def compute(self, wanted: Tensor) -> None:
        """Write the assignments of a tensor, after those of what it is made of."""
        for one in reachable([wanted]):
            if isinstance(one.source, Leaf):
                self.value(one)
            elif one not in self.done:
                self.tensor(one)

    def tensor(self, tensor: Tensor) -> None:
        """Write the assignments of one tensor."""
        match tensor.source:
            case Computed(parts):
                out = self.value(tensor)
                for part in parts:
                    self.part(tensor, out, part)
            case Embedded(symbol):
                self.embed(tensor, self.value(tensor), symbol)
            case Derivative(request):
                self.gradient(request)
            case Leaf():
                pass
        self.done.add(tensor)

    def leaves(self, tensor: Tensor) -> frozenset[Tensor]:
        """The arrays that a tensor is made of."""
        if tensor in self._leaves:
            return self._leaves[tensor]
        for one in reachable([tensor]):
            if one not in self._leaves:
                own = {one} if isinstance(one.source, Leaf) else set[Tensor]()
                self._leaves[one] = frozenset(own.union(*map(self.leaves, operands_of(one))))
        return self._leaves[tensor]

    # Values.

    def value(self, tensor: Tensor) -> SSAValue:
        """The SSA value of a tensor, which is made when it is first asked for."""
        if (known := self.values.get(tensor)) is not None:
            return known
        type_ = memref(tensor)
        if isinstance(tensor.source, Leaf) or tensor in self.outputs:
            at = len(self.parameters)
            value = self.block.insert_arg(type_, at)
            value.name_hint = f"arg{at}"
            self.parameters[tensor] = value
        else:
            node = self.add(NodeOp.of(self.label(tensor), type_), tensor.place)
            value = node.results[0]
            value.name_hint = f"n{len(self.values)}"
        self.values[tensor] = value
        return value

    def add(self, op: Operation, at: Location | None) -> Operation:
        """Add an operation that stands for what the user wrote at a place."""
        op.location = location(at)
        self.block.add_op(op)
        return op

    def label(self, tensor: Tensor) -> str:
        """The label of a tensor, made different from those of others."""
        wanted = "".join(c if c.isalnum() or c in "._+-*/" else "_" for c in tensor.label)
        label, count = wanted, 2
        while label in self._labels:
            label, count = f"{wanted}.{count}", count + 1
        self._labels.add(label)
        return label

    def symbol_values(self, symbols: Iterable[Symbol]) -> list[SSAValue]:
        """SSA values of static symbols."""
        values: list[SSAValue] = []
        for symbol in symbols:
            if symbol not in self.symbols:
                for other in self.symbols:
                    if other.name == symbol.name:
                        message = f"two symbols are named `{symbol.name}`, of {other.range} and "
                        raise refuse("AD1118", f"{message}{symbol.range} values", at=symbol.place)
                value = self.block.insert_arg(IndexType(), len(self.block.args))
                value.name_hint = f"s_{symbol.name}"
                self.symbols[symbol] = value
            values.append(self.symbols[symbol])
        return values

    # Assignments.

    def part(self, tensor: Tensor, out: SSAValue, part: Part) -> None:
        """Write an assignment of a computed tensor."""
        shapes = [one.rows for one in part.operands]
        parties = [one.party for one in part.operands]
        found = project(part.spec, shapes, parties, part.given, tensor.rows)
        self.accumulate(tensor, out, found, part.operands, part, tensor.place)

    def accumulate(
        self,
        target: Tensor,
        out: SSAValue,
        projection: Projection,
        operands: Sequence[Tensor],
        part: Part,
        at: Location | None,
    ) -> Operation:
        """Write one `assign.accumulate`."""
        self.written.add(target)
        symbols = projection.symbols()
        inputs = [self.value(one) for one in operands]
        rank = len(projection.extents)
        op = AccumulateOp.of(
            part.kind,
            out,
            affine_map(rank, symbols, projection.result),
            inputs,
            [affine_map(rank, symbols, one) for one in projection.operands],
            projection.extents,
            self.symbol_values(symbols),
            part.init,
        )
        self.add(op, at)
        writer = BodyWriter(op.body.block, projection.iterators, op.location)
        elements: list[Value] = []
        for index, (argument, one) in enumerate(zip(op.body.block.args, operands, strict=True)):
            argument.name_hint = f"e{index}"
            elements.append(Value(argument, one.dtype))
        writer.end(write(writer, part.body, elements, target.dtype))
        return op

    def assign(self, item: Change) -> None:
        """Write a change of an array; gradients behind it are by what it holds from there on."""
        target, value = item.target, item.value
        part = Part(pointwise(1), (value,), 0, item.kind)
        shapes, parties = [target.rows, value.rows], [target.party, value.party]
        target.settle()
        both = project(pointwise(2), shapes, parties, {}, target.rows)
        found = replace(both, operands=both.operands[1:])
        out = self.value(target)
        op = self.accumulate(target, out, found, (value,), part, item.place)
        op.attributes["stop_gradient"] = UnitAttr()

    def embed(self, tensor: Tensor, out: SSAValue, symbol: Symbol) -> None:
        """Write the number that a static symbol is."""
        self.written.add(tensor)
        self.add(FetchOp.of("symbol", out, symbols=self.symbol_values([symbol])), tensor.place)

    def gradient(self, request: GradientRequest) -> None:
        """Write a request for gradients; all that it makes is up to date then."""
        tensors = [request.loss, *request.of, *request.made]
        loss, *others = [self.value(one) for one in tensors]
        count = len(request.of)
        op = GradientOp.build(operands=[loss, others[:count], others[count:], []])
        self.add(op, request.place)
        self.done |= set(request.made)
        self.written |= set(request.made)


class BodyWriter:
    """Writes the operations of a body, as a `Writer` of `bodies`."""

    def __init__(self, block: Block, indices: Mapping[str, int], location: LocationAttr):
        self.block = block
        self.indices = indices
        self.location = location
        self._count = 0

    def op(self, name: str, *arguments: Value) -> Value:
        """Write an operation whose operands and result are of one type."""
        return self._add(name, arguments, arguments[0].dtype)

    def compare(self, predicate: str, one: Value, other: Value) -> Value:
        """Write a comparison of floats or integers, by MLIR's word."""
        is_float = one.dtype in FLOATS
        words = arith.CMPF_COMPARISON_OPERATIONS if is_float else arith.CMPI_COMPARISON_OPERATIONS
        properties = {"predicate": IntegerAttr(words.index(predicate), i64)}
        name = "arith.cmpf" if is_float else "arith.cmpi"
        return self._add(name, (one, other), "i1", properties)

    def cast(self, name: str, value: Value, dtype: str) -> Value:
        """Write a conversion."""
        return self._add(name, (value,), dtype)

    def constant(self, value: float, dtype: str) -> Value:
        """Write a constant."""
        type_ = ELEMENTS[dtype]
        number: Attribute
        if isinstance(type_, AnyFloat):
            number = FloatAttr(rounded(value, dtype), type_)
        elif dtype == "i1":
            number = IntegerAttr.from_bool(bool(value))
        else:
            number = IntegerAttr(int(value), type_)
        return self._add("arith.constant", (), dtype, {"value": number})

    def index(self, label: str) -> Value:
        """Write the iterator of a label, which is 0 if the axis has one element."""
        if label not in self.indices:
            return self.constant(0, "index")
        properties = {"dim": IntegerAttr(self.indices[label], i64)}
        return self._add("assign.index", (), "index", properties)

    def select(self, mask: Value, one: Value, other: Value) -> Value:
        """Write a choice."""
        return self._add("arith.select", (mask, one, other), one.dtype)

    def end(self, value: Value) -> None:
        """Yield what the body makes."""
        self.block.add_op(make(YieldOp, operands=[value.value], location=self.location))

    def _add(
        self,
        name: str,
        arguments: Sequence[Value],
        dtype: str,
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    ) -> Value:
        op = make(
            CLASSES[name],
            operands=[one.value for one in arguments],
            result_types=[ELEMENTS[dtype]],
            properties=properties,
            location=self.location,
        )
        self.block.add_op(op)
        self._count += 1
        op.results[0].name_hint = f"v{self._count}"
        return Value(op.results[0], dtype)


def memref(tensor: Tensor) -> MemRefType:
    """The type of a tensor's memory."""
    return _memref(tensor.dtype, tuple(tensor.settle()))


@lru_cache(maxsize=1024)
def _memref(dtype: str, sizes: tuple[int, ...]) -> MemRefType:
    return MemRefType(ELEMENTS[dtype], sizes)


def location(at: Location | None) -> LocationAttr:
    """A place in the user's program, as operations have it."""
    if at is None:
        return UNKNOWN_LOC
    return FileLineColLoc(StringAttr(at.file), IntAttr(at.line), IntAttr(at.column))


def affine_map(rank: int, symbols: Sequence[Symbol], accesses: Sequence[Access]) -> AffineMap:
    """An affine map of points to elements."""
    return AffineMap(rank, len(symbols), tuple(_index(one, symbols) for one in accesses))


def _index(access: Access, symbols: Sequence[Symbol]) -> AffineExpr:
    terms: list[tuple[int, AffineExpr]] = [(c, AffineDimExpr(at)) for c, at in access.terms]
    terms += [(c, AffineSymExpr(symbols.index(one))) for c, one in access.position.terms]
    parts = [one if c == 1 else one * c for c, one in terms]
    if access.position.offset or not parts:
        parts.append(AffineConstantExpr(access.position.offset))
    return sum(parts[1:], parts[0])


def _touched(changed: set[Tensor], leaves: set[Tensor]) -> set[Tensor]:
    """Arrays that are changed, and those of ``leaves`` that share memory with one of them."""
    arrays = [
        (one, one.value)
        for one in changed | leaves
        if isinstance(one.source, Leaf) and one.source.value is not None
    ]
    found = set(changed)
    for group in overlapping([array for _, array in arrays]):
        if any(arrays[at][0] in changed for at in group):
            found.update(arrays[at][0] for at in group)
    return found


def _apart(tensors: Iterable[Tensor]) -> set[Tensor]:
    """The tensors whose memory no other one of them has a part of.

    Arrays of users may be views of one array; those of computed tensors are made for the routine.
    """
    leaves = [one for one in tensors if isinstance(one.source, Leaf)]
    groups = overlapping([one.value for one in leaves])
    return {*tensors} - {leaves[at] for group in groups if len(group) > 1 for at in group}


def routine_ir(
    name: str, items: Iterable[Item], shown: Iterable[Tensor], first: Iterable[Item] = ()
) -> RoutineIR:
    """The routine that does what items ask for, in order; tensors that are shown are outputs."""
    make_context()  # so that operations are made quickly
    made = list(shown)
    routine = _Routine(made)
    for item in (*first, *items):
        routine.item(item)
    routine.block.add_op(ReturnOp())
    apart = _apart(routine.parameters)
    arguments = [
        {LABEL: StringAttr(routine.label(one))} | ({NO_ALIAS: UnitAttr()} if one in apart else {})
        for one in routine.parameters
    ]
    symbols = list(routine.symbols)
    arguments += [
        {LABEL: StringAttr(one.name), SYMBOL_RANGE: IntegerAttr(one.range, i64)} for one in symbols
    ]
    properties: dict[str, Attribute] = {
        "sym_name": StringAttr(name),
        "function_type": FunctionType.from_lists(routine.block.arg_types, []),
    }
    if arguments:
        properties["arg_attrs"] = ArrayAttr([DictionaryAttr(one) for one in arguments])
    function = make(FuncOp, properties=properties, regions=[Region(routine.block)])
    module, parameters = ModuleOp([function]), list(routine.parameters)
    return RoutineIR(name, module, parameters, symbols, made, routine.written)
