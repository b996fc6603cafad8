"""Forward mode at calls: the derivative of the callee, specialised on what has a derivative here.

    %y = func.call @g(%x, %m)    ->    %y, %dy = func.call @g.fwd(%x, %dx, %m)

A buffer that the caller wants no derivative of may still carry one while the callee runs: it stores
what depends on `%x` there and reads it again. It goes in with a shadow of zeros then, which is let
go behind the call. What is still in it does not matter, or the caller would have a shadow.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import cast

from ad_opt.dialects.autodiff.autodiff import FORWARD, PRIMAL_SUBSTITUTE
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.autodiff.addresses.pointers import shadow_of_found
from ad_opt.passes.autodiff.blas.known_routine import known_routine
from ad_opt.passes.autodiff.forward.forward_overwritten import call_and_clear
from ad_opt.passes.autodiff.plan.facts.key import Key, are_apart
from ad_opt.passes.autodiff.plan.facts.shadowed import Shadowed
from ad_opt.passes.emit.buffers import dynamic_sizes, fill_zero, plain_type
from ad_opt.passes.emit.emit import flows_by_value
from ad_opt.passes.ops.known_functions import known_callee
from ad_opt.passes.ops.memory_ops import is_pointer
from xdsl.dialects.builtin import MemRefType, SymbolRefAttr
from xdsl.dialects.func import FuncOp
from xdsl.dialects.memref import AllocOp, DeallocOp
from xdsl.ir import Operation, SSAValue

from .doubling import Doubler, Flags


def forward_call(doubler: Doubler, op: Operation) -> None:
    """A call of the derivative."""
    session = doubler.session
    name = cast(SymbolRefAttr, op.properties["callee"]).string_value()
    callee = session.declaration(name, op)
    if (routine := known_routine(session, op)) is not None:
        from ad_opt.passes.autodiff.forward.forward_blas import double_blas

        double_blas(doubler, op, routine)
        return
    dup = [doubler.derivative(operand) is not None for operand in op.operands]
    flags = doubler.flags(op.results)
    shadows = any(doubler.is_shadow_type(result.type) for result in op.results)
    globals = doubler.active_globals(op)
    if session.is_inactive(callee) or not (any(dup) or shadows or globals):
        if any(flags) and not session.is_inactive(callee):
            raise _unknown_shadow(op, name)
        call_and_clear(doubler, op)
        if known_callee(op) is not None:
            bind_found(doubler, op)
        return
    scratch = _scratch(doubler, op, callee, dup, flags, globals)
    made = {at: [_zeros(doubler, op.operands[at]) for _ in doubler.directions()] for at in scratch}
    activities = tuple("dup" if flag or at in made else "const" for at, flag in enumerate(dup))
    apart = are_apart(activities, op)
    key = Key(
        name, "forward", activities, flags, doubler.key_width, separate=doubler.is_separate,
        apart=apart, globals=globals,
    )  # fmt: skip
    derivative = session.request(key, op)
    arguments: list[SSAValue] = []
    for at, (operand, flag) in enumerate(zip(op.operands, dup, strict=True)):
        arguments.append(doubler.value(operand))
        if flag or at in made:
            arguments += made[at] if at in made else doubler.all_required(operand, op)
    symbol = SymbolRefAttr(derivative.sym_name)
    new = doubler.remade(op, arguments, list(derivative.function_type.outputs), callee=symbol)
    bind_after_primals(doubler, op, new, flags)
    for shadow in chain.from_iterable(made.values()):
        doubler.em.emit(DeallocOp.get(shadow))


def _unknown_shadow(op: Operation, name: str) -> DiagnosticError:
    return error_at(
        op,
        "AD0708",
        f"`@{name}` finds memory with a derivative by another way than its arguments, and "
        "forward mode does not know its shadow",
        help="pass the buffer as an argument of its own",
    )


def bind_found(doubler: Doubler, op: Operation) -> None:
    """Bind what the C library gives: it is in memory that it is passed, or text and the like."""
    for result in op.results:
        if is_pointer(result.type) and doubler.carries(result):
            for _ in doubler.directions():
                found = shadow_of_found(doubler.em, op, doubler.value, doubler.derivative)
                doubler.bind(result, doubler.value(result), found)


def _scratch(
    doubler: Doubler,
    op: Operation,
    callee: FuncOp,
    dup: Sequence[bool],
    flags: Flags,
    globals: frozenset[str],
) -> list[int]:
    """Arguments without derivative here that carry one in the callee."""
    own = FORWARD in callee.attributes or PRIMAL_SUBSTITUTE in callee.attributes
    possible = [at for at, x in enumerate(op.operands) if not dup[at] and _can_have_zeros(x)]
    if not possible or own or callee.body.first_block is None:
        return []
    analyses = doubler.session.analyses_of(callee)
    written = analyses.get(Effects, callee).summary().writes
    if not all(isinstance(target, Arg) for target in written):
        written = {Arg(at) for at in possible}
    found: list[int] = []
    pending = [at for at in possible if Arg(at) in written]
    while pending:
        active = [flag or at in found for at, flag in enumerate(dup)]
        carries = Shadowed(Activity(callee, active, flags, analyses, apart=True, globals=globals))
        more = [at for at in pending if carries(callee.body.blocks[0].args[at])]
        if not more:
            break
        found += more
        pending = [at for at in pending if at not in more]
    return found


def _can_have_zeros(value: SSAValue) -> bool:
    type = value.type
    return (
        isinstance(type, MemRefType)
        and flows_by_value(type.get_element_type())
        and type == plain_type(type)
    )


def _zeros(doubler: Doubler, value: SSAValue) -> SSAValue:
    """A buffer of zeros for the tangents of ``value``."""
    type = doubler.derivative_type(value.type)
    assert isinstance(type, MemRefType)
    sizes = dynamic_sizes(doubler.em, doubler.value(value))
    op = AllocOp.get(type.get_element_type(), None, type.get_shape(), sizes)
    zeros = doubler.em.value(op)
    fill_zero(doubler.em, zeros)
    return zeros


def bind_after_primals(doubler: Doubler, op: Operation, new: Operation, flags: Flags) -> None:
    """Bind results in the order of a derivative's signature: primals, then derivatives."""
    tangents = iter(new.results[len(op.results) :])
    for at, (result, flag) in enumerate(zip(op.results, flags, strict=True)):
        doubler.bind(result, new.results[at])
        if flag:
            doubler.bind_derivatives(result, tangents)


def refuse_call_indirect(doubler: Doubler, op: Operation) -> None:
    """Refused: ``func.call_indirect``."""
    raise error_at(
        op,
        "AD0701",
        "a call through a function value cannot be differentiated: the callee is not known here",
        help="call the function by its name, or choose among named ones with `scf.index_switch`",
    )
