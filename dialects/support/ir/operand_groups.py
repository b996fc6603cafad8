"""Groups of the operands of an operation (`operandSegmentSizes`), read and written."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Attribute, Operation


def integers(attribute: Attribute) -> list[int]:
    """The numbers of a dense array."""
    return [int(number) for number in cast("DenseArrayBase[Any]", attribute).iter_values()]


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
