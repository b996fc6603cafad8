"""Attributes of a function's arguments."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from ad_opt.dialects.support.names.attribute_names import SYMBOL_RANGE
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .queries import attribute_of, constant_of

ARGUMENTS = "arg_attrs"


def argument_attributes(
    func: Operation, at: int, names: Container[str] | None = None
) -> dict[str, Attribute]:
    """The attributes of one argument, all or those of these names; empty where none are given."""
    given = attribute_of(func, ARGUMENTS)
    if not isinstance(given, ArrayAttr) or at >= len(given.data):
        return {}
    one = given.data[at]
    if not isinstance(one, DictionaryAttr):
        return {}
    return {name: it for name, it in one.data.items() if names is None or name in names}


def set_argument_attributes(func: Operation, attributes: Sequence[Mapping[str, Attribute]]) -> None:
    """Put attributes on all arguments."""
    if any(attributes):
        func.properties[ARGUMENTS] = ArrayAttr([DictionaryAttr(dict(one)) for one in attributes])


def symbol_range(value: SSAValue) -> tuple[int, int] | None:
    """The least and greatest value of a static symbol; ``None`` if nothing says it."""
    known = constant_of(value)
    if known is not None:
        return known, known
    function = value.block.parent_op() if isinstance(value, BlockArgument) else None
    if function is None or not isinstance(value, BlockArgument):
        return None
    size = argument_attributes(function, value.index, (SYMBOL_RANGE,)).get(SYMBOL_RANGE)
    return (0, size.value.data - 1) if isinstance(size, IntegerAttr) else None
