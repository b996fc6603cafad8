"""Accesses of ``affine``: elements and vectors whose subscripts are affine maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast

from ad_opt.dialects.support.definitions.extend import extend_op
from ad_opt.dialects.support.text.affine_syntax import parse_ssa_map, print_ssa_map
from ad_opt.dialects.support.text.syntax import create, parse_prefetch, print_prefetch
from typing_extensions import override
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, BoolAttr, IndexType, IntegerAttr, MemRefType
from xdsl.ir import Attribute, SSAValue
from xdsl.irdl import IRDLOperation, irdl_op_definition, operand_def, prop_def, var_operand_def
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException


class _Access(IRDLOperation):
    """The syntax of loads and stores: ``(%value,)? %memref[subscripts] attrs : types``."""

    HAS_VALUE = False
    HAS_VECTOR = False

    @override
    def verify_(self) -> None:
        memref = self.operands[int(self.HAS_VALUE)]
        map_ = cast(AffineMapAttr, self.properties["map"]).data
        if len(map_.results) != cast(MemRefType, memref.type).get_num_dims():
            raise VerifyException("there must be one subscript a dimension of the memref")
        if len(self.operands) - 1 - self.HAS_VALUE != map_.num_dims + map_.num_symbols:
            raise VerifyException("the map and its operands differ in number")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Any:
        value = None
        if cls.HAS_VALUE:
            value = parser.parse_unresolved_operand()
            parser.parse_punctuation(",")
        memref = parser.parse_unresolved_operand()
        map_, indices = parse_ssa_map(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        position = parser.pos
        memref_type = parser.parse_type()
        if not isinstance(memref_type, MemRefType):
            parser.raise_error("expected a memref type", position)
        accessed = cast(Attribute, memref_type.element_type)
        if cls.HAS_VECTOR:
            parser.parse_punctuation(",")
            accessed = parser.parse_type()
        operands: list[SSAValue | Sequence[SSAValue]] = [
            parser.resolve_operand(memref, memref_type),
            indices,
        ]
        if value is not None:
            operands.insert(0, parser.resolve_operand(value, accessed))
        results = [] if cls.HAS_VALUE else [accessed]
        return create(cls, operands, results, {"map": map_}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        at = int(self.HAS_VALUE)
        if self.HAS_VALUE:
            printer.print_ssa_value(self.operands[0])
            printer.print_string(", ")
        printer.print_ssa_value(self.operands[at])
        map_ = cast(AffineMapAttr, self.properties["map"])
        print_ssa_map(printer, map_, self.operands[at + 1 :])
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.operands[at].type)
        if self.HAS_VECTOR:
            printer.print_string(", ")
            printer.print_attribute((self.operands if self.HAS_VALUE else self.results)[0].type)


@extend_op
class LoadOp(_Access, affine.LoadOp):
    """Read an element."""


@extend_op
class StoreOp(_Access, affine.StoreOp):
    """Write an element."""

    HAS_VALUE = True


@extend_op
class VectorLoadOp(_Access, affine.VectorLoadOp):
    """Read consecutive elements."""

    HAS_VECTOR = True


@extend_op
class VectorStoreOp(_Access, affine.VectorStoreOp):
    """Write consecutive elements."""

    HAS_VALUE = True
    HAS_VECTOR = True


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """``affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>``."""

    name = "affine.prefetch"
    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType)
    isWrite = prop_def(BoolAttr)
    localityHint = prop_def(IntegerAttr)
    isDataCache = prop_def(BoolAttr)
    map = prop_def(AffineMapAttr)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        memref = parser.parse_unresolved_operand()
        map_, indices = parse_ssa_map(parser)
        properties = parse_prefetch(parser) | {"map": map_}
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        memref = parser.resolve_operand(memref, parser.parse_type())
        return create(cls, [memref, indices], [], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.memref)
        print_ssa_map(printer, self.map, self.indices)
        hint = self.localityHint.value.data
        print_prefetch(printer, write=self.isWrite, locality=hint, data=self.isDataCache)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)
