"""Fresh arrays that lie in memory as the arguments do: for shadows, tangents and snapshots.

Arguments may share memory (``f(a, a)``, or two views of one array), and then so must their shadows:
a store through one argument changes what the other sees, in the derivative as in the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ad_opt.dialects.support.ir.strides import steps_meet

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


def overlaps_itself(array: Array) -> bool:
    """True if several elements of an array may be one place in memory, as in broadcast views."""
    if array.flags.c_contiguous or array.size <= 1:
        return False
    return steps_meet(zip(array.strides, array.shape, strict=True), array.itemsize)


def share_memory(arrays: Sequence[Array]) -> bool:
    """True if a place in memory is shown by more than one element of the arrays."""
    return len(overlapping(arrays)) < len(arrays) or any(map(overlaps_itself, arrays))


def first_elements(array: Array) -> Array:
    """Return True for elements that show a place in memory that no element before them shows."""
    places = np.zeros(array.shape, np.int64)
    for axis, (size, step) in enumerate(zip(array.shape, array.strides, strict=True)):
        shape = [1] * array.ndim
        shape[axis] = size
        places += (np.arange(size) * step).reshape(shape)
    found = np.zeros(array.size, bool)
    found[np.unique(places, return_index=True)[1]] = True
    return found.reshape(array.shape)


def zeros_like(arrays: Sequence[Array], dtypes: Sequence[np.dtype[Any]] = ()) -> list[Array]:
    """Zeros of the same shapes, sharing memory where the arrays do.

    Elements are of the same types too, or of ``dtypes``: then element stands for element.
    """
    types = dtypes or [array.dtype for array in arrays]
    if all(array.flags.c_contiguous for array in arrays) and (
        len(arrays) == 1 or len(overlapping(arrays)) == len(arrays)
    ):
        shapes = (array.shape for array in arrays)
        return [np.zeros(shape, dtype) for shape, dtype in zip(shapes, types, strict=True)]
    fresh: dict[int, Array] = {}
    for group in overlapping(arrays):
        twins = _twin_group([arrays[i] for i in group], [types[i] for i in group])
        fresh.update(zip(group, twins, strict=True))
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


def _twin_group(arrays: Sequence[Array], dtypes: Sequence[np.dtype[Any]]) -> list[Array]:
    """Zeros in one new block, at the same distances from each other and equally aligned."""
    bounds = [extent_of(array) for array in arrays]
    low, high = min(b[0] for b in bounds), max(b[1] for b in bounds)
    # Where elements have another size, distances are as many elements.
    old, new = arrays[0].itemsize, dtypes[0].itemsize
    if all(a.dtype == t for a, t in zip(arrays, dtypes, strict=True)):
        old = new = 1
    block = np.zeros((high - low) // old * new + _LINE, np.uint8)
    shift = (low - address_of(block)) % _LINE
    return [
        np.ndarray(
            a.shape,
            t,
            block,
            (address_of(a) - low) // old * new + shift,
            [step // old * new for step in a.strides],
        )
        for a, t in zip(arrays, dtypes, strict=True)
    ]
