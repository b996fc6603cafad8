"""Affine expressions as upstream reads them: also by symbols, which makes them semi-affine.

xDSL multiplies and divides by constants only. What is folded is folded as upstream does it.
"""

from __future__ import annotations

from typing_extensions import override
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
)
from xdsl.parser.affine_parser import AffineParser
from xdsl.utils.exceptions import ParseError
from xdsl.utils.lexer import Token
from xdsl.utils.mlir_lexer import MLIRTokenKind

_DIVISIONS = {
    "mod": AffineBinaryOpKind.Mod,
    "floordiv": AffineBinaryOpKind.FloorDiv,
    "ceildiv": AffineBinaryOpKind.CeilDiv,
}


def is_symbolic(expr: AffineExpr) -> bool:
    """True if an expression is made of symbols and constants."""
    return not any(isinstance(part, AffineDimExpr) for part in expr.dfs())


class SemiAffineParser(AffineParser):
    """xDSL's parser with products and divisions by symbols."""

    @override
    def _create_binop_expr(
        self, lhs: AffineExpr, rhs: AffineExpr, binop: Token[MLIRTokenKind]
    ) -> AffineExpr:
        word = binop.text
        constant = isinstance(lhs, AffineConstantExpr), isinstance(rhs, AffineConstantExpr)
        if word == "*" and not any(constant):
            if not is_symbolic(lhs) and not is_symbolic(rhs):
                what = "at least one of the operands of `*`"
                raise ParseError(binop.span, f"{what} has to be constant or symbolic")
            return _product(lhs, rhs) if is_symbolic(rhs) else _product(rhs, lhs)
        if word in _DIVISIONS and not constant[1]:
            if not is_symbolic(rhs):
                text = f"the right operand of `{word}` has to be constant or symbolic"
                raise ParseError(binop.span, text)
            return AffineBinaryOpExpr(_DIVISIONS[word], lhs, rhs)
        return super()._create_binop_expr(lhs, rhs, binop)


def _product(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """``lhs * rhs``; a constant factor of ``lhs`` stands last."""
    if (
        isinstance(lhs, AffineBinaryOpExpr)
        and lhs.kind is AffineBinaryOpKind.Mul
        and isinstance(lhs.rhs, AffineConstantExpr)
    ):
        return _product(lhs.lhs, rhs) * lhs.rhs.value
    return AffineBinaryOpExpr(AffineBinaryOpKind.Mul, lhs, rhs)
