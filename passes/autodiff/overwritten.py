"""What functions of the C library overwrite: it has no derivative, and the way back undoes it.

    %n = llvm.call @sscanf(%s, "%lf", %p)     ->     %old = copy of 8 bytes at %p
                                                     %n = llvm.call @sscanf(%s, "%lf", %p)
    forward                                          fill %dp with 0, 8 bytes if %n > 0
    back                                             fill %dp with 0, 8 bytes if %n > 0
                                                     copy of %old to 8 bytes at %p

How many bytes these are says `written_bytes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff import ArenaAllocOp, LogMemoryOp
from ad_opt.dialects.support.classes import CLASSES
from ad_opt.dialects.support.diagnostics import DiagnosticError, error_at
from ad_opt.dialects.support.layouts import PTR
from xdsl.dialects import arith
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    i1,
    i32,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Operation, SSAValue

from ..analysis.known_functions import callee_name, is_known_inactive, known_callee
from ..analysis.memory_ops import is_pointer
from ..analysis.written_bytes import Written, written_bytes
from . import pointers
from .emit import Emitter

if TYPE_CHECKING:
    from .dual import Doubler
    from .mirror import Mirror
    from .reverse import Reversal
    from .session import Session
    from .sweep import Sweep

Pick = Callable[[SSAValue], SSAValue]
"""Where a value of the program is to be had."""


@dataclass(frozen=True)
class Kept:
    """What the way back does behind an argument, in values of the forward sweep."""

    address: SSAValue
    """The argument itself, in the primal."""
    made: SSAValue | None
    """So many bytes of the shadow are zero before."""
    old: tuple[SSAValue, SSAValue] | None
    """What was there, and how long that is."""


# ------------------------------------------------------------------ forward mode


def clear_tangents(doubler: Doubler, op: Operation) -> None:
    """Behind a call: what it has written has no derivative."""
    for one in _written(op, doubler.holds_derivatives):
        shadow = doubler.derivative(op.operands[one.place])
        if shadow is not None and one.has_floats:
            size = _made_bytes(doubler.em, one, op, doubler.value)
            pointers.fill_zero(doubler.em, shadow, size)


# ------------------------------------------------------------------ reverse mode


def call_and_keep(sweep: Sweep, op: Operation, em: Emitter, call: Callable[[], object]) -> None:
    """Keep what a ``call`` may overwrite and is undone, make it, and remember what it wrote."""
    reversal = sweep.reversal
    found = _written(op, reversal.is_active)
    old: list[tuple[SSAValue, SSAValue] | None] = []
    for one in found:
        address = op.operands[one.place]
        undone = is_pointer(address.type) and reversal.storage.must_undo(address)
        old.append(_old_bytes(sweep, op, one, em) if undone else None)
    call()
    kept: list[Kept] = []
    for one, before in zip(found, old, strict=True):
        address, made = op.operands[one.place], None
        if one.has_floats and address in sweep.shadows and reversal.is_active(address):
            made = _made_bytes(em, one, op, sweep.values.__getitem__)
        if made is not None or before is not None:
            kept.append(Kept(address, made, before))
    if kept:
        reversal.overwritten[op] = kept


def _old_bytes(sweep: Sweep, op: Operation, one: Written, em: Emitter) -> tuple[SSAValue, SSAValue]:
    if not one.is_bounded:
        raise error_at(
            op,
            "AD0708",
            f"`{callee_name(op)}` overwrites memory that the way back needs as it was, and nobody "
            "knows before how much of it",
            help="read and print with a largest length: `%15s`, `vsnprintf`",
        )
    size = _most_bytes(sweep.reversal.session, em, one, op, sweep.values)
    bytes_ = em.value(arith.IndexCastOp(size, IndexType()))
    kept = em.value(ArenaAllocOp(sweep.tape, [bytes_], PTR))
    pointers.copy_bytes(em, op, sweep.values[op.operands[one.place]], kept, size)
    return kept, size


def take_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The way back of `call_and_keep`: the last argument first."""
    em = mirror.emitter
    for kept in reversed(reversal.overwritten.get(op, ())):
        if kept.made is not None:
            shadow = reversal.recall.value(reversal.sweep.shadows[kept.address], mirror)
            pointers.fill_zero(em, shadow, reversal.recall.value(kept.made, mirror))
        if kept.old is not None:
            old, size = (reversal.recall.value(x, mirror) for x in kept.old)
            memory = reversal.value(kept.address, mirror)
            if reversal.key.leaves and not reversal.storage.is_local(kept.address):
                em.emit(LogMemoryOp(reversal.tape, memory, size))
            pointers.copy_bytes(em, op, old, memory, size)


# ------------------------------------------------------------------ sizes


