"""How the operands of an operation fall into groups, read and written."""

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
    """How many operands each group of ``op`` has."""
    return integers(op.properties["operandSegmentSizes"])
