"""Reverse mode: a forward sweep that remembers, and a reverse sweep that accumulates.

Structured regions are reversed as structured regions: a counted loop counts down, a while loop as
often as it ran, a branch takes the same side. Cotangents of values flow through SSA, those of
memory through shadows. The *combined* form has both sweeps in one function; in the *split* form
``@f.aug`` runs forward and returns its frame on the tape, ``@f.rev`` takes it and goes back.
Functions whose body has several blocks are raised to structured form first.

    func.func @f(%x: f64) -> f64 {            func.func @f.bwd(%x: f64, %dy: f64) -> f64 {
      %y = math.sin %x : f64             ->     %y = math.sin %x : f64
      return %y : f64                           %c = math.cos %x : f64
    }                                           %dx = arith.mulf %dy, %c : f64
                                                return %dx : f64 }

Follows Mooncake's split into what travels forward by identity and what flows back by value
(sources/mooncake-internals.md), with the tape as in `frames`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ad_opt.dialects.autodiff.autodiff import FrameOp, TapeBeginOp
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.engine.trap_unsupported import trap_function
from ad_opt.passes.autodiff.plan.facts.facts import Facts
from ad_opt.passes.autodiff.plan.facts.key import Key, augmented_key, returned, reverse_key
from ad_opt.passes.autodiff.plan.facts.refused_buffers import check_returned_buffers
from ad_opt.passes.autodiff.plan.planning import plan_reversal
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.recall import Recall
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.back.runs_again import drop_first_runs
from ad_opt.passes.autodiff.reverse.functions.reverse_augmented import (
    custom_pair,
    fill_pair_combined,
    fill_pair_split,
)
from ad_opt.passes.autodiff.reverse.functions.reverse_custom import (
    custom_backward,
    fill_custom_combined,
    fill_custom_split,
)
from ad_opt.passes.autodiff.reverse.functions.reverse_signature import (
    augmented_type,
    combined_type,
    reverse_type,
)
from ad_opt.passes.autodiff.reverse.functions.structured_form import structured
from ad_opt.passes.autodiff.reverse.handlers.reverse_rules import reverse_method
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep, zeros_for_constant
from ad_opt.passes.autodiff.reverse.sweep.tape_frames import Frames, Scope
from ad_opt.passes.emit.buffers import clone_buffer, copy_buffer
from ad_opt.passes.emit.emit import Emitter, end_tape
from ad_opt.passes.emit.shadow_types import OPAQUE_FRAME, carries_cotangent, has_shadow
from ad_opt.passes.infrastructure.instruments.reports import is_heard, report
from ad_opt.passes.ops.catalogue import is_call, viewed
from xdsl.dialects.builtin import FunctionType, MemRefType, UnrealizedConversionCastOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.dialects.ub import PoisonOp
from xdsl.ir import Attribute, Block, OpResult, SSAValue


def _facts(session: Session, key: Key, primal: FuncOp) -> Facts:
    """Analyse a function; what nobody can reverse is refused."""
    analyses = session.analyses_of(primal)
    facts = Facts.of(session, key, primal, analyses)
    if any(map(is_call, walk(primal))):
        from ad_opt.passes.autodiff.addresses.text_round_trips import check_texts

        check_texts(primal, facts.activity, analyses)
    return facts


def _begin(
    session: Session, plan: ReversalPlan, declared: FuncOp, tape: SSAValue, entry: Block
) -> Sweep:
    """The state in which the forward sweep starts, with a frame for the function's own values."""
    em = Emitter(entry, None, plan.primal.location)
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, ())).results[0]
    scope = Scope(frame, one, typed=[frame])
    scope.inside[entry] = (frame, zero, one)
    return Sweep(session, plan, tape, Frames(tape, scope, declared))


