"""Linalg: structured operations on tensors and memrefs.

Every structured operation, named or not, has its scalar body in its region and its maps and
iterators in `linalg_named`. Named operations are made from that table; those that xDSL has too are
subclasses of xDSL's. ``linalg.map``, ``linalg.reduce`` (several operands, short form),
``linalg.softmax`` and ``linalg.elementwise`` are ours.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Sequence
from types import new_class
from typing import Any, Self, cast

from ad_opt.dialects.core.linalg.linalg_syntax import (
    Payload,
    parse_payload,
    parse_typed_operands,
    payload_of,
    print_arrow_types,
    print_body,
    print_typed_operands,
    tensor_types,
    verify_results,
    verify_structured,
    visible_attributes,
)
from ad_opt.dialects.support.definitions.extend import extend_op, replace_ops
from ad_opt.dialects.support.definitions.keyword_attr import KeywordAttr
from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.dialects.support.ir.shaped_types import element_type
from ad_opt.dialects.support.text.syntax import create, parse_function_results, split_properties
from typing_extensions import override
from xdsl.dialects import linalg
from xdsl.dialects.builtin import (
    I64,
    AffineMapAttr,
    ArrayAttr,
    DenseArrayBase,
    DenseIntElementsAttr,
    DictionaryAttr,
    IntegerAttr,
    LocationAttr,
    MemRefType,
    StringAttr,
    TensorType,
    i64,
)
from xdsl.dialects.linalg import ops
from xdsl.dialects.linalg.abstract_ops import NamedOperation
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.ir import Attribute, Block, Dialect, Operation, Region, SSAValue
from xdsl.irdl import (
    IRDLOperation,
    ParsePropInAttrDict,
    SameVariadicOperandSize,
    irdl_attr_definition,
    irdl_op_definition,
    operand_def,
    opt_prop_def,
    prop_def,
    region_def,
    var_operand_def,
    var_result_def,
)
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

from .linalg_named import NAMED, IndexOp, indexing_maps, iterator_types
from .linalg_pack import PackOp, UnPackOp
from .linalg_winograd import WINOGRAD

SHAPED = MemRefType.constr() | TensorType.constr()

TYPE_FNS = ("cast_signed", "cast_unsigned")
ELEMENTWISE_KINDS = (
    "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf "
    "add sub mul div div_unsigned max_signed min_signed max_unsigned min_unsigned powf select"
).split()


@irdl_attr_definition
class TypeFnAttr(KeywordAttr):
    """Conversion of a named operation's inputs: ``#linalg.type_fn<cast_signed>``."""

    name = "linalg.type_fn"
    KEYWORDS = TYPE_FNS


@irdl_attr_definition
class ElementwiseKindAttr(KeywordAttr):
    """Function that ``linalg.elementwise`` computes: ``#linalg.elementwise_kind<add>``."""

    name = "linalg.elementwise_kind"
    KEYWORDS = ELEMENTWISE_KINDS


# ------------------------------------------------------------------ named operations


