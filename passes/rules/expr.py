"""Expression trees: how a rule writes a partial derivative.

`X(i)` is operand ``i`` of the operation, `Y(j)` its result ``j``; numbers and the functions below
build the rest. A tree is data: `emission.py` turns it into operations of whatever type the
operation has, and ``str`` into the text of the documentation.

    sqrt:   HALF / Y(0)            atan:   ONE / (1 + X(0) * X(0))
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from typing_extensions import override

Operand: TypeAlias = "Expr | float"
Source: TypeAlias = tuple[Literal["x", "y"], int]
"""Operand or result that a derivative reads, and its number."""


@dataclass(frozen=True)
class Expr:
    """A value that a partial derivative is computed from."""

    def __add__(self, other: Operand) -> Expr:
        return call("add", self, other)

    def __radd__(self, other: Operand) -> Expr:
        return call("add", other, self)

    def __sub__(self, other: Operand) -> Expr:
        return call("sub", self, other)

    def __rsub__(self, other: Operand) -> Expr:
        return call("sub", other, self)

    def __mul__(self, other: Operand) -> Expr:
        return call("mul", self, other)

    def __rmul__(self, other: Operand) -> Expr:
        return call("mul", other, self)

    def __truediv__(self, other: Operand) -> Expr:
        return call("div", self, other)

    def __rtruediv__(self, other: Operand) -> Expr:
        return call("div", other, self)

    def __neg__(self) -> Expr:
        return call("neg", self)

    def sources(self) -> frozenset[Source]:
        """The operands and results that the value depends on."""
        return frozenset()

    def calls(self) -> Iterator[Call]:
        """The functions that are applied, with their arguments."""
        return iter(())


@dataclass(frozen=True)
class Variable(Expr):
    """An operand (``x``) or a result (``y``) of the operation."""

    kind: Literal["x", "y"]
    index: int

    @override
    def sources(self) -> frozenset[Source]:
        return frozenset({(self.kind, self.index)})

    @override
    def __str__(self) -> str:
        return f"{self.kind}{self.index}"


@dataclass(frozen=True)
class Const(Expr):
    """A number, rounded to the type it is used in; ``text`` is how the documents write it."""

    number: float
    text: str = ""

    @override
    def __str__(self) -> str:
        return self.text or f"{self.number:g}"


@dataclass(frozen=True)
class Call(Expr):
    """A function of `emission.FUNCTIONS` applied to expressions."""

    function: str
    args: tuple[Expr, ...]

    @override
    def sources(self) -> frozenset[Source]:
        return frozenset[Source]().union(*(arg.sources() for arg in self.args))

    @override
    def calls(self) -> Iterator[Call]:
        yield self
        for arg in self.args:
            yield from arg.calls()

    @override
    def __str__(self) -> str:
        return _text(self)


_INFIX = {
    **{"lt": ("<", 1), "gt": (">", 1), "eq": ("==", 1), "ugt": ("≰", 1), "ult": ("≱", 1)},
    **{"add": ("+", 2), "sub": ("-", 2), "mul": ("·", 3), "div": ("/", 3)},
}

_WORDS = {"is_zero": "{} == 0", "minus_one": "{} - 1", "to_float": "float({})"}


def _text(expr: Expr, context: int = 0) -> str:
    """The expression as people write it, in parentheses where ``context`` binds tighter."""
    if not isinstance(expr, Call):
        return str(expr)
    if expr.function in _INFIX:
        sign, level = _INFIX[expr.function]
        left, right = _text(expr.args[0], level), _text(expr.args[1], level + 1)
        text = f"{left} {sign} {right}"
        return f"({text})" if level < context else text
    if expr.function == "neg":
        text = f"-{_text(expr.args[0], 4)}"
        return f"({text})" if context > 1 else text
    if expr.function in _WORDS:
        return _WORDS[expr.function].format(_text(expr.args[0], 4))
    if expr.function == "where":
        return f"({_text(expr.args[0])} ? {_text(expr.args[1])} : {_text(expr.args[2])})"
    return f"{expr.function}({', '.join(_text(arg) for arg in expr.args)})"


def lift(value: Operand) -> Expr:
    """A number as an expression."""
    return value if isinstance(value, Expr) else Const(float(value))


def call(function: str, *args: Operand) -> Expr:
    """``function`` applied to ``args``."""
    return Call(function, tuple(lift(arg) for arg in args))


def where(condition: Expr, then: Operand, other: Operand) -> Expr:
    """``condition ? then : other``; a derivative is selected, never multiplied by a mask."""
    return call("where", condition, then, other)


def less(left: Operand, right: Operand) -> Expr:
    """``left < right``, false where a side is NaN."""
    return call("lt", left, right)


def greater(left: Operand, right: Operand) -> Expr:
    """``left > right``, false where a side is NaN."""
    return call("gt", left, right)


def equal(left: Operand, right: Operand) -> Expr:
    """``left == right``, false where a side is NaN."""
    return call("eq", left, right)


def X(index: int) -> Expr:
    """Operand number ``index`` of the operation."""
    return Variable("x", index)


def Y(index: int) -> Expr:
    """Result number ``index`` of the operation."""
    return Variable("y", index)


ZERO, ONE, HALF, TWO = Const(0.0), Const(1.0), Const(0.5), Const(2.0)
