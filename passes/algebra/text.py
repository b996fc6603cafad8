"""Terms as people write mathematics: ``0.81*[0..1, 0]*(X(0,0) - X(1,0))``.

A guard stands in Iverson's brackets: ``[P]`` is one where P holds, and makes a product zero where
it does not. A box in them is the offsets that must be inside; ``X(1,0).2`` is channel 2 of X at an
offset.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import cast

from ad_opt.dialects.energies.expr_keys import (
    AccessAttr,
    BoundsAttr,
    EdgeAttr,
    IndexAttr,
    ParamAttr,
    SameAttr,
    SampleAttr,
)

from .rules_products import raised
from .rules_sums import split
from .terms import Apply, Const, Term, Variable
from .written_text import written_text

_DEEPEST = 150
"""Levels that a text may have. A guess: below Python's recursion, and nobody reads so many."""
_SUM, _PROD, _POWER, _ATOM = 1, 2, 3, 4
_COMPARED = {
    **{"less": "<", "lesseq": "<=", "greater": ">", "greatereq": ">=", "eq": "==", "ne": "!="},
    **{"or": "or", "and": "and"},
}


def number(value: float) -> str:
    """A number, a whole one without point."""
    return f"{value:.0f}" if value.is_integer() and abs(value) < 1e15 else repr(value)


def _channel(array: str, at: str, channel: int) -> str:
    return f"{array}({at}){f'.{channel}' if channel else ''}"


def key_text(key: Hashable) -> str:
    """A variable, by its key."""
    match key:
        case AccessAttr():
            at = ",".join(map(str, key.at))
            return _channel(key.array.string_value(), at, key.channel.data)
        case EdgeAttr():
            at = f"{key.graph.string_value()}.{key.slot.string_value()}"
            return _channel(key.array.string_value(), at, key.channel.data)
        case BoundsAttr():
            ends = zip(*key.box, strict=True)
            return ", ".join(str(a) if a == b else f"{a}..{b}" for a, b in ends)
        case IndexAttr():
            name = "ijk"[key.dim.data] if key.dim.data < 3 else f"i{key.dim.data}"
            by = key.shift.data
            return name if not by else f"({name} {'-' if by < 0 else '+'} {abs(by)})"
        case SameAttr():
            graph, *slots = (one.string_value() for one in (key.graph, key.first, key.second))
            return f"({' is '.join(f'{graph}.{slot}' for slot in slots)})"
        case ParamAttr():
            return key.symbol.string_value()
        case _:
            return str(key)


def _product(value: float, factors: tuple[Term, ...]) -> str:
    """A product of a number that is not negative; negative powers stand below the line."""
    above = [] if value == 1.0 else [number(value)]
    below: list[str] = []
    for factor in factors:
        if isinstance(factor, Apply) and factor.op == "powc" and factor.number < 0:
            below.append(text(raised(factor.args[0], -factor.number), _POWER))
        elif factor.is_bool and not isinstance(factor, Variable):
            above.append(f"[{text(factor)}]")
        else:
            above.append(text(factor, _POWER))
    shown = "*".join(above) or "1"
    if not below:
        return shown
    return f"{shown}/{below[0] if len(below) == 1 else '(' + '*'.join(below) + ')'}"


def _sum(term: Apply) -> str:
    parts: list[str] = []
    for arg in term.args:
        value, factors = split(arg)
        shown = _power_or_product(abs(value), factors)
        sign = "-" if value < 0 else "+"
        parts.append(f" {sign} {shown}" if parts else f"{sign.strip('+')}{shown}")
    if term.number:
        parts.append(f" {'-' if term.number < 0 else '+'} {number(abs(term.number))}")
    return "".join(parts)


def _power_or_product(value: float, factors: tuple[Term, ...]) -> str:
    return text(factors[0], _PROD) if value == 1 and len(factors) == 1 else _product(value, factors)


def _powc(term: Apply) -> str:
    base, exponent = term.args[0], term.number
    if exponent == 0.5:
        return f"sqrt({text(base)})"
    if exponent < 0:
        return _product(1.0, (term,))
    return f"{text(base, _ATOM)}^{number(exponent)}"


def _applied(term: Apply) -> tuple[str, int]:
    args = term.args
    if term.op in _COMPARED and len(args) == 2:
        shown = f" {_COMPARED[term.op]} ".join(text(arg, _PROD) for arg in args)
        return shown, 0
    if term.op == "not":
        return f"not {text(args[0], _ATOM)}", 0
    name = term.op
    if isinstance(term.data, SampleAttr):
        orders = "".join("xyz"[n] * o.data for n, o in enumerate(term.data.orders))
        named = term.data.array.string_value() + (f"_{orders}" if orders else "")
        channel = term.data.channel.data
        name = f"sample {named}.{channel}" if channel else f"sample {named}"
    return f"{name}({', '.join(map(text, args))})", _ATOM


def _text(term: Term) -> tuple[str, int]:
    """The text, and how tightly it binds."""
    match term:
        case Const():
            if term.is_bool:
                return ("true" if term.value else "false"), _ATOM
            return number(term.value), _ATOM if term.value >= 0 else _SUM
        case Variable():
            shown = key_text(term.key)
            return (f"[{shown}]" if isinstance(term.key, BoundsAttr) else shown), _ATOM
        case Apply(op="sum"):
            return _sum(term), _SUM
        case Apply(op="prod"):
            sign = "-" if term.number < 0 else ""
            shown = f"{sign}{_product(abs(term.number), term.args)}"
            return shown, _SUM if sign else _PROD
        case Apply(op="powc"):
            return _powc(
                term
            ), _PROD if term.number < 0 else _ATOM if term.number == 0.5 else _POWER
        case Apply():
            return _applied(term)
        case _:
            raise TypeError(f"{type(term)} is no term")


def text(term: Term, context: int = 0) -> str:
    """The term, in parentheses where ``context`` binds tighter."""
    if cast(int, term.order[0]) > _DEEPEST:
        return "..."
    if term.is_written:
        return written_text(term, context)
    shown, level = _text(term)
    return f"({shown})" if level < context else shown
