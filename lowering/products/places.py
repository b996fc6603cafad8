"""Buffers that are seen to share no memory, without any analysis: fresh ones, and arguments."""

from __future__ import annotations

from ad_opt.dialects.support.ir.symbols import name_of
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr
from xdsl.ir import Block, Operation, SSAValue

_VIEWS = frozenset(
    f"memref.{name}"
    for name in (
        "subview", "cast", "reinterpret_cast", "transpose", "expand_shape", "collapse_shape", "view",
        "reshape",
    )
)  # fmt: skip
_FRESH = ("memref.alloc", "memref.alloca")


def are_apart(one: SSAValue, other: SSAValue) -> bool:
    """True if two buffers are seen to share no memory."""
    first, second = _root(one), _root(other)
    if first is second:
        return False
    if _is_fresh(first):
        return _is_fresh(second) or _is_argument(second)
    if _is_fresh(second):
        return _is_argument(first)
    return _is_argument(first) and _is_argument(second) and (_is_alone(first) or _is_alone(second))


def _root(value: SSAValue) -> SSAValue:
    while isinstance(value.owner, Operation) and value.owner.name in _VIEWS:
        value = value.owner.operands[0]
    return value


def _is_fresh(value: SSAValue) -> bool:
    return isinstance(value.owner, Operation) and value.owner.name in _FRESH


def _function_of(value: SSAValue) -> Operation | None:
    """The function of which a value is an argument."""
    if not isinstance(value.owner, Block):
        return None
    parent = value.owner.parent_op()
    is_entry = parent is not None and parent.regions[0].blocks.first is value.owner
    return parent if is_entry and parent is not None and name_of(parent) is not None else None


def _is_argument(value: SSAValue) -> bool:
    return _function_of(value) is not None


def _is_alone(value: SSAValue) -> bool:
    """True for an argument that shares memory with nothing."""
    owner = _function_of(value)
    attributes = None if owner is None else owner.properties.get("arg_attrs")
    if not isinstance(attributes, ArrayAttr) or not isinstance(value.owner, Block):
        return False
    given = attributes.data[value.owner.args.index(value)]  # pyright: ignore[reportArgumentType]
    return isinstance(given, DictionaryAttr) and "llvm.noalias" in given.data