def _written(op: Operation, matters: Callable[[SSAValue], bool]) -> Sequence[Written]:
    """What a call overwrites; refused if nobody knows, and it may be where derivatives are."""
    if not is_known_inactive(op):
        return ()
    found = written_bytes(op)
    if found is not None:
        return [one for one in found if one.place < len(op.operands)]
    row = known_callee(op)
    places = range(len(op.operands)) if row is None or row.writes is None else row.writes
    for place in places:
        if place < len(op.operands) and is_pointer(op.operands[place].type):
            if matters(op.operands[place]):
                raise _unknown(op)
    return ()


def _unknown(op: Operation) -> DiagnosticError:
    return error_at(
        op,
        "AD0708",
        f"`{callee_name(op)}` writes to memory with derivatives, and nobody knows how much",
        help="use a format that is a constant, or read into memory of its own",
    )


def _most_bytes(
    session: Session, em: Emitter, one: Written, op: Operation, values: dict[SSAValue, SSAValue]
) -> SSAValue:
    """How much a call may overwrite, which is known before it."""
    if one.printed is not None:
        size = _length_of_print(session, em, one.printed, op, values)
    elif one.text:
        lengths = [_length(session, em, op, values[op.operands[at]]) for at in one.text]
        size = em.integer(1, i64)
        for length in lengths:
            size = em.value(arith.AddiOp(size, length))
    else:
        size = em.integer(one.size, i64)
        for at in one.times:
            size = em.value(arith.MuliOp(size, pointers.widened(em, values[op.operands[at]])))
    return _if_given(em, op.operands[one.place], values[op.operands[one.place]], size)


def _made_bytes(em: Emitter, one: Written, op: Operation, pick: Pick) -> SSAValue:
    """How much a call has overwritten with what may be floats."""
    result, zero = pick(op.results[0]), em.integer(0, i64)
    if one.beyond is not None:
        least = em.integer(one.beyond, result.type)
        more = em.value(arith.CmpiOp(result, least, "sgt"))
        return em.select(more, em.integer(one.size, i64), zero)
    count = result
    if count.type != i64:
        count = em.value(arith.ExtSIOp(count, i64))
    count = em.value(arith.MaxSIOp(count, zero))
    for at in one.made or ():
        count = em.value(arith.MuliOp(count, pointers.widened(em, pick(op.operands[at]))))
    return count


def _if_given(em: Emitter, argument: SSAValue, address: SSAValue, size: SSAValue) -> SSAValue:
    """No bytes behind an argument that may be null, where it is."""
    owner = argument.owner
    if isinstance(owner, Operation) and owner.name in ("llvm.alloca", "llvm.mlir.addressof"):
        return size
    null = CLASSES["llvm.icmp"].create(
        operands=[address, pointers.nowhere(em)],
        result_types=[i1],
        properties={"predicate": IntegerAttr(0, i64)},
    )
    return em.select(em.value(null), em.integer(0, i64), size)


def _length(session: Session, em: Emitter, op: Operation, text: SSAValue) -> SSAValue:
    """``strlen``."""
    type = FunctionType.from_lists([PTR], [i64])
    known = session.symbol("strlen")
    if known is None:
        session.add_function(FuncOp.external("strlen", [PTR], [i64]))
    elif not isinstance(known, FuncOp) or known.function_type != type:
        raise _unknown(op)
    return em.emit(CallOp("strlen", [text], [i64])).results[0]


def _length_of_print(
    session: Session, em: Emitter, format: int, op: Operation, values: dict[SSAValue, SSAValue]
) -> SSAValue:
    """One more than ``snprintf(0, 0, ...)``."""
    _declare_snprintf(session, op)
    given = [values[x] for x in op.operands[format:]]
    operands = [pointers.nowhere(em), em.integer(0, i64), *given]
    counted = CLASSES["llvm.call"].create(
        operands=operands,
        result_types=[i32],
        properties={
            **{key: op.properties[key] for key in ("CConv", "fastmathFlags")},
            "callee": SymbolRefAttr("snprintf"),
            "var_callee_type": _SNPRINTF,
            "operandSegmentSizes": DenseArrayBase.from_list(i32, [len(operands), 0]),
            "op_bundle_sizes": DenseArrayBase.from_list(i32, []),
        },
    )
    count = em.value(arith.ExtSIOp(em.value(counted), i64))
    return em.value(arith.AddiOp(count, em.integer(1, i64)))


_SNPRINTF = LLVMFunctionType([PTR, i64, PTR], i32, is_variadic=True)


def _declare_snprintf(session: Session, op: Operation) -> None:
    known = session.symbol("snprintf")
    if known is not None:
        if known.name != "llvm.func" or known.properties["function_type"] != _SNPRINTF:
            raise _unknown(op)
        return
    printing = session.symbol(callee_name(op) or "")
    if printing is None or printing.name != "llvm.func":
        raise _unknown(op)
    declared = printing.clone()
    declared.properties["sym_name"] = StringAttr("snprintf")
    declared.properties["function_type"] = _SNPRINTF
    declared.properties.pop("arg_attrs", None)
    session.add_symbol(declared, printing)
