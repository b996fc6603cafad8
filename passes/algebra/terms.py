"""Terms: scalar expressions as interned, immutable trees; what is the same is one object.

A term is a constant, a variable (an outside value, named by a key), or a function applied to
terms: ``sum``, ``prod`` and ``powc`` with a number, any other by its name. Terms are made by
`build`, which simplifies, or by `written`, which does not. Operators build; comparison by ``==`` is
identity.

Operands of sums and products stand in a structural order, so that it does not show how a term was
made.
"""

from __future__ import annotations

import math
import reprlib
from collections.abc import Hashable
from numbers import Number, Real
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias, TypeGuard, cast
from weakref import WeakValueDictionary
from zlib import crc32

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.diagnostics.python_places import user_line
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Iterator

Data: TypeAlias = Hashable
"""The number of a sum, product or power; the key of a function that has one; else None."""
Operand: TypeAlias = "Term | float"
Order: TypeAlias = tuple[object, ...]


class Term:
    """An expression: real, or true or false."""

    __slots__ = ("__weakref__", "digest", "is_bool", "is_fragile", "is_written", "order")

    digest: int
    """A number that follows from what it says."""
    order: Order
    """Its place among terms: simple before compound, then by what it says."""
    is_bool: bool
    is_fragile: bool
    """True if a constant that is not finite is computed in it, which no rule may drop."""
    is_written: bool
    """True if it was not simplified, and nothing that is made of it is."""

    @property
    def args(self) -> tuple[Term, ...]:
        """The operands."""
        return ()

    @property
    def depth(self) -> int:
        """Applications above each other in it."""
        return cast(int, self.order[0])

    def __add__(self, other: Operand) -> Term:
        return _apply("add", self, other)

    def __radd__(self, other: Operand) -> Term:
        return _apply("add", other, self)

    def __sub__(self, other: Operand) -> Term:
        return _apply("sub", self, other)

    def __rsub__(self, other: Operand) -> Term:
        return _apply("sub", other, self)

    def __mul__(self, other: Operand) -> Term:
        return _apply("mul", self, other)

    def __rmul__(self, other: Operand) -> Term:
        return _apply("mul", other, self)

    def __truediv__(self, other: Operand) -> Term:
        return _apply("div", self, other)

    def __rtruediv__(self, other: Operand) -> Term:
        return _apply("div", other, self)

    def __pow__(self, other: Operand) -> Term:
        return _apply("pow", self, other)

    def __rpow__(self, other: Operand) -> Term:
        return _apply("pow", other, self)

    def __neg__(self) -> Term:
        return _apply("neg", self)

    def __abs__(self) -> Term:
        return _apply("abs", self)

    def __lt__(self, other: Operand) -> Term:
        return _apply("less", self, other)

    def __le__(self, other: Operand) -> Term:
        return _apply("lesseq", self, other)

    def __gt__(self, other: Operand) -> Term:
        return _apply("greater", self, other)

    def __ge__(self, other: Operand) -> Term:
        return _apply("greatereq", self, other)

    def __and__(self, other: Operand) -> Term:
        return _apply("and", self, other)

    def __or__(self, other: Operand) -> Term:
        return _apply("or", self, other)

    def __invert__(self) -> Term:
        return _apply("not", self)

    def __bool__(self) -> bool:
        raise TermError("a term is neither true nor false before it is evaluated: use select")

    def __float__(self) -> float:
        raise TermError("a term is no number before it is evaluated: use functions of terms")

    def _no_operator(self, *_: object) -> NoReturn:
        words = "+ - * / ** < <= > >= & | ~"
        raise TermError(f"a term is one number, without elements; its operators are {words}")

    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __matmul__ = __rmatmul__ = _no_operator
    __xor__ = __rxor__ = __lshift__ = __rshift__ = __getitem__ = __iter__ = _no_operator

    def __array_ufunc__(self, function: Any, method: str, *inputs: object, **_: object) -> Term:
        """Do what numbers of NumPy do with terms; its functions know none."""
        op = _OF_NUMPY.get(function.__name__)
        if op is None or method != "__call__":
            raise TermError(f"{function.__name__} of NumPy takes no terms: use functions of terms")
        if not all(map(_is_operand, inputs)):
            raise TermError(
                f"{function.__name__} of an array of NumPy and a term: a term is one number"
            )
        return _apply(op, *inputs)

    @override
    def __repr__(self) -> str:
        from .written_text import written_text  # which knows terms

        if self.is_written:
            return written_text(self)
        from .text import text  # which knows rules

        return text(self)


