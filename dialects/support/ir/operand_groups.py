"""Groups of the operands of an operation (`operandSegmentSizes`), read and written."""

from __future__ import annotations

from typing import Any, cast

from xdsl.dialects.builtin import DenseArrayBase, i32
from xdsl.ir import Attribute, Operation


def integers(attribute: Attribute) -> list[int]:
    """The numbers of a dense array."""
    return [int(number) for number in cast("DenseArrayBase[Any]", attribute).iter_values()]


def segments(*sizes: int) -> DenseArrayBase:
    """The property that says how operands fall into groups."""
    return DenseArrayBase.from_list(i32, sizes)


def segment_sizes(op: Operation) -> list[int]:
    """Return the count of operands in each group of ``op``."""
    return integers(op.properties["operandSegmentSizes"])
