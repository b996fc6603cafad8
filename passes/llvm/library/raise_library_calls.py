"""Calls of the C library's allocator become operations; those of its memory functions, intrinsics.

Needs: `raise-llvm`. Leaves: ``llvm_ext.malloc``, ``llvm_ext.free``, and ``llvm.intr.memcpy``,
``memmove`` and ``memset`` where ``malloc``, ``calloc``, ``realloc``, ``free``, the operators of C++
and Rust's allocator were called. A function that the program defines itself is left alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ad_opt.dialects.llvm.addresses import load_from, memset
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.llvm.llvm_ext import FRESH_MEMORY, FreeOp, MallocOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.queries import constant_of, walk
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import callee_name, symbols_in
from ad_opt.passes.analysis.type_trees.facts.inferred_bytes import TYPE_TREE
from ad_opt.passes.llvm.memory_parts import store
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.ops.library_types import calls_library
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import (
    AndIOp,
    CmpfOp,
    CmpiOp,
    ConstantOp,
    ExtUIOp,
    MinUIOp,
    MulfOp,
    MuliOp,
    SelectOp,
    TruncIOp,
)
from xdsl.dialects.builtin import (
    AnyFloat,
    FloatAttr,
    FunctionType,
    IntegerAttr,
    ModuleOp,
    StringAttr,
    SymbolRefAttr,
    UnitAttr,
    f32,
    f64,
    i1,
    i8,
    i32,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.dialects.math import FloorOp
from xdsl.ir import Operation, SSAValue
from xdsl.passes import ModulePass

from .library_rules import attach_library_rules
from .raise_fortran_blas import raise_fortran_blas

USABLE = "malloc_usable_size"
"""Says how many bytes there are at an address (at least what was asked for), and 0 for null."""
USUAL_ALIGNMENT = 16
"""Alignment of every ``malloc``, in bytes. Fixed by the C library."""
ENOMEM, EINVAL = 12, 22
"""Error numbers that ``posix_memalign`` returns where there is no memory, and for a wrong
alignment.
"""

Raise = Callable[[Operation, Builder], SSAValue | None]
"""Function that replaces a call and returns its result."""


def _malloc(name: str | None = None) -> Raise:
    def raised(call: Operation, b: Builder) -> SSAValue:
        return b.value(MallocOp(_wide(b, call.operands[0]), name))

    return raised


def _aligned(call: Operation, b: Builder) -> SSAValue:
    """Memory at a multiple of a constant; `malloc` gives multiples of 16."""
    alignment = constant_of(call.operands[0])
    assert alignment is not None
    size = _wide(b, call.operands[1])
    return b.value(MallocOp(size, alignment=alignment if alignment > USUAL_ALIGNMENT else 0))


def _posix_aligned(call: Operation, b: Builder) -> SSAValue:
    """The same, whose address is stored; the result says what is wrong, if anything is."""
    place, *rest = call.operands
    alignment = constant_of(rest[0])
    assert alignment is not None
    if alignment < 8 or alignment & (alignment - 1):
        return b.integer(EINVAL, i32)
    wanted = alignment if alignment > USUAL_ALIGNMENT else 0
    memory = b.value(MallocOp(_wide(b, rest[1]), alignment=wanted))
    store(b, memory, place)
    null = b.emit(CLASSES["llvm.mlir.zero"].create(result_types=[PTR])).results[0]
    none = CLASSES["llvm.icmp"].create(
        operands=[memory, null], result_types=[i1], properties={"predicate": IntegerAttr(0, i64)}
    )
    failed = b.emit(none).results[0]
    return b.value(SelectOp(failed, b.integer(ENOMEM, i32), b.integer(0, i32)))


def _free(name: str | None = None) -> Raise:
    def raised(call: Operation, b: Builder) -> None:
        b.emit(FreeOp(call.operands[0], name))

    return raised


def _calloc(call: Operation, b: Builder) -> SSAValue:
    count, size = (_wide(b, x) for x in call.operands)
    total = b.value(MuliOp(count, size))
    return _zeroed(b, total)


def _zeroed(b: Builder, size: SSAValue) -> SSAValue:
    memory = b.value(MallocOp(size))
    fill(b, memory, b.integer(0, i8), size, fresh=True)
    return memory


def _rust_zeroed(call: Operation, b: Builder) -> SSAValue:
    return _zeroed(b, _wide(b, call.operands[0]))


def _realloc(call: Operation, b: Builder) -> SSAValue:
    """New memory, and a copy of what fits; the library knows how much there was."""
    old, size = call.operands[0], _wide(b, call.operands[1])
    memory = b.value(MallocOp(size))
    there = b.value(CallOp(USABLE, [old], [i64]))
    both = b.value(MinUIOp(there, size))
    _bytes(b, call, "llvm.intr.memcpy", [memory, old, both])
    b.emit(FreeOp(old))
    return memory


def _rust_realloc(call: Operation, b: Builder) -> SSAValue:
    """The same, told how much there was."""
    old, there, _, size = call.operands
    memory = b.value(MallocOp(_wide(b, size)))
    both = b.value(MinUIOp(_wide(b, there), _wide(b, size)))
    _bytes(b, call, "llvm.intr.memcpy", [memory, old, both])
    b.emit(FreeOp(old))
    return memory


def _memcpy(name: str) -> Raise:
    def raised(call: Operation, b: Builder) -> SSAValue:
        target, source, size = call.operands[:3]
        _bytes(b, call, name, [target, source, _wide(b, size)])
        return target

    return raised


def _bytes(b: Builder, call: Operation, name: str, operands: list[SSAValue]) -> None:
    b.emit(
        CLASSES[name].create(
            operands=operands,
            properties={"isVolatile": IntegerAttr(0, i1)},
            attributes=dict(call.attributes),
        )
    )


def _memset(call: Operation, b: Builder) -> SSAValue:
    target, value, size = call.operands[:3]
    byte = value if value.type == i8 else b.value(TruncIOp(value, i8))
    fill(b, target, byte, _wide(b, size))
    return target


def fill(
    b: Builder, target: SSAValue, byte: SSAValue, size: SSAValue, *, fresh: bool = False
) -> None:
    """``memset``; of memory in which nothing has been yet, if it is ``fresh``."""
    b.emit(memset(target, byte, size, {FRESH_MEMORY: UnitAttr()} if fresh else {}))


def _wide(b: Builder, size: SSAValue) -> SSAValue:
    return size if size.type == i64 else b.value(ExtUIOp(size, i64))


def _gamma_and_sign(end: str) -> Raise:
    """``lgamma``, and the sign of the gamma function: -1 between -1 and 0, -3 and -2, ..."""

    def raised(call: Operation, b: Builder) -> SSAValue:
        x, place = call.operands
        assert isinstance(x.type, AnyFloat)
        one, minus = b.integer(1, i32), b.integer(-1, i32)
        half = b.value(ConstantOp(FloatAttr(0.5, x.type)))
        zero = b.zero(x.type)
        below = b.value(FloorOp(x))
        halved = b.value(MulfOp(below, half))
        odd = b.value(CmpfOp(b.value(FloorOp(halved)), halved, "one"))
        left = b.value(AndIOp(b.value(CmpfOp(x, zero, "olt")), odd))
        inside = b.value(AndIOp(left, b.value(CmpfOp(x, below, "one"))))
        store(b, b.value(SelectOp(inside, minus, one)), place)
        return b.value(CallOp(f"lgamma{end}", [x], [x.type]))

    return raised


def _remainder_and_quotient(end: str) -> Raise:
    """``remainder``, which has a derivative, beside the call that stores bits of the quotient."""

    def raised(call: Operation, b: Builder) -> SSAValue:
        x, y, _ = call.operands
        name = SymbolRefAttr(callee_name(call) or "")
        b.emit(CallOp(name, list(call.operands), [x.type]))
        return b.value(CallOp(f"remainder{end}", [x, y], [x.type]))

    return raised


def _acquire(call: Operation, b: Builder) -> SSAValue:
    """True if a static variable has not been set yet: its guard's first byte says so."""
    said = {TYPE_TREE: StringAttr("{[-1]:Integer}")}
    done = b.value(load_from(call.operands[0], i8, attributes=said))
    return b.value(ExtUIOp(b.value(CmpiOp(done, b.integer(0, i8), "eq")), i32))


