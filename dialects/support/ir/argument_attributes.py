"""Attributes of a function's arguments."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Attribute, Operation

from .queries import attribute_of

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