class TermError(DiagnosticError, TypeError):
    """AD1001: Python's operators were used on what is no term, at a line of the user's program."""

    def __init__(self, message: str):
        super().__init__(Diagnostic("AD1001", message, location=user_line()))


def _apply(op: str, *args: object) -> Term:
    """The operator applied; what is neither a term nor a number may know what it is.

    True and False are refused: they are what `==` says of two terms, which asks for identity.
    """
    if any(isinstance(arg, bool) for arg in args):
        raise TermError("True and False are no terms: to compare terms, use equal and not_equal")
    found = [arg if isinstance(arg, Term) else _number(arg) for arg in args if _is_operand(arg)]
    if len(found) < len(args):
        (other,) = (arg for arg in args if not _is_operand(arg))
        if isinstance(other, Number) or not hasattr(other, f"__r{_SLOTS.get(op, op)}__"):
            raise TermError(f"{reprlib.repr(other)} is neither a term nor a real number")
        return NotImplemented
    if any(isinstance(arg, Term) and arg.is_written for arg in found):
        lifted = (arg if isinstance(arg, Term) else constant(arg) for arg in found)
        return written(op, None, *lifted)
    from .build import apply, lift  # which makes terms of the functions that operators stand for

    return apply(op, *map(lift, found))


_OF_NUMPY = {
    "add": "add",
    "subtract": "sub",
    "multiply": "mul",
    "divide": "div",
    "true_divide": "div",
    "power": "pow",
    "less": "less",
    "less_equal": "lesseq",
    "greater": "greater",
    "greater_equal": "greatereq",
}
"""Operators by the names that NumPy has for them."""
_SLOTS = {"div": "truediv"}
"""Operators whose method in Python has another name."""


def _number(value: Real) -> float:
    try:
        return float(value)
    except OverflowError:
        raise TermError(f"{reprlib.repr(value)} is larger than any float") from None


_DEEP = 50
"""Depth from which terms are not compared part by part. A guess: below Python's recursion."""


def _digest(said: Order) -> int:
    return crc32(repr(said).encode())


def order_of(op: str, text: str, number: float, args: tuple[Term, ...]) -> Order:
    """The place of an application among terms."""
    depth = 1 + max([arg.depth for arg in args], default=0)
    parts = [arg.order for arg in args] if depth < _DEEP else [arg.digest for arg in args]
    return (depth, 2, op, text, len(args), number, *parts)


def _is_operand(value: object) -> TypeGuard[Term | Real]:
    return isinstance(value, Term | Real)


class Const(Term):
    """A number, or true or false; ``text`` is how a written one is shown."""

    __slots__ = ("text", "value")

    def __init__(self, value: float, is_bool: bool, is_written: bool, text: str):
        self.value = value
        self.text = text
        self.is_bool = is_bool
        self.is_written = is_written
        self.is_fragile = not math.isfinite(value)
        number = 0.0 if math.isnan(value) else value
        self.order = (0, 0, is_bool, math.isnan(value), number, math.copysign(1.0, value))
        self.digest = _digest(self.order)


