"""Structs and arrays that are values: what takes them apart, puts them together, moves them.

%r = llvm.insertvalue %x, %s[1]      ->  the leaves of %s, with %x at its place
%x = llvm.extractvalue %s[1]         ->  a leaf
%s = llvm.load %p : struct           ->  %q = llvm.getelementptr %p[0, 1], llvm.load %q : f64, ...
llvm.store %s, %p                    ->  a store a leaf; padding is not written
"""

from __future__ import annotations

from math import gcd

from ad_opt.dialects.support.ir.operand_groups import integers
from ad_opt.passes.llvm.aggregate_leaves import (
    Leaf,
    is_aggregate,
    leaves_of,
    natural_alignment,
    sub_leaves,
)
from ad_opt.passes.llvm.raiser import Raiser
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, UnitAttr, i32, i64
from xdsl.dialects.llvm import LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue

from .arithmetic import Handler

_INBOUNDS = IntegerAttr(3, i32)


def _position(op: Operation) -> tuple[int, ...]:
    given = integers(op.properties["position"])
    return tuple(int(at) for at in given)


def _insertvalue(op: Operation, r: Raiser) -> None:
    whole, part = op.operands
    first, last = sub_leaves(whole.type, _position(op))
    parts = list(r.leaves(whole))
    parts[first:last] = r.leaves(part)
    r.set(op.results[0], *parts)


def _extractvalue(op: Operation, r: Raiser) -> None:
    (whole,) = op.operands
    first, last = sub_leaves(whole.type, _position(op))
    r.set(op.results[0], *r.leaves(whole)[first:last])


def _alignment(op: Operation, type_: Attribute) -> int:
    given = op.properties.get("alignment")
    if isinstance(given, IntegerAttr):
        return given.value.data
    return natural_alignment(type_)


def address(pointer: SSAValue, whole: Attribute, leaf: Leaf, r: Raiser) -> SSAValue:
    """Return the address of a leaf of the aggregate behind ``pointer``."""
    if not leaf.offset:
        return pointer
    properties: dict[str, Attribute] = {
        "elem_type": whole,
        "rawConstantIndices": DenseArrayBase.from_list(i32, (0, *leaf.path)),
        "noWrapFlags": _INBOUNDS,
        "inbounds": UnitAttr(),
    }
    return r.value("llvm.getelementptr", (pointer,), LLVMPointerType(), properties)


def _access(op: Operation, leaf: Leaf, whole: Attribute) -> dict[str, Attribute]:
    """Properties of the access of one leaf; what is said about the type of all is left out."""
    properties = dict(op.properties)
    for name in ("tbaa", "invariantGroup"):
        properties.pop(name, None)
    aligned = gcd(_alignment(op, whole), leaf.offset) if leaf.offset else _alignment(op, whole)
    properties["alignment"] = IntegerAttr(aligned, i64)
    return properties


def _load(op: Operation, r: Raiser) -> None:
    whole = op.results[0].type
    if not is_aggregate(whole):
        r.clone(op)
        return
    pointer = r.x(op.operands[0])
    loaded: list[SSAValue] = []
    for leaf in leaves_of(whole):
        at = address(pointer, whole, leaf, r)
        one = r.emit(
            "llvm.load", (at,), (leaf.type,), _access(op, leaf, whole), attributes=r.attributes
        )
        loaded.append(one.results[0])
    r.set(op.results[0], *loaded)


def _store(op: Operation, r: Raiser) -> None:
    value, target = op.operands
    if not is_aggregate(value.type):
        r.clone(op)
        return
    pointer = r.x(target)
    for leaf, part in zip(leaves_of(value.type), r.leaves(value), strict=True):
        at = address(pointer, value.type, leaf, r)
        properties = _access(op, leaf, value.type)
        r.emit("llvm.store", (part, at), (), properties, attributes=r.attributes)


HANDLERS: dict[str, Handler] = {
    "llvm.insertvalue": _insertvalue,
    "llvm.extractvalue": _extractvalue,
    "llvm.load": _load,
    "llvm.store": _store,
}
