"""Floats in the elements of arrays: where they are, and where a function reads others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np

from ad_opt.dialects.typetree.kinds import Kind
from ad_opt.dialects.typetree.tree import EVERYWHERE, TypeTree

from .bfloat16 import BFLOAT16

DTYPES = {
    "Float@double": (np.dtype("f8"),),
    "Float@float": (np.dtype("f4"),),
    "Float@half": (np.dtype("f2"),),
    "Float@bf16": BFLOAT16,
}
"""NumPy's types of the floats that a type tree names."""

Leaf = tuple[int, "np.dtype[Any]"]


def wrong_kind(dtype: np.dtype[Any], tree: TypeTree) -> Kind | None:
    """A float that is not where an array of such elements would have it."""
    leaves = list(numbers_in(dtype))
    for path, kind in tree:
        wanted = DTYPES.get(str(kind))
        if len(path) != 1 or wanted is None or not dtype.itemsize:
            continue
        if path[0] == EVERYWHERE:
            places = [at for at, _ in leaves]
        elif dtype.names is not None and path[0] >= dtype.itemsize:
            continue  # a loop over an array in a struct may be seen to go on behind it
        else:
            places = [path[0] % dtype.itemsize]
        if not all(_has(leaves, place, wanted) for place in places):
            return kind
    return None


def _has(leaves: list[Leaf], place: int, wanted: tuple[np.dtype[Any], ...]) -> bool:
    """True if such a float may start at a place of an element; gaps may hold anything."""
    for at, leaf in leaves:
        if not at <= place < at + leaf.itemsize:
            continue
        if is_raw(leaf):
            return True
        if leaf.kind == "c":
            half = leaf.itemsize // 2
            return np.dtype(f"{leaf.byteorder}f{half}") in wanted and (place - at) % half == 0
        return leaf in wanted and place == at
    return True


def is_raw(dtype: np.dtype[Any]) -> bool:
    """True if elements are bytes as they lie."""
    if dtype in BFLOAT16 and dtype.kind != "u":
        return False
    return dtype.kind in "SV" or (dtype.itemsize == 1 and dtype.kind in "iu")


def numbers_in(dtype: np.dtype[Any], at: int = 0) -> Iterator[Leaf]:
    """The numbers of an element, and where they start."""
    if dtype.names is not None:
        fields = cast("dict[str, tuple[np.dtype[Any], int]]", dict(dtype.fields or {}))
        for name in dtype.names:
            part, offset = fields[name][:2]
            yield from numbers_in(part, at + offset)
    elif dtype.subdtype is not None:
        base, shape = dtype.subdtype
        for number in range(int(np.prod(shape))):
            yield from numbers_in(base, at + number * base.itemsize)
    else:
        yield at, dtype
