"""Vectors: xDSL's operations, and those that it lacks of MLIR's.

``contract``, ``outerproduct``, ``mask``, ``print`` and those whose results follow from the operands
have parsers of their own; the rest is declarative.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar, Self, cast

from ad_opt.dialects.support.definitions.extend import replace_ops
from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from ad_opt.dialects.support.text.syntax import create, parse_three_operands, split_properties
from typing_extensions import override
from xdsl.dialects import vector
from xdsl.dialects.builtin import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayBase,
    DictionaryAttr,
    IndexType,
    IntegerAttr,
    StringAttr,
    VectorType,
    i1,
    i64,
)
from xdsl.dialects.vector import CombiningKindAttr, CombiningKindFlag
from xdsl.ir import Attribute, Dialect, Operation, SSAValue
from xdsl.irdl import (
    AnyAttr,
    IRDLOperation,
    ParsePropInAttrDict,
    VarConstraint,
    base,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    prop_def,
    result_def,
    traits_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import Pure
from xdsl.utils.exceptions import VerifyException

from .vector_memory import (
    CompressStoreOp,
    ExpandLoadOp,
    GatherOp,
    LoadOp,
    MaskedLoadOp,
    MaskedStoreOp,
    MaskOp,
    PrintOp,
    PunctuationAttr,
    ScatterOp,
    StoreOp,
    TypeCastOp,
    YieldOp,
)

INTS = DenseArrayBase.constr(i64)
VECTOR = base(VectorType)
MASK = VectorType.constr(i1)
ADD = CombiningKindAttr(CombiningKindFlag.ADD)


@irdl_attr_definition
class IteratorTypeAttr(KeywordAttr):
    """``#vector.iterator_type<parallel>``, a loop of ``vector.contract``."""

    name = "vector.iterator_type"
    KEYWORDS = ("parallel", "reduction")


def vector_type(value: SSAValue) -> VectorType[Attribute]:
    """The type of a value that is a vector."""
    return cast(VectorType[Attribute], value.type)


# ------------------------------------------------------------------ making vectors


@irdl_op_definition
class ConstantMaskOp(IRDLOperation):
    """A mask whose first elements are set: ``vector.constant_mask [3] : vector<8xi1>``."""

    name = "vector.constant_mask"
    mask_dim_sizes = prop_def(INTS)
    result = result_def(MASK)
    traits = traits_def(Pure())
    assembly_format = "$mask_dim_sizes attr-dict `:` type($result)"

    @override
    def verify_(self) -> None:
        rank = cast(VectorType, self.result.type).get_num_dims()
        if len(self.mask_dim_sizes) != max(rank, 1):
            raise VerifyException("there must be one size a dimension")


@irdl_op_definition
class StepOp(IRDLOperation):
    """``0, 1, 2, ...``: ``vector.step : vector<8xindex>``."""

    name = "vector.step"
    result = result_def(VectorType.constr(IndexType()))
    traits = traits_def(Pure())
    assembly_format = "attr-dict `:` type($result)"


@irdl_op_definition
class VectorScaleOp(IRDLOperation):
    """The factor of scalable vectors on the machine that runs the program."""

    name = "vector.vscale"
    res = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "attr-dict"


