"""Syntax that assignments share: a tensor and its projection, ``%x[affine_map<(i) -> (i)>]``."""

from __future__ import annotations

from xdsl.dialects.builtin import AffineMapAttr
from xdsl.ir import SSAValue
from xdsl.ir.affine import AffineMap
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer


def parse_projected(parser: Parser) -> tuple[UnresolvedOperand, AffineMapAttr]:
    """``%x[affine_map<...>]``."""
    value = parser.parse_unresolved_operand()
    parser.parse_punctuation("[")
    position = parser.pos
    map_ = parser.parse_attribute()
    if not isinstance(map_, AffineMapAttr):
        parser.raise_error("expected an affine map", position)
    parser.parse_punctuation("]")
    return value, map_


def print_projected(printer: Printer, value: SSAValue, map_: AffineMap) -> None:
    """Print what `parse_projected` reads."""
    printer.print_ssa_value(value)
    with printer.in_square_brackets():
        printer.print_attribute(AffineMapAttr(map_))
