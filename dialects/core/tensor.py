"""Tensors: values of a shape.

xDSL's operations with what they lack of MLIR's (attributes on ``empty``, dynamic ``reshape``,
reshapes to and from rank zero), and the missing ``rank``, ``generate``, ``gather``, ``scatter``,
``bitcast``, ``parallel_insert_slice``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Self, cast

from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.text.syntax import create, parse_operand_list, resolve_all
from typing_extensions import override
from xdsl.dialects import tensor
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    TensorType,
    UnitAttr,
    UnrankedTensorType,
    i64,
)
from xdsl.dialects.utils import DynamicIndexList
from xdsl.ir import Attribute, Block, Dialect, Operation
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    base,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    result_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.traits import NoMemoryEffect, Pure
from xdsl.utils.exceptions import VerifyException

ANY_TENSOR = base(TensorType) | base(UnrankedTensorType)
INTS = DenseArrayBase.constr(i64)


def _dynamic_sizes(type: TensorType[Attribute]) -> int:
    return sum(size == DYNAMIC_INDEX for size in type.get_shape())


@extend_op
class EmptyOp(tensor.EmptyOp):
    """A tensor of unspecified contents: ``tensor.empty(%n) : tensor<?x4xf32>``."""

    @override
    def verify_(self) -> None:
        if len(self.dynamic_sizes) != _dynamic_sizes(self.tensor.type):
            raise VerifyException("there must be one operand a dynamic dimension")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        sizes = resolve_all(parser, parse_operand_list(parser), IndexType())
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        return create(cls, [sizes], [parser.parse_type()], {}, attributes)

    @override
    def print(self, printer: Printer) -> None:
        with printer.in_parens():
            printer.print_list(self.dynamic_sizes, printer.print_ssa_value)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_attribute(self.tensor.type)


@extend_op
class ReshapeOp(tensor.ReshapeOp):
    """``tensor.reshape %t(%shape) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x4xf32>``."""

    @override
    def verify_(self) -> None:
        source = cast(TensorType[Attribute], self.source.type)
        result = self.result.type
        if source.element_type != result.element_type:
            raise VerifyException("source and result must have one element type")
        shapes = source.get_shape(), result.get_shape()
        if not any(DYNAMIC_INDEX in shape for shape in shapes) and (
            math.prod(shapes[0]) != math.prod(shapes[1])
        ):
            raise VerifyException("source and result must have as many elements")
        lengths = cast(TensorType[Attribute], self.shape.type).get_shape()
        if len(lengths) != 1 or lengths[0] not in (DYNAMIC_INDEX, len(shapes[1])):
            raise VerifyException("the shape must be a 1-D tensor with one size a dimension")


def _verify_groups(groups: ArrayAttr[Any], collapsed: Attribute, expanded: Attribute) -> None:
    """Each group of the dimensions of ``expanded`` makes one dimension of ``collapsed``."""
    small = cast(TensorType[Attribute], collapsed).get_shape()
    large = cast(TensorType[Attribute], expanded).get_shape()
    sets = [[int(item.value.data) for item in group] for group in groups]
    if not small and not sets:
        if any(size not in (1, DYNAMIC_INDEX) for size in large):
            raise VerifyException("only dimensions of size 1 collapse to rank zero")
        return
    if [number for group in sets for number in group] != list(range(len(large))):
        raise VerifyException("the groups must list every dimension once, in order")
    if len(sets) != len(small):
        raise VerifyException("there must be one group a dimension of the collapsed type")
    for group, size in zip(sets, small, strict=True):
        sizes = [large[number] for number in group]
        dynamic = DYNAMIC_INDEX in sizes
        if dynamic != (size == DYNAMIC_INDEX) or (not dynamic and math.prod(sizes) != size):
            raise VerifyException(f"dimensions {sizes} do not make a dimension of size {size}")


@extend_op
class ExpandShapeOp(tensor.ExpandShapeOp):
    """Split dimensions: ``tensor.expand_shape %t [[0, 1]] output_shape [4, 4] : a into b``."""

    @override
    def verify_(self) -> None:
        if len(self.static_output_shape) != self.result.type.get_num_dims():
            raise VerifyException("the output shape must have one size a dimension")
        _verify_groups(self.reassociation, self.src.type, self.result.type)


@extend_op
class CollapseShapeOp(tensor.CollapseShapeOp):
    """Merge dimensions: ``tensor.collapse_shape %t [[0, 1]] : a into b``."""

    @override
    def verify_(self) -> None:
        _verify_groups(self.reassociation, self.result.type, self.src.type)


@irdl_op_definition
class RankOp(IRDLOperation):
    """The number of dimensions: ``tensor.rank %t : tensor<*xf32>``."""

    name = "tensor.rank"
    tensor = operand_def(ANY_TENSOR)
    result = result_def(IndexType())
    traits = traits_def(Pure())
    assembly_format = "$tensor attr-dict `:` type($tensor)"


@irdl_op_definition
class BitcastOp(IRDLOperation):
    """Elements of another type of the same width: ``tensor.bitcast %t : a to b``."""

    name = "tensor.bitcast"
    source = operand_def(ANY_TENSOR)
    dest = result_def(ANY_TENSOR)
    traits = traits_def(Pure())
    assembly_format = "$source attr-dict `:` type($source) `to` type($dest)"


def _verify_element_region(block: Block, type: TensorType[Attribute]) -> None:
    """The region computes an element of ``type`` from its indices."""
    if list(block.arg_types) != [IndexType()] * type.get_num_dims():
        raise VerifyException("the region must have one index argument a dimension")
    last = block.last_op
    if last is None or last.name != "tensor.yield":
        raise VerifyException("the region must end in `tensor.yield`")
    if [value.type for value in last.operands] != [type.element_type]:
        raise VerifyException(f"the region must yield {type.element_type}")


@irdl_op_definition
class GenerateOp(IRDLOperation):
    """A tensor whose elements the region computes from their indices."""

    name = "tensor.generate"
    dynamicExtents = var_operand_def(IndexType())
    body = region_def("single_block")
    result = result_def(TensorType)
    traits = traits_def(NoMemoryEffect())
    assembly_format = "$dynamicExtents $body attr-dict `:` type($result)"

    @override
    def verify_(self) -> None:
        type = self.result.type
        if len(self.dynamicExtents) != _dynamic_sizes(type):
            raise VerifyException("there must be one operand a dynamic dimension")
        _verify_element_region(self.body.block, type)


@extend_op
class PadOp(tensor.PadOp):
    """A larger tensor: ``tensor.pad %t low[1] high[%n] {...} : tensor<2xf32> to tensor<?xf32>``.

    Padding below zero cuts elements off. The result may have a known size where the sum of the
    three is known at run time only.
    """

    @override
    def verify_(self) -> None:
        source = cast(TensorType[Attribute], self.source.type).get_shape()
        result = self.result.type
        low, high = self.static_low.get_values(), self.static_high.get_values()
        if not len(source) == len(low) == len(high) == result.get_num_dims():
            raise VerifyException("there must be one low and one high padding a dimension")
        for extents, have in zip(zip(source, low, high, strict=True), result.get_shape()):
            want = DYNAMIC_INDEX if DYNAMIC_INDEX in extents else sum(extents)
            if want not in (DYNAMIC_INDEX, have) or (want != DYNAMIC_INDEX and want < 0):
                raise VerifyException(f"{extents[0]} and its padding make {want}, not {have}")
        _verify_element_region(self.region.block, result)


def _verify_indexed(dims: Sequence[int], rank: int, indices: Attribute) -> None:
    if list(dims) != sorted(set(dims)) or not all(0 <= dim < rank for dim in dims):
        raise VerifyException("the dimensions must be valid, distinct and increasing")
    last = cast(TensorType[Attribute], indices).get_shape()[-1]
    if last not in (len(dims), DYNAMIC_INDEX):
        raise VerifyException("the last dimension of the indices must be one index a dimension")


@irdl_op_definition
class GatherOp(IRDLOperation):
    """Slices of a tensor at given indices: ``tensor.gather %t[%i] gather_dims([0]) : ...``."""

    name = "tensor.gather"
    source = operand_def(TensorType)
    indices = operand_def(TensorType)
    gather_dims = prop_def(INTS)
    unique = opt_prop_def(UnitAttr)
    result = result_def(TensorType)
    traits = traits_def(Pure())
    assembly_format = (
        "$source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? "
        "attr-dict `:` functional-type(operands, results)"
    )

    @override
    def verify_(self) -> None:
        rank = cast(TensorType[Attribute], self.source.type).get_num_dims()
        _verify_indexed(self.gather_dims.get_values(), rank, self.indices.type)


@irdl_op_definition
class ScatterOp(IRDLOperation):
    """A tensor with slices replaced at given indices, which must be unique."""

    name = "tensor.scatter"
    source = operand_def(TensorType)
    dest = operand_def(TensorType)
    indices = operand_def(TensorType)
    scatter_dims = prop_def(INTS)
    unique = opt_prop_def(UnitAttr)
    result = result_def(TensorType)
    traits = traits_def(Pure())
    assembly_format = (
        "$source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` "
        "(`unique` $unique^)? attr-dict `:` functional-type(operands, results)"
    )

    @override
    def verify_(self) -> None:
        if self.unique is None:
            raise VerifyException("the indices must be said to be `unique`")
        rank = cast(TensorType[Attribute], self.dest.type).get_num_dims()
        _verify_indexed(self.scatter_dims.get_values(), rank, self.indices.type)


@irdl_op_definition
class ParallelInsertSliceOp(IRDLOperation):
    """Slice that one thread of a ``scf.forall`` writes into a shared output."""

    name = "tensor.parallel_insert_slice"
    source = operand_def(TensorType)
    dest = operand_def(TensorType)
    offsets = var_operand_def(IndexType())
    sizes = var_operand_def(IndexType())
    strides = var_operand_def(IndexType())
    static_offsets = prop_def(INTS)
    static_sizes = prop_def(INTS)
    static_strides = prop_def(INTS)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    custom_directives = (DynamicIndexList,)
    assembly_format = (
        "$source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)"
        "custom<DynamicIndexList>($sizes, $static_sizes)"
        "custom<DynamicIndexList>($strides, $static_strides)"
        "attr-dict `:` type($source) `into` type($dest)"
    )


_OURS: list[type[Operation]] = [
    EmptyOp, ReshapeOp, ExpandShapeOp, CollapseShapeOp, RankOp, BitcastOp, GenerateOp, PadOp,
    GatherOp, ScatterOp, ParallelInsertSliceOp,
]  # fmt: skip

Tensor = Dialect("tensor", replace_ops(tensor.Tensor, _OURS), list(tensor.Tensor.attributes))
