"""Calls of the C library's allocator become operations; those of its memory functions, intrinsics.

Needs: `raise-llvm`. Leaves: ``llvm_ext.malloc``, ``llvm_ext.free``, and ``llvm.intr.memcpy``,
``memmove`` and ``memset`` where ``malloc``, ``calloc``, ``realloc``, ``free``, the operators of C++
and Rust's allocator were called. A function that the program defines itself is left alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ad_opt.dialects.llvm_ext import FreeOp, MallocOp
from ad_opt.dialects.support.build import Builder, replace, walk
from ad_opt.dialects.support.classes import CLASSES
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import ExtUIOp, MuliOp, TruncIOp
from xdsl.dialects.builtin import IntegerAttr, ModuleOp, StringAttr, i1, i8, i64
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from ..analysis.call_graph import has_body
from ..analysis.known_functions import callee_name

Raise = Callable[[Operation, Builder], SSAValue | None]
"""What a call becomes, and its result."""


def _malloc(name: str | None = None, size: int = 0) -> Raise:
    def raised(call: Operation, b: Builder) -> SSAValue:
        return b.value(MallocOp(_wide(b, call.operands[size]), name))

    return raised


def _free(name: str | None = None) -> Raise:
    def raised(call: Operation, b: Builder) -> None:
        b.emit(FreeOp(call.operands[0], name))

    return raised


def _calloc(call: Operation, b: Builder) -> SSAValue:
    count, size = (_wide(b, x) for x in call.operands)
    total = b.value(MuliOp(count, size))
    memory = b.value(MallocOp(total))
    fill(b, memory, b.integer(0, i8), total)
    return memory


def _rust_zeroed(call: Operation, b: Builder) -> SSAValue:
    size = _wide(b, call.operands[0])
    memory = b.value(MallocOp(size))
    fill(b, memory, b.integer(0, i8), size)
    return memory


def _memcpy(name: str) -> Raise:
    def raised(call: Operation, b: Builder) -> SSAValue:
        target, source, size = call.operands[:3]
        b.emit(
            CLASSES[name].create(
                operands=[target, source, _wide(b, size)],
                properties={"isVolatile": IntegerAttr(0, i1)},
                attributes=dict(call.attributes),
            )
        )
        return target

    return raised


def _memset(call: Operation, b: Builder) -> SSAValue:
    target, value, size = call.operands[:3]
    byte = value if value.type == i8 else b.value(TruncIOp(value, i8))
    fill(b, target, byte, _wide(b, size))
    return target


def fill(b: Builder, target: SSAValue, byte: SSAValue, size: SSAValue) -> None:
    """``memset``."""
    b.emit(
        CLASSES["llvm.intr.memset"].create(
            operands=[target, byte, size], properties={"isVolatile": IntegerAttr(0, i1)}
        )
    )


def _wide(b: Builder, size: SSAValue) -> SSAValue:
    return size if size.type == i64 else b.value(ExtUIOp(size, i64))


RAISED: dict[str, Raise] = {
    "malloc": _malloc(),
    "calloc": _calloc,
    "free": _free(),
    "cfree": _free(),
    "_Znwm": _malloc("_Znwm"),
    "_Znam": _malloc("_Znam"),
    "_ZdlPv": _free("_ZdlPv"),
    "_ZdaPv": _free("_ZdaPv"),
    "_ZdlPvm": _free("_ZdlPv"),
    "_ZdaPvm": _free("_ZdaPv"),
    "memcpy": _memcpy("llvm.intr.memcpy"),
    "__memcpy_chk": _memcpy("llvm.intr.memcpy"),
    "memmove": _memcpy("llvm.intr.memmove"),
    "__memmove_chk": _memcpy("llvm.intr.memmove"),
    "memset": _memset,
    "__memset_chk": _memset,
}
"""By the name of the function."""


@dataclass(frozen=True)
class RaiseLibraryCallsPass(ModulePass):
    """Turn calls of the allocator and of memory functions into operations.

        %p = func.call @calloc(%n, %c8) : (i64, i64) -> !llvm.ptr
        func.call @free(%p) : (!llvm.ptr) -> ()
    becomes
        %b = arith.muli %n, %c8 : i64
        %p = llvm_ext.malloc %b : i64 -> !llvm.ptr
        "llvm.intr.memset"(%p, %zero, %b) ...
        llvm_ext.free %p : !llvm.ptr

    ``realloc`` needs the size of what it moves, which no program says: memory of the heap that is
    reallocated keeps the call, and derivatives through it are refused.

    Options: none.
    """

    name = "raise-library-calls"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        own = {
            name.data
            for function in op.ops
            if has_body(function)
            and isinstance(name := function.get_attr_or_prop("sym_name"), StringAttr)
        }
        for call in list(walk(op)):
            if call.name != "func.call":
                continue
            name = callee_name(call)
            row = RAISED.get(name) if name is not None and name not in own else None
            if row is None:
                continue
            block = call.parent
            assert block is not None
            found = row(call, Builder(block, call, call.location))
            replace(call, *([] if not call.results or found is None else [found]))
