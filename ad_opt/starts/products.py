"""Derivatives by short ways: gradients, `jvp` and `hvp`, and matrices that are made of `hvp`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from .short_way import Finish, ShortWay


def _moving(tangents: Sequence[Any]) -> list[Any]:
    """Tangents as they are passed; those of arrays that have none are fresh ones."""
    return [0.0 if tangent is None else tangent for tangent in tangents]


class Gradient(NamedTuple):
    """Values of a function, and gradients."""

    short: ShortWay
    finish: Finish

    def run(self, arguments: Sequence[Any]) -> tuple[Any, Any] | None:
        """The values, if they are wanted, and the gradients; ``None`` if the call has to go the
        long way.
        """
        done = self.short.run(arguments)
        return None if done is None else self.finish(*done)


class Directional(NamedTuple):
    """Values of a function, and their derivatives along tangents."""

    short: ShortWay
    values: int
    """Count of values, which come first of what is returned."""
    results: int

    def run(self, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any] | None:
        """The values and the derivatives; ``None`` if the call has to go the long way."""
        if (done := self.short.run(primals, _moving(tangents))) is None:
            return None
        count = self.values
        returned = done[0] if self.results > 1 else (done[0],)[: self.results]
        if count == 1:
            return returned[0], _of(returned[1:])
        return _of(returned[:count]), _of(returned[count:])


def _of(values: Any) -> Any:
    """One by itself, several as a tuple, and ``None`` for nothing."""
    return values[0] if len(values) == 1 else tuple(values) or None


class HessianProduct(NamedTuple):
    """The Hessian of a function, times a vector."""

    short: ShortWay
    finish: Finish

    def run(self, primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any] | None:
        """The product; ``None`` if the call has to go the long way."""
        done = self.short.run(primals, _moving(tangents))
        return None if done is None else (self.finish(*done)[1],)


class Hessian(NamedTuple):
    """The matrix of second derivatives: products with unit vectors, of which each is a column."""

    column: HessianProduct
    """The product by all that is wanted, as a tuple."""
    wanted: tuple[int, ...]
    single: bool

    def run(self, arguments: Sequence[Any]) -> tuple[Any] | None:
        """The matrix, or its blocks; ``None`` if the call has to go the long way."""
        inputs = [np.asarray(arguments[at]) for at in self.wanted]
        blocks = [[empty_block(x, y) for y in inputs] for x in inputs]
        tangents: list[Any] = [None] * len(arguments)
        for at in self.wanted:
            array = isinstance(arguments[at], np.ndarray)
            tangents[at] = np.zeros_like(arguments[at]) if array else 0.0
        for at, (index, one) in enumerate(zip(self.wanted, inputs, strict=True)):
            still = tangents[index]
            for place in product(*map(range, one.shape)):
                if isinstance(still, np.ndarray):
                    still[place] = 1.0
                else:
                    tangents[index] = 1.0
                if (found := self.column.run(arguments, tangents)) is None:
                    return None
                for row, column in zip(blocks, found[0], strict=True):
                    row[at][(..., *place)] = column
                if isinstance(still, np.ndarray):
                    still[place] = 0.0
            tangents[index] = still
        if self.single:
            return (blocks[0][0][()],)
        return (tuple(tuple(block[()] for block in row) for row in blocks),)


def empty_block(out: Any, by: Any) -> Any:
    """Zeros for derivatives of an array by another one."""
    return np.zeros(out.shape + by.shape, block_type(out, by))


def block_type(out: Any, by: Any) -> Any:
    """The type of derivatives of an array by another one."""
    kind = out.dtype if out.dtype == by.dtype else np.result_type(out.dtype, by.dtype)
    return kind if kind.kind in "fc" else np.float64
