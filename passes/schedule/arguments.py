"""The arguments of a kernel's function: what it reads and writes, in the order of the problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr, ParamAttr, SameAttr, SampleAttr
from ad_opt.dialects.energies.nlls import ComputedOp, KernelOp, yield_of
from ad_opt.dialects.energies.nlls_declarations import (
    DimOp,
    GraphOp,
    ImageOp,
    ParamOp,
    UnknownOp,
    VectorOp,
)
from ad_opt.dialects.energies.nlls_types import (
    AddAttr,
    ArrayType,
    ReduceAttr,
    ScatterAttr,
    StoreAttr,
    SumAttr,
    names,
)
from ad_opt.dialects.energies.sched import NODES
from ad_opt.dialects.support.names.attribute_names import NO_ALIAS
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DictionaryAttr,
    IndexType,
    IntegerType,
    MemRefType,
    NoneAttr,
    StridedLayoutAttr,
    StringAttr,
    UnitAttr,
    i32,
)
from xdsl.ir import Attribute, Operation

ANY = DYNAMIC_INDEX
NAME = "nlls.name"
"""Attribute of an argument: what it is."""


@dataclass(frozen=True)
class Argument:
    """An argument of a kernel's function."""

    name: str
    type: Attribute
    declared: Operation | None = None

    def attributes(self, *, named: bool) -> DictionaryAttr:
        """Facts that the function says of it."""
        given: dict[str, Attribute] = {NAME: StringAttr(self.name)} if named else {}
        if isinstance(self.type, MemRefType):
            given[NO_ALIAS] = UnitAttr()
        return DictionaryAttr(given)


def arguments_of(kernel: KernelOp, declared: Mapping[str, Operation]) -> list[Argument]:
    """The arguments in order: dimensions, parameters, arrays, vectors, graphs.

    ``declared`` is what the kernel's problem declares, by name.
    """
    used = _used(kernel)
    dims = {*domain_of(kernel, declared)}
    for name in used:
        op = declared.get(name)
        if op is not None and isinstance(type_ := op.properties.get("type"), ArrayType):
            dims |= {*type_.dims}
    kinds = (ParamOp, (UnknownOp, ImageOp, ComputedOp), VectorOp, GraphOp)
    found = [
        Argument(name, IndexType(), op)
        for name, op in declared.items()
        if isinstance(op, DimOp) and name in dims
    ]
    for kind in kinds:
        for name, op in declared.items():
            if name in used and isinstance(op, kind):
                found.append(Argument(name, _type(op), op))
    return found + _incidence(kernel)


def _incidence(kernel: KernelOp) -> list[Argument]:
    if kernel.gather is None or kernel.slot is None:
        return []
    graph, slot = kernel.gather.string_value(), kernel.slot.string_value()
    list_ = MemRefType(IndexType(), [ANY])
    return [Argument(f"{graph}.{slot}.{part}", list_) for part in ("offsets", "edges")]


def domain_of(kernel: KernelOp, declared: Mapping[str, Operation]) -> tuple[str, ...]:
    """The dimensions that a kernel runs over, x first; that of the edges over a graph."""
    if isinstance(kernel.domain, ArrayAttr):
        return names(kernel.domain)
    graph = declared[kernel.domain.string_value()]
    assert isinstance(graph, GraphOp)
    return graph.space


def _used(kernel: KernelOp) -> set[str]:
    """Names of what a kernel reads or writes."""
    used: set[str] = set()
    if not isinstance(kernel.domain, ArrayAttr):
        used.add(kernel.domain.string_value())
    if kernel.gather is not None:
        used.add(kernel.gather.string_value())
    for op in kernel.body.block.ops:
        if isinstance(op, NODES) and "key" in op.properties:
            used |= {*_names(op.properties["key"])}
    for to in yield_of(kernel).destinations:
        used |= {*_names(to)}
    return used


def _names(key: Attribute) -> Iterator[str]:
    match key:
        case AccessAttr() | SampleAttr():
            yield key.array.string_value()
        case EdgeAttr() | ScatterAttr():
            yield key.array.string_value()
            yield key.graph.string_value()
        case SameAttr():
            yield key.graph.string_value()
        case ParamAttr():
            yield key.symbol.string_value()
        case StoreAttr() | AddAttr() | SumAttr():
            yield key.target
        case _:
            return


def results_of(kernel: KernelOp) -> list[str]:
    """Names of the results of a kernel: what is summed over its domain."""
    return [one.target for one in yield_of(kernel).destinations if isinstance(one, ReduceAttr)]


def _type(op: Operation) -> Attribute:
    if isinstance(op, ParamOp):
        return op.type
    if isinstance(op, GraphOp):
        return MemRefType(i32, [ANY, ANY])
    array = op.properties["type"]
    assert isinstance(array, ArrayType)
    return memory_of(array, own=is_own(op))


def is_own(op: Operation) -> bool:
    """True if the memory of an array is the solver's: all but images."""
    return isinstance(op, UnknownOp | VectorOp | ComputedOp)


def memory_of(array: ArrayType, *, own: bool) -> MemRefType:
    """The memory of an array: contiguous where it is the user's, padded where it is our own."""
    element, rank = array.element, len(array.dims)
    if isinstance(element, IntegerType):
        element = IntegerType(element.width)
    if own:
        strides = [None] * rank + [1] if rank else [None]
        return MemRefType(element, [ANY] * (rank + 1), StridedLayoutAttr(strides, None))
    shape = [ANY] * rank
    if array.channels > 1 or not rank:
        shape = [array.channels, *shape] if array.is_planar else [*shape, array.channels]
    return MemRefType(element, shape, NoneAttr())


def has_channels(array: ArrayType, *, own: bool) -> bool:
    """True if the memory of an array has a dimension for its channels."""
    return own or array.channels > 1 or not array.dims
