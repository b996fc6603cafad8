"""Attributes of a function's arguments, and what it tells LLVM of itself."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence

from ad_opt.dialects.support.names.attribute_names import SYMBOL_RANGE
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .queries import attribute_of, constant_of

ARGUMENTS = "arg_attrs"
TOLD = "passthrough"
"""Attribute of a function: an array of attributes of LLVM, words or pairs of words."""


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


def attributes_of_argument(value: SSAValue) -> dict[str, Attribute]:
    """The attributes of an argument of a function; other values have none."""
    if not isinstance(value, BlockArgument):
        return {}
    function = value.block.parent_op()
    if function is None or function.regions[0].blocks.first is not value.block:
        return {}
    return argument_attributes(function, value.index)


def set_argument_attributes(func: Operation, attributes: Sequence[Mapping[str, Attribute]]) -> None:
    """Put attributes on all arguments."""
    if any(attributes):
        func.properties[ARGUMENTS] = ArrayAttr([DictionaryAttr(dict(one)) for one in attributes])


def told_to_llvm(func: Operation) -> dict[str, Attribute]:
    """LLVM's attributes that a function tells of itself, by name."""
    given = attribute_of(func, TOLD)
    told = list(given) if isinstance(given, ArrayAttr) else []
    keys = [one.data[0] if isinstance(one, ArrayAttr) and len(one) else one for one in told]
    named = zip(keys, told, strict=True)
    return {key.data: one for key, one in named if isinstance(key, StringAttr)}


def tell_llvm(func: Operation, *names: str, **values: int) -> bool:
    """Let a function tell LLVM more of itself, names with ``_`` for ``-`` where they have values.
    What it tells already stays; true if there is more.
    """
    new: dict[str, Attribute] = {name: StringAttr(name) for name in names}
    for word, value in values.items():
        name = word.replace("_", "-")
        new[name] = ArrayAttr([StringAttr(name), StringAttr(str(value))])
    told = told_to_llvm(func)
    more = [one for name, one in new.items() if name not in told]
    if more:
        func.attributes[TOLD] = ArrayAttr([*told.values(), *more])
    return bool(more)


def symbol_range(value: SSAValue) -> tuple[int, int] | None:
    """The least and greatest value of a static symbol; ``None`` if nothing says it."""
    known = constant_of(value)
    if known is not None:
        return known, known
    size = attributes_of_argument(value).get(SYMBOL_RANGE)
    return (0, size.value.data - 1) if isinstance(size, IntegerAttr) else None
