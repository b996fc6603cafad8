"""Fresh arrays that lie in memory as the arguments do: for shadows, tangents and snapshots.

Arguments may share memory (``f(a, a)``, or two views of one array), and then so must their shadows:
a store through one argument changes what the other sees, in the derivative as in the program.

Behind an address a program may also step out of a view, into the rest of the array that it is a
view of. Then fresh memory is that of the whole owner, by *reaches*: for each array the bytes that a
program may find by it, the first one and the one after the last.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from ad_opt.dialects.support.ir.strides import steps_meet

from .arguments import Array, address_of

Reaches: TypeAlias = "Sequence[tuple[int, int]]"

_LINE = 64
_LAZY = 1 << 17
"""Least bytes of zeros that are taken from the system page by page, as they are touched. Set by the
C library, which clears what is smaller (128 KiB) at once, from memory that it has.
"""


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


def reach_of(array: Array) -> tuple[int, int]:
    """The bytes that are known to be there around an array: those of the array that it is a view
    of, or of the buffer of Python's that it shows.
    """
    low, high = extent_of(array)
    if array.base is None:
        return low, high
    first, last = _extent_of_owner(array)
    return (first, last) if first <= low and high <= last else (low, high)


def _extent_of_owner(array: Array) -> tuple[int, int]:
    """The extent of what lies at the end of the bases of a view."""
    owner: Array = array
    base: Any = array.base
    while base is not None:
        if isinstance(base, np.ndarray):
            owner, base = base, base.base
        elif isinstance(base, memoryview):
            base = base.obj
        elif isinstance(inner := getattr(base, "base", None), np.ndarray):
            base = inner  # NumPy's own stand-in behind `as_strided`
        else:
            return _extent_of_buffer(base) or extent_of(owner)
    return extent_of(owner)


def _extent_of_buffer(base: Any) -> tuple[int, int] | None:
    """The extent of memory that NumPy does not own, where its owner says it."""
    try:
        if hasattr(base, "untyped_storage"):  # a tensor of PyTorch
            storage = base.untyped_storage()
            return storage.data_ptr(), storage.data_ptr() + storage.nbytes()
        return extent_of(np.frombuffer(base, np.uint8))
    except (TypeError, ValueError, BufferError, AttributeError, RuntimeError):
        return None


def overlapping(arrays: Sequence[Array], reaches: Reaches = ()) -> list[list[int]]:
    """The arrays by index, in groups that share memory, or that reach the same; alone, an array is
    a group of one.
    """
    bounds = reaches or [extent_of(array) for array in arrays]
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
    several = len(arrays) > 1 and len(overlapping(arrays)) < len(arrays)
    return several or any(map(overlaps_itself, arrays))


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


def _is_alone(array: Array, reaches: Reaches) -> bool:
    """True for an array whose elements lie behind each other, and beside which nothing counts."""
    return array.flags.c_contiguous and (not reaches or reaches[0] == extent_of(array))


def zeros_like(
    arrays: Sequence[Array], dtypes: Sequence[np.dtype[Any]] = (), reaches: Reaches = ()
) -> list[Array]:
    """Zeros of the same shapes, sharing memory where the arrays do, with zeros around them as far
    as they reach.

    Elements are of the same types too, or of ``dtypes``: then element stands for element.
    """
    types = dtypes or [array.dtype for array in arrays]
    if len(arrays) == 1 and _is_alone(arrays[0], reaches):
        return [np.zeros(arrays[0].shape, types[0])]
    if reaches and all(extent_of(a) == reach for a, reach in zip(arrays, reaches, strict=True)):
        reaches = ()
    if (
        not reaches
        and all(array.flags.c_contiguous for array in arrays)
        and (len(arrays) == 1 or len(overlapping(arrays)) == len(arrays))
    ):
        shapes = (array.shape for array in arrays)
        return [np.zeros(shape, dtype) for shape, dtype in zip(shapes, types, strict=True)]
    fresh: dict[int, Array] = {}
    for group in overlapping(arrays, reaches):
        bounds = reaches or [extent_of(array) for array in arrays]
        ends = min(bounds[i][0] for i in group), max(bounds[i][1] for i in group)
        twins = _twin_group([arrays[i] for i in group], [types[i] for i in group], ends)
        fresh.update(zip(group, twins, strict=True))
    return [fresh[i] for i in range(len(arrays))]


def copies_of(arrays: Sequence[Array], reaches: Reaches = ()) -> list[Array]:
    """The same arrays elsewhere: same strides, and sharing memory where the arrays do. What they
    reach is copied, too.
    """
    if len(arrays) == 1 and _is_alone(arrays[0], reaches):
        return [np.array(arrays[0])]
    fresh = zeros_like(arrays, (), reaches)
    done = set[tuple[int, int]]()
    for old, new, (low, high) in zip(arrays, fresh, reaches, strict=False):
        if (low, high) != extent_of(old) and (low, high) not in done:
            done.add((low, high))
            ctypes.memmove(address_of(new) - (address_of(old) - low), low, high - low)
    for new, old in zip(fresh, arrays, strict=True):
        new[...] = old
    return fresh


def copied(values: Sequence[Any], addresses: Sequence[int] = ()) -> list[Any]:
    """The values, with arrays replaced by copies that share memory as the arrays do; of those whose
    ``addresses`` are passed with all that they reach.
    """
    at = [i for i, value in enumerate(values) if isinstance(value, np.ndarray)]
    reaches = [(reach_of if i in addresses else extent_of)(values[i]) for i in at]
    fresh = copies_of([values[i] for i in at], reaches) if at else []
    found = list(values)
    for index, array in zip(at, fresh, strict=True):
        found[index] = array
    return found


def _twin_group(
    arrays: Sequence[Array], dtypes: Sequence[np.dtype[Any]], ends: tuple[int, int]
) -> list[Array]:
    """Zeros in one new block, at the same distances from each other and from its ``ends``, and
    equally aligned.
    """
    low, high = ends
    # Where elements have another size, distances are as many elements.
    old, new = arrays[0].itemsize, dtypes[0].itemsize
    if all(a.dtype == t for a, t in zip(arrays, dtypes, strict=True)):
        old = new = 1
    block = _zeros((high - low) // old * new + _LINE)
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


def _zeros(size: int) -> Array:
    """Return so many bytes of zeros; of many, those that nobody touches cost nothing."""
    if size < _LAZY or not hasattr(mmap, "MAP_ANONYMOUS"):
        return np.zeros(size, np.uint8)
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | getattr(mmap, "MAP_NORESERVE", 0)
    return np.frombuffer(mmap.mmap(-1, size, flags), np.uint8)
