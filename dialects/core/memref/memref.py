"""``memref``: xDSL's operations with MLIR's syntax, and those of MLIR 22 that it lacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Self, cast

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.dialects.support.text.syntax import (
    create,
    parse_body,
    parse_function_results,
    parse_operand_list,
    parse_prefetch,
    print_body,
    print_function_results,
    print_indices,
    print_prefetch,
    resolve_all,
)
from typing_extensions import override
from xdsl.dialects import memref
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    I32,
    I64,
    AffineMapAttr,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    TensorType,
    UnitAttr,
    UnrankedMemRefType,
)
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import (
    HasParent,
    IsTerminator,
    MemoryAllocEffect,
    MemoryFreeEffect,
    MemoryReadEffect,
    MemoryWriteEffect,
    Pure,
    RecursiveMemoryEffect,
)
from xdsl.utils.exceptions import VerifyException

ANY_MEMREF = base(MemRefType) | base(UnrankedMemRefType)

ATOMIC_KINDS = (
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf",
    "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori",
)  # fmt: skip
"""The values of ``arith::AtomicRMWKind``, in MLIR's order."""


def _rank(type: Attribute) -> int | None:
    return len(type.get_shape()) if isinstance(type, MemRefType) else None


def _verify_indices(type: Attribute, indices: Sequence[SSAValue]) -> None:
    if _rank(type) != len(indices):
        raise VerifyException(f"has {len(indices)} indices into {type}")


@extend_op
class LoadOp(memref.LoadOp):
    """One element: ``%x = memref.load %m[%i, %j] : memref<?x?xf64>``."""

    alignment = opt_prop_def(IntegerAttr[I64])

    @override
    def verify_(self) -> None:
        _verify_indices(self.memref.type, self.indices)


@extend_op
class StoreOp(memref.StoreOp):
    """Write one element: ``memref.store %x, %m[%i] : memref<?xf64>``."""

    alignment = opt_prop_def(IntegerAttr[I64])

    @override
    def verify_(self) -> None:
        _verify_indices(self.memref.type, self.indices)


@extend_op
class CopyOp(memref.CopyOp):
    """Copy all elements: ``memref.copy %a, %b : memref<?xf64> to memref<?xf64>``."""

    source = operand_def(ANY_MEMREF)
    destination = operand_def(ANY_MEMREF)
    assembly_format = "$source `,` $destination attr-dict `:` type($source) `to` type($destination)"

    @override
    def verify_(self) -> None:
        source, target = self.source.type, self.destination.type
        if element_type(source) != element_type(target):
            raise VerifyException(f"copies {source} to {target}: the element types differ")
        if isinstance(source, MemRefType) and isinstance(target, MemRefType):
            shapes = source.get_shape(), target.get_shape()
            compatible = len(shapes[0]) == len(shapes[1]) and all(
                a == b or DYNAMIC_INDEX in (a, b) for a, b in zip(*shapes, strict=True)
            )
            if not compatible:
                raise VerifyException(f"copies {source} to {target}: the shapes differ")


@extend_op
class CastOp(memref.CastOp):
    """The same memory, another type: ``memref.cast %m : memref<4xf32> to memref<?xf32>``."""

    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"

    @override
    def verify_(self) -> None:
        source, dest = self.source.type, self.dest.type
        ranks = {_rank(source), _rank(dest)} - {None}
        if element_type(source) != element_type(dest) or len(ranks) > 1:
            raise VerifyException(f"operand type {source} cannot be cast to {dest}")


@extend_op
class MemorySpaceCastOp(memref.MemorySpaceCastOp):
    """The same memory under another memory space."""

    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


@extend_op
class RankOp(memref.RankOp):
    """The number of dimensions: ``memref.rank %m : memref<*xf32>``."""

    source = operand_def(ANY_MEMREF)
    assembly_format = "$source attr-dict `:` type($source)"


@extend_op
class ExtractAlignedPointerAsIndexOp(memref.ExtractAlignedPointerAsIndexOp):
    """The address of the first element, as a number."""

    source = operand_def(ANY_MEMREF)
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"


@extend_op
class GlobalOp(memref.GlobalOp):
    """Memory that lives as long as the program: ``memref.global @g : memref<2xf32> = dense<0.0>``.

    Without an initial value it is external; ``uninitialized`` has a place but no value.
    """

    sym_visibility = opt_prop_def(StringAttr)
    initial_value = opt_prop_def(
        base(UnitAttr) | base(DenseIntOrFPElementsAttr) | base(DenseResourceAttr)
    )

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {}
        if (visibility := parser.parse_optional_str_literal()) is not None:
            properties["sym_visibility"] = StringAttr(visibility)
        if parser.parse_optional_keyword("constant"):
            properties["constant"] = UnitAttr()
        properties["sym_name"] = parser.parse_symbol_name()
        parser.parse_punctuation(":")
        at = parser.pos
        type = properties["type"] = parser.parse_type()
        if not isinstance(type, MemRefType):
            parser.raise_error("expected a memref type", at, parser.pos)
        if parser.parse_optional_punctuation("="):
            properties["initial_value"] = _parse_initial_value(parser, type)
        return create(cls, properties=properties, attributes=parser.parse_optional_attr_dict())

    @override
    def print(self, printer: Printer) -> None:
        if self.sym_visibility is not None:
            printer.print_string(f' "{self.sym_visibility.data}"')
        if self.constant is not None:
            printer.print_string(" constant")
        printer.print_string(" ")
        printer.print_symbol_name(self.sym_name.data)
        printer.print_string(" : ")
        printer.print_attribute(self.type)
        if isinstance(self.initial_value, UnitAttr):
            printer.print_string(" = uninitialized")
        elif self.initial_value is not None:
            printer.print_string(" = ")
            _print_without_type(printer, self.initial_value)
        extra: dict[str, Attribute] = dict(self.attributes)
        if self.alignment is not None:
            extra["alignment"] = self.alignment
        printer.print_op_attributes(extra)