class NamedLinalgOp(NamedOperation):
    """A named operation: syntax, rules, maps and body all come from its row of `NAMED`."""

    indexing_maps = opt_prop_def(ArrayAttr[AffineMapAttr])
    cast = opt_prop_def(TypeFnAttr)
    strides = opt_prop_def(DenseIntElementsAttr)
    dilations = opt_prop_def(DenseIntElementsAttr)

    @classmethod
    def of(
        cls,
        inputs: Sequence[SSAValue],
        outputs: Sequence[SSAValue],
        properties: dict[str, Attribute] | None = None,
        attributes: dict[str, Attribute] | None = None,
    ) -> Self:
        """Build the operation with its body; it returns its tensor outputs."""
        op = create(
            cls, [inputs, outputs], [tensor_types(outputs)], properties, attributes, [Region()]
        )
        NAMED[cls.name].fill_region(op)
        if cls.name == "linalg.elementwise":
            op.properties.setdefault("indexing_maps", op.get_indexing_maps())
        return op

    @override
    def get_default_indexing_maps(self) -> Sequence[Any]:
        return indexing_maps(self)

    @override
    def get_indexing_maps(self) -> ArrayAttr[AffineMapAttr]:
        return ArrayAttr([AffineMapAttr(map_) for map_ in indexing_maps(self)])

    @override
    def get_iterator_types(self) -> ArrayAttr[IteratorTypeAttr]:
        return ArrayAttr([IteratorTypeAttr(IteratorType(kind)) for kind in iterator_types(self)])

    @classmethod
    @override
    def get_hidden_region(cls, inputs: Sequence[SSAValue], outputs: Sequence[SSAValue]) -> Region:
        op = cls.of(inputs, outputs)
        region = op.detach_region(0)
        op.erase()
        return region

    @override
    def verify_(self) -> None:
        verify_structured(self, indexing_maps(self))
        verify_results(self, self.outputs)
        args = self.body.block.args
        if self.name == "linalg.fill" and args[0].type != args[-1].type:
            raise VerifyException(f"fills elements of type {args[-1].type} with {args[0].type}")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Any:
        properties: dict[str, Attribute] = {}
        if cls.name == "linalg.elementwise":
            parser.parse_keyword("kind")
            parser.parse_punctuation("=")
            properties["kind"] = parser.parse_attribute()
        if parser.parse_optional_keyword("indexing_maps") is not None:
            parser.parse_punctuation("=")
            properties["indexing_maps"] = parser.parse_attribute()
        position = parser.pos
        attributes = parser.parse_optional_attr_dict()
        inputs = parse_typed_operands(parser, "ins")
        outputs = parse_typed_operands(parser, "outs")
        results = parse_function_results(parser)
        try:
            op = cls.of(inputs, outputs, properties, attributes)
        except VerifyException as error:
            parser.raise_error(str(error), position, parser.pos)
        if list(op.result_types) != list(results):
            parser.raise_error("the results must be the tensors of `outs`", position, parser.pos)
        return op

    @override
    def print(self, printer: Printer) -> None:
        if (kind := self.properties.get("kind")) is not None:
            printer.print_string(" kind=")
            printer.print_attribute(kind)
        given = self.properties.get("indexing_maps")
        if given is not None and not self._has_default_maps():
            printer.print_string(" indexing_maps = ")
            printer.print_attribute(given)
        attributes = visible_attributes(self)
        attributes.pop("kind", None)
        printer.print_op_attributes(attributes)
        print_typed_operands(printer, "ins", self.inputs)
        print_typed_operands(printer, "outs", self.outputs)
        print_arrow_types(printer, self.result_types)

    def _has_default_maps(self) -> bool:
        if self.name == "linalg.contract":
            return False
        given = self.properties.pop("indexing_maps")
        default = self.get_indexing_maps()
        self.properties["indexing_maps"] = given
        return given == default


def _class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.removeprefix("linalg.").split("_")) + "Op"


def _named_class(name: str) -> type[Operation]:
    """The class of a named operation, a subclass of xDSL's where xDSL has it."""
    theirs = next((op for op in linalg.Linalg.operations if op.name == name), None)
    members: dict[str, Any] = {
        "name": name,
        "__doc__": f"``{name} ins(...) outs(...)``, see `linalg_named`.",
        "__module__": __name__,
        "__annotations__": {},
    }
    if name == "linalg.elementwise":
        members["kind"] = prop_def(ElementwiseKindAttr)
        members["indexing_maps"] = prop_def(ArrayAttr[AffineMapAttr])
    bases = (NamedLinalgOp,) if theirs is None else (NamedLinalgOp, theirs)
    made = new_class(
        _class_name(name), bases, {"metaclass": ABCMeta}, lambda ns: ns.update(members)
    )
    return irdl_op_definition(made) if theirs is None else extend_op(made)


NAMED_CLASSES: dict[str, type[Operation]] = {name: _named_class(name) for name in NAMED}


# ------------------------------------------------------------------ generic and its body


@extend_op
class GenericOp(ops.GenericOp):
    """``linalg.generic {indexing_maps = ..., iterator_types = ...} ins() outs() { } -> t``."""

    @override
    def verify_(self) -> None:
        verify_structured(self, indexing_maps(self))
        verify_results(self, self.outputs)
        loops = len(self.iterator_types)
        if any(map_.data.num_dims != loops for map_ in self.indexing_maps):
            raise VerifyException("each indexing map must have one dimension an iterator type")
        block = self.body.block
        last = block.last_op
        if last is None or last.name != "linalg.yield":
            raise VerifyException("the body must end in `linalg.yield`")
        expected = [arg.type for arg in block.args[len(self.inputs) :]]
        if [value.type for value in last.operands] != expected:
            raise VerifyException("the body must yield one scalar an output, of its type")

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        position = parser.pos
        trait = parser.parse_optional_attr_dict()
        if not trait:
            alias = parser.parse_attribute()
            if not isinstance(alias, DictionaryAttr):
                parser.raise_error("expected a dictionary", position)
            trait = dict(alias.data)
        kinds = trait.pop("iterator_types", None)
        if not isinstance(kinds, ArrayAttr) or "indexing_maps" not in trait:
            parser.raise_error("expected indexing_maps and iterator_types", position, parser.pos)
        trait["iterator_types"] = ArrayAttr([_iterator(parser, kind) for kind in kinds])
        inputs = parse_typed_operands(parser, "ins")
        outputs = parse_typed_operands(parser, "outs")
        attributes = {}
        if parser.parse_optional_keyword("attrs") is not None:
            parser.parse_punctuation("=")
            attributes = parser.parse_optional_attr_dict()
        body = parser.parse_region()
        results = parse_function_results(parser)
        properties, rest = split_properties(cls, trait)
        return create(cls, [inputs, outputs], [results], properties, rest | attributes, [body])

    @override
    def print(self, printer: Printer) -> None:
        printer.print_string(" {indexing_maps = ")
        printer.print_attribute(self.indexing_maps)
        kinds = ", ".join(f'"{kind.data.value}"' for kind in self.iterator_types)
        printer.print_string(f", iterator_types = [{kinds}]")
        for name in ("doc", "library_call"):
            if (value := self.properties.get(name)) is not None:
                printer.print_string(f", {name} = ")
                printer.print_attribute(value)
        printer.print_string("}")
        print_typed_operands(printer, "ins", self.inputs)
        print_typed_operands(printer, "outs", self.outputs)
        if self.attributes:
            printer.print_string(" attrs =")
            printer.print_op_attributes(self.attributes)
        printer.print_string(" ")
        printer.print_region(self.body)
        print_arrow_types(printer, self.result_types)