def _release(call: Operation, b: Builder) -> None:
    store(b, b.integer(1, i8), call.operands[0])


def _at_exit(call: Operation, b: Builder) -> SSAValue:
    """Register for the end of the process: no derivative belongs to a library of its own.

    The handle of the program's library is a symbol that each library has for itself.
    """
    null = b.emit(CLASSES["llvm.mlir.zero"].create(result_types=[PTR])).results[0]
    name = SymbolRefAttr(callee_name(call) or "")
    return b.value(CallOp(name, [*call.operands[:2], null], [i32]))


RAISED: dict[str, Raise] = {
    "malloc": _malloc(),
    "calloc": _calloc,
    "aligned_alloc": _aligned,
    "memalign": _aligned,
    "posix_memalign": _posix_aligned,
    "realloc": _realloc,
    "free": _free(),
    "cfree": _free(),
    "_Znwm": _malloc("_Znwm"),
    "NRT_Allocate": _malloc("NRT_Allocate"),
    "NRT_Free": _free("NRT_Free"),
    "_Znam": _malloc("_Znam"),
    "_ZnwmRKSt9nothrow_t": _malloc("_Znwm"),
    "_ZnamRKSt9nothrow_t": _malloc("_Znam"),
    "_ZdlPv": _free("_ZdlPv"),
    "_ZdaPv": _free("_ZdaPv"),
    "_ZdlPvm": _free("_ZdlPv"),
    "_ZdaPvm": _free("_ZdaPv"),
    "__rust_alloc": _malloc(),
    "__rust_alloc_zeroed": _rust_zeroed,
    "__rust_dealloc": _free(),
    "__rust_realloc": _rust_realloc,
    "memcpy": _memcpy("llvm.intr.memcpy"),
    "__memcpy_chk": _memcpy("llvm.intr.memcpy"),
    "memmove": _memcpy("llvm.intr.memmove"),
    "__memmove_chk": _memcpy("llvm.intr.memmove"),
    "memset": _memset,
    "__memset_chk": _memset,
    "__cxa_guard_acquire": _acquire,
    "__cxa_guard_release": _release,
    "__cxa_atexit": _at_exit,
    "__cxa_thread_atexit": _at_exit,
    "lgamma_r": _gamma_and_sign(""),
    "lgammaf_r": _gamma_and_sign("f"),
    "remquo": _remainder_and_quotient(""),
    "remquof": _remainder_and_quotient("f"),
}
"""By the name of the function."""