@irdl_op_definition
class FromElementsOp(IRDLOperation):
    """A vector of given elements: ``vector.from_elements %a, %b : vector<2xf32>``."""

    name = "vector.from_elements"
    elements = var_operand_def()
    dest = result_def(VECTOR)
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        _verify_elements(self.dest, self.elements)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        elements = parser.parse_optional_undelimited_comma_separated_list(
            parser.parse_optional_unresolved_operand, parser.parse_unresolved_operand
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = _parse_vector_type(parser)
        values = [parser.resolve_operand(e, type.element_type) for e in elements or ()]
        return create(cls, [values], [type], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.elements, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.dest.type)


@irdl_op_definition
class ToElementsOp(IRDLOperation):
    """The elements of a vector: ``%a, %b = vector.to_elements %v : vector<2xf32>``."""

    name = "vector.to_elements"
    source = operand_def(VECTOR)
    elements = var_result_def()
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        _verify_elements(self.source, self.elements)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        source = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        type = _parse_vector_type(parser)
        results = [type.element_type] * math.prod(type.get_shape())
        return create(cls, [parser.resolve_operand(source, type)], [results], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_ssa_value(self.source)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.source.type)


def _verify_elements(whole: SSAValue, elements: Sequence[SSAValue]) -> None:
    type = vector_type(whole)
    if len(elements) != math.prod(type.get_shape()):
        raise VerifyException("there must be one value an element of the vector")
    if any(value.type != type.element_type for value in elements):
        raise VerifyException(f"the values must be of type {type.element_type}")


def _parse_vector_type(parser: Parser) -> VectorType[Attribute]:
    position = parser.pos
    type = parser.parse_type()
    if not isinstance(type, VectorType):
        parser.raise_error("expected a vector type", position)
    return cast(VectorType[Attribute], type)


# ------------------------------------------------------------------ changing shape


@irdl_op_definition
class ShapeCastOp(IRDLOperation):
    """The same elements in another shape."""

    name = "vector.shape_cast"
    source = operand_def(VECTOR)
    result = result_def(VECTOR)
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"

    @override
    def verify_(self) -> None:
        source, result = vector_type(self.source), vector_type(self.result)
        if source.element_type != result.element_type:
            raise VerifyException("source and result must have one element type")
        if math.prod(source.get_shape()) != math.prod(result.get_shape()):
            raise VerifyException("source and result must have as many elements")


@irdl_op_definition
class TransposeOp(IRDLOperation):
    """Dimensions in another order: ``vector.transpose %a, [1, 0] : a to b``."""

    name = "vector.transpose"
    vector = operand_def(VECTOR)
    permutation = prop_def(INTS)
    result = result_def(VECTOR)
    traits = traits_def(Pure())
    assembly_format = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)"

    @override
    def verify_(self) -> None:
        source, result = vector_type(self.vector).get_shape(), vector_type(self.result).get_shape()
        order = self.permutation.get_values()
        if sorted(order) != list(range(len(source))):
            raise VerifyException(f"{list(order)} is not a permutation of the dimensions")
        if [source[dim] for dim in order] != list(result):
            raise VerifyException("the result must have the permuted dimensions")


@irdl_op_definition
class ExtractStridedSliceOp(IRDLOperation):
    """A slice: ``vector.extract_strided_slice %a {offsets, sizes, strides} : a to b``."""

    name = "vector.extract_strided_slice"
    source = operand_def(VECTOR)
    offsets = prop_def(ArrayAttr[IntegerAttr])
    sizes = prop_def(ArrayAttr[IntegerAttr])
    strides = prop_def(ArrayAttr[IntegerAttr])
    result = result_def(VECTOR)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$source attr-dict `:` type($source) `to` type($result)"


@irdl_op_definition
class InsertStridedSliceOp(IRDLOperation):
    """A vector with a slice replaced."""

    name = "vector.insert_strided_slice"
    DEST: ClassVar = VarConstraint("DEST", VECTOR)
    valueToStore = operand_def(VECTOR)
    dest = operand_def(DEST)
    offsets = prop_def(ArrayAttr[IntegerAttr])
    strides = prop_def(ArrayAttr[IntegerAttr])
    res = result_def(DEST)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)"


@irdl_op_definition
class InterleaveOp(IRDLOperation):
    """Elements of two vectors in turn: ``vector.interleave %a, %b : a -> b``."""

    name = "vector.interleave"
    T: ClassVar = VarConstraint("T", VECTOR)
    lhs = operand_def(T)
    rhs = operand_def(T)
    result = result_def(VECTOR)
    traits = traits_def(Pure())
    assembly_format = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"