def _enter_arguments(sweep: Sweep, entry: Block) -> list[SSAValue]:
    """Map the arguments of the primal; gives back what stands behind them."""
    rest: list[SSAValue] = list(entry.args)
    plan = sweep.plan
    for arg, activity in zip(plan.primal.body.block.args, plan.key.activities, strict=True):
        sweep.values[arg] = rest.pop(0)
        sweep.values[arg].name_hint = arg.name_hint
        if activity.startswith("dup"):
            sweep.shadows[arg] = rest.pop(0)
        elif arg in plan.needs_shadow:
            em = Emitter(entry, None, plan.primal.location)
            sweep.shadows[arg] = zeros_for_constant(em, sweep, arg)
    return rest


def _reversal(sweep: Sweep, frame: SSAValue, tape: SSAValue) -> Reversal:
    """The reverse sweep of a forward sweep that is written; ``frame`` is that of its own block."""
    method_of = partial(reverse_method, sweep.session)
    return Reversal(sweep.plan, sweep, Recall(sweep, frame), tape, method_of)


def _seed(reversal: Reversal, top: Mirror, seeds: list[SSAValue]) -> None:
    for value, active in returned(reversal.key, reversal.primal):
        if active and carries_cotangent(value.type):
            reversal.add(value, seeds.pop(0), top)


def _results(sweep: Sweep, em: Emitter, types: Sequence[Attribute]) -> list[SSAValue]:
    """Return the values of the primal; where it never returns, anything of these types."""
    primal = sweep.plan.primal
    if not isinstance(primal.body.block.last_op, ReturnOp):
        return [em.value(PoisonOp(type)) for type in types]
    return [sweep.values[x] for x, _ in returned(sweep.plan.key, primal)]


def _gradients(reversal: Reversal, top: Mirror) -> list[SSAValue]:
    em = top.emitter
    gradients: list[SSAValue] = []
    for arg, activity in zip(reversal.primal.body.block.args, reversal.key.activities, strict=True):
        if activity == "active":
            cotangent = top.take(arg)
            gradients.append(em.zero_of(arg.type) if cotangent is None else cotangent)
    em.zeros.finish(em)
    return gradients