def _parse_initial_value(parser: Parser, type: MemRefType) -> Attribute:
    """``uninitialized``, or an elements attribute that leaves out its type."""
    if parser.parse_optional_keyword("uninitialized"):
        return UnitAttr()
    at = parser.pos
    tensor = TensorType(type.element_type, type.get_shape())
    if parser.parse_optional_keyword("dense"):
        return parser.parse_dense_int_or_fp_elements_attr(cast(Any, tensor))
    if parser.parse_optional_keyword("dense_resource"):
        with parser.in_angle_brackets():
            key = parser.parse_identifier(" for resource handle")
        return DenseResourceAttr.from_params(key, tensor)
    parser.raise_error("expected `uninitialized` or a dense attribute", at, parser.pos)


def _print_without_type(printer: Printer, value: Attribute) -> None:
    if isinstance(value, DenseIntOrFPElementsAttr):
        value.print_without_type(printer)
    else:
        assert isinstance(value, DenseResourceAttr)
        printer.print_string(f"dense_resource<{value.resource_handle.data}>")


@extend_op
class AllocaScopeOp(memref.AllocaScopeOp):
    """A scope that frees what is ``alloca``ted in it: ``memref.alloca_scope -> (f64) { ... }``."""

    traits = traits_def(RecursiveMemoryEffect())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        results = parse_function_results(parser)
        body = parse_body(parser, memref.AllocaScopeReturnOp)
        attributes = parser.parse_optional_attr_dict()
        return create(cls, (), [results], None, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        print_function_results(printer, self.result_types)
        print_body(printer, self.scope, terminators=bool(self.results))
        printer.print_op_attributes(self.attributes)


@extend_op
class AllocaScopeReturnOp(memref.AllocaScopeReturnOp):
    """The results of a scope."""

    assembly_format = "attr-dict ($ops^ `:` type($ops))?"


@extend_op
class AtomicRMWOp(memref.AtomicRMWOp):
    """Atomic update: ``%old = memref.atomic_rmw addf %x, %m[%i] : (f64, memref<?xf64>) -> f64``."""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        kind = parser.parse_keyword_in(ATOMIC_KINDS)
        value = parser.parse_unresolved_operand()
        parser.parse_punctuation(",")
        memory = parser.parse_unresolved_operand()
        indices = parse_operand_list(parser, parser.Delimiter.SQUARE)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at = parser.pos
        type = parser.parse_function_type()
        first = parser.resolve_operands([value, memory], type.inputs.data, at)
        operands = [*first, resolve_all(parser, indices, IndexType())]
        properties: dict[str, Attribute] = {"kind": IntegerAttr(ATOMIC_KINDS.index(kind), 64)}
        return create(cls, operands, type.outputs.data, properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {ATOMIC_KINDS[self.kind.value.data]} ")
        printer.print_operand(self.value)
        printer.print_string(", ")
        printer.print_operand(self.memref)
        print_indices(printer, self.indices)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : (")
        printer.print_list([self.value.type, self.memref.type], printer.print_attribute)
        printer.print_string(") -> ")
        printer.print_attribute(self.result.type)

    @override
    def verify_(self) -> None:
        _verify_indices(self.memref.type, self.indices)
        if not 0 <= self.kind.value.data < len(ATOMIC_KINDS):
            raise VerifyException(f"has no kind of number {self.kind.value.data}")


@irdl_op_definition
class GenericAtomicRMWOp(IRDLOperation):
    """Atomic update by a region that maps the old value to the new one."""

    name = "memref.generic_atomic_rmw"

    T: ClassVar = VarConstraint("T", AnyAttr())
    memref = operand_def(MemRefType.constr(T))
    indices = var_operand_def(IndexType)
    result = result_def(T)
    atomic_body = region_def("single_block")

    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect(), RecursiveMemoryEffect())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        memory = parser.parse_unresolved_operand()
        indices = parse_operand_list(parser, parser.Delimiter.SQUARE)
        parser.parse_punctuation(":")
        at = parser.pos
        type = parser.parse_type()
        if not isinstance(type, MemRefType):
            parser.raise_error("expected a memref type", at, parser.pos)
        operands = [
            parser.resolve_operand(memory, type),
            resolve_all(parser, indices, IndexType()),
        ]
        body = parser.parse_region()
        attributes = parser.parse_optional_attr_dict()
        return create(cls, operands, [type.element_type], None, attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.memref)
        print_indices(printer, self.indices)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)
        printer.print_string(" ")
        printer.print_region(self.atomic_body)
        printer.print_op_attributes(self.attributes)

    @override
    def verify_(self) -> None:
        _verify_indices(self.memref.type, self.indices)
        if self.atomic_body.block.arg_types != (self.result.type,):
            raise VerifyException(f"body must have one argument, of type {self.result.type}")


@irdl_op_definition
class AtomicYieldOp(IRDLOperation):
    """The new value of a ``memref.generic_atomic_rmw``."""

    name = "memref.atomic_yield"

    result = operand_def()

    traits = traits_def(IsTerminator(), HasParent(GenericAtomicRMWOp), Pure())
    assembly_format = "$result attr-dict `:` type($result)"


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """The same memory, dimensions permuted: ``memref.transpose %m (i, j) -> (j, i) : ...``."""

    name = "memref.transpose"

    in_ = operand_def(MemRefType)
    result = result_def(MemRefType)
    permutation = prop_def(AffineMapAttr)

    traits = traits_def(Pure())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        names = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_identifier)
        parser.parse_punctuation("->")
        at = parser.pos
        order = parser.parse_comma_separated_list(parser.Delimiter.PAREN, parser.parse_identifier)
        if any(name not in names for name in order):
            parser.raise_error("expected a permutation of the dimensions", at, parser.pos)
        dims = tuple(AffineDimExpr(names.index(name)) for name in order)
        permutation = AffineMapAttr(AffineMap(len(names), 0, dims))
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        operand = parser.resolve_operand(source, parser.parse_type())
        parser.parse_keyword("to")
        result = parser.parse_type()
        return create(cls, [operand], [result], {"permutation": permutation}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_operand(self.in_)
        printer.print_string(f" {self.permutation.data}")
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.in_.type)
        printer.print_string(" to ")
        printer.print_attribute(self.result.type)

    @override
    def verify_(self) -> None:
        type, permutation = self.in_.type, self.permutation.data
        dims = [e.position for e in permutation.results if isinstance(e, AffineDimExpr)]
        if sorted(dims) != list(range(_rank(type) or 0)):
            raise VerifyException(f"{permutation} does not permute the dimensions of {type}")


