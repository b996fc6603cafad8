"""Memory of large result arrays, used again when the arrays die.

An array of megabytes that the system has just given costs more than what is written into it: every
page is mapped, and filled with zeros, when it is first touched. So arrays of that size come from a
pool: their memory goes back when the last array on it dies, and the next one of about that size
takes it. The pool keeps `MOST_FREE` bytes at most and forgets what came back first;
`ad_opt.release_memory()` empties it.

Nothing here takes a lock, since an array may die at any point of any thread, also within the pool.
Every change of the list of free blocks is one operation of a list, which Python does as a whole.
"""

from __future__ import annotations

import ctypes
import math
import mmap
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"

LEAST = 1 << 20
"""Least bytes of an array from the pool, which takes 4 µs for it. Measured, gradients of Rosenbrock
that are kept, five at a time: 0.3 of the time from 256 KiB to 1 MiB, 0.6 for 8 MiB; dropped at
once, as the C library's memory is used again then: 1.2 for 256 KiB, 1.05 for 1 MiB, 1.0 for 8 MiB.
"""
MOST_FREE = 1 << 29
"""Most bytes that wait to be used again. A guess: gradients of 10 million doubles by three arrays
take 240 MB, and as much again for copies of what is overwritten.
"""
_MOST_BLOCKS = 64
"""Most blocks that wait. A guess: a search among so many takes some microseconds."""
AT_RELEASE: list[Callable[[], object]] = []
"""Functions of compiled code that free what it keeps between calls."""
_HUGE = 1 << 21
_CAN_MAP = hasattr(mmap, "MAP_PRIVATE") and hasattr(mmap, "MAP_ANONYMOUS")


class _Block:
    """Memory of the system, given back to it when nobody has the block any more."""

    __slots__ = ("_memory", "address", "size")

    def __init__(self, size: int):
        # Private: what is shared would be one memory for a process and its children.
        memory = mmap.mmap(-1, size, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        if size >= _HUGE and hasattr(mmap, "MADV_HUGEPAGE"):
            memory.madvise(mmap.MADV_HUGEPAGE)
        self._memory = memory
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        self.size = size


_FREE: list[_Block] = []
"""Blocks that nobody has, in the order in which they came back."""


class Lease:
    """An array's hold on a block: presents it to NumPy, and gives it back when it dies."""

    __slots__ = ("__array_interface__", "_block")

    def __init__(self, block: _Block, shape: tuple[int, ...], dtype: np.dtype[Any]):
        self._block = block
        self.__array_interface__ = {
            "version": 3,
            "typestr": dtype.str,
            "shape": shape,
            "data": (block.address, False),
        }

    def __del__(self) -> None:
        _give(self._block)


def pooled(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """An array of memory that may hold anything."""
    size = dtype.itemsize * math.prod(shape)
    if size < LEAST or not _CAN_MAP or dtype.kind not in "fciu":
        return np.empty(shape, dtype)
    return np.asarray(Lease(_take(_rounded(size)), shape, dtype))


def pooled_copy(array: Array) -> Array:
    """A copy of an array whose elements lie one behind the other."""
    if array.nbytes < LEAST:
        return array.copy()
    made = pooled(array.shape, array.dtype)
    made[...] = array
    return made


def pooling(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Callable[[], Array]:
    """A function without arguments that does what `pooled` does for these."""
    small = dtype.itemsize * math.prod(shape) < LEAST
    return partial(np.empty if small else pooled, shape, dtype)


def copying(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Callable[[Array], Array]:
    """A function that does what `pooled_copy` does for such arrays."""
    return np.ndarray.copy if dtype.itemsize * math.prod(shape) < LEAST else pooled_copy


def release_memory() -> None:
    """Free the memory that derivatives keep for their next call.

    A tape that ends leaves up to a gigabyte to the next one of its program, and result arrays that
    die leave up to half of one to the next arrays, which is faster than to take it from the system
    again. Derivatives may be called meanwhile, and need nothing else.
    """
    _FREE.clear()
    if (jit := sys.modules.get("ad_opt.lowering.codegen.in_process.jit")) is not None:
        jit.release_tapes()
    for release in AT_RELEASE:
        release()


def waiting() -> int:
    """The bytes that wait to be used again."""
    return sum([block.size for block in _FREE])


def _rounded(size: int) -> int:
    """Sizes that differ little are one: at most an eighth is left over."""
    step = max(mmap.PAGESIZE, 1 << max(0, size.bit_length() - 4))
    return -(-size // step) * step


def _take(size: int) -> _Block:
    for block in _FREE[::-1]:
        if block.size == size:
            try:
                _FREE.remove(block)
            except ValueError:  # another thread was faster
                continue
            return block
    return _Block(size)


def _give(block: _Block) -> None:
    if block.size > MOST_FREE:
        return
    _FREE.append(block)
    while len(_FREE) > _MOST_BLOCKS or waiting() > MOST_FREE:
        try:
            del _FREE[0]
        except IndexError:
            return
