"""Operations of ``assign`` that fill a tensor, not from computed ones: fetches, random numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, cast
from zlib import crc32

from ad_opt.dialects.support.definitions.operation_rule import Rule
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import defining_op
from ad_opt.dialects.support.text.syntax import create
from typing_extensions import override
from xdsl.dialects.builtin import (
    AnyFloat,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    DictionaryAttr,
    FloatAttr,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    StringAttr,
    i64,
)
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap, AffineSymExpr
from xdsl.irdl import (
    AttrSizedOperandSegments,
    IRDLOperation,
    irdl_op_definition,
    operand_def,
    opt_operand_def,
    opt_prop_def,
    prop_def,
    traits_def,
    var_operand_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer

from .assign_attributes import why_not
from .assign_rules import LABEL, name_of, tensor_type, verify_indices, verify_tensor

FORMS = ("constant", "range", "slice", "symbol", "data")
"""Fetches: a number, row-major offsets, a part of another tensor, a static symbol, literal data."""


def _check_fetch(op: Operation) -> None:
    assert isinstance(op, FetchOp)
    verify_tensor(op, op.out)
    element = tensor_type(op.out).element_type
    reason = why_not("set", element)
    if reason is not None:
        raise error_at(op, "AD1102", f"elements {element} cannot be fetched: {reason}")
    match op.form.data:
        case "constant":
            if not isinstance(op.value, FloatAttr | IntegerAttr) or op.value.type != element:
                message = f"{op.value} is fetched into elements {element}"
                raise error_at(op, "AD1100", message, help=f"write a number `: {element}`")
        case "data":
            _check_data(op)
        case "slice":
            _check_slice(op)
        case "range" | "symbol":
            pass
        case other:
            raise error_at(op, "AD1100", f"`{other}` is no form of `assign.fetch`")


def _check_data(op: FetchOp) -> None:
    type_ = tensor_type(op.out)
    value = op.value
    given = value.type if isinstance(value, DenseIntOrFPElementsAttr) else None
    same = given is not None and (list(given.get_shape()), given.get_element_type()) == (
        list(type_.get_shape()),
        type_.element_type,
    )
    if not same:
        raise error_at(op, "AD1100", f"data of type {given} is fetched into {type_}")


def _check_slice(op: FetchOp) -> None:
    source = op.source
    assert source is not None
    verify_tensor(op, source)
    data = tensor_type(source)
    count = len(op.symbols)
    if (tuple(data.get_shape()[count:]), data.element_type) != (
        tuple(tensor_type(op.out).get_shape()),
        tensor_type(op.out).element_type,
    ):
        message = f"a slice of {data} behind {count} indices is not {tensor_type(op.out)}"
        raise error_at(op, "AD1100", message)
    verify_indices(op, [source], [op.slice_map], tensor_type(op.out).get_shape(), list(op.symbols))


@irdl_op_definition
class FetchOp(IRDLOperation):
    """A tensor is filled: with one of `FORMS`.

    ::

        assign.fetch constant 0.0 : f32 into %y : memref<2xf32>
        assign.fetch range into %y : memref<2x3xf32>
        assign.fetch slice %data[%s] into %y : memref<80x4xf32>, memref<4xf32>
        assign.fetch symbol %s into %y : memref<f32>
        assign.fetch data dense<[1.0, 2.0]> : tensor<2xf32> into %y : memref<2xf32>
    """

    name = "assign.fetch"
    out = operand_def(MemRefType)
    source = opt_operand_def(MemRefType)
    symbols = var_operand_def(IndexType)
    form = prop_def(StringAttr)
    value = opt_prop_def(Attribute)
    irdl_options = (AttrSizedOperandSegments(as_property=True),)
    traits = traits_def(Rule(_check_fetch))

    @classmethod
    def of(
        cls,
        form: str,
        out: SSAValue,
        value: Attribute | None = None,
        source: SSAValue | None = None,
        symbols: Sequence[SSAValue] = (),
    ) -> FetchOp:
        """Make one of a form; ``value`` is a number or data, ``source`` what is sliced."""
        properties: dict[str, Attribute] = {"form": StringAttr(form)}
        if value is not None:
            properties["value"] = value
        sources = [] if source is None else [source]
        return create(cls, [out, sources, list(symbols)], [], properties)

    @property
    def slice_map(self) -> AffineMap:
        """The projection of elements of a slice to those of its source."""
        count, rank = len(self.symbols), tensor_type(self.out).get_num_dims()
        results = [*(AffineSymExpr(at) for at in range(count))]
        return AffineMap(rank, count, (*results, *(AffineDimExpr(at) for at in range(rank))))

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        form = parser.parse_identifier()
        if form not in FORMS:
            parser.raise_error(f"expected one of {', '.join(FORMS)}", position)
        properties: dict[str, Attribute] = {"form": StringAttr(form)}
        symbols: list[SSAValue] = []
        source = parser.parse_unresolved_operand() if form == "slice" else None
        if form in ("constant", "data"):
            properties["value"] = parser.parse_attribute()
        elif form == "slice":
            symbols = parser.parse_comma_separated_list(
                Parser.Delimiter.SQUARE, lambda: parser.parse_operand(IndexType())
            )
        elif form == "symbol":
            symbols = [parser.parse_operand(IndexType())]
        parser.parse_keyword("into")
        out = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        sources: list[SSAValue] = []
        if source is not None:
            sources = [parser.resolve_operand(source, parser.parse_type())]
            parser.parse_punctuation(",")
        resolved = parser.resolve_operand(out, parser.parse_type())
        return create(cls, [resolved, sources, symbols], [], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.form.data}")
        if self.value is not None:
            printer.print_string(" ")
            printer.print_attribute(self.value)
        if self.source is not None:
            printer.print_string(" ")
            printer.print_ssa_value(self.source)
            printer.print_string("[")
            printer.print_list(self.symbols, printer.print_ssa_value)
            printer.print_string("]")
        elif self.symbols:
            printer.print_string(" ")
            printer.print_ssa_value(self.symbols[0])
        printer.print_string(" into ")
        printer.print_ssa_value(self.out)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        if self.source is not None:
            printer.print_attribute(self.source.type)
            printer.print_string(", ")
        printer.print_attribute(self.out.type)


DISTRIBUTIONS = ("uniform", "normal")
"""Uniform in [0, 1), or normal with mean 0 and variance 1."""
ROUNDS = (13, 20)
"""Rounds of Threefry4x32. Fixed by Random123: 20 is its default, 13 passes all tests of BigCrush.
Fewer are refused: behind 2 of them the first word is the place plus a number."""


def _check_random(op: Operation) -> None:
    assert isinstance(op, RandomOp)
    verify_tensor(op, op.out)
    element = tensor_type(op.out).element_type
    if not isinstance(element, AnyFloat) or element.bitwidth not in (16, 32, 64):
        raise error_at(op, "AD1102", f"random numbers are floats of 16 to 64 bits, not {element}")
    if op.distribution.data not in DISTRIBUTIONS:
        raise error_at(op, "AD1100", f"`{op.distribution.data}` is no distribution")
    if op.rounds.value.data not in ROUNDS:
        message = f"Threefry is not made with {op.rounds.value.data} rounds"
        raise error_at(op, "AD1100", message, help=f"write one of {', '.join(map(str, ROUNDS))}")
    if op.stream_number is None:
        message = f"nothing tells the random numbers of {name_of(op.out)} from others"
        raise error_at(op, "AD1100", message, help="write `stream` and a number")


@irdl_op_definition
class RandomOp(IRDLOperation):
    """Random numbers.

    ::

        assign.random uniform seed %s stream 7 rounds 20 into %w : i64, memref<4x3xf32>

    Element number ``n`` in row-major order is computed from the seed, the stream and ``n`` alone,
    by Threefry4x32 (Salmon et al., Random123): order does not matter. The stream is that of the
    label where none is given.
    """

    name = "assign.random"
    out = operand_def(MemRefType)
    seed = operand_def(IntegerType | IndexType)
    distribution = prop_def(StringAttr)
    stream = opt_prop_def(IntegerAttr)
    rounds = prop_def(IntegerAttr)
    traits = traits_def(Rule(_check_random))

    @property
    def stream_number(self) -> int | None:
        """The number of the stream: given, or the CRC-32 of the label of what is filled."""
        if self.stream is not None:
            return self.stream.value.data
        label = label_of(self.out)
        return None if label is None else crc32(label.encode())

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        properties: dict[str, Attribute] = {"distribution": StringAttr(parser.parse_identifier())}
        parser.parse_keyword("seed")
        seed = parser.parse_unresolved_operand()
        rounds = 20
        if parser.parse_optional_keyword("stream") is not None:
            properties["stream"] = IntegerAttr(parser.parse_integer(allow_boolean=False), i64)
        if parser.parse_optional_keyword("rounds") is not None:
            rounds = parser.parse_integer(allow_boolean=False)
        properties["rounds"] = IntegerAttr(rounds, i64)
        parser.parse_keyword("into")
        out = parser.parse_unresolved_operand()
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        seeds = parser.resolve_operand(seed, parser.parse_type())
        parser.parse_punctuation(",")
        resolved = parser.resolve_operand(out, parser.parse_type())
        return create(cls, [resolved, seeds], [], properties, attributes)

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(f" {self.distribution.data} seed ")
        printer.print_ssa_value(self.seed)
        if self.stream is not None:
            printer.print_string(f" stream {self.stream.value.data}")
        printer.print_string(f" rounds {self.rounds.value.data} into ")
        printer.print_ssa_value(self.out)
        printer.print_op_attributes(self.attributes)
        printer.print_string(" : ")
        printer.print_list([self.seed, self.out], lambda value: printer.print_attribute(value.type))


def label_of(value: SSAValue) -> str | None:
    """The label of a node or of a parameter."""
    if (op := defining_op(value, "assign.node")) is not None:
        return cast(Any, op.properties["label"]).data
    if not isinstance(value, BlockArgument):
        return None
    function = value.block.parent_op()
    given = None if function is None else function.properties.get("arg_attrs")
    if not isinstance(given, ArrayAttr):
        return None
    label = cast("ArrayAttr[DictionaryAttr]", given).data[value.index].data.get(LABEL)
    return label.data if isinstance(label, StringAttr) else None
