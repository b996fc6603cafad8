"""Formulas: how a rule writes a partial derivative, as a term that is kept as it is written.

`X(i)` is operand ``i`` of the operation, `Y(j)` its result ``j``; numbers and the functions below
build the rest. `passes.algebra` says what a term is: these are not simplified, since what is
written is how it is computed. `emission.py` turns them into operations of whatever type the
operation has, and ``str`` into the text of the documentation.

    sqrt:   HALF / Y(0)            atan:   ONE / (1 + X(0) * X(0))
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias, cast

from ad_opt.passes.algebra import terms
from ad_opt.passes.algebra.terms import Apply, Operand, Term, Variable, subterms

Expr: TypeAlias = Term
"""A value that a partial derivative is computed from."""
Source: TypeAlias = tuple[Literal["x", "y"], int]
"""Operand or result that a derivative reads, and its number."""


def Const(number: float, text: str = "") -> terms.Const:
    """A number, rounded to the type it is used in; ``text`` is how the documents write it."""
    return terms.constant(number, is_written=True, text=text)


def lift(value: Operand) -> Term:
    """A number as a formula."""
    return value if isinstance(value, Term) else Const(float(value))


def call(function: str, *args: Operand) -> Apply:
    """``function`` applied to ``args``; which there are says `emission.FUNCTIONS`."""
    return terms.written(function, None, *map(lift, args))


def where(condition: Term, then: Operand, other: Operand) -> Apply:
    """``condition ? then : other``; a derivative is selected, never multiplied by a mask."""
    return call("select", condition, then, other)


def less(left: Operand, right: Operand) -> Apply:
    """``left < right``, false where a side is NaN."""
    return call("less", left, right)


def greater(left: Operand, right: Operand) -> Apply:
    """``left > right``, false where a side is NaN."""
    return call("greater", left, right)


def equal(left: Operand, right: Operand) -> Apply:
    """``left == right``, false where a side is NaN."""
    return call("eq", left, right)


def X(index: int) -> Variable:
    """Operand number ``index`` of the operation."""
    return terms.variable(("x", index), is_written=True)


def Y(index: int) -> Variable:
    """Result number ``index`` of the operation."""
    return terms.variable(("y", index), is_written=True)


def source_of(symbol: Variable) -> Source:
    """The operand or result that a symbol stands for."""
    return cast(Source, symbol.key)


def sources(formula: Term) -> frozenset[Source]:
    """The operands and results that a formula depends on."""
    return frozenset(source_of(part) for part in subterms(formula) if isinstance(part, Variable))


def calls(formula: Term) -> Iterator[Apply]:
    """The functions that are applied in a formula, with their arguments."""
    return (part for part in subterms(formula) if isinstance(part, Apply))


ZERO, ONE, HALF, TWO = Const(0.0), Const(1.0), Const(0.5), Const(2.0)
