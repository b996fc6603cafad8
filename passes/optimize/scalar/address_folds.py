"""Comparisons of addresses that are known: which function a pointer is.

What calls through pointers become (`resolve-indirect-calls`) is decided here once the pointer is
known, which it often is behind `inline`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.ir.queries import EQ, NE, integer_property
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.passes.ops.call_graph import root_of
from ad_opt.passes.ops.catalogue import is_function
from xdsl.ir import Operation, SSAValue


def _same_address(op: Operation) -> SSAValue | int | None:
    predicate = integer_property(op, "predicate")
    if predicate not in (EQ, NE):
        return None
    left, right = op.operands
    same = left is right or _same_symbol(left, right, op)
    return None if same is None else int(same is (predicate == EQ))


def _same_symbol(left: SSAValue, right: SSAValue, op: Operation) -> bool | None:
    names = symbol_at(left), symbol_at(right)
    if None in names:
        return None
    if names[0] == names[1]:
        return True
    found = [_is_function(name, op) for name in names if name is not None]
    return False if all(found) else None


def _is_function(name: str, op: Operation) -> bool:
    """True if a name is a function's own: an alias may be another name of the same function."""
    for one in root_of(op).regions[0].block.ops:
        if name_of(one) == name:
            # Two functions that need not exist may both be null.
            linkage = one.attributes.get("llvm.linkage", one.properties.get("linkage"))
            return is_function(one) and "extern_weak" not in str(linkage)
    return False


Fold: TypeAlias = Callable[[Operation], SSAValue | int | None]

ADDRESS_FOLDS: dict[str, Fold] = {"llvm.icmp": _same_address}
