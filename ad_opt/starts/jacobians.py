"""Jacobians by short ways: rows by a pullback, columns one by one, or several at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from itertools import groupby, product
from operator import itemgetter
from typing import Any, NamedTuple, NoReturn, TypeVar

import numpy as np

from .products import Directional, block_type, empty_block
from .pullbacks import Beyond, Pulling
from .short_way import Array, LongWay, ShortWay, meet

R = TypeVar("R")
S = TypeVar("S")

ALIGNMENT = 128
"""Alignment of tangents of several directions in memory: that of the widest vector, of 16 doubles.
Fixed by LLVM's layout of vectors.
"""


class Blocks(NamedTuple):
    """Inputs and outputs of a matrix of derivatives, which has a block for each pair."""

    wanted: Sequence[int]
    """Arguments that are inputs."""
    single: bool
    active: Sequence[int]
    """Results that are outputs."""
    results: int
    """Count of all results."""
    buffers: Sequence[int]
    """Arguments that are outputs, behind results."""
    written: Sequence[int]
    """Arguments that the function writes."""

    def inputs(self, arguments: Sequence[Any]) -> list[Array]:
        """The numbers of the inputs."""
        return [np.asarray(arguments[at]) for at in self.wanted]

    def outputs(self, value: Any, arguments: Sequence[Any]) -> list[Array]:
        """The numbers of the outputs, of which results come with the ``value`` of the function."""
        results = value if self.results > 1 else (value,)
        found = [np.asarray(results[at]) for at in self.active]
        return found + [arguments[at] for at in self.buffers]

    def point(self, arguments: Sequence[Any]) -> Sequence[Any]:
        """The arguments, with copies of what the function writes; `LongWay` where copies would not
        share what arguments share.
        """
        if not self.written:
            return arguments
        spans: list[tuple[int, int]] = []
        for value in arguments:
            if isinstance(value, np.ndarray):
                address = value.__array_interface__["data"][0]
                spans.append((address, address + value.nbytes))
                if not value.flags.c_contiguous:
                    raise LongWay
        if meet(spans):
            raise LongWay
        return [
            value.copy() if at in self.written and isinstance(value, np.ndarray) else value
            for at, value in enumerate(arguments)
        ]

    def arranged(self, blocks: Sequence[Sequence[Array]]) -> Any:
        """The matrix as it is given, of blocks in rows."""
        rows = [
            row[0][()] if self.single else tuple([block[()] for block in row]) for row in blocks
        ]
        return rows[0] if len(rows) == 1 else tuple(rows)


def _empty(outputs: Sequence[Array], inputs: Sequence[Array]) -> list[list[Array]]:
    return [[empty_block(out, by) for by in inputs] for out in outputs]


def _by_none(run: Callable[[S, Sequence[Any]], R | None]) -> Callable[[S, Sequence[Any]], R | None]:
    """Let a call that has to go the long way say so by ``None``."""

    @wraps(run)
    def tried(self: S, arguments: Sequence[Any]) -> R | None:
        try:
            return run(self, arguments)
        except LongWay:
            return None

    return tried


class Rows(NamedTuple):
    """A row for each number that comes out, by a pullback to all inputs, as a tuple."""

    blocks: Blocks
    pulling: Pulling
    names: Sequence[str]
    """Of the buffers that are outputs."""

    @_by_none
    def run(self, arguments: Sequence[Any]) -> tuple[Any] | None:
        """The matrix; ``None`` if the call has to go the long way."""
        about = self.blocks
        point = about.point(arguments)
        if (done := self.pulling.run(point, Beyond("", _no_way))) is None:
            return None
        value, pull = done
        inputs, outputs = about.inputs(arguments), about.outputs(value, point)
        count = len(about.active)
        blocks: list[list[Array]] = []
        numbers = [0.0] * count
        buffers = {
            name: np.zeros(out.shape, out.dtype)
            for name, out in zip(self.names, outputs[count:], strict=True)
        }
        for row in range(count):
            numbers[row] = 1.0
            gradients, out = pull(*numbers, **buffers), outputs[row]
            pairs = zip(gradients, inputs, strict=True)
            blocks.append([np.asarray(one, block_type(out, by)) for one, by in pairs])
            numbers[row] = 0.0
        blocks += _empty(outputs[count:], inputs)
        for blocks_of, seed in zip(blocks[count:], buffers.values(), strict=True):
            for place in product(*map(range, seed.shape)):
                seed[place] = 1.0
                for block, gradient in zip(blocks_of, pull(*numbers, **buffers), strict=True):
                    block[place] = gradient
                seed[place] = 0.0
        return (about.arranged(blocks),)


def _no_way(first: Sequence[Any]) -> NoReturn:
    raise LongWay


class Columns(NamedTuple):
    """A column for each number that goes in, by a directional derivative."""

    blocks: Blocks
    directional: Directional

    @_by_none
    def run(self, arguments: Sequence[Any]) -> tuple[Any] | None:
        """The matrix; ``None`` if the call has to go the long way."""
        about = self.blocks
        inputs = about.inputs(arguments)
        blocks: list[list[Array]] = []
        for at, one in enumerate(inputs):
            for place in product(*map(range, one.shape)):
                tangents: list[Any] = [None] * len(arguments)
                for index in (*about.wanted, *about.buffers):
                    array = isinstance(arguments[index], np.ndarray)
                    tangents[index] = np.zeros_like(arguments[index]) if array else 0.0
                index = about.wanted[at]
                if isinstance(tangents[index], np.ndarray):
                    tangents[index][place] = 1.0
                else:
                    tangents[index] = 1.0
                done = self.directional.run(about.point(arguments), tangents)
                if done is None:
                    return None
                count = len(about.active)
                changes = [] if not count else [*done[1]] if count > 1 else [done[1]]
                columns = [np.asarray(change) for change in changes]
                columns += [tangents[buffer] for buffer in about.buffers]
                blocks = blocks or _empty(columns, inputs)
                for row, column in zip(blocks, columns, strict=True):
                    row[at][(..., *place)] = column
        return (about.arranged(blocks),) if blocks else None


class Part(NamedTuple):
    """Numbers of one input that are lanes of a call."""

    input: int
    numbers: slice
    lanes: slice


def chunks(sizes: Sequence[int], width: int) -> Iterator[list[Part]]:
    """Parts of inputs of these sizes that are one call in ``width`` directions, for each call."""
    numbers = [(at, number) for at, size in enumerate(sizes) for number in range(size)]
    for first in range(0, len(numbers), width):
        found: list[Part] = []
        lane = 0
        for at, group in groupby(numbers[first : first + width], key=itemgetter(0)):
            those = [number for _, number in group]
            after = lane + len(those)
            found.append(Part(at, slice(those[0], those[-1] + 1), slice(lane, after)))
            lane = after
        yield found


def seeded(flat: Sequence[Array], parts: Sequence[Part]) -> None:
    """Set a one in each lane, in tangents that have rows of lanes."""
    for part in parts:
        count = part.lanes.stop - part.lanes.start
        flat[part.input][part.numbers, part.lanes] = np.eye(count)


def aligned_zeros(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Zeros at an address that vectors may have."""
    size = math.prod(shape) * dtype.itemsize
    block = np.zeros(size + ALIGNMENT, np.uint8)
    start = -block.__array_interface__["data"][0] % ALIGNMENT
    return np.ndarray(shape, dtype, block, start)