@irdl_op_definition
class DeinterleaveOp(IRDLOperation):
    """Elements of even and of odd number: ``vector.deinterleave %a : a -> b``."""

    name = "vector.deinterleave"
    T: ClassVar = VarConstraint("T", VECTOR)
    source = operand_def(VECTOR)
    res1 = result_def(T)
    res2 = result_def(T)
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `->` type($res1)"


# ------------------------------------------------------------------ arithmetic


@irdl_op_definition
class MultiDimReductionOp(IRDLOperation):
    """Reduction along dimensions: ``vector.multi_reduction <add>, %a, %acc [1] : a to b``."""

    name = "vector.multi_reduction"
    T: ClassVar = VarConstraint("T", AnyAttr())
    kind = prop_def(CombiningKindAttr)
    source = operand_def(VECTOR)
    acc = operand_def(T)
    reduction_dims = prop_def(INTS)
    dest = result_def(T)
    traits = traits_def(Pure())
    assembly_format = (
        "$kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)"
    )

    @override
    def verify_(self) -> None:
        dropped = set(self.reduction_dims.get_values())
        shape = vector_type(self.source).get_shape()
        kept = [size for dim, size in enumerate(shape) if dim not in dropped]
        dest = self.dest.type
        if list(dest.get_shape() if isinstance(dest, VectorType) else ()) != kept:
            raise VerifyException("the result must have the dimensions that are not reduced")


@irdl_op_definition
class ScanOp(IRDLOperation):
    """Running reduction along a dimension, and its last value."""

    name = "vector.scan"
    S: ClassVar = VarConstraint("S", VECTOR)
    A: ClassVar = VarConstraint("A", AnyAttr())
    kind = prop_def(CombiningKindAttr)
    source = operand_def(S)
    initial_value = operand_def(A)
    reduction_dim = prop_def(IntegerAttr)
    inclusive = prop_def(BoolAttr)
    dest = result_def(S)
    accumulated_value = result_def(A)
    traits = traits_def(Pure())
    irdl_options = (ParsePropInAttrDict(),)
    assembly_format = (
        "$kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)"
    )


