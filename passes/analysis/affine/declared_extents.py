"""Extents of arrays behind addresses that whoever calls a function has declared.

A C function does not say how long the arrays are that it takes. The text ``n*n + 1`` in the names
of integers that it takes as well is kept with the argument, as ``arg0*arg0 + 1`` by their
positions.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.names.attribute_names import EXTENT
from xdsl.dialects.builtin import IndexType, IntegerType, StringAttr
from xdsl.dialects.func import FuncOp
from xdsl.ir import SSAValue

from .polynomials import Polynomial

_FAR = (1 << 31) - 1
"""Most elements that are said by a number. No fact of a machine: products with sizes are to stay
within 64 bits."""


class NoExtent(ValueError):
    """The text is not an extent."""


def declare_extent(function: FuncOp, at: int, text: str, names: Sequence[str]) -> None:
    """Keep with an argument how many elements it has; raises `NoExtent`, which says why not.

    ``names`` are those of the function's arguments.
    """
    arguments = function.body.blocks[0].args
    attributes = [argument_attributes(function, one) for one in range(len(arguments))]
    integers = {
        name: Polynomial.of(argument)
        for name, argument, held in zip(names, arguments, attributes, strict=True)
        # What is computed of sizes extends them with their sign, which these do not have.
        if isinstance(argument.type, IntegerType | IndexType) and "llvm.zeroext" not in held
    }
    form = _read(text, integers)
    if any(abs(number) > _FAR for number in form.terms.values()):
        raise NoExtent("a number is too large")
    if form.known is not None and form.known < 0:
        raise NoExtent("it is negative")
    attributes[at][EXTENT] = StringAttr(_written(form))
    set_argument_attributes(function, attributes)


def declared_extents(function: FuncOp) -> dict[int, Polynomial]:
    """The number of elements behind each argument of which it is declared, in other arguments."""
    arguments = function.body.blocks[0].args
    named = {f"arg{at}": Polynomial.of(one) for at, one in enumerate(arguments)}
    given = {at: argument_attributes(function, at).get(EXTENT) for at in range(len(arguments))}
    return {at: _read(x.data, named) for at, x in given.items() if isinstance(x, StringAttr)}


def _written(form: Polynomial) -> str:
    """The text that is read as the polynomial."""
    words: list[str] = []
    for monomial, number in form.terms.items():
        factors = [f"arg{_position(value)}" for value in monomial]
        words.append("*".join(factors if factors and number == 1 else [str(number), *factors]))
    return " + ".join(words) or "0"


def _position(value: SSAValue) -> int:
    index: int = getattr(value, "index", -1)
    assert index >= 0
    return index


def _read(text: str, named: Mapping[str, Polynomial]) -> Polynomial:
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError):
        raise NoExtent(f"`{text}` is no sum of products") from None
    return _form(tree.body, named)


def _form(node: ast.expr, named: Mapping[str, Polynomial]) -> Polynomial:
    match node:
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return Polynomial.number(number)
        case ast.Name(id=name) if name in named:
            return named[name]
        case ast.Name(id=name):
            raise NoExtent(
                f"there is no `int`, `long` or other signed integer `{name}`; there are: "
                f"{', '.join(named) or 'none'}"
            )
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return Polynomial.number(0).plus(_form(inner, named), -1)
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, ast.Add | ast.Sub):
            factor = 1 if isinstance(op, ast.Add) else -1
            return _form(left, named).plus(_form(right, named), factor)
        case ast.BinOp(left=left, op=ast.Mult(), right=right):
            return _form(left, named).times(_form(right, named))
        case _:
            raise NoExtent(f"`{ast.unparse(node)}` is neither a sum nor a product")
