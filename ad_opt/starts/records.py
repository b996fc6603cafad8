"""Structs, tuples and arrays by value in recorded calls, described as JSON has them.

What a description takes is a part of what the packers of programs take; all else goes the long way.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from .short_way import LongWay

Pack: TypeAlias = Callable[[Any, list[Any], list[Any]], None]
Make: TypeAlias = Callable[[Iterator[float]], Any]


def packer(about: Any, of: Callable[[Any], Pack]) -> Pack:
    """The packer of a record, of which ``of`` makes packers of parts."""
    names: list[str] = about["names"]
    parts = [of(part) for part in about["parts"]]

    def pack(value: Any, values: list[Any], keep: list[Any]) -> None:
        for part, inner in zip(parts, _parts(value, names, len(parts)), strict=True):
            part(inner, values, keep)

    return pack


def _parts(value: Any, names: list[str], count: int) -> Sequence[Any]:
    """The parts of a value, by names where both have some; `LongWay` if they do not fit."""
    if isinstance(value, np.void):
        known: Any = value.dtype.names
    else:
        known = value if isinstance(value, dict) else getattr(value, "_fields", None)
    if known is not None:
        if len(known) != count or set(known) != set(names):
            raise LongWay
        by_name = isinstance(value, dict | np.void)
        return [value[name] if by_name else getattr(value, name) for name in names]
    if not isinstance(value, tuple | list) or len(value) != count:
        raise LongWay
    return value


def maker(about: Any, of: Callable[[Any], Make]) -> Make:
    """The maker of a record from its numbers, of which ``of`` makes makers of parts."""
    parts = [of(part) for part in about["parts"]]
    if about["form"] == "array":
        dtype = np.dtype(about["dtype"])
        return lambda numbers: np.array([make(numbers) for make in parts], dtype)
    if about["form"] == "tuple":
        return lambda numbers: tuple([make(numbers) for make in parts])
    made = _struct(about["title"], tuple(about["names"]))
    return lambda numbers: made(*[make(numbers) for make in parts])


@cache
def _struct(title: str, names: tuple[str, ...]) -> Any:
    return namedtuple(title, names, rename=True)  # pyright: ignore[reportUntypedNamedTuple]