@irdl_op_definition
class ReallocOp(IRDLOperation):
    """A buffer of another size that starts with the same elements; the old one is freed."""

    name = "memref.realloc"

    source = operand_def(MemRefType)
    dynamic_result_size = opt_operand_def(IndexType)
    result = result_def(MemRefType)
    alignment = opt_prop_def(IntegerAttr[I64])

    traits = traits_def(MemoryAllocEffect(), MemoryFreeEffect())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$source (`(` $dynamic_result_size^ `)`)? attr-dict `:` type($source) `to` type($result)"
    )


@irdl_op_definition
class ReshapeOp(IRDLOperation):
    """The same memory in a shape that is known at run time only."""

    name = "memref.reshape"

    source = operand_def(ANY_MEMREF)
    shape = operand_def(MemRefType.constr(base(IntegerType) | base(IndexType)))
    result = result_def(ANY_MEMREF)

    traits = traits_def(MemoryReadEffect())
    assembly_format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)"


@irdl_op_definition
class PrefetchOp(IRDLOperation):
    """A hint: ``memref.prefetch %m[%i], read, locality<3>, data : memref<?xf64>``."""

    name = "memref.prefetch"

    memref = operand_def(MemRefType)
    indices = var_operand_def(IndexType)
    is_write = prop_def(BoolAttr, prop_name="isWrite")
    locality_hint = prop_def(IntegerAttr[I32], prop_name="localityHint")
    is_data_cache = prop_def(BoolAttr, prop_name="isDataCache")

    traits = traits_def(MemoryReadEffect(), MemoryWriteEffect())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        memory = parser.parse_unresolved_operand()
        indices = parse_operand_list(parser, parser.Delimiter.SQUARE)
        properties = parse_prefetch(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        memory = parser.resolve_operand(memory, parser.parse_type())
        operands = [memory, resolve_all(parser, indices, IndexType())]
        return create(cls, operands, (), properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        hint = self.locality_hint.value.data
        printer.print_string(" ")
        printer.print_operand(self.memref)
        print_indices(printer, self.indices)
        print_prefetch(printer, write=self.is_write, locality=hint, data=self.is_data_cache)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.memref.type)

    @override
    def verify_(self) -> None:
        _verify_indices(self.memref.type, self.indices)


_OURS: list[type[Operation]] = [
    LoadOp, StoreOp, CopyOp, CastOp, MemorySpaceCastOp, RankOp, ExtractAlignedPointerAsIndexOp,
    GlobalOp, AllocaScopeOp, AllocaScopeReturnOp, AtomicRMWOp, GenericAtomicRMWOp, AtomicYieldOp,
    TransposeOp, ReallocOp, ReshapeOp, PrefetchOp,
]  # fmt: skip

MemRef = Dialect("memref", replace_ops(memref.MemRef, _OURS), [])
