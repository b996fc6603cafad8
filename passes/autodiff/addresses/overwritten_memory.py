"""Memory that functions of the C library overwrite: it has no derivative, and the way back
undoes it.

    %n = llvm.call @sscanf(%s, "%lf", %p)     ->     %old = copy of 8 bytes at %p
                                                     %n = llvm.call @sscanf(%s, "%lf", %p)
    forward                                          fill %dp with 0, 8 bytes if %n > 0
    back                                             fill %dp with 0, 8 bytes if %n > 0
                                                     copy of %old to 8 bytes at %p

How many bytes these are says `written_bytes`. Where that does not show behind the call, the shadow
of all that may be written must be zero anyway, or the program stops.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import ArenaAllocOp, LogMemoryOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.known_functions import callee_name, is_known_inactive, known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.ops.written_bytes import New, Written, written_bytes
from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
    IndexType,
    IntegerType,
    StringAttr,
    SymbolRefAttr,
    i32,
    i64,
)
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.dialects.llvm import LLVMFunctionType
from xdsl.ir import Operation, SSAValue

from . import pointers
from .unknown_bytes import each_word, place

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.engine.session import Session
    from ad_opt.passes.autodiff.forward.doubling import Doubler
    from ad_opt.passes.autodiff.reverse.forward_sweep import Sweep
    from ad_opt.passes.autodiff.reverse.mirror import Mirror
    from ad_opt.passes.autodiff.reverse.reverse import Reversal

Pick = Callable[[SSAValue], SSAValue]
"""Function that gives a value of the program where it is wanted."""


MESSAGE = (
    "AD0708: a function of the library may have overwritten bytes that have a derivative, and it "
    "does not show which"
)

_MOST = (1 << 63) - 1


@dataclass(frozen=True)
class _Before:
    """Facts needed before a call about what it will write behind one argument."""

    most: SSAValue | None = None
    """Upper bound of the bytes that it writes."""
    start: SSAValue | None = None
    """Distance in bytes behind the address at which it begins."""


@dataclass(frozen=True)
class _Made:
    """Extent of what a call has written behind an argument."""

    size: SSAValue
    start: SSAValue | None
    is_clear: bool
    """True if so much was written, and not at most so much."""

    def clear(self, em: Emitter, shadow: SSAValue, find: Pick) -> None:
        """Nothing of it has a derivative."""
        if self.start is not None:
            shadow = pointers.behind(em, shadow, find(self.start))
        if self.is_clear:
            pointers.fill_zero(em, shadow, find(self.size))
            return

        def check(inner: Emitter, offset: SSAValue, width: int) -> None:
            type = IntegerType(8 * width)
            there = pointers.bits(inner, place(inner, shadow, offset), type)
            inner.emit(cf.AssertOp(inner.compare("eq", there, inner.integer(0, type)), MESSAGE))

        each_word(em, find(self.size), check)


@dataclass(frozen=True)
class Kept:
    """Record of what the way back does behind an argument, in values of the forward sweep."""

    address: SSAValue
    """The argument itself, in the primal."""
    made: _Made | None
    """Extent of the shadow that is zero before."""
    old: tuple[SSAValue, SSAValue] | None
    """Old contents, and how long they are."""


# ------------------------------------------------------------------ forward mode


def call_and_clear(doubler: Doubler, op: Operation) -> None:
    """Make a call; what it has written has no derivative."""
    session, em, find = doubler.session, doubler.em, doubler.value
    found = [
        (one, _before(session, em, one, op, find))
        for one in _written(op, doubler.holds_derivatives)
        if one.new is not New.ADDRESS and doubler.derivative(op.operands[one.place]) is not None
    ]
    doubler.clone(op)
    for one, before in found:
        made = _made(session, em, one, op, find, before)
        for _ in doubler.directions():
            shadow = doubler.derivative(op.operands[one.place])
            assert shadow is not None
            made.clear(em, shadow, lambda value: value)


# ------------------------------------------------------------------ reverse mode


def call_and_keep(sweep: Sweep, op: Operation, em: Emitter, call: Callable[[], object]) -> None:
    """Keep what a ``call`` may overwrite and is undone, make it, and remember what it wrote."""
    plan, find = sweep.plan, sweep.values.__getitem__
    session = sweep.session
    found = _written(op, plan.is_active)
    old: list[tuple[SSAValue, SSAValue] | None] = []
    before: list[_Before | None] = []
    for one in found:
        address = op.operands[one.place]
        undone = is_pointer(address.type) and plan.storage.must_undo(address)
        old.append(_old_bytes(sweep, op, one, em) if undone else None)
        carries = address in sweep.shadows and plan.is_active(address)
        cleared = carries and one.new is not New.ADDRESS
        before.append(_before(session, em, one, op, find) if cleared else None)
    call()
    kept: list[Kept] = []
    for one, saved, then in zip(found, old, before, strict=True):
        made = None if then is None else _made(session, em, one, op, find, then)
        if made is not None or saved is not None:
            kept.append(Kept(op.operands[one.place], made, saved))
    if kept:
        sweep.overwritten[op] = kept


def _old_bytes(sweep: Sweep, op: Operation, one: Written, em: Emitter) -> tuple[SSAValue, SSAValue]:
    if not one.is_bounded:
        raise error_at(
            op,
            "AD0708",
            f"`{callee_name(op)}` overwrites memory that the way back needs as it was, and nobody "
            "knows before how much of it",
            help="read and print with a largest length: `%15s`, `vsnprintf`",
        )
    size = _most_bytes(sweep.session, em, one, op, sweep.values.__getitem__)
    bytes_ = em.value(arith.IndexCastOp(size, IndexType()))
    kept = em.value(ArenaAllocOp(sweep.tape, [bytes_], PTR))
    pointers.copy_bytes(em, op, sweep.values[op.operands[one.place]], kept, size)
    return kept, size


def take_back(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """The way back of `call_and_keep`: the last argument first."""
    em = mirror.emitter
    for kept in reversed(reversal.sweep.overwritten.get(op, ())):
        if kept.made is not None:
            shadow = reversal.recall.value(reversal.sweep.shadows[kept.address], mirror)
            kept.made.clear(em, shadow, lambda value: reversal.recall.value(value, mirror))
        if kept.old is not None:
            old, size = (reversal.recall.value(x, mirror) for x in kept.old)
            memory = reversal.value(kept.address, mirror)
            if reversal.key.leaves and not reversal.storage.is_local(kept.address):
                em.emit(LogMemoryOp(reversal.tape, memory, size))
            pointers.copy_bytes(em, op, old, memory, size)


# ------------------------------------------------------------------ sizes


def _written(op: Operation, matters: Callable[[SSAValue], bool]) -> Sequence[Written]:
    """Return what a call overwrites; refused if nobody knows, and it may be where derivatives
    are.
    """
    if not is_known_inactive(op):
        return ()
    found = written_bytes(op)
    if found is not None:
        return [one for one in found if one.place < len(op.operands)]
    row = known_callee(op)
    places = range(len(op.operands)) if row is None or row.writes is None else row.writes
    for at in places:
        if at < len(op.operands) and is_pointer(op.operands[at].type):
            if matters(op.operands[at]):
                raise _unknown(op)
    return ()


def _unknown(op: Operation) -> DiagnosticError:
    return error_at(
        op,
        "AD0708",
        f"`{callee_name(op)}` writes to memory with derivatives, and nobody knows how much",
        help="use a format that is a constant, or read into memory of its own",
    )


def _before(session: Session, em: Emitter, one: Written, op: Operation, find: Pick) -> _Before:
    most = None
    if one.is_bounded and one.printed is None and one.new is not New.COUNTED:
        most = _most_bytes(session, em, one, op, find)
    start = None
    if one.new is New.APPENDED:
        start = _length(session, em, op, find(op.operands[one.place]))
    return _Before(most, start)


def _made(
    session: Session, em: Emitter, one: Written, op: Operation, find: Pick, before: _Before
) -> _Made:
    """Compute how much a call has overwritten, asked behind it."""
    zero, most = em.integer(0, i64), before.most
    if most is None:
        most = em.integer(_MOST, i64)
    answered = _is_answered(em, one, op, find)
    if answered is not None:
        most = em.select(answered, most, zero)
    match one.new:
        case New.COUNTED:
            size = _result(em, op, find)
            for at in one.made:
                size = em.value(arith.MuliOp(size, pointers.widened(em, find(op.operands[at]))))
        case New.PRINTED:
            letters = _result(em, op, find)
            size = em.value(arith.MinSIOp(_more(em, letters), most))
        case New.TEXT | New.APPENDED:
            text = find(op.operands[one.place])
            if before.start is not None:
                text = pointers.behind(em, text, before.start)
            size = _more(em, _length(session, em, op, text, most))
            if answered is not None:
                size = em.select(answered, size, zero)
        case _:
            size = most
    return _Made(size, before.start, is_clear=one.new is not New.UNCLEAR)


def _is_answered(em: Emitter, one: Written, op: Operation, find: Pick) -> SSAValue | None:
    """True if anything has been written, where the result says that."""
    if one.beyond is not None:
        result = find(op.results[0])
        return em.compare("sgt", result, em.integer(one.beyond, result.type))
    if one.new is New.TEXT and op.results and callee_name(op) == "fgets":
        return pointers.differ(em, find(op.results[0]), pointers.nowhere(em))
    return None


def _result(em: Emitter, op: Operation, find: Pick) -> SSAValue:
    """Return what a call has returned, as an i64 that is not negative."""
    count, zero = find(op.results[0]), em.integer(0, i64)
    if count.type != i64:
        count = em.value(arith.ExtSIOp(count, i64))
    return em.value(arith.MaxSIOp(count, zero))


def _more(em: Emitter, length: SSAValue) -> SSAValue:
    """With the end of the text."""
    return em.value(arith.AddiOp(length, em.integer(1, i64)))


def _most_bytes(session: Session, em: Emitter, one: Written, op: Operation, find: Pick) -> SSAValue:
    """Compute how much a call may overwrite, which is known before it."""
    if one.printed is not None:
        size = _length_of_print(session, em, one.printed, op, find)
    elif one.text:
        lengths = [_length(session, em, op, find(op.operands[at])) for at in one.text]
        size = em.integer(1, i64)
        for length in lengths:
            size = em.value(arith.AddiOp(size, length))
    else:
        size = em.integer(one.size, i64)
        for at in one.times:
            size = em.value(arith.MuliOp(size, pointers.widened(em, find(op.operands[at]))))
    return _if_given(em, op.operands[one.place], find(op.operands[one.place]), size)


def _if_given(em: Emitter, argument: SSAValue, address: SSAValue, size: SSAValue) -> SSAValue:
    """No bytes behind an argument that may be null, where it is."""
    owner = argument.owner
    if isinstance(owner, Operation) and owner.name in ("llvm.alloca", "llvm.mlir.addressof"):
        return size
    null = pointers.same(em, address, pointers.nowhere(em))
    return em.select(null, em.integer(0, i64), size)


def _length(
    session: Session, em: Emitter, op: Operation, text: SSAValue, most: SSAValue | None = None
) -> SSAValue:
    """``strlen``, or ``strnlen`` if no more than so many bytes may be looked at."""
    name, operands = ("strlen", [text]) if most is None else ("strnlen", [text, most])
    types = [operand.type for operand in operands]
    known = session.symbol(name)
    if known is None:
        session.add_function(FuncOp.external(name, types, [i64]))
    elif not isinstance(known, FuncOp) or known.function_type != FunctionType.from_lists(
        types, [i64]
    ):
        raise _unknown(op)
    return em.emit(CallOp(name, operands, [i64])).results[0]


def _length_of_print(
    session: Session, em: Emitter, format: int, op: Operation, find: Pick
) -> SSAValue:
    """One more than ``snprintf(0, 0, ...)``."""
    _declare_snprintf(session, op)
    given = [find(x) for x in op.operands[format:]]
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