def _iterator(parser: Parser, kind: Attribute) -> IteratorTypeAttr:
    if isinstance(kind, IteratorTypeAttr):
        return kind
    if isinstance(kind, StringAttr) and kind.data in set(IteratorType):
        return IteratorTypeAttr(IteratorType(kind.data))
    parser.raise_error(f"`{kind}` is not an iterator type")


# ------------------------------------------------------------------ map, reduce


def _parse_arguments_and_body(parser: Parser) -> Region:
    """``(%in: f32 loc(...), %out: f32) { ... }``."""
    locations: list[LocationAttr | None] = []

    def argument() -> Parser.Argument:
        name = parser.parse_argument(expect_type=False)
        parser.parse_punctuation(":")
        typed = name.resolve(parser.parse_type())
        locations.append(parser.parse_optional_location())
        return typed

    arguments = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, argument)
    region = parser.parse_region(arguments)
    for value, location in zip(region.block.args, locations, strict=True):
        if location is not None:
            value.location = location
    return region


def _parse_optional_payload(parser: Parser) -> Payload | None:
    """The operation of the short form, ``{ arith.addf }``, in front of the operands."""
    if parser.parse_optional_punctuation("{") is None:
        return None
    return parse_payload(parser)


def _parse_body(
    parser: Parser, payload: Payload | None, operands: Sequence[SSAValue], order: Sequence[int]
) -> Region:
    """The body that follows, or the one that the short form stands for: the operation is applied to
    arguments in this order.
    """
    if payload is None:
        return _parse_arguments_and_body(parser)
    op_type, attributes = payload
    block = Block(arg_types=[element_type(value.type) for value in operands])
    given = [block.args[number] for number in order]
    op = create(op_type, given, [block.args[-1].type], {}, attributes)
    block.add_ops([op, ops.YieldOp(op.results[0])])
    return Region(block)


@irdl_op_definition
class MapOp(IRDLOperation):
    """``linalg.map { arith.addf } ins(...) outs(...)`` or with an explicit body."""

    name = "linalg.map"
    inputs = var_operand_def(SHAPED)
    init = operand_def(SHAPED)
    result = var_result_def(TensorType)
    mapper = region_def("single_block")

    @override
    def verify_(self) -> None:
        verify_structured(self, indexing_maps(self))
        verify_results(self, [self.init])

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        payload = _parse_optional_payload(parser)
        inputs = parse_typed_operands(parser, "ins")
        outputs = parse_typed_operands(parser, "outs")
        attributes = parser.parse_optional_attr_dict()
        region = _parse_body(parser, payload, [*inputs, *outputs], range(len(inputs)))
        return create(cls, [inputs, outputs[0]], [tensor_types(outputs)], {}, attributes, [region])

    @override
    def print(self, printer: Printer) -> None:
        payload = payload_of(self.mapper.block, range(len(self.inputs)))
        if payload is not None:
            printer.print_string(f" {{ {payload.name} }}")
        print_typed_operands(printer, "ins", self.inputs)
        print_typed_operands(printer, "outs", [self.init])
        printer.print_op_attributes(self.attributes)
        if payload is None:
            print_body(printer, self.mapper.block)


def _order_of_reduction(operands: int) -> list[int]:
    """The short form applies the operation to the accumulator first."""
    return [operands - 1, *range(operands - 1)]


