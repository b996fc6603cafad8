"""Calls of members that a witness gives, in a function that is still generic.

    %m = iface.lookup %w "mul" : !iface.witness<@IArith> -> (T, T) -> T
    %r = autodiff.invoke %m(%a, %b) : (T, T) -> T
is in forward mode, with pairs as function values have them (`types/signatures`),
    %d = iface.lookup %w "mul.fwd_diff" : !iface.witness<@IArith> -> (pair<T>, pair<T>) -> pair<T>
    %p = autodiff.invoke %d(%pa, %pb) : ...
and on the way back
    %d = iface.lookup %w "mul.bwd_diff" : !iface.witness<@IArith> -> (T, T, D) -> (D, D)
    %da, %db = autodiff.invoke %d(%a, %b, %dr) : (T, T, D) -> (D, D)

Nothing is kept of the call: the member's derivative runs it once more. So members called through a
witness take values only; what works on buffers is specialised before it is differentiated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ad_opt.dialects.autodiff.autodiff import NO_DIFF
from ad_opt.dialects.autodiff.values import InvokeOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.types.iface_values import LookupOp
from ad_opt.dialects.types.pair import DiffOp, MakeOp, PrimalOp
from ad_opt.passes.autodiff.forward.doubling import Doubler
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import public_cotangent
from ad_opt.passes.types.function_values.signatures import BWD, FWD, Signature
from xdsl.dialects.builtin import FunctionType
from xdsl.ir import Operation, OpResult, SSAValue


def _lookup(op: Operation) -> LookupOp:
    """The lookup that gives the function that ``op`` calls."""
    function = op.operands[0]
    if isinstance(function, OpResult) and isinstance(function.op, LookupOp):
        return function.op
    raise error_at(
        op,
        "AD0701",
        "a function value is called of which nothing is known, so the call has no derivative",
        help="call a function by its name, or a member that a witness gives (`iface.lookup`)",
    )


def _signature(op: Operation) -> Signature:
    """The signature of the member, which must take values only."""
    type = op.operands[0].type
    assert isinstance(type, FunctionType)
    signature = Signature.of_type(type, op)
    if any(slot.buffer is not None for slot in (*signature.inputs, *signature.outputs)):
        raise error_at(
            op,
            "AD0701",
            "a member that works on buffers cannot be differentiated before it is known",
            help="run `specialize-generics` first",
        )
    return signature


def _member(em: Emitter, lookup: LookupOp, witness: SSAValue, operator: str, type: FunctionType):
    """The derivative of a member by an operator."""
    return em.value(LookupOp(witness, f"{lookup.key.data}.{operator}", type))


def invoke_forward(doubler: Doubler, op: Operation) -> None:
    """Call the member's forward derivative if some argument has a tangent."""
    constant = all(doubler.derivative(x) is None for x in op.operands[1:])
    if constant or NO_DIFF in op.attributes:
        doubler.clone(op)
        return
    lookup, signature, em = _lookup(op), _signature(op), doubler.em
    type = signature.translated(FWD).type
    function = _member(em, lookup, doubler.value(lookup.witness), FWD, type)
    arguments = [
        em.value(MakeOp(doubler.value(x), doubler.required(x, op), kind))
        if slot.lifted
        else doubler.value(x)
        for x, slot, kind in zip(op.operands[1:], signature.inputs, type.inputs, strict=True)
    ]
    call = em.emit(InvokeOp(function, arguments))
    for old, new, slot in zip(op.results, call.results, signature.outputs, strict=True):
        if slot.lifted:
            tangent = em.value(DiffOp(new, public_cotangent(old.type)))
            doubler.bind(old, em.value(PrimalOp(new)), tangent)
        else:
            doubler.bind(old, new)


def invoke_reverse(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Call the member's reverse derivative if some result has a cotangent."""
    cotangents = [mirror.take(result) for result in op.results]
    if all(cotangent is None for cotangent in cotangents) or NO_DIFF in op.attributes:
        return
    lookup, signature, em = _lookup(op), _signature(op), mirror.emitter
    type = signature.translated(BWD).type
    witness = reversal.value(lookup.witness, mirror)
    kinds = [public_cotangent(result.type) for result in op.results]
    seeds = [
        em.fit(em.zero_of(result.type) if cotangent is None else cotangent, kind)
        for result, cotangent, kind, slot in zip(
            op.results, cotangents, kinds, signature.outputs, strict=True
        )
        if slot.lifted
    ]
    function = _member(em, lookup, witness, BWD, type)
    call = em.emit(InvokeOp(function, [*reversal.values(op.operands[1:], mirror), *seeds]))
    lifted = [x for x, slot in zip(op.operands[1:], signature.inputs, strict=True) if slot.lifted]
    for operand, gradient in zip(lifted, cast("Sequence[SSAValue]", call.results), strict=True):
        reversal.add(operand, gradient, mirror)
