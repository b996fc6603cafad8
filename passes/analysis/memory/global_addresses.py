"""Globals of LLVM that may be reached through addresses that others hold.

What a global holds when a function begins is not followed: an address among it may lead into any
global of which the address is in memory, or to what another global leads to. Shadows lead to
shadows alone.
"""

from __future__ import annotations

from ad_opt.dialects.llvm.llvm_ext import SHADOW_GLOBAL, WRITTEN_ELSEWHERE
from ad_opt.dialects.support.ir.queries import children, walk
from ad_opt.dialects.support.ir.symbols import named_by
from ad_opt.dialects.typetree.kinds import POINTER_SIZE
from ad_opt.passes.ops.catalogue import viewed
from xdsl.dialects.builtin import ArrayAttr, IntegerType, VectorType
from xdsl.dialects.llvm import LinkageAttr, LLVMArrayType, LLVMPointerType
from xdsl.ir import Attribute, Operation, SSAValue

_ONLY_ACCESS = frozenset({"llvm.load", "llvm.icmp"})
"""Uses of an address, beside stores to it, that hand it to nobody."""
_PRIVATE = frozenset({"internal", "private"})


class GlobalAddresses:
    """The globals of a module that hold addresses, and those to which addresses may lead."""

    def __init__(self, module: Operation):
        ops = [op for op in children(module) if op.name == "llvm.mlir.global"]
        self._shadows = {_name(op) for op in ops if SHADOW_GLOBAL in op.attributes}
        self._holding = {_name(op) for op in ops if _may_hold(op)}
        self._exposed: set[str] = set()
        if self._holding:
            self._exposed = {_name(op) for op in ops if _is_known_elsewhere(op)}
            self._exposed |= {name for op in ops for name in _named(op)}
            self._exposed |= _taken(module)
            self._exposed -= {_name(op) for op in ops if "constant" in op.properties}

    def may_meet(self, one: str, other: str) -> bool:
        """True if what is reached from two globals may be the same memory."""
        if (one in self._shadows) != (other in self._shadows):
            return False
        if one in self._holding and other in self._holding:
            return True
        pair = (one, other) if one in self._holding else (other, one)
        return pair[0] in self._holding and pair[1] in self._exposed


def _name(op: Operation) -> str:
    return getattr(op.properties.get("sym_name"), "data", "")


def _is_known_elsewhere(op: Operation) -> bool:
    """True if functions that are not in the module may know the address of a global."""
    if WRITTEN_ELSEWHERE in op.attributes:
        return True
    linkage = op.properties.get("linkage")
    return not isinstance(linkage, LinkageAttr) or linkage.linkage.data not in _PRIVATE


def _may_hold(op: Operation) -> bool:
    """True if a global has addresses in it. Bytes that may change may be addresses."""
    type = op.properties.get("global_type")
    return type is not None and _has_addresses(type, "constant" not in op.properties)


def _has_addresses(type: Attribute, bytes_count: bool) -> bool:
    match type:
        case LLVMPointerType():
            return True
        case LLVMArrayType():
            if isinstance(type.type, IntegerType) and type.type.width.data == 8:
                return bytes_count and type.size.data >= POINTER_SIZE
            return _has_addresses(type.type, bytes_count)
        case VectorType():
            return _has_addresses(type.element_type, bytes_count)
        case _:
            fields = getattr(type, "types", ())
            if not isinstance(fields, ArrayAttr):
                return False
            return any(_has_addresses(one, bytes_count) for one in fields)


def is_never_active(op: Operation) -> bool:
    """True if no derivative stands in a global: nothing is stored there, and no address is."""
    return "constant" in op.properties and not _may_hold(op) and not _named(op)


def _named(op: Operation) -> set[str]:
    """The globals that another one names in its initial contents."""
    return {_symbol(inner) for inner in walk(op) if inner.name == "llvm.mlir.addressof"}


def _taken(module: Operation) -> set[str]:
    """The globals of which a function does more with the address than to access memory there."""
    found: set[str] = set()
    for op in walk(module):
        if op.name == "llvm.mlir.addressof" and _escapes(op.results[0]):
            found.add(_symbol(op))
    return found


def _symbol(op: Operation) -> str:
    return named_by(op, "global_name") or ""


def _escapes(address: SSAValue) -> bool:
    for use in address.uses:
        op = use.operation
        if op.name in _ONLY_ACCESS or (op.name == "llvm.store" and use.index == 1):
            continue
        if viewed(op) is None or _escapes(op.results[0]):
            return True
    return False
