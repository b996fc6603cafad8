"""``assign``: accumulating assignments of tensors, over projections of a box of points.

A routine is a ``func.func`` on memrefs of static shape, and a straight line of assignments::

    %h = assign.node "h" : memref<2x4xf32>
    assign.accumulate #assign.kind<add> init %h[affine_map<(i, j, k) -> (i, j)>]
        from %w[affine_map<(i, j, k) -> (j, k)>], %x[affine_map<(i, j, k) -> (i, k)>]
        over [2, 4, 3] {
    ^bb0(%a: f32, %b: f32):
      %m = arith.mulf %a, %b : f32
      assign.yield %m : f32
    } : memref<2x4xf32>, memref<4x3xf32>, memref<2x3xf32>

With ``init`` every element of the output becomes the neutral element of the kind first; then, for
each point ``p`` of the box, ``out[p] := out[p] (kind) body(in[p], ...)``. Contributions of the
kinds `COMMUTATIVE` are combined in any order, others in row-major order of the points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.operand_groups import segments
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    I64,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    IndexType,
    IntegerAttr,
    MemRefType,
    StringAttr,
    UnitAttr,
    i64,
)
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    ParsePropInAttrDict,
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
from xdsl.traits import IsTerminator, MemoryAllocEffect, Pure

from .assign_attributes import KindAttr, PlacementAttr
from .assign_concatenations import ConcatenateOp
from .assign_fetches import FetchOp, RandomOp
from .assign_gradient import GradientOp
from .assign_rules import (
    numbers,
    tensor_type,
    verify_body,
    verify_indices,
    verify_kind,
    verify_maps,
    verify_tensor,
)
from .assign_structure import BlockOp, StagedOp
from .assign_syntax import parse_projected, print_projected


@irdl_op_definition
class NodeOp(IRDLOperation):
    """Scratch of a routine: ``%h = assign.node "h" {padding = array<i64: 1, 1>} : memref<4xf32>``.

    The type is that of the tensor without its margins; ``padding`` has their widths, before and
    behind each dimension.
    """

    name = "assign.node"
    label = prop_def(StringAttr)
    padding = opt_prop_def(DenseArrayBase[I64])
    placement = opt_prop_def(PlacementAttr)
    result = result_def(MemRefType)
    irdl_options = (ParsePropInAttrDict(),)
    traits = traits_def(MemoryAllocEffect())
    assembly_format = "$label attr-dict `:` type($result)"

    @classmethod
    def of(cls, label: str, type: MemRefType, padding: Sequence[int] = ()) -> NodeOp:
        """Make a node; ``padding`` is empty or has two widths a dimension."""
        properties: dict[str, Attribute] = {"label": StringAttr(label)}
        if padding:
            properties["padding"] = DenseArrayBase.from_list(i64, padding)
        return cls.create(result_types=[type], properties=properties)

    @override
    def verify_(self) -> None:
        verify_tensor(self, self.result)
        widths = numbers(self.padding)
        rank = self.result.type.get_num_dims()
        if widths and (len(widths) != 2 * rank or min(widths) < 0):
            message = f"padding has two widths for each of {rank} dimensions, none negative"
            raise error_at(self, "AD1100", message)


@irdl_op_definition
class YieldOp(IRDLOperation):
    """The end of a body: ``assign.yield %m : f32``."""

    name = "assign.yield"
    value = operand_def()
    traits = traits_def(IsTerminator(), Pure())
    assembly_format = "$value attr-dict `:` type($value)"

    @classmethod
    def of(cls, value: SSAValue) -> YieldOp:
        """Make the end of a body."""
        return cls.create(operands=[value])


@irdl_op_definition
class IndexOp(IRDLOperation):
    """An iterator of the current point, in a body: ``%i = assign.index 0 : index``."""

    name = "assign.index"
    dim = prop_def(IntegerAttr.constr(i64))
    result = result_def(IndexType)
    traits = traits_def(Pure())
    assembly_format = "$dim attr-dict `:` type($result)"

    @classmethod
    def of(cls, dim: int) -> IndexOp:
        """Make the iterator of a number."""
        properties = {"dim": IntegerAttr(dim, i64)}
        return cls.create(result_types=[IndexType()], properties=properties)

    @override
    def verify_(self) -> None:
        parent = self.parent_op()
        if not isinstance(parent, AccumulateOp | ConcatenateOp):
            raise error_at(self, "AD1100", "`assign.index` stands in the body of an assignment")
        count = parent.all_maps[0].num_dims
        if not 0 <= self.dim.value.data < count:
            message = f"there is no iterator {self.dim.value.data} of {count}"
            raise error_at(self, "AD1100", message)


def _check(op: Operation) -> None:
    assert isinstance(op, AccumulateOp)
    if any(bound < 0 for bound in op.box):
        raise error_at(op, "AD1100", "a box has a negative count of points")
    tensors, symbols = [op.out, *op.inputs], list(op.symbols)
    verify_maps(op, tensors, op.all_maps, len(op.box), len(symbols))
    verify_kind(op, op.kind.data, op.out)
    verify_body(op, list(op.inputs), op.out)
    verify_indices(op, tensors, op.all_maps, op.box, symbols)


@irdl_op_definition
class AccumulateOp(IRDLOperation):
    """An accumulating assignment: see the dialect."""

    name = "assign.accumulate"
    out = operand_def(MemRefType)
    inputs = var_operand_def(MemRefType)
    symbols = var_operand_def(IndexType)
    kind = prop_def(KindAttr)
    maps = prop_def(ArrayAttr[AffineMapAttr])
    bounds = prop_def(DenseArrayBase[I64])
    init = opt_prop_def(UnitAttr)
    body = region_def("single_block")
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Rule(_check))

    @classmethod
    def of(
        cls,
        kind: str,
        out: SSAValue,
        out_map: AffineMap,
        inputs: Sequence[SSAValue],
        in_maps: Sequence[AffineMap],
        bounds: Sequence[int],
        symbols: Sequence[SSAValue] = (),
        init: bool = False,
    ) -> AccumulateOp:
        """Make one with an empty body block, whose arguments are elements of the inputs.

        The caller fills ``op.body.block`` and ends it with `YieldOp`.
        """
        elements = [tensor_type(value).element_type for value in inputs]
        maps = ArrayAttr([AffineMapAttr(map_) for map_ in (out_map, *in_maps)])
        properties: dict[str, Attribute] = {
            "kind": KindAttr(kind),
            "maps": maps,
            "bounds": DenseArrayBase.from_list(i64, list(bounds)),
        }
        if init:
            properties["init"] = UnitAttr()
        properties[AttrSizedOperandSegments.attribute_name] = segments(1, len(inputs), len(symbols))
        return make(
            cls,
            operands=[out, *inputs, *symbols],
            properties=properties,
            regions=[Region(Block(arg_types=elements))],
        )

    @property
    def out_map(self) -> AffineMap:
        """The projection of points to elements of the output."""
        return self.maps.data[0].data

    @property
    def in_maps(self) -> list[AffineMap]:
        """The projection of points to elements of each input."""
        return [one.data for one in self.maps.data[1:]]

    @property
    def all_maps(self) -> list[AffineMap]:
        """The projection of the output, and those of the inputs."""
        return [one.data for one in self.maps.data]

    @property
    def box(self) -> tuple[int, ...]:
        """The count of points along each iterator."""
        return numbers(self.bounds)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        kind = parser.parse_attribute()
        if not isinstance(kind, KindAttr):
            parser.raise_error("expected a kind, #assign.kind<...>", position)
        properties: dict[str, Attribute] = {"kind": kind}
        if parser.parse_optional_keyword("init") is not None:
            properties["init"] = UnitAttr()
        projected = [parse_projected(parser)]
        if parser.parse_optional_keyword("from") is not None:
            projected += parser.parse_comma_separated_list(
                Parser.Delimiter.NONE, lambda: parse_projected(parser)
            )
        parser.parse_keyword("over")
        bounds = parser.parse_comma_separated_list(
            Parser.Delimiter.SQUARE, lambda: parser.parse_integer(allow_boolean=False)
        )
        symbols: list[SSAValue] = []
        if parser.parse_optional_keyword("symbols") is not None:
            symbols = parser.parse_comma_separated_list(
                Parser.Delimiter.SQUARE, lambda: parser.parse_operand(IndexType())
            )
        attributes = parser.parse_optional_attr_dict_with_keyword()
        body = parser.parse_region()
        parser.parse_punctuation(":")
        types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
        tensors = parser.resolve_operands([one for one, _ in projected], types, position)
        properties["maps"] = ArrayAttr([map_ for _, map_ in projected])
        properties["bounds"] = DenseArrayBase.from_list(i64, bounds)
        given = {} if attributes is None else dict(attributes.data)
        return create(cls, [tensors[0], tensors[1:], symbols], [], properties, given, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" ")
        printer.print_attribute(self.kind)
        printer.print_string(" init " if self.init is not None else " ")
        print_projected(printer, self.out, self.out_map)
        if self.inputs:
            printer.print_string(" from ")
            pairs = list(zip(self.inputs, self.in_maps, strict=True))
            printer.print_list(pairs, lambda pair: print_projected(printer, *pair))
        printer.print_string(f" over [{', '.join(map(str, self.box))}]")
        if self.symbols:
            printer.print_string(" symbols [")
            printer.print_list(self.symbols, printer.print_ssa_value)
            printer.print_string("]")
        printer.print_op_attributes(self.attributes, print_keyword=True)
        printer.print_string(" ")
        printer.print_region(self.body)
        printer.print_string(" : ")
        tensors = [self.out, *self.inputs]
        printer.print_list(tensors, lambda value: printer.print_attribute(value.type))


Assign = Dialect(
    "assign",
    [
        NodeOp,
        AccumulateOp,
        ConcatenateOp,
        IndexOp,
        YieldOp,
        FetchOp,
        RandomOp,
        BlockOp,
        StagedOp,
        GradientOp,
    ],
    [KindAttr, PlacementAttr],
)