@irdl_op_definition
class OuterProductOp(IRDLOperation):
    """``a bᵀ (+ acc)``, or ``a b (+ acc)`` for a scalar ``b``."""

    name = "vector.outerproduct"
    lhs = operand_def(VECTOR)
    rhs = operand_def()
    acc = opt_operand_def(VECTOR)
    kind = prop_def(CombiningKindAttr, default_value=ADD)
    result = result_def(VECTOR)
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        if self.result.type != _outer_type(vector_type(self.lhs), self.rhs.type):
            raise VerifyException("the result must have a row a left element, a column a right one")
        if self.acc is not None and self.acc.type != self.result.type:
            raise VerifyException("the accumulator must have the type of the result")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        operands = parser.parse_comma_separated_list(
            Parser.Delimiter.NONE, parser.parse_unresolved_operand
        )
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        lhs_type = _parse_vector_type(parser)
        parser.parse_punctuation(",")
        rhs_type = parser.parse_type()
        result = _outer_type(lhs_type, rhs_type)
        values = [
            parser.resolve_operand(operand, type)
            for operand, type in zip(operands, (lhs_type, rhs_type, result), strict=False)
        ]
        return create(cls, [*values[:2], values[2:]], [result], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_list(self.operands, printer.print_ssa_value)
        kind: dict[str, Attribute] = {"kind": self.kind} if self.kind != ADD else {}
        printer.print_op_attributes(kind | self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operands[:2], lambda value: printer.print_attribute(value.type))


def _outer_type(lhs: VectorType[Attribute], rhs: Attribute) -> VectorType[Attribute]:
    if not isinstance(rhs, VectorType):
        return lhs
    right = cast(VectorType[Attribute], rhs)
    scalable = ArrayAttr([*lhs.scalable_dims, *right.scalable_dims])
    return VectorType(lhs.element_type, [*lhs.get_shape(), *right.get_shape()], scalable)


@irdl_op_definition
class ContractionOp(IRDLOperation):
    """A contraction: ``vector.contract {indexing_maps, ...} %a, %b, %c : ... into t``."""

    name = "vector.contract"
    lhs = operand_def(VECTOR)
    rhs = operand_def(VECTOR)
    acc = operand_def()
    indexing_maps = prop_def(ArrayAttr[AffineMapAttr])
    iterator_types = prop_def(ArrayAttr[IteratorTypeAttr])
    kind = prop_def(CombiningKindAttr, default_value=ADD)
    result = result_def()
    traits = traits_def(Pure())

    @override
    def verify_(self) -> None:
        if self.acc.type != self.result.type:
            raise VerifyException("the accumulator must have the type of the result")
        sizes: dict[object, int] = {}
        for value, map_ in zip(self.operands, self.indexing_maps, strict=True):
            shape = value.type.get_shape() if isinstance(value.type, VectorType) else ()
            if len(map_.data.results) != len(shape):
                raise VerifyException("each map must have one result a dimension of its operand")
            for expr, size in zip(map_.data.results, shape, strict=True):
                if sizes.setdefault(expr, size) != size:
                    raise VerifyException(f"operands differ in the size of dimension {expr}")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        trait = parser.parse_optional_attr_dict()
        if not trait:
            alias = parser.parse_attribute()
            trait = dict(alias.data) if isinstance(alias, DictionaryAttr) else {}
        kinds = trait.get("iterator_types")
        if not isinstance(kinds, ArrayAttr) or "indexing_maps" not in trait:
            parser.raise_error("expected indexing_maps and iterator_types", position, parser.pos)
        trait["iterator_types"] = ArrayAttr([_iterator(kind) for kind in kinds])
        operands = parse_three_operands(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        types = [parser.parse_type()]
        parser.parse_punctuation(",")
        types.append(parser.parse_type())
        parser.parse_keyword("into")
        types.append(parser.parse_type())
        values = [parser.resolve_operand(o, t) for o, t in zip(operands, types, strict=True)]
        properties, rest = split_properties(cls, trait)
        return create(cls, values, types[2:], properties, rest | attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" {indexing_maps = ")
        printer.print_attribute(self.indexing_maps)
        kinds = ", ".join(f'"{kind.data}"' for kind in self.iterator_types)
        printer.print_string(f", iterator_types = [{kinds}], kind = ")
        printer.print_attribute(self.kind)
        printer.print_string("} ")
        printer.print_list(self.operands, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list(self.operands[:2], lambda value: printer.print_attribute(value.type))
        printer.print_string(" into ")
        printer.print_attribute(self.result.type)


def _iterator(kind: Attribute) -> IteratorTypeAttr:
    if isinstance(kind, IteratorTypeAttr):
        return kind
    if isinstance(kind, StringAttr) and kind.data in IteratorTypeAttr.KEYWORDS:
        return IteratorTypeAttr(kind.data)
    raise VerifyException(f"{kind} is not an iterator type")


_OURS: list[type[Operation]] = [
    ConstantMaskOp, StepOp, VectorScaleOp, FromElementsOp, ToElementsOp, ShapeCastOp, TransposeOp,
    ExtractStridedSliceOp, InsertStridedSliceOp, InterleaveOp, DeinterleaveOp, MultiDimReductionOp,
    ScanOp, OuterProductOp, ContractionOp, LoadOp, StoreOp, MaskedLoadOp, MaskedStoreOp, GatherOp,
    ScatterOp, ExpandLoadOp, CompressStoreOp, TypeCastOp, YieldOp, MaskOp, PrintOp,
]  # fmt: skip

Vector = Dialect(
    "vector",
    replace_ops(vector.Vector, _OURS),
    [*vector.Vector.attributes, IteratorTypeAttr, PunctuationAttr],
)
