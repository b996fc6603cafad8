"""Syntax and rules that linalg's operations share: ``ins(...) outs(...) -> results``."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.support.ir.shaped_types import element_type
from xdsl.dialects.builtin import MemRefType, TensorType
from xdsl.ir import Attribute, Block, Operation, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap
from xdsl.irdl import IRDLOperation
from xdsl.parser import Parser
from xdsl.printer import Printer
from xdsl.utils.exceptions import VerifyException

HIDDEN = ("indexing_maps", "linalg.memoized_indexing_maps", "operandSegmentSizes", "iterator_types")
"""Properties that follow from something else or have syntax of their own."""


def parse_typed_operands(parser: Parser, keyword: str) -> list[SSAValue]:
    """``ins(%a, %b : type, type)``; nothing if the keyword is absent."""
    if parser.parse_optional_keyword(keyword) is None:
        return []
    parser.parse_punctuation("(")
    if parser.parse_optional_punctuation(")") is not None:
        return []
    position = parser.pos
    operands = parser.parse_comma_separated_list(
        Parser.Delimiter.NONE, parser.parse_unresolved_operand
    )
    parser.parse_punctuation(":")
    types = parser.parse_comma_separated_list(Parser.Delimiter.NONE, parser.parse_type)
    parser.parse_punctuation(")")
    return list(parser.resolve_operands(operands, types, position))


def print_typed_operands(printer: Printer, keyword: str, operands: Sequence[SSAValue]) -> None:
    """Print `` ins(%a, %b : type, type)``."""
    if not operands:
        return
    printer.print_string(f" {keyword}(")
    printer.print_list(operands, printer.print_ssa_value)
    printer.print_string(" : ")
    printer.print_list(operands, lambda value: printer.print_attribute(value.type))
    printer.print_string(")")


def print_arrow_types(printer: Printer, types: Sequence[Attribute]) -> None:
    """Print `` -> type`` or `` -> (type, type)``; nothing when there is none."""
    if not types:
        return
    printer.print_string(" -> ")
    if len(types) == 1:
        printer.print_attribute(types[0])
        return
    with printer.in_parens():
        printer.print_list(types, printer.print_attribute)


def tensor_types(values: Sequence[SSAValue]) -> list[Attribute]:
    """The types of those values that are tensors: what a structured operation returns."""
    return [value.type for value in values if isinstance(value.type, TensorType)]


def visible_attributes(op: IRDLOperation) -> dict[str, Attribute]:
    """Attributes and properties that stand in the attribute dictionary."""
    shown = {k: v for k, v in op.properties.items() if k not in HIDDEN}
    return dict(sorted((shown | op.attributes).items()))


Payload = tuple[type[IRDLOperation], dict[str, Attribute]]


def parse_payload(parser: Parser) -> Payload:
    """``arith.addf {attrs} }``, behind the brace: the operation of a short form."""
    position = parser.pos
    name = parser.parse_identifier()
    op_type = parser.ctx.get_optional_op(name)
    if op_type is None or not issubclass(op_type, IRDLOperation):
        parser.raise_error(f"`{name}` is not an operation", position)
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation("}")
    return op_type, attributes


def payload_of(block: Block, order: Sequence[int]) -> Operation | None:
    """The operation that the short form would name, if the body has that shape."""
    ops = list(block.ops)
    if len(ops) != 2 or len(ops[0].results) != 1 or ops[0].regions or ops[0].attributes:
        return None
    payload, terminator = ops
    if list(terminator.operands) != list(payload.results):
        return None
    if list(payload.operands) != [block.args[number] for number in order]:
        return None
    if any(value.type != payload.results[0].type for value in payload.operands):
        return None
    plain = all(key == "fastmath" and "none" in str(v) for key, v in payload.properties.items())
    return payload if plain else None


def print_body(printer: Printer, block: Block) -> None:
    """Print ``(%in: f32, %out: f32) { ... }`` on a line of its own."""
    printer.print_string("\n")
    with printer.in_parens():
        printer.print_list(block.args, printer.print_block_argument)
    printer.print_string(" ")
    region = block.parent
    assert region is not None
    printer.print_region(region, print_entry_block_args=False)


def _shape(type: Attribute) -> tuple[int, ...]:
    return type.get_shape() if isinstance(type, MemRefType | TensorType) else ()


def verify_structured(op: Operation, maps: Sequence[AffineMap]) -> None:
    """The rules of every structured operation."""
    kinds = {type(v.type) for v in op.operands if isinstance(v.type, MemRefType | TensorType)}
    if len(kinds) > 1:
        raise VerifyException("operands must be all tensors or all memrefs")
    if len(maps) != len(op.operands):
        raise VerifyException(f"has {len(op.operands)} operands but {len(maps)} indexing maps")
    _verify_sizes(op, maps)
    block = op.regions[0].blocks.first
    if block is None or len(block.args) != len(op.operands):
        raise VerifyException("the scalar body must have one argument an operand")
    for value, arg in zip(op.operands, block.args, strict=True):
        if arg.type != element_type(value.type):
            raise VerifyException(
                f"the body's argument is {arg.type} for an operand of type {value.type}"
            )


def _verify_sizes(op: Operation, maps: Sequence[AffineMap]) -> None:
    sizes: dict[int, int] = {}
    loops = maps[0].num_dims if maps else 0
    seen: set[int] = set()
    for number, (value, map_) in enumerate(zip(op.operands, maps, strict=True)):
        shape = _shape(value.type)
        if len(map_.results) != len(shape) or map_.num_dims != loops:
            raise VerifyException(
                f"operand {number} has rank {len(shape)} but its indexing map is {map_}"
            )
        for expr, size in zip(map_.results, shape, strict=True):
            if not isinstance(expr, AffineDimExpr):
                continue
            seen.add(expr.position)
            known = sizes.setdefault(expr.position, size) if size >= 0 else size
            if known != size:
                raise VerifyException(
                    f"operand {number} makes loop {expr.position} run {size} times, "
                    f"another operand {known} times"
                )
    if len(seen) != loops:
        raise VerifyException("some loop is not the subscript of any dimension")


def verify_results(op: Operation, outputs: Sequence[SSAValue]) -> None:
    """Each tensor output is returned, each memref output is not."""
    expected = tensor_types(outputs)
    if [result.type for result in op.results] != expected:
        listed = ", ".join(str(t) for t in expected) or "nothing"
        raise VerifyException(f"must return {listed}: one tensor for each tensor in `outs`")
