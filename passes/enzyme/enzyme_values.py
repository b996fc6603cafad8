"""Writes operations in front of a call, and hands values back in the form that the call returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.llvm.layouts import size_and_alignment
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import NO_ATTRIBUTES
from ad_opt.dialects.support.ir.queries import ancestors
from ad_opt.passes.llvm.aggregate_leaves import leaves_of, natural_alignment
from ad_opt.passes.ops.catalogue import is_function
from xdsl.dialects.builtin import (
    AnyFloat,
    DenseArrayBase,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    VectorType,
    i64,
)
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Block, Operation, SSAValue

PTR = LLVMPointerType()


class Place:
    """A place in a function where operations are inserted."""

    def __init__(self, builder: Builder, entry: Block):
        self.builder = builder
        self.entry = entry
        """The first block of the function: memory of the stack is taken there, once."""

    @staticmethod
    def before(op: Operation) -> Place:
        """In front of an operation."""
        function = next(filter(is_function, ancestors(op)))
        entry = function.regions[0].first_block
        assert entry is not None
        return Place(Builder.at(op), entry)

    def emit(
        self,
        name: str,
        operands: Sequence[SSAValue] = (),
        results: Sequence[Attribute] = (),
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    ) -> Operation:
        """Insert an operation."""
        op = CLASSES[name].create(
            operands=operands, result_types=results, properties=dict(properties)
        )
        return self.builder.emit(op)

    def value(
        self,
        name: str,
        operands: Sequence[SSAValue],
        type: Attribute,
        properties: Mapping[str, Attribute] = NO_ATTRIBUTES,
    ) -> SSAValue:
        """Insert an operation with one result."""
        return self.builder.operation(name, operands, type, properties)

    # ------------------------------------------------------------------ constants

    def integer(self, number: int, type: Attribute) -> SSAValue:
        """An integer."""
        return self.builder.integer(number, type)

    def one(self, type: Attribute) -> SSAValue:
        """The float one, or a vector of them."""
        if isinstance(type, VectorType):
            vector = cast("VectorType[AnyFloat]", type)
            dense = DenseIntOrFPElementsAttr.from_list(vector, [1.0])
            return self.value("arith.constant", (), type, {"value": dense})
        value = FloatAttr(1.0, cast(AnyFloat, type))
        return self.value("arith.constant", (), type, {"value": value})

    # ------------------------------------------------------------------ memory

    def alloca(self, type: Attribute) -> SSAValue:
        """Memory of the stack for one value."""
        first = self.entry.first_op
        assert first is not None
        there = Place(Builder.at(first), self.entry)
        properties: dict[str, Attribute] = {
            "elem_type": type,
            "alignment": IntegerAttr(natural_alignment(type), i64),
        }
        return there.value("llvm.alloca", [there.integer(1, i64)], PTR, properties)

    def load(self, pointer: SSAValue, type: Attribute) -> SSAValue:
        """A value from memory."""
        return self.value("llvm.load", [pointer], type, _plain(type))

    def store(self, value: SSAValue, pointer: SSAValue) -> None:
        """A value to memory."""
        self.emit("llvm.store", [value, pointer], (), _plain(value.type))

    def offset(self, pointer: SSAValue, bytes: int) -> SSAValue:
        """An address so many bytes further."""
        if bytes == 0:
            return pointer
        return self.builder.value(address_behind(pointer, bytes, inside=True))

    def element(self, pointer: SSAValue, type: Attribute, index: int) -> SSAValue:
        """The address of an element of an array."""
        return self.offset(pointer, index * size_and_alignment(type)[0])

    def strided(self, pointer: SSAValue, stride: SSAValue, index: int) -> SSAValue:
        """An address ``index`` times ``stride`` bytes further."""
        if index == 0:
            return pointer
        number = self.integer(index, stride.type)
        bytes = self.value("arith.muli", [stride, number], stride.type)
        return self.builder.value(address_behind(pointer, bytes, inside=True))

    # ------------------------------------------------------------------ structs

    def packed(self, leaves: Sequence[SSAValue], type: Attribute) -> SSAValue:
        """A struct or array of its leaves."""
        whole = self.value("llvm.mlir.poison", (), type)
        for leaf, part in zip(leaves_of(type), leaves, strict=True):
            position = {"position": DenseArrayBase.from_list(i64, leaf.path)}
            whole = self.value("llvm.insertvalue", [whole, part], type, position)
        return whole


def _plain(type: Attribute) -> dict[str, Attribute]:
    return {
        "alignment": IntegerAttr(natural_alignment(type), i64),
        "ordering": IntegerAttr(0, i64),
    }