_ALIGNMENTS: dict[Raise, int] = {_aligned: 0, _posix_aligned: 1}


def _has_constant_alignment(call: Operation, row: Raise) -> bool:
    at = _ALIGNMENTS.get(row)
    return at is None or constant_of(call.operands[at]) is not None


CALLED: dict[str, tuple[str, FunctionType]] = {
    "realloc": (USABLE, FunctionType.from_lists([PTR], [i64])),
    "lgamma_r": ("lgamma", FunctionType.from_lists([f64], [f64])),
    "lgammaf_r": ("lgammaf", FunctionType.from_lists([f32], [f32])),
    "remquo": ("remainder", FunctionType.from_lists([f64, f64], [f64])),
    "remquof": ("remainderf", FunctionType.from_lists([f32, f32], [f32])),
}
"""Functions that are called in the place of these."""


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

    ``realloc`` becomes new memory and a copy; how much there was, ``malloc_usable_size`` says.

    Calls of BLAS by Fortran's conventions (``ddot_``) become calls by value (``ddot_.by_value``).

    Declared functions of the compiler's runtime library get their derivatives (`library_rules`).

    Options: none.
    """

    name = "raise-library-calls"

    @override
    def apply(self, ctx: Context, op: ModuleOp) -> None:
        symbols = symbols_in(op)
        known, own = set(symbols), {name for name, one in symbols.items() if has_body(one)}
        raised = [function for function in op.ops if function.name == "func.func"]
        calls = [call for f in raised for call in walk(f) if call.name == "func.call"]
        raise_fortran_blas(op, calls)
        for call in calls:
            name = callee_name(call)  # none where Fortran's BLAS was called
            row = RAISED.get(name) if name is not None and name not in own else None
            if row is None or name is None or not calls_library(name, call):
                continue
            if not _has_constant_alignment(call, row):
                continue
            if name in CALLED and CALLED[name][0] not in known:
                other, type = CALLED[name]
                known.add(other)
                op.body.block.add_op(FuncOp.external(other, list(type.inputs), list(type.outputs)))
            block = call.parent
            assert block is not None
            found = row(call, Builder(block, call, call.location))
            replace(call, *([] if not call.results or found is None else [found]))
        attach_library_rules(op)
