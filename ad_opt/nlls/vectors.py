"""Vectors of expressions, unrolled to scalars when they are made, and functions of both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from inspect import Parameter, Signature
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from typing_extensions import override

from ad_opt.passes.algebra.build import add, call, condition, lift, mul
from ad_opt.passes.algebra.build import select as select_term
from ad_opt.passes.algebra.terms import FALSE, TRUE, Term

from .refusals import Declared, entry, integer, is_integer, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

Scalar: TypeAlias = Term | float
Value: TypeAlias = "Vector | Term | float"


class Vector:
    """Several expressions; arithmetic goes element by element, numbers go to each."""

    __hash__ = None  # pyright: ignore[reportAssignmentType]
    __array_ufunc__ = None  # a number of NumPy times a vector is a vector

    def __init__(self, parts: Iterable[Scalar]):
        self.parts = tuple(map(term, parts))

    def __len__(self) -> int:
        return len(self.parts)

    def __iter__(self) -> Iterator[Term]:
        return iter(self.parts)

    def __getitem__(self, at: int | slice) -> Term | Vector:
        if isinstance(at, slice):
            return Vector(self.parts[at])
        if not is_integer(at) or not -len(self) <= at < len(self):
            raise refuse("AD1070", f"a vector of {len(self)} elements has none at {at!r}")
        return self.parts[at]

    def __add__(self, other: Value) -> Vector:
        return _each(lambda a, b: a + b, self, other)

    def __radd__(self, other: Value) -> Vector:
        return _each(lambda a, b: b + a, self, other)

    def __sub__(self, other: Value) -> Vector:
        return _each(lambda a, b: a - b, self, other)

    def __rsub__(self, other: Value) -> Vector:
        return _each(lambda a, b: b - a, self, other)

    def __mul__(self, other: Value) -> Vector:
        return _each(lambda a, b: a * b, self, other)

    def __rmul__(self, other: Value) -> Vector:
        return _each(lambda a, b: b * a, self, other)

    def __truediv__(self, other: Value) -> Vector:
        return _each(lambda a, b: a / b, self, other)

    def __rtruediv__(self, other: Value) -> Vector:
        return _each(lambda a, b: b / a, self, other)

    def __pow__(self, other: Value) -> Vector:
        return _each(lambda a, b: a**b, self, other)

    def __matmul__(self, other: Vector) -> Term:
        return dot(self, other)

    def __neg__(self) -> Vector:
        return Vector(-one for one in self.parts)

    def __abs__(self) -> Vector:
        return Vector(abs(one) for one in self.parts)

    def __and__(self, other: Value) -> Vector:
        return _each(lambda a, b: a & b, self, other)

    def __or__(self, other: Value) -> Vector:
        return _each(lambda a, b: a | b, self, other)

    def __invert__(self) -> Vector:
        return Vector(~one for one in self.parts)

    def __lt__(self, other: Value) -> Vector:
        return _each(lambda a, b: a < b, self, other)

    def __le__(self, other: Value) -> Vector:
        return _each(lambda a, b: a <= b, self, other)

    def __gt__(self, other: Value) -> Vector:
        return _each(lambda a, b: a > b, self, other)

    def __ge__(self, other: Value) -> Vector:
        return _each(lambda a, b: a >= b, self, other)

    @override
    def __repr__(self) -> str:
        return f"Vector({', '.join(map(repr, self.parts))})"


def term(value: Scalar) -> Term:
    """An expression; of a number, that constant. Anything else is refused."""
    if isinstance(value, Term):
        return value
    try:
        number = None if isinstance(value, bool | str) else float(value)
    except (TypeError, ValueError):
        number = None
    if number is None:
        raise refuse("AD1070", f"{_short(value)} is no expression", _meant(value))
    return lift(number)


def _short(value: object) -> str:
    words = repr(value)
    kind = type(value).__name__
    return words if len(words) < 40 and "\n" not in words else f"a value of the type {kind}"


def _meant(value: object) -> str | None:
    """Advice about a value that is no expression."""
    if isinstance(value, bool):
        return "`==` and `!=` ask whether two expressions are one: write nlls.equal, nlls.not_equal"
    if isinstance(value, Vector):
        return "take one of the elements of the vector"
    if isinstance(value, Iterable) and not isinstance(value, str):
        return "write nlls.vector(...)"
    return "read an array at offsets, X(0, 0)" if callable(value) else None


def terms(value: Value) -> tuple[Term, ...]:
    """The parts of a vector; of a scalar, itself."""
    return value.parts if isinstance(value, Vector) else (term(value),)


def _each(function: Callable[..., Term], *values: Value) -> Vector:
    """A function of the elements of vectors of one length."""
    lengths = {len(one) for one in values if isinstance(one, Vector)}
    if len(lengths) != 1:
        message = f"vectors of {' and '.join(map(str, sorted(lengths)))} elements meet"
        raise refuse("AD1070", message)
    (length,) = lengths
    columns = [terms(one) if isinstance(one, Vector) else (term(one),) * length for one in values]
    return Vector(function(*row) for row in zip(*columns, strict=True))


def apply(function: Callable[..., Term], *values: Value) -> Term | Vector:
    """A function of scalars, or of the elements of vectors."""
    if any(isinstance(one, Vector) for one in values):
        return _each(function, *values)
    return function(*(term(one) for one in values if not isinstance(one, Vector)))


def _function(name: str, count: int) -> Callable[..., Term | Vector]:
    def made(*values: Value) -> Term | Vector:
        if len(values) != count:
            words = f"{count} value{'' if count == 1 else 's'}"
            raise refuse("AD1070", f"{name} takes {words}, not {len(values)}")
        return apply(lambda *given: call(name, *given), *values)

    made.__name__ = made.__qualname__ = name
    letters = [Parameter(one, Parameter.POSITIONAL_ONLY) for one in "xy"[:count]]
    setattr(made, "__signature__", Signature(letters))
    made.__doc__ = f"``{name}`` of expressions, or of the elements of vectors."
    return made


sin, cos, tan = (_function(name, 1) for name in ("sin", "cos", "tan"))
asin, acos, atan = (_function(name, 1) for name in ("asin", "acos", "atan"))
sinh, cosh, tanh = (_function(name, 1) for name in ("sinh", "cosh", "tanh"))
asinh, acosh, atanh = (_function(name, 1) for name in ("asinh", "acosh", "atanh"))
exp, log, log10, sqrt = (_function(name, 1) for name in ("exp", "log", "log10", "sqrt"))
opaque, stop_gradient = (_function(name, 1) for name in ("opaque", "stop_gradient"))
atan2 = _function("atan2", 2)
equal, not_equal = _function("eq", 2), _function("ne", 2)
both, either, negation = _function("and", 2), _function("or", 2), _function("not", 1)


@entry
def select(condition: Value, yes: Value, no: Value) -> Term | Vector:
    """``yes`` where the condition is true, else ``no``."""
    return apply(select_term, condition, yes, no)


def vector(*parts: Scalar) -> Vector:
    """A vector of these elements."""
    return Vector(parts)


def _elements(value: Any, count: int | None = None) -> tuple[Term, ...]:
    """The elements of a vector, of so many; refuses anything else."""
    if not isinstance(value, Vector):
        raise refuse("AD1070", f"{_short(value)} is no vector", "write nlls.vector(...)")
    if count is not None and len(value) != count:
        raise refuse("AD1070", f"a vector has {count} elements here, not {len(value)}")
    return value.parts


def _several(values: Any) -> list[Term]:
    """Expressions one by one; refuses what is not several."""
    if isinstance(values, str | Term | Declared) or not isinstance(values, Iterable):
        raise refuse("AD1070", f"{_short(values)} is not several expressions")
    return [term(one) for one in cast("Iterable[Scalar]", values)]


@entry
def dot(a: Vector, b: Vector) -> Term:
    """The inner product."""
    return add(*_each(lambda x, y: x * y, Vector(_elements(a)), Vector(_elements(b))))


@entry
def norm(a: Vector) -> Term:
    """The Euclidean length."""
    return call("sqrt", dot(a, a))


@entry
def normalize(a: Vector) -> Vector:
    """The vector of length one in the same direction."""
    return a / norm(a)


@entry
def cross(a: Vector, b: Vector) -> Vector:
    """The vector product of two vectors of three elements."""
    (x, y, z), (u, v, w) = _elements(a, 3), _elements(b, 3)
    return Vector((y * w - z * v, z * u - x * w, x * v - y * u))


@entry
def every(values: Iterable[Scalar]) -> Term:
    """True if all are."""
    return mul(TRUE, *map(condition, _several(values)))


@entry
def some(values: Iterable[Scalar]) -> Term:
    """True if one is."""
    return reduce(lambda a, b: call("or", a, b), _several(values), FALSE)


@entry
def rotate2d(angle: Scalar, v: Vector) -> Vector:
    """A vector of two elements, turned counterclockwise by an angle."""
    c, s = call("cos", term(angle)), call("sin", term(angle))
    x, y = _elements(v, 2)
    return Vector((c * x - s * y, s * x + c * y))


@entry
def matrix_times(rows: Sequence[Sequence[Scalar]], v: Vector) -> Vector:
    """A matrix, row by row, times a vector."""
    given: Any = rows
    if isinstance(given, str | Term | Declared) or not isinstance(given, Iterable):
        raise refuse("AD1070", f"{_short(rows)} is no matrix", "write it row by row")
    return Vector(dot(Vector(_several(row)), v) for row in rows)


@entry
def rotate3d(angles: Vector, v: Vector) -> Vector:
    """A vector of three elements, turned by Euler angles: about x, then y, then z."""
    turns = _elements(angles, 3)
    (ca, cb, cc), (sa, sb, sc) = ([call(name, one) for one in turns] for name in ("cos", "sin"))
    rows = (
        (cc * cb, cc * sb * sa - sc * ca, sc * sa + cc * sb * ca),
        (sc * cb, cc * ca + sc * sb * sa, sc * sb * ca - cc * sa),
        (-sb, cb * sa, cb * ca),
    )
    return matrix_times(rows, v)


@entry
def neighbours(dimensions: int = 2) -> list[tuple[int, ...]]:
    """The offsets of the nearest neighbours on a grid: four of two dimensions, six of three."""
    dimensions = integer(dimensions, "the count of dimensions", 1, 3)
    offsets = product(range(dimensions), (-1, 1))
    return [tuple(step if at == dim else 0 for at in range(dimensions)) for dim, step in offsets]
