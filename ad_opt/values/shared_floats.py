"""Arrays that share memory, and see the same floats there: then their shadows may share, too."""

from __future__ import annotations

from itertools import product
from math import gcd
from typing import Any

import numpy as np

from .arguments import Array, address_of
from .bfloat16 import BFLOAT16
from .floats_in_memory import numbers_in

MOST_WORK: Any = 10_000
"""Most work to find out whether arrays share elements, in NumPy's units; beyond it they may.
Measured: random strided arrays of six axes take at most 12 ms.
"""
_FAR = 1 << 64
"""A distance that no two bytes have: where nothing repeats."""


def see_same_floats(a: Array, b: Array, bfloat16: tuple[bool, bool] = (False, False)) -> bool:
    """True if bytes that two arrays have in common are the same floats in both, or in none.

    Complex numbers are pairs of floats. All elements lie at multiples of the greatest number that
    divides every stride, so only remainders count. ``bfloat16`` says which of the arrays hold such
    numbers, if only as bits.
    """
    period = gcd(*_steps(a), *_steps(b)) or _FAR
    apart = address_of(b) - address_of(a)
    for ours, theirs in product(_parts(a.dtype, bfloat16[0]), _parts(b.dtype, bfloat16[1])):
        (at, size, kind), (place, width, other) = ours, theirs
        distance = (apart + place - at) % period
        if not kind and not other:
            continue
        if kind == other and distance == 0 and size <= period:
            continue
        if distance < size or period - distance < width:
            return False
    return True


def _steps(array: Array) -> list[int]:
    pairs = zip(array.strides, array.shape, strict=True)
    return [abs(step) for step, count in pairs if count > 1]


def _parts(dtype: np.dtype[Any], is_bfloat16: bool) -> list[tuple[int, int, str]]:
    """The numbers of an element: where, how many bytes, and which floats; integers are none."""
    found: list[tuple[int, int, str]] = []
    for at, leaf in numbers_in(dtype):
        size = leaf.itemsize
        if is_bfloat16 or (leaf in BFLOAT16 and leaf.kind != "u"):
            found.append((at, size, "bf16"))
        elif leaf.kind == "c":
            part = f"{leaf.byteorder}f{size // 2}"
            found += [(at, size // 2, part), (at + size // 2, size // 2, part)]
        else:
            text = f"{leaf.byteorder}f{size}" if leaf.kind == "f" else ""
            found.append((at, size, text))
    return found


def share_elements(a: Array, b: Array) -> bool:
    """True if two arrays have a byte in common; if that is hard to say, whether they may have."""
    if not np.may_share_memory(a, b):
        return False
    try:
        return np.shares_memory(a, b, max_work=MOST_WORK)
    except np.exceptions.TooHardError:
        return True
