"""Affine maps written over SSA values: ``[%i + 1, symbol(%n) mod 4]`` and ``#map(%i)[%n]``.

xDSL reads every value between the brackets as a symbol; MLIR reads it as a dimension unless it
stands in ``symbol(...)``. `SsaMapBuilder` does the latter.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)
from xdsl.parser import Parser, UnresolvedOperand
from xdsl.printer import Printer

from .affine_parser import SemiAffineParser

_ADDITIVE, _MULTIPLICATIVE = 10, 20


class SsaMapBuilder:
    """Collects the dimensions and symbols of a map while its expressions are parsed."""

    def __init__(self, parser: Parser):
        self.parser = parser
        # xDSL parses affine expressions over names with a parser that shares the token stream.
        self._affine: Any = SemiAffineParser(parser._parser_state)  # pyright: ignore[reportPrivateUsage]
        self.dims: dict[tuple[str, int], UnresolvedOperand] = {}
        self.symbols: dict[tuple[str, int], UnresolvedOperand] = {}

    def _position(
        self, seen: dict[tuple[str, int], UnresolvedOperand], operand: UnresolvedOperand
    ) -> int:
        key = (operand.operand_name, operand.index)
        seen.setdefault(key, operand)
        return list(seen).index(key)

    def _value(self) -> AffineExpr | None:
        if self.parser.parse_optional_keyword("symbol") is not None:
            self.parser.parse_punctuation("(")
            operand = self.parser.parse_unresolved_operand()
            self.parser.parse_punctuation(")")
            return AffineSymExpr(self._position(self.symbols, operand))
        operand = self.parser.parse_optional_unresolved_operand()
        if operand is None:
            return None
        return AffineDimExpr(self._position(self.dims, operand))

    def expression(self) -> AffineExpr:
        """Parse one expression over SSA values."""
        return self._affine._parse_affine_expr(self._value)

    def expressions(self, delimiter: Parser.Delimiter) -> list[AffineExpr]:
        """Parse a list of expressions."""
        return self.parser.parse_comma_separated_list(delimiter, self.expression)

    def finish(self, results: Sequence[AffineExpr]) -> tuple[AffineMapAttr, list[SSAValue]]:
        """The map and its operands, dimensions before symbols."""
        map_ = AffineMap(len(self.dims), len(self.symbols), tuple(results))
        operands = [*self.dims.values(), *self.symbols.values()]
        resolved: list[SSAValue] = [
            self.parser.resolve_operand(operand, IndexType()) for operand in operands
        ]
        return AffineMapAttr(map_), resolved


def parse_ssa_map(parser: Parser) -> tuple[AffineMapAttr, list[SSAValue]]:
    """``[expr, expr]`` over SSA values."""
    builder = SsaMapBuilder(parser)
    return builder.finish(builder.expressions(Parser.Delimiter.SQUARE))


def print_ssa_expr(
    printer: Printer,
    expr: AffineExpr,
    dims: Sequence[SSAValue],
    symbols: Sequence[SSAValue],
    min_precedence: int = 0,
) -> None:
    """Print an expression with the values in place of ``d0`` and ``s0``."""
    match expr:
        case AffineConstantExpr():
            printer.print_string(str(expr.value))
        case AffineDimExpr():
            printer.print_ssa_value(dims[expr.position])
        case AffineSymExpr():
            printer.print_string("symbol(")
            printer.print_ssa_value(symbols[expr.position])
            printer.print_string(")")
        case AffineBinaryOpExpr():
            additive = expr.kind is AffineBinaryOpKind.Add
            own = _ADDITIVE if additive else _MULTIPLICATIVE
            with printer.in_parens() if own < min_precedence else nullcontext():
                print_ssa_expr(printer, expr.lhs, dims, symbols, own)
                printer.print_string(f" {expr.kind.get_token()} ")
                # The right operand of mod and the divisions does not associate.
                print_ssa_expr(printer, expr.rhs, dims, symbols, own if additive else own + 1)
        case _:
            raise ValueError(f"unexpected affine expression {expr}")


def print_ssa_exprs(
    printer: Printer, results: Sequence[AffineExpr], map_: AffineMap, operands: Sequence[SSAValue]
) -> None:
    """Print the comma-separated ``results`` of ``map_`` over its operands."""
    dims, symbols = operands[: map_.num_dims], operands[map_.num_dims :]
    printer.print_list(results, lambda expr: print_ssa_expr(printer, expr, dims, symbols))


def print_ssa_map(printer: Printer, map_: AffineMapAttr, operands: Sequence[SSAValue]) -> None:
    """Print ``[expr, expr]`` over SSA values."""
    printer.print_string("[")
    print_ssa_exprs(printer, map_.data.results, map_.data, operands)
    printer.print_string("]")


def parse_dims_and_symbols(
    parser: Parser, num_dims: int, num_symbols: int, position: int
) -> list[SSAValue]:
    """``(%i)[%n]`` behind a map or set of so many dimensions and symbols."""

    def operand() -> SSAValue:
        return parser.parse_operand(IndexType())

    dims = parser.parse_optional_comma_separated_list(Parser.Delimiter.PAREN, operand) or []
    symbols = parser.parse_optional_comma_separated_list(Parser.Delimiter.SQUARE, operand) or []
    if len(dims) != num_dims:
        parser.raise_error(f"expected {num_dims} dimensions but got {len(dims)}", position)
    if len(symbols) != num_symbols:
        parser.raise_error(f"expected {num_symbols} symbols but got {len(symbols)}", position)
    return [*dims, *symbols]


def print_dims_and_symbols(printer: Printer, operands: Sequence[SSAValue], num_dims: int) -> None:
    """Print ``(%i)[%n]``."""
    printer.print_string("(")
    printer.print_list(operands[:num_dims], printer.print_ssa_value)
    printer.print_string(")")
    if len(operands) > num_dims:
        printer.print_string("[")
        printer.print_list(operands[num_dims:], printer.print_ssa_value)
        printer.print_string("]")


def parse_min_max_bounds(
    parser: Parser, keyword: str
) -> tuple[AffineMapAttr, list[int], list[SSAValue]]:
    """``(%a + 1, max(%b, 3))``: one flat map, how many results each bound has, the operands."""
    builder = SsaMapBuilder(parser)

    def bound() -> list[AffineExpr]:
        if parser.parse_optional_keyword(keyword) is not None:
            return builder.expressions(Parser.Delimiter.PAREN)
        return [builder.expression()]

    bounds = parser.parse_comma_separated_list(Parser.Delimiter.PAREN, bound)
    map_, operands = builder.finish([expr for group in bounds for expr in group])
    return map_, [len(group) for group in bounds], operands


def print_min_max_bounds(
    printer: Printer,
    keyword: str,
    map_: AffineMap,
    groups: Sequence[int],
    operands: Sequence[SSAValue],
) -> None:
    """Print what `parse_min_max_bounds` reads."""
    start = 0

    def bound(size: int) -> None:
        nonlocal start
        results = map_.results[start : start + size]
        start += size
        with printer.in_parens() if size != 1 else nullcontext():
            print_ssa_exprs(printer, results, map_, operands)

    def with_keyword(size: int) -> None:
        if size != 1:
            printer.print_string(keyword)
        bound(size)

    with printer.in_parens():
        printer.print_list(groups, with_keyword)