class Variable(Term):
    """An outside value; two with one key are one."""

    __slots__ = ("key",)

    def __init__(self, key: Hashable, is_written: bool):
        self.key = key
        self.is_fragile = False
        self.is_written = is_written
        self.is_bool = bool(getattr(key, "is_bool", False))
        said = cast("Order", getattr(key, "order", (str(key),)))
        self.order = (0, 1, type(key).__name__, *said)
        self.digest = _digest(self.order)


class Apply(Term):
    """A function applied to terms."""

    __slots__ = ("_args", "data", "derivatives", "op")

    def __init__(self, op: str, data: Data, args: tuple[Term, ...], is_bool: bool, written: bool):
        self.op = op
        self.data = data
        self._args = args
        self.derivatives: dict[Variable, Term] = {}
        """Derivatives that were asked for: they live as long as the term."""
        self.is_bool = is_bool
        self.is_written = written
        constant = op != "opaque" and all(isinstance(arg, Const) for arg in args)
        self.is_fragile = constant or any(arg.is_fragile for arg in args)
        number = data if isinstance(data, float) else 0.0
        text = "" if data is None or isinstance(data, float) else str(data)
        self.digest = _digest((op, text, number, *[arg.digest for arg in args]))
        self.order = order_of(op, text, number, args)

    @property
    @override
    def args(self) -> tuple[Term, ...]:
        return self._args

    @property
    def number(self) -> float:
        """The number of a sum, product or power."""
        assert isinstance(self.data, float)
        return self.data


_TERMS: WeakValueDictionary[Hashable, Term] = WeakValueDictionary()


def constant(
    value: float, *, is_bool: bool = False, is_written: bool = False, text: str = ""
) -> Const:
    """The constant of a value; zeros of both signs are different ones."""
    value = float(value)
    key = ("const", repr(value), is_bool, is_written, text)
    found = _TERMS.get(key)
    if found is None:
        found = _TERMS.setdefault(key, Const(value, is_bool, is_written, text))
    return cast(Const, found)


TRUE, FALSE = constant(1.0, is_bool=True), constant(0.0, is_bool=True)
ZERO, ONE, MINUS_ONE = constant(0.0), constant(1.0), constant(-1.0)


def variable(key: Hashable, *, is_written: bool = False) -> Variable:
    """The variable of a key."""
    name = ("variable", key, is_written)
    found = _TERMS.get(name)
    if found is None:
        found = _TERMS.setdefault(name, Variable(key, is_written))
    return cast(Variable, found)


def intern(op: str, data: Data, args: tuple[Term, ...], *, is_written: bool = False) -> Apply:
    """The application as it is said; rules and `build` only, which know that it is simple."""
    # By address: a term holds its operands, and a name that held them would hold what derivatives
    # of operands hold for ever.
    said = repr(data) if isinstance(data, float) else data
    name = (op, said, tuple(map(id, args)), is_written)
    found = _TERMS.get(name)
    if found is None:
        made = Apply(op, data, args, _is_bool(op, data, args), is_written)
        found = _TERMS.setdefault(name, made)
    return cast(Apply, found)


def written(op: str, data: Data, *args: Term) -> Apply:
    """The application as it is said, which keeps saying so."""
    return intern(op, data, args, is_written=True)


CONDITIONS = frozenset(("less", "lesseq", "greater", "greatereq", "eq", "ne", "and", "or", "not"))
"""Functions that are true or false."""


def _is_bool(op: str, data: Data, args: tuple[Term, ...]) -> bool:
    if op == "prod":
        return data == 1.0 and bool(args) and all(arg.is_bool for arg in args)
    return op in CONDITIONS


def subterms(*terms: Term) -> Iterator[Term]:
    """Each term in them once, operands before what is made of them."""
    seen: set[Term] = set()
    work = [(term, False) for term in reversed(terms)]
    while work:
        term, ready = work.pop()
        if ready:
            yield term
        elif term not in seen:
            seen.add(term)
            work.append((term, True))
            work += [(arg, False) for arg in reversed(term.args)]
