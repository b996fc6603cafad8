"""Fresh arrays that lie in memory as the arguments do: for shadows, tangents and snapshots.

Arguments may share memory (``f(a, a)``, or two views of one array), and then so must their shadows:
a store through one argument changes what the other sees, in the derivative as in the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from .arguments import Array, address_of

_LINE = 64


def extent_of(array: Array) -> tuple[int, int]:
    """The first byte of an array, and the one after its last, whatever its strides."""
    low = address_of(array)
    if array.flags.c_contiguous or array.size == 0:
        return low, low + array.nbytes
    high = low + array.itemsize
    for size, step in zip(array.shape, array.strides, strict=True):
        reach = (size - 1) * step
        low, high = (low + reach, high) if reach < 0 else (low, high + reach)
    return low, high


def overlapping(arrays: Sequence[Array]) -> list[list[int]]:
    """The arrays by index, in groups that share memory; alone, an array is a group of one."""
    bounds = [extent_of(array) for array in arrays]
    groups: list[list[int]] = []
    end = 0
    for index in sorted(range(len(arrays)), key=lambda i: bounds[i]):
        low, high = bounds[index]
        if groups and low < end:
            groups[-1].append(index)
        else:
            groups.append([index])
        end = max(end, high)
    return groups


def zeros_like(arrays: Sequence[Array]) -> list[Array]:
    """Zeros of the same shapes and types, sharing memory where the arrays do."""
    if all(array.flags.c_contiguous for array in arrays) and (
        len(arrays) == 1 or len(overlapping(arrays)) == len(arrays)
    ):
        return [np.zeros(array.shape, array.dtype) for array in arrays]
    fresh: dict[int, Array] = {}
    for group in overlapping(arrays):
        fresh.update(zip(group, _twin_group([arrays[i] for i in group]), strict=True))
    return [fresh[i] for i in range(len(arrays))]


def copies_of(arrays: Sequence[Array]) -> list[Array]:
    """The same arrays elsewhere: same strides, and sharing memory where the arrays do."""
    fresh = zeros_like(arrays)
    for new, old in zip(fresh, arrays, strict=True):
        new[...] = old
    return fresh


def copied(values: Sequence[Any]) -> list[Any]:
    """The values, with arrays replaced by copies that share memory as the arrays do."""
    at = [i for i, value in enumerate(values) if isinstance(value, np.ndarray)]
    fresh = copies_of([values[i] for i in at]) if at else []
    found = list(values)
    for index, array in zip(at, fresh, strict=True):
        found[index] = array
    return found


def _twin_group(arrays: Sequence[Array]) -> list[Array]:
    """Zeros in one new block, at the same distances from each other and equally aligned."""
    bounds = [extent_of(array) for array in arrays]
    low, high = min(b[0] for b in bounds), max(b[1] for b in bounds)
    block = np.zeros(high - low + _LINE, np.uint8)
    shift = (low - address_of(block)) % _LINE - low
    return [np.ndarray(a.shape, a.dtype, block, address_of(a) + shift, a.strides) for a in arrays]