@irdl_op_definition
class ReduceOp(IRDLOperation):
    """``linalg.reduce { arith.addf } ins(...) outs(...) dimensions = [1]``."""

    name = "linalg.reduce"
    inputs = var_operand_def(SHAPED)
    inits = var_operand_def(SHAPED)
    result = var_result_def(TensorType)
    combiner = region_def("single_block")
    dimensions = prop_def(DenseArrayBase)
    irdl_options = (SameVariadicOperandSize(), ParsePropInAttrDict())

    @override
    def verify_(self) -> None:
        verify_structured(self, indexing_maps(self))
        verify_results(self, self.inits)

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Self:
        payload = _parse_optional_payload(parser)
        inputs = parse_typed_operands(parser, "ins")
        inits = parse_typed_operands(parser, "outs")
        dimensions = _parse_ints(parser, "dimensions")
        attributes = parser.parse_optional_attr_dict()
        operands = [*inputs, *inits]
        region = _parse_body(parser, payload, operands, _order_of_reduction(len(operands)))
        properties: dict[str, Attribute] = {"dimensions": dimensions}
        return create(cls, [inputs, inits], [tensor_types(inits)], properties, attributes, [region])

    @override
    def print(self, printer: Printer) -> None:
        block = self.combiner.block
        payload = payload_of(block, _order_of_reduction(len(block.args)))
        if payload is not None:
            printer.print_string(f" {{ {payload.name} }}")
        print_typed_operands(printer, "ins", self.inputs)
        print_typed_operands(printer, "outs", self.inits)
        _print_ints(printer, "dimensions", self.dimensions)
        printer.print_op_attributes(self.attributes)
        if payload is None:
            print_body(printer, block)


def _parse_ints(parser: Parser, keyword: str) -> DenseArrayBase:
    parser.parse_keyword(keyword)
    parser.parse_punctuation("=")
    values = parser.parse_comma_separated_list(Parser.Delimiter.SQUARE, parser.parse_integer)
    return DenseArrayBase.from_list(i64, values)


def _print_ints(printer: Printer, keyword: str, values: DenseArrayBase) -> None:
    listed = ", ".join(str(value) for value in integers(values))
    printer.print_string(f" {keyword} = [{listed}]")


# ------------------------------------------------------------------ transpose, broadcast, softmax


class _Rearrangement(IRDLOperation):
    """``ins(%a : type) outs(%b : type) KEYWORD = [1, 0]``."""

    KEYWORD = ""

    @classmethod
    @override
    def parse(cls, parser: Parser) -> Any:
        inputs = parse_typed_operands(parser, "ins")
        outputs = parse_typed_operands(parser, "outs")
        values = _parse_ints(parser, cls.KEYWORD)
        attributes = parser.parse_optional_attr_dict()
        op = cast(Any, cls)(inputs[0], outputs[0], values)
        op.attributes |= attributes
        return op

    @override
    def print(self, printer: Printer) -> None:
        print_typed_operands(printer, "ins", self.operands[:1])
        print_typed_operands(printer, "outs", self.operands[1:])
        _print_ints(printer, self.KEYWORD, cast(DenseArrayBase, self.properties[self.KEYWORD]))
        printer.print_op_attributes(self.attributes)


@extend_op
class TransposeOp(_Rearrangement, ops.TransposeOp):
    """``linalg.transpose ins(%a : t) outs(%b : t) permutation = [1, 0]``."""

    KEYWORD = "permutation"


@extend_op
class BroadcastOp(_Rearrangement, ops.BroadcastOp):
    """``linalg.broadcast ins(%a : t) outs(%b : t) dimensions = [1]``."""

    KEYWORD = "dimensions"


@irdl_op_definition
class SoftmaxOp(IRDLOperation):
    """``exp(x - max x) / sum exp(x - max x)`` along one dimension."""

    name = "linalg.softmax"
    input = operand_def(SHAPED)
    output = operand_def(SHAPED)
    result = var_result_def(TensorType)
    dimension = prop_def(IntegerAttr[I64])

    assembly_format = (
        "attr-dict `dimension` `(` $dimension `)` `ins` `(` $input `:` type($input) `)` "
        "`outs` `(` $output `:` type($output) `)` (`->` type($result)^)?"
    )

    @override
    def verify_(self) -> None:
        verify_results(self, [self.output])
        for value in (self.input, self.output):
            if not 0 <= self.dimension.value.data < cast(TensorType, value.type).get_num_dims():
                raise VerifyException("the dimension is out of range")


_OURS: list[type[Operation]] = [
    GenericOp, IndexOp, MapOp, ReduceOp, TransposeOp, BroadcastOp, SoftmaxOp, PackOp, UnPackOp,
    *WINOGRAD, *NAMED_CLASSES.values(),
]  # fmt: skip

Linalg = Dialect(
    "linalg",
    replace_ops(linalg.Linalg, _OURS),
    [*linalg.Linalg.attributes, TypeFnAttr, ElementwiseKindAttr],
)
