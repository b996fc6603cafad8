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

from ad_opt.dialects.core.arith import ExtSIOp
from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.ops.known_functions import is_known_inactive, known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.ops.written_bytes import New, Written, written_bytes
from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import (
    DenseArrayBase,
    FunctionType,
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
from .module_in_work import ModuleInWork
from .unknown_bytes import each_word, place

Pick = Callable[[SSAValue], SSAValue]
"""Function that gives a value of the program where it is wanted."""


MESSAGE = (
    "AD0708: a function of the library may have overwritten bytes that have a derivative, and it "
    "does not show which"
)

_MOST = (1 << 63) - 1


@dataclass(frozen=True)
class Before:
    """Facts needed before a call about what it will write behind one argument."""

    most: SSAValue | None = None
    """Upper bound of the bytes that it writes."""
    start: SSAValue | None = None
    """Distance in bytes behind the address at which it begins."""


@dataclass(frozen=True)
class Made:
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


def written_by(op: Operation, matters: Callable[[SSAValue], bool]) -> Sequence[Written]:
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


def before_call(
    session: ModuleInWork, em: Emitter, one: Written, op: Operation, find: Pick
) -> Before:
    """Compute what only can be asked before a call: most bytes, and where text ends."""
    most = None
    if one.is_bounded and one.printed is None and one.new is not New.COUNTED:
        most = most_bytes(session, em, one, op, find)
    start = None
    if one.new is New.APPENDED:
        start = _length(session, em, op, find(op.operands[one.place]))
    return Before(most, start)


def made_by(
    session: ModuleInWork, em: Emitter, one: Written, op: Operation, find: Pick, before: Before
) -> Made:
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
    return Made(size, before.start, is_clear=one.new is not New.UNCLEAR)


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
        count = em.value(ExtSIOp(count, i64))
    return em.value(arith.MaxSIOp(count, zero))


def _more(em: Emitter, length: SSAValue) -> SSAValue:
    """With the end of the text."""
    return em.value(arith.AddiOp(length, em.integer(1, i64)))


def most_bytes(
    session: ModuleInWork, em: Emitter, one: Written, op: Operation, find: Pick
) -> SSAValue:
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
    session: ModuleInWork, em: Emitter, op: Operation, text: SSAValue, most: SSAValue | None = None
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
    session: ModuleInWork, em: Emitter, format: int, op: Operation, find: Pick
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
    count = em.value(ExtSIOp(em.value(counted), i64))
    return em.value(arith.AddiOp(count, em.integer(1, i64)))


_SNPRINTF = LLVMFunctionType([PTR, i64, PTR], i32, is_variadic=True)


def _declare_snprintf(session: ModuleInWork, op: Operation) -> None:
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