def filled(
    blocks: list[list[Array]], inputs: Sequence[Array], parts: Sequence[Part], outputs: Any
) -> list[list[Array]]:
    """The blocks, made for the first call, with the columns of one call in them."""
    blocks = blocks or _empty([out[..., 0] for out in outputs], inputs)
    for row, out in zip(blocks, outputs, strict=True):
        for part in parts:
            flat = row[part.input].reshape(*out.shape[:-1], -1)
            flat[..., part.numbers] = out[..., part.lanes]
    return blocks


class WideColumns(NamedTuple):
    """Columns by directional derivatives in several directions at once."""

    blocks: Blocks
    short: ShortWay
    width: int
    moving: Sequence[tuple[int, str]]
    """Arguments that have tangents, and the types of their numbers."""
    dirtied: Sequence[int]
    """Arguments whose tangents a call may write."""

    def run(self, arguments: Sequence[Any]) -> tuple[Any] | None:
        """The matrix; ``None`` if the call has to go the long way."""
        about, width = self.blocks, self.width
        inputs = about.inputs(arguments)
        tangents: list[Any] = [None] * len(arguments)
        for at, kind in self.moving:
            tangents[at] = aligned_zeros((*np.shape(arguments[at]), width), np.dtype(kind))
        flat = [tangents[at].reshape(-1, width) for at in about.wanted]
        dirty: list[Array] = []
        blocks: list[list[Array]] = []
        for parts in chunks([one.size for one in inputs], width):
            for tangent in dirty:
                tangent[...] = 0
            seeded(flat, parts)
            if (done := self.short.run(arguments, tangents)) is None:
                return None
            several = done[0] if about.results + len(about.active) > 1 else (done[0],)
            outputs = [np.asarray(one) for one in several[about.results :]] if about.active else []
            outputs += [
                np.zeros((*arguments[at].shape, width)) if tangents[at] is None else tangents[at]
                for at in about.buffers
            ]
            blocks = filled(blocks, inputs, parts, outputs)
            dirty = [tangents[at] for at in self.dirtied] + [flat[part.input] for part in parts]
        return (about.arranged(blocks),) if blocks else None
