"""Meaning of the operations of ``bufferization``."""

from __future__ import annotations

from ad_opt.lowering.interpreters.tensors.tensor import empty
from ad_opt.lowering.interpreters.values.registry import (
    Evaluate,
    Machine,
    Value,
    operand_type,
    ops,
    result_type,
    segments,
)
from ad_opt.lowering.interpreters.values.values import Array, MemRef, allocate, codec_of
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Attribute, Operation


def _fresh(element: Attribute, values: Array, what: str) -> MemRef:
    memref = allocate(codec_of(element), values.shape, what)
    memref.view()[...] = values
    memref.allocation.written = None
    return memref


@ops("bufferization.to_tensor")
def _to_tensor(op: Operation, machine: Machine) -> Evaluate:
    return lambda memref: memref.view().copy()


@ops("bufferization.to_buffer", "bufferization.to_memref")
def _to_buffer(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    assert isinstance(type, MemRefType)
    return lambda tensor: _fresh(type.element_type, tensor, "the buffer of a tensor")


@ops("bufferization.clone")
def _clone(op: Operation, machine: Machine) -> Evaluate:
    type = result_type(op)
    assert isinstance(type, MemRefType)

    def evaluate(memref: MemRef) -> MemRef:
        made = _fresh(type.element_type, memref.view(), "the clone of a buffer")
        made.allocation.heap = True
        return made

    return evaluate


@ops("bufferization.alloc_tensor")
def _alloc_tensor(op: Operation, machine: Machine) -> Evaluate:
    def evaluate(*values: Value) -> Array:
        sizes, copy, _hint = segments(op, values)
        return copy[0] if copy else empty(result_type(op), sizes)

    return evaluate


@ops("bufferization.materialize_in_destination")
def _materialize(op: Operation, machine: Machine) -> Evaluate:
    if not isinstance(operand_type(op, 1), MemRefType):
        return lambda source, dest: source

    def evaluate(source: Array, dest: MemRef) -> tuple[()]:
        dest.view()[...] = source
        dest.allocation.written = None
        return ()

    return evaluate