def fill_combined(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Write both sweeps into one function."""
    if pair := custom_pair(session, primal):
        return fill_pair_combined(session, key, primal, declared, pair)
    if custom := custom_backward(session, primal):
        return fill_custom_combined(session, key, primal, declared, custom)
    with structured(session, primal) as body:
        _write_combined(session, key, _facts(session, key, body), declared)


def _write_combined(session: Session, key: Key, facts: Facts, declared: FuncOp) -> None:
    check_returned_buffers(key, facts.primal, facts.aliasing)
    plan = _plan(facts)
    entry = _entry(declared)
    em = Emitter(entry, None, plan.primal.location)
    tape = em.value(TapeBeginOp())
    sweep = _begin(session, plan, declared, tape, entry)
    seeds = _enter_arguments(sweep, entry)
    body = plan.primal.body.block
    sweep.block(body, entry)
    left = _what_is_left(sweep, em, tape)
    reversal = _reversal(sweep, sweep.frames.top.frame, tape)
    top = Mirror(body, entry, em, direct=True)
    _seed(reversal, top, seeds)
    reversal.reverse_block(top)
    gradients = _gradients(reversal, top)
    for buffer, copy in left.items():
        copy_buffer(em, copy, buffer)
    sweep.frames.finish()
    _end_used_tape(em, tape, key)
    types = plan.primal.function_type.outputs.data
    results = _results(sweep, em, types) if key.primal else []
    em.emit(ReturnOp(*results, *gradients))
    drop_first_runs(sweep)


def _what_is_left(sweep: Sweep, em: Emitter, tape: SSAValue) -> dict[SSAValue, SSAValue]:
    """Copies of buffers that the function has written, and the way back undoes, where they are to
    stay; memory behind addresses is logged.
    """
    plan, found = sweep.plan, dict[SSAValue, SSAValue]()
    for arg in plan.primal.body.block.args if plan.key.leaves else ():
        written = plan.effects.total.writes & plan.aliasing.closure(plan.aliasing.mask(arg))
        if isinstance(arg.type, MemRefType) and written and plan.storage.must_undo(arg):
            buffer = sweep.values[arg]
            found[buffer] = clone_buffer(em, tape, buffer)
    if plan.key.leaves:
        _check_left(plan)
    return found


def _check_left(plan: ReversalPlan) -> None:
    """AD0701 for a store to a buffer behind an address that is undone: only those to addresses are
    logged.
    """
    for op in walk(plan.primal):
        for buffer in () if op.regions else plan.effects.writes(op) or ():
            base: SSAValue | None = buffer
            while isinstance(base, OpResult) and base.op.name != "llvm_ext.elements":
                base = viewed(base.op)
            if isinstance(base, OpResult) and plan.storage.must_undo(buffer):
                text = "what is written to a buffer behind an address is undone, and not logged"
                raise error_at(op, "AD0701", text, help="let memory be restored, or discarded")


def _plan(facts: Facts) -> ReversalPlan:
    plan = plan_reversal(facts)
    if is_heard():
        from ad_opt.passes.autodiff.plan.plan_words import plan_words

        report(plan_words(plan))
    return plan


def _end_used_tape(em: Emitter, tape: SSAValue, key: Key) -> None:
    """End a tape, or remove it if nothing has been put on it."""
    if tape.uses.get_length() > 0:
        end_tape(em, tape, key.leaves)
    elif isinstance(tape, OpResult):
        erase(tape.op)


def fill_augmented(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Write the forward sweep into one function and the reverse sweep into its partner."""
    partner = session.request(reverse_key(key))
    if pair := custom_pair(session, primal):
        return fill_pair_split(session, key, primal, declared, partner, pair)
    if custom := custom_backward(session, primal):
        return fill_custom_split(session, key, primal, declared, partner, custom)
    try:
        with structured(session, primal) as body:
            _write_split(session, key, _facts(session, key, body), declared, partner)
    except DiagnosticError as error:
        if not session.traps(error):
            raise
        trap_function(declared, error)
        trap_function(partner, error)


def _write_split(
    session: Session, key: Key, facts: Facts, declared: FuncOp, partner: FuncOp
) -> None:
    plan = _plan(facts)
    entry = _entry(declared)
    em = Emitter(entry, None, plan.primal.location)
    sweep = _begin(session, plan, declared, entry.args[-1], entry)
    _enter_arguments(sweep, entry)
    body = plan.primal.body.block
    sweep.block(body, entry)
    results = _results(sweep, em, declared.function_type.outputs.data[:-1])
    pairs = returned(key, plan.primal)
    shadows = [sweep.shadows[x] for x, active in pairs if active and has_shadow(x.type)]
    scope = sweep.frames.top
    opaque = em.emit(UnrealizedConversionCastOp.get([scope.frame], [OPAQUE_FRAME]))
    last = em.emit(ReturnOp(*results, *shadows, opaque.results[0]))
    sweep.frames.first.setdefault(entry, last)
    _fill_partner(sweep, partner, entry, scope)


def _fill_partner(sweep: Sweep, partner: FuncOp, forward: Block, scope: Scope) -> None:
    entry = _entry(partner)
    em = Emitter(entry, None, sweep.plan.primal.location)
    opaque, tape = entry.args[:2]
    seeds: list[SSAValue] = list(entry.args[2:])
    cast = em.emit(UnrealizedConversionCastOp.get([opaque], [OPAQUE_FRAME]))
    scope.typed.append(cast.results[0])
    reversal = _reversal(sweep, cast.results[0], tape)
    top = Mirror(sweep.plan.primal.body.block, forward, em)
    _seed(reversal, top, seeds)
    reversal.reverse_block(top)
    gradients = _gradients(reversal, top)
    sweep.frames.finish()
    em.emit(ReturnOp(*gradients))


def fill_reverse(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Nothing: whoever fills the augmented function fills this one too."""
    session.request(augmented_key(key))


def _entry(declared: FuncOp) -> Block:
    block = Block(arg_types=declared.function_type.inputs.data)
    declared.body.add_block(block)
    return block


# ------------------------------------------------------------------ signatures


def declare_combined(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """See `combined_type`."""
    return combined_type(key, primal)


def declare_augmented(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """See `augmented_type`."""
    return augmented_type(key, primal)


def declare_reverse(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """See `reverse_type`."""
    return reverse_type(key, primal)
