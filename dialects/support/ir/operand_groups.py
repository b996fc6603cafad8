"""Groups of the operands of an operation (`operandSegmentSizes`), read and written."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

from xdsl.dialects.builtin import DYNAMIC_INDEX, DenseArrayBase, i32
from xdsl.ir import Attribute, Operation

T = TypeVar("T")

_NUMBERS = "_ad_opt_numbers"
"""The place of the numbers of an array; no field, so that it takes no part in comparisons."""
_ARRAYS: Any = DenseArrayBase
_unpacked: Any = _ARRAYS.get_values


def _get_values(self: Attribute) -> tuple[int, ...] | tuple[float, ...]:
    """The numbers of a dense array, kept with it, as it never changes."""
    held: Any = self.__dict__
    found = held.get(_NUMBERS)
    if found is None:
        found = held[_NUMBERS] = _unpacked(self)
    return found


@cache
def install() -> None:
    """Let xDSL's dense arrays keep their numbers, from now on; done once.

    It unpacks bytes whenever a group of operands is asked for. Measured: two thousand times for a
    training step of three layers, 3 µs each.
    """
    _ARRAYS.get_values = _get_values


def integers(attribute: Attribute) -> list[int]:
    """The numbers of a dense array."""
    return [int(number) for number in cast("DenseArrayBase[Any]", attribute).get_values()]


def mixed_values(static: Attribute | Iterable[int], dynamic: Iterable[T]) -> list[int | T]:
    """Numbers, and for those that are left open (`DYNAMIC_INDEX`) what is given for them."""
    rest = iter(dynamic)
    numbers = integers(static) if isinstance(static, Attribute) else static
    return [next(rest) if number == DYNAMIC_INDEX else number for number in numbers]


@lru_cache(1024)
def dense_array(*numbers: int) -> DenseArrayBase:
    """An array of 32-bit numbers; the same one for the same numbers, as to make it takes long."""
    return DenseArrayBase.from_list(i32, numbers)


def segments(*sizes: int) -> DenseArrayBase:
    """The property that says how operands fall into groups."""
    return dense_array(*sizes)


def segment_sizes(op: Operation) -> list[int]:
    """Return the count of operands in each group of ``op``."""
    return integers(op.properties["operandSegmentSizes"])
