"""Points at which functions are looked at: arguments that are given as text, or made up."""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.tools.call.arguments import parse_arguments
from ad_opt.tools.call.memory_of_text import signature_of_text
from xdsl.dialects.builtin import (
    AnyFloat,
    ComplexType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneAttr,
    TensorType,
    VectorType,
)
from xdsl.ir import Attribute

import ad_opt
from ad_opt.values.arguments import dtypes_of

ROUNDS: tuple[tuple[int, int], ...] = ((2, 4), (1, 4), (0, 4), (4, 4), (1, 2))
"""Values of integers and of unknown sizes; the first with which a program runs counts."""
LONG_ROUNDS: tuple[tuple[int, int], ...] = ((2, 35), (1, 35))
"""The same for longer arrays: more than lanes of vectors (up to 32), and no multiple of them."""
MOST_ELEMENTS = 4096
"""Most elements of an array that is made up. A guess: the interpreter takes 1 µs an operation."""
_GIVEN = re.compile(r"\s*@?([\w.$-]+)\s*\((.*)\)\s*", re.DOTALL)


class NotMade(Exception):
    """There are no values of a type that could be made up."""


@dataclass(frozen=True)
class Point:
    """Arguments of a function; whoever calls with them gets copies."""

    function: str
    values: Sequence[Any]

    def arguments(self) -> list[Any]:
        """Fresh arguments, the same at every call."""
        return deepcopy(list(self.values))

    def __str__(self) -> str:
        return f"@{self.function}({', '.join(map(shown, self.values))})"


def shown(value: Any) -> str:
    """A value in few letters."""
    if isinstance(value, np.ndarray):
        array = cast("np.ndarray[Any, Any]", value)
        text = np.array2string(array, separator=", ", threshold=8, precision=6)
        return " ".join(text.split())
    if isinstance(value, tuple | list):
        return f"({', '.join(map(shown, cast('Sequence[Any]', value)))})"
    return f"{value:.17g}" if isinstance(value, float) else str(value)


def given_point(text: str, load: Callable[[], ad_opt.Program]) -> Point:
    """The point that ``f(1.0, [2.0, 3.0])`` names, in the text of ``ad-run --args``."""
    found = _GIVEN.fullmatch(text)
    if found is None:
        message = f"option --validate-at: `{text}` is no call"
        raise DiagnosticError(Diagnostic("AD0006", message, help="write `f(1.0, [2.0, 3.0])`"))
    function = load()[found[1]]
    signature = signature_of_text(found[2], function)
    return Point(found[1], parse_arguments(found[2], signature))


def made_points(
    function: str, types: Sequence[Attribute], rounds: Sequence[tuple[int, int]] = ROUNDS
) -> Iterator[Point]:
    """Points with arguments that are made up, the likeliest first; none for unusual types."""
    for round in rounds:
        try:
            yield Point(function, made_arguments(function, types, round))
        except NotMade:
            return


def made_arguments(function: str, types: Sequence[Attribute], round: tuple[int, int]) -> list[Any]:
    """Arguments of one of the rounds, the same at every call; `NotMade` for unusual types."""
    rng = np.random.default_rng(seed_of(function))
    return [_made(type, round, rng) for type in types]


def seed_of(function: str) -> int:
    """The seed of what is made up for a function."""
    return zlib.crc32(function.encode())


def long_points(function: str, types: Sequence[Attribute]) -> Iterator[Point]:
    """Points with longer arrays, of functions that take arrays of any length."""
    arrays = [type for type in types if isinstance(type, MemRefType | TensorType)]
    if any(size < 0 for type in arrays for size in cast(Any, type).get_shape()):
        yield from made_points(function, types, LONG_ROUNDS)


def _made(type: Attribute, round: tuple[int, int], rng: np.random.Generator) -> Any:
    integer, unknown = round
    if isinstance(type, MemRefType | TensorType | VectorType):
        if isinstance(type, MemRefType) and not isinstance(type.layout, NoneAttr):
            raise NotMade
        shape = [unknown if size < 0 else size for size in cast(Any, type).get_shape()]
        if np.prod(shape) > MOST_ELEMENTS:
            raise NotMade
        return np.array(_number(cast(Any, type).element_type, integer, rng, tuple(shape)))
    return _number(type, integer, rng, ())


def _number(type: Attribute, integer: int, rng: np.random.Generator, shape: Any) -> Any:
    dtypes = dtypes_of(type)
    if not dtypes:
        raise NotMade
    if isinstance(type, AnyFloat) and dtypes[0].kind == "f":
        found = rng.uniform(0.3, 1.7, shape).astype(dtypes[0])
        return found if shape else float(found)
    if isinstance(type, ComplexType):
        found = (rng.uniform(0.3, 1.7, shape) + 1j * rng.uniform(0.3, 1.7, shape)).astype(dtypes[0])
        return found if shape else complex(found)
    if isinstance(type, IndexType | IntegerType):
        width = type.width.data if isinstance(type, IntegerType) else 64
        number = min(integer, 1) if width == 1 else integer
        # Elements may be subscripts: small ones are in bounds more often.
        return np.full(shape, min(number, 1), dtypes[0]) if shape else number
    raise NotMade
