"""Terms that simplify when they are made.

`apply` asks the rows of the operator's table in turn. A row looks at an application that is about
to be made; it gives a term, which is the answer, or another application of the same operator, with
which the next row goes on, or nothing. No row makes a term grow.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from ad_opt.dialects.energies.expr_keys import SampleAttr

from .terms import (
    FALSE,
    TRUE,
    ZERO,
    Const,
    Data,
    Operand,
    Term,
    constant,
    intern,
    written,
)
from .terms import variable as variable  # a part of this notation

const = constant


class Application(NamedTuple):
    """An application that is about to be made."""

    op: str
    data: Data
    args: tuple[Term, ...]

    @property
    def number(self) -> float:
        """The number of a sum, product or power."""
        assert isinstance(self.data, float)
        return self.data

    def with_args(self, args: Sequence[Term], number: float | None = None) -> Application:
        """The same operator of other operands."""
        return Application(self.op, self.data if number is None else number, tuple(args))


Step: TypeAlias = Callable[[Application], Application | Term | None]


class Rule(NamedTuple):
    """A row: what it does, equations that it is needed for, and what it needs to be permitted.

    An equation's left side is written down, its right side is what that simplifies to. Letters from
    ``a`` are real, ``p``, ``q`` and ``r`` are true or false.

    ``needs`` are the fast-math flags without which a value may change: by rounding (``reassoc``,
    ``arcp``, ``afn``), in the sign of zero (``nsz``), or where a side is NaN or infinite
    (``nnan``). A row that needs none is exact, bit for bit, for every input.
    """

    step: Step
    equations: tuple[str, ...]
    needs: str = ""


Flags: TypeAlias = frozenset[str]
FLAGS: Flags = frozenset("reassoc nnan ninf nsz arcp contract afn".split())
"""All fast-math flags: expressions of energies are those of real numbers."""

EXACT: Flags = frozenset()
"""No flags: rows that change no bit."""

_permitted: ContextVar[Flags] = ContextVar("_permitted", default=FLAGS)


@contextmanager
def permitting(flags: Flags) -> Generator[None]:
    """Build terms by those rows only that need no other flags than these."""
    token = _permitted.set(flags)
    try:
        yield
    finally:
        _permitted.reset(token)


@cache
def is_permitted(needs: str, flags: Flags) -> bool:
    """True if flags are all that a row needs."""
    return flags.issuperset(needs.split())


@cache
def rules() -> Mapping[str, tuple[Rule, ...]]:
    """The rows of each operator."""
    from .rules import RULES  # which build terms

    return RULES


def apply(op: str, *args: Term, data: Data = None) -> Term:
    """The operator applied to terms, simplified; as it is written if an operand is."""
    if any([arg.is_written for arg in args]):
        return written(op, data, *args)
    return applied(op, data, args, _permitted.get())


@lru_cache(1 << 14)
def applied(op: str, data: Data, args: tuple[Term, ...], flags: Flags) -> Term:
    """The operator applied, by its rows; two in three of what derivatives ask were asked."""
    made = Application(op, data, args)
    for rule in rules().get(op, ()):
        if not is_permitted(rule.needs, flags):
            continue
        found = rule.step(made)
        if isinstance(found, Term):
            return found
        if found is not None:
            made = found
    return intern(*made)


def lift(value: Operand) -> Term:
    """A number as a term."""
    return value if isinstance(value, Term) else const(value)


def add(*terms: Operand, number: float = 0.0) -> Term:
    """The sum of terms, and of a number."""
    return apply("sum", *map(lift, terms), data=float(number))


def mul(*terms: Operand, number: float = 1.0) -> Term:
    """The product of terms, and of a number; those that are true or false are guards."""
    return apply("prod", *map(lift, terms), data=float(number))


def power(base: Operand, exponent: float) -> Term:
    """The base to the power of a number."""
    return apply("powc", lift(base), data=float(exponent))


def call(name: str, *args: Operand) -> Term:
    """A function of the dialect's table, by name."""
    return apply(name, *map(lift, args))


def select(condition: Operand, then: Operand, other: Operand) -> Term:
    """The second where the condition is true, else the third."""
    return call("select", condition, then, other)


def negated(condition: Operand) -> Term:
    """True where the condition is not."""
    return call("not", condition)


def sample(key: SampleAttr, *coordinates: Operand) -> Term:
    """A sample of an image."""
    return apply("sample", *map(lift, coordinates), data=key)


def condition(term: Term) -> Term:
    """A term as a condition: a number is true where it is not zero."""
    return term if term.is_bool else call("ne", term, ZERO)


def truth(value: bool) -> Const:
    """The constant that is true or false."""
    return TRUE if value else FALSE


def finite(value: Callable[..., object], *args: float) -> float | None:
    """The real, finite value of a function; None where it has none."""
    try:
        found = value(*args)
    except (ValueError, OverflowError, ZeroDivisionError):
        return None
    return found if isinstance(found, float | int) and math.isfinite(found) else None
