"""Fetches and random numbers as assignments of every element."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import prod

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.symbols import fresh_name, symbols_in
from ad_opt.dialects.tensors.assign import AccumulateOp, FetchOp, IndexOp, RandomOp, YieldOp
from ad_opt.dialects.tensors.assign_attributes import number_attribute
from ad_opt.dialects.tensors.assign_rules import tensor_type
from xdsl.dialects import affine, arith, memref
from xdsl.dialects.builtin import (
    AffineMapAttr,
    AnyFloat,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr, AffineDimExpr, AffineExpr, AffineMap

from .threefry import random_element

UNROLLED_DATA = 16
"""A guess, OCANNL's: so many numbers are stored one by one, more are copied from a constant."""


def assignments_of(b: Builder, op: FetchOp | RandomOp, module: ModuleOp) -> list[AccumulateOp]:
    """Assignments that do what a fetch does, for ``b`` to insert; globals go into the module."""
    if isinstance(op, RandomOp):
        return [_random(b, op)]
    match op.form.data:
        case "constant":
            assert isinstance(op.value, FloatAttr | IntegerAttr)
            return [_everywhere(op.out, _number(op.value))]
        case "range":
            return [_everywhere(op.out, lambda inner: offset(inner, op.out))]
        case "symbol":
            (symbol,) = op.symbols
            return [_everywhere(op.out, lambda inner: symbol)]
        case "slice":
            assert op.source is not None
            return [_copied(op.out, op.source, op.slice_map, list(op.symbols))]
        case _:
            return _data(b, op, module)


def _everywhere(out: SSAValue, value: Callable[[Builder], SSAValue]) -> AccumulateOp:
    """The assignment of one value to every element, converted to their type."""
    type_ = tensor_type(out)
    rank = type_.get_num_dims()
    op = AccumulateOp.of("set", out, AffineMap.identity(rank), [], [], type_.get_shape())
    inside = Builder(op.body.block)
    inside.emit(YieldOp.of(as_element(inside, value(inside), type_.element_type)))
    return op


def _number(value: FloatAttr | IntegerAttr) -> Callable[[Builder], SSAValue]:
    return lambda inner: inner.value(arith.ConstantOp(value))


def _copied(
    out: SSAValue, source: SSAValue, map_: AffineMap, symbols: list[SSAValue]
) -> AccumulateOp:
    type_ = tensor_type(out)
    rank = type_.get_num_dims()
    dims = tuple(AffineDimExpr(at) for at in range(rank))
    own = AffineMap(rank, len(symbols), dims)
    op = AccumulateOp.of("set", out, own, [source], [map_], type_.get_shape(), symbols)
    op.body.block.add_op(YieldOp.of(op.body.block.args[0]))
    return op


def offset(b: Builder, out: SSAValue) -> SSAValue:
    """In a body: how many elements stand in front of the current one, in row-major order."""
    shape = tensor_type(out).get_shape()
    if not shape:
        return b.index(0)
    total: AffineExpr = AffineConstantExpr(0)
    for at in range(len(shape)):
        stride = prod(shape[at + 1 :])
        dim = AffineDimExpr(at)
        total = (dim if stride == 1 else dim * stride) if at == 0 else total + dim * stride
    iterators = [b.value(IndexOp.of(at)) for at in range(len(shape))]
    map_ = AffineMapAttr(AffineMap(len(shape), 0, (total,)))
    return b.value(affine.ApplyOp(iterators, map_))


def as_element(b: Builder, value: SSAValue, element: Attribute) -> SSAValue:
    """An index or integer as an element of a type; floats are rounded to nearest."""
    if value.type == element:
        return value
    if isinstance(value.type, IndexType):
        if isinstance(element, IntegerType):
            return b.cast(arith.IndexCastOp, value, element)
        value = b.cast(arith.IndexCastOp, value, i64)
    if isinstance(element, AnyFloat):
        return b.value(arith.SIToFPOp(value, element))
    assert isinstance(value.type, IntegerType)
    if isinstance(element, IndexType):
        return b.cast(arith.IndexCastOp, value, element)
    assert isinstance(element, IntegerType)
    wider = element.width.data > value.type.width.data
    return b.cast(ExtSIOp if wider else arith.TruncIOp, value, element)


def _random(b: Builder, op: RandomOp) -> AccumulateOp:
    seed, stream = as_element(b, op.seed, i64), op.stream_number
    assert stream is not None
    element = tensor_type(op.out).element_type
    assert isinstance(element, AnyFloat)
    words, rounds = op.distribution.data, op.rounds.value.data

    def value(inner: Builder) -> SSAValue:
        place = as_element(inner, offset(inner, op.out), i64)
        return random_element(inner, words, seed, stream, place, rounds, element)

    return _everywhere(op.out, value)


def _data(b: Builder, op: FetchOp, module: ModuleOp) -> list[AccumulateOp]:
    value = op.value
    assert isinstance(value, DenseIntOrFPElementsAttr)
    type_ = tensor_type(op.out)
    numbers = list(value.get_values())
    element = type_.element_type
    if value.is_splat() and numbers:
        return [_everywhere(op.out, _number(number_attribute(_scalar(numbers[0]), element)))]
    if len(numbers) > UNROLLED_DATA:
        return [_copied(op.out, _global(b, module, value, type_), _identity(type_), [])]
    places = product(*map(range, type_.get_shape()))
    return [
        _single(op.out, place, _scalar(number))
        for place, number in zip(places, numbers, strict=True)
    ]


def _scalar(number: object) -> float | int:
    assert isinstance(number, float | int)
    return number


def _identity(type_: MemRefType) -> AffineMap:
    return AffineMap.identity(type_.get_num_dims())


def _single(out: SSAValue, place: tuple[int, ...], number: float | int) -> AccumulateOp:
    """The assignment of a number to one element."""
    constants = tuple(AffineConstantExpr(at) for at in place)
    op = AccumulateOp.of("set", out, AffineMap(0, 0, constants), [], [], [])
    inside = Builder(op.body.block)
    attribute = number_attribute(number, tensor_type(out).element_type)
    inside.emit(YieldOp.of(inside.value(arith.ConstantOp(attribute))))
    return op


def _global(
    b: Builder, module: ModuleOp, value: DenseIntOrFPElementsAttr, type_: MemRefType
) -> SSAValue:
    """A constant of the module with some data, and its address."""
    name = fresh_name("assign_data", symbols_in(module))
    made: Operation = memref.GlobalOp.get(
        StringAttr(name), type_, value, StringAttr("private"), UnitAttr()
    )
    first = module.body.block.first_op
    assert first is not None
    Builder.at(first).emit(made)
    return b.value(
        make(
            memref.GetGlobalOp,
            result_types=[type_],
            properties={"name": SymbolRefAttr(name)},
        )
    )
