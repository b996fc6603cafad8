"""Properties of operations as numbers."""

from __future__ import annotations

from typing import Any, cast

from xdsl.dialects.builtin import IntegerAttr
from xdsl.ir import Operation


def int_property(op: Operation, name: str, default: int) -> int:
    """An integer property, or the default where it is absent."""
    attr = op.properties.get(name)
    return cast("IntegerAttr[Any]", attr).value.data if isinstance(attr, IntegerAttr) else default
