"""Atomic exchanges of the bits of floats become what one thread does: a load, a choice, a store.

    %found = llvm.cmpxchg %p, %expected, %new seq_cst seq_cst : !llvm.ptr, i64

    %old = llvm.load %p : !llvm.ptr -> i64
    %same = llvm.icmp "eq" %old, %expected : i64
    %put = llvm.select %same, %new, %old : i1, i64
    llvm.store %put, %p : i64, !llvm.ptr

Compilers write ``+=`` on an ``_Atomic double`` so, since no processor adds floats in memory. The
program itself keeps its exchange; its derivative is that of one thread.
"""

from __future__ import annotations

from typing import Any, cast

from ad_opt.dialects.llvm.addresses import load_from, plain, store_to
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.type_trees import TypeTrees
from xdsl.dialects.builtin import IntegerAttr, IntegerType, i1, i64
from xdsl.ir import Operation, SSAValue

from .float_forms import form_of

_EQUAL = 0
"""``eq`` among the predicates of ``llvm.icmp``."""
_EXCHANGE = 0
"""``xchg`` among the kinds of ``llvm.atomicrmw``."""
_FOUND, _SAME = 0, 1
"""Fields of what an exchange gives: what was there, and whether it was the expected."""


def split_exchanges(function: Operation, trees: TypeTrees) -> bool:
    """Split exchanges of floats; True if there were any."""
    found = [
        op
        for block in function.regions[0].blocks
        for op in block.ops
        if _exchanges(op) and _holds_float(op, trees)
    ]
    for op in found:
        _split(op)
    return bool(found)


def _exchanges(op: Operation) -> bool:
    if op.name == "llvm.cmpxchg":
        return _fields(op) is not None
    kind = op.properties.get("bin_op")
    return isinstance(kind, IntegerAttr) and kind.value.data == _EXCHANGE


def _holds_float(op: Operation, trees: TypeTrees) -> bool:
    access = trees.access(op)
    type = op.operands[1].type
    return (
        access is not None
        and isinstance(type, IntegerType)
        and form_of(access.tree, type) is not None
    )


def _fields(op: Operation) -> list[tuple[Operation, int]] | None:
    """Return who takes which field of the result; ``None`` if it is used as a whole."""
    users = [use.operation for use in op.results[0].uses]
    if any(user.name != "llvm.extractvalue" for user in users):
        return None
    return [(user, cast(Any, user.properties["position"]).get_values()[0]) for user in users]


def _split(op: Operation) -> None:
    address, *expected, new = op.operands
    b = Builder.at(op)
    given = op.properties.get("alignment")
    size = cast(IntegerType, new.type).width.data // 8
    properties = plain(given.value.data if isinstance(given, IntegerAttr) else size)
    old = b.value(load_from(address, new.type, properties))
    if expected:
        same = _made(b, "llvm.icmp", [old, *expected], i1, {"predicate": IntegerAttr(_EQUAL, i64)})
        new = _made(b, "llvm.select", [same, new, old], new.type, {})
        parts = {_FOUND: old, _SAME: same}
        for user, field in _fields(op) or ():
            user.results[0].replace_all_uses_with(parts[field])
            erase(user)
    else:
        op.results[0].replace_all_uses_with(old)
    b.emit(store_to(new, address, properties))
    erase(op)


def _made(
    b: Builder, name: str, operands: list[SSAValue], type: Any, properties: dict[str, Any]
) -> SSAValue:
    made = CLASSES[name].create(operands=operands, result_types=[type], properties=properties)
    return b.value(made)
