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
from dataclasses import dataclass, field, replace

from ad_opt.dialects.autodiff.autodiff import FrameOp, FrameType, TapeBeginOp
from ad_opt.dialects.support.diagnostics import DiagnosticError
from ad_opt.dialects.support.queries import walk
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.analysis.flow.masked_operations import Masked
from ad_opt.passes.analysis.memory.aliasing import Aliasing, Alloc
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.autodiff.addresses.overwritten_memory import Kept
from ad_opt.passes.autodiff.addresses.text_round_trips import check_texts
from ad_opt.passes.autodiff.engine.session import Key, Session
from ad_opt.passes.autodiff.engine.trap_unsupported import trap_back, trap_function, traps
from ad_opt.passes.autodiff.plan.needed_values import needed_values
from ad_opt.passes.autodiff.plan.passed_shadows import flowing_buffers, followed_addresses
from ad_opt.passes.autodiff.plan.refill_buffers import refill, refilled_buffers
from ad_opt.passes.autodiff.plan.refused_buffers import check_byte_views, check_returned_buffers
from ad_opt.passes.autodiff.plan.reloading import Storage
from ad_opt.passes.autodiff.plan.replay_loops import drop_dead_runs, replayed_loops
from ad_opt.passes.autodiff.plan.undo_stores import undone_objects, values_read_back
from ad_opt.passes.emit.emit import Emitter, cotangent_of, end_tape, flows_by_value
from ad_opt.passes.tangents.tangent import has_tangent
from xdsl.dialects.builtin import FunctionType, MemRefType, UnrealizedConversionCastOp
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .forward_sweep import Sweep, zeros_for_constant
from .mirror import Mirror, Recall
from .reverse_augmented import custom_pair, fill_pair_combined, fill_pair_split
from .reverse_calls import is_repeated
from .reverse_custom import custom_backward, fill_custom_combined, fill_custom_split
from .reverse_signature import (
    OPAQUE_FRAME,
    augmented_type,
    carries_cotangent,
    combined_type,
    has_shadow,
    reverse_type,
    shadow_memref,
)
from .structured_form import structured
from .tape_frames import Frames, Scope


@dataclass(eq=False)
class Reversal:
    """Everything known while one function is reversed."""

    session: Session
    key: Key
    primal: FuncOp
    """The function in structured form."""
    activity: Activity
    aliasing: Aliasing
    effects: Effects
    storage: Storage
    masked: frozenset[Operation]
    """Operations whose result may be thrown away: infinite or NaN, it must not count."""
    tape: SSAValue
    frames: Frames
    split: bool
    """True if the reverse sweep is a function of its own."""
    snapshots: dict[Operation, list[SSAValue]] = field(default_factory=dict)
    """Operations that write whole buffers, to those that the way back restores."""
    overwritten: dict[Operation, list[Kept]] = field(default_factory=dict)
    """Calls of the library, to what they have overwritten."""
    updated: set[Operation] = field(default_factory=set)
    """Loads whose cotangent a store to the same place has left in the shadow."""
    mirrored_deallocs: set[Operation] = field(default_factory=set)
    maybe_freed: set[Operation] = field(default_factory=set)
    """Allocations that may be freed by an operation that may free something else, too."""
    freed: set[Operation] = field(default_factory=set)
    """Allocations that the mirror of their own operation frees."""

    def __post_init__(self) -> None:
        self.sweep = Sweep(self)
        self.recall = Recall(self.frames, self.storage, self.sweep.primal_of)
        self.recall.is_repeated = lambda call: is_repeated(self, call)
        self.storage.again = replayed_loops(self)
        needed = values_read_back(self)
        self.refills = refilled_buffers(self, needed)
        self.storage.undone_objects = undone_objects(self, needed)
        self._find_deallocs()
        self.sweep.needs_shadow = flowing_buffers(self) | followed_addresses(self)

    # ------------------------------------------------------------------ facts

    def is_active(self, value: SSAValue) -> bool:
        """True if a derivative flows through ``value`` (for a memref: through its contents)."""
        if isinstance(value.type, FrameType) or not self.activity.is_active(value):
            return isinstance(value.type, FrameType)
        # Buffers of integers, also those that other buffers hold, have no shadow.
        return not isinstance(value.type, MemRefType) or has_tangent(value.type, value)

    def has_cotangent(self, value: SSAValue) -> bool:
        """True if a cotangent flows back through SSA for ``value``."""
        return flows_by_value(value.type) and self.activity.is_active(value)

    def shadow_type(self, value: SSAValue) -> MemRefType:
        """The type of the shadow of a memref."""
        return shadow_memref(value.type)

    def shadow_of_global(self, op: Operation, em: Emitter) -> SSAValue:
        """The shadow of the memory that ``memref.get_global`` gives."""
        type = self.shadow_type(op.results[0])
        return self.session.shadow_globals.memref_shadow(op, type, em)

    def lives_on_tape(self, alloc: Operation) -> bool:
        """True if the forward sweep takes a local buffer from the tape's memory.

        So do buffers whose stores are undone, and stack slots that would be gone or reused when the
        way back reads them; not what an operation may free of which nobody knows what it is.
        """
        if alloc.name == "memref.alloca":
            stays = not self.split and alloc.parent is self.primal.body.block
            return not stays or self.is_undone(alloc)
        return self.is_undone(alloc) and alloc not in self.maybe_freed

    def is_undone(self, alloc: Operation) -> bool:
        """True if stores to a local buffer are undone on the way back."""
        return Alloc(alloc) in self.storage.undone_objects

    def _find_deallocs(self) -> None:
        """Find the buffers that are freed where they are made in the mirror; others at the
        tape's end.
        """
        mirrored: list[tuple[Operation, Operation]] = []
        for op in walk(self.primal):
            if op.name not in ("memref.dealloc", "autodiff.defer_dealloc"):
                continue
            objects = self.aliasing.objects(op.operands[-1])
            allocs = [obj.op for obj in objects or () if isinstance(obj, Alloc)]
            alloc = allocs[0] if len(allocs) == 1 else None
            if (
                op.name == "memref.dealloc"
                and alloc is not None
                and objects is not None
                and len(objects) == 1
                and alloc.name == "memref.alloc"
                and alloc.parent is op.parent
                and not self.aliasing.escapes(Alloc(alloc))
            ):
                mirrored.append((op, alloc))
            else:
                self.maybe_freed.update(allocs)
        for op, alloc in mirrored:
            if alloc not in self.maybe_freed:
                self.mirrored_deallocs.add(op)
                if not self.lives_on_tape(alloc):
                    self.freed.add(alloc)
                    self.storage.note_freed(alloc)

    def has_effect_back(self, op: Operation) -> bool:
        """True if the way back has memory to look after in ``op``, whatever flows into it."""
        return self.storage.writes_inside(op) or self.storage.frees_inside(op)

    # ------------------------------------------------------------------ the way forth

    def sweep_forward(self, entry: Block) -> None:
        """Write the forward sweep, and look ahead at what the way back will need."""
        self.sweep.block(self.primal.body.block, entry, skip_terminator=True)
        self.recall.needed = {
            self.sweep.values[x] for x in needed_values(self) if x in self.sweep.values
        }

    # ------------------------------------------------------------------ the way back

    def value(self, primal: SSAValue, mirror: Mirror) -> SSAValue:
        """Return what ``primal`` was, for use in ``mirror``."""
        return self.recall.value(self.sweep.values[primal], mirror)

    def values(self, primals: Sequence[SSAValue], mirror: Mirror) -> list[SSAValue]:
        """Return what each of ``primals`` was."""
        return [self.value(x, mirror) for x in primals]

    def add(self, value: SSAValue, cotangent: SSAValue | None, mirror: Mirror) -> None:
        """Add to the cotangent of ``value``, if it has one."""
        if cotangent is not None and self.has_cotangent(value):
            mirror.add(value, mirror.emitter.fit(cotangent, cotangent_of(value.type)))

    def reverse_block(self, mirror: Mirror) -> None:
        """Reverse every operation of the block that ``mirror`` mirrors, but its terminator."""
        from .reverse_rules import HANDLERS, by_rule

        refill(self, self.refills.get(mirror.primal, []), mirror)
        op = mirror.primal.last_op
        op = op.prev_op if op is not None else None
        while op is not None:
            mirror.at = op
            mirror.emitter.location = op.location
            try:
                HANDLERS.get(op.name, by_rule)(self, op, mirror)
            except DiagnosticError as error:
                trap_back(self, op, mirror, error)
            op = op.prev_op


@dataclass(frozen=True)
class Facts:
    """Facts about a function, computed before anything is written."""

    primal: FuncOp
    activity: Activity
    aliasing: Aliasing
    effects: Effects
    masked: frozenset[Operation]

    @staticmethod
    def of(session: Session, key: Key, primal: FuncOp) -> Facts:
        """The analyses of ``primal`` for the activities of ``key``."""
        analyses = session.analyses_of(primal)
        active = tuple(word != "const" for word in key.activities)
        activity = Activity(primal, active, key.result_activity, analyses, key.apart, key.globals)
        check_byte_views(primal, activity)
        check_texts(primal, activity, analyses)
        return Facts(
            primal,
            activity,
            analyses.get(Aliasing, primal),
            analyses.get(Effects, primal),
            analyses.get(Masked, primal).operations,
        )


def _begin(
    session: Session, key: Key, facts: Facts, declared: FuncOp, tape: SSAValue, entry: Block
) -> Reversal:
    """The state in which the forward sweep starts, with a frame for the function's own values."""
    em = Emitter(entry, None, facts.primal.location)
    one, zero = em.index(1), em.index(0)
    frame = em.emit(FrameOp(tape, one, ())).results[0]
    scope = Scope(frame, one, typed=[frame])
    scope.inside[entry] = (frame, zero, one)
    frames = Frames(tape, scope, declared)
    storage = Storage(facts.primal, facts.aliasing, facts.effects, key.saves)
    return Reversal(
        session, key, facts.primal, facts.activity, facts.aliasing, facts.effects,
        storage, facts.masked, tape, frames, split=key.mode != "combined",
    )  # fmt: skip


def _enter_arguments(reversal: Reversal, entry: Block) -> list[SSAValue]:
    """Map the arguments of the primal; gives back what stands behind them."""
    rest: list[SSAValue] = list(entry.args)
    sweep = reversal.sweep
    for arg, activity in zip(reversal.primal.body.block.args, reversal.key.activities, strict=True):
        sweep.values[arg] = rest.pop(0)
        sweep.values[arg].name_hint = arg.name_hint
        if activity.startswith("dup"):
            sweep.shadows[arg] = rest.pop(0)
        elif arg in sweep.needs_shadow:
            em = Emitter(entry, None, reversal.primal.location)
            sweep.shadows[arg] = zeros_for_constant(em, sweep, arg)
    return rest


def _seed(reversal: Reversal, top: Mirror, seeds: list[SSAValue]) -> None:
    returned = reversal.primal.body.block.last_op
    assert returned is not None
    for value, active in zip(returned.operands, reversal.key.result_activity, strict=True):
        if active and carries_cotangent(value.type):
            reversal.add(value, seeds.pop(0), top)


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
        _write_combined(session, key, Facts.of(session, key, body), declared)


def _write_combined(session: Session, key: Key, facts: Facts, declared: FuncOp) -> None:
    check_returned_buffers(key, facts.primal, facts.aliasing)
    entry = _entry(declared)
    em = Emitter(entry, None, facts.primal.location)
    tape = em.value(TapeBeginOp())
    reversal = _begin(session, key, facts, declared, tape, entry)
    reversal.recall.root_frame = reversal.frames.top.frame
    seeds = _enter_arguments(reversal, entry)
    body = reversal.primal.body.block
    reversal.sweep_forward(entry)
    top = Mirror(body, entry, em, direct=True)
    _seed(reversal, top, seeds)
    reversal.reverse_block(top)
    gradients = _gradients(reversal, top)
    reversal.frames.finish()
    _end_used_tape(em, tape, key)
    returned = body.last_op
    assert returned is not None
    results = [reversal.sweep.values[x] for x in returned.operands] if key.primal else []
    em.emit(ReturnOp(*results, *gradients))
    drop_dead_runs(reversal)


def _end_used_tape(em: Emitter, tape: SSAValue, key: Key) -> None:
    """End a tape, or remove it if nothing has been put on it."""
    if tape.uses.get_length() > 0:
        end_tape(em, tape, key.leaves)
    elif isinstance(tape, OpResult):
        tape.op.detach()
        tape.op.erase()


def fill_augmented(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Write the forward sweep into one function and the reverse sweep into its partner."""
    partner = session.request(reverse_key(key))
    if pair := custom_pair(session, primal):
        return fill_pair_split(session, key, primal, declared, partner, pair)
    if custom := custom_backward(session, primal):
        return fill_custom_split(session, key, primal, declared, partner, custom)
    try:
        with structured(session, primal) as body:
            _write_split(session, key, Facts.of(session, key, body), declared, partner)
    except DiagnosticError as error:
        if not traps(session, error):
            raise
        trap_function(declared, error)
        trap_function(partner, error)


def _write_split(
    session: Session, key: Key, facts: Facts, declared: FuncOp, partner: FuncOp
) -> None:
    entry = _entry(declared)
    em = Emitter(entry, None, facts.primal.location)
    reversal = _begin(session, key, facts, declared, entry.args[-1], entry)
    _enter_arguments(reversal, entry)
    body = reversal.primal.body.block
    reversal.sweep_forward(entry)
    returned = body.last_op
    assert returned is not None
    results = [reversal.sweep.values[x] for x in returned.operands]
    pairs = zip(returned.operands, key.result_activity, strict=True)
    shadows = [reversal.sweep.shadows[x] for x, active in pairs if active and has_shadow(x.type)]
    scope = reversal.frames.top
    opaque = em.emit(UnrealizedConversionCastOp.get([scope.frame], [OPAQUE_FRAME]))
    last = em.emit(ReturnOp(*results, *shadows, opaque.results[0]))
    reversal.frames.first.setdefault(entry, last)
    _fill_partner(reversal, partner, entry, scope)


def _fill_partner(reversal: Reversal, partner: FuncOp, forward: Block, scope: Scope) -> None:
    entry = _entry(partner)
    em = Emitter(entry, None, reversal.primal.location)
    opaque, reversal.tape = entry.args[:2]
    seeds: list[SSAValue] = list(entry.args[2:])
    cast = em.emit(UnrealizedConversionCastOp.get([opaque], [OPAQUE_FRAME]))
    scope.typed.append(cast.results[0])
    reversal.recall.root_frame = cast.results[0]
    top = Mirror(reversal.primal.body.block, forward, em)
    _seed(reversal, top, seeds)
    reversal.reverse_block(top)
    gradients = _gradients(reversal, top)
    reversal.frames.finish()
    em.emit(ReturnOp(*gradients))


def fill_reverse(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Nothing: whoever fills the augmented function fills this one too."""
    session.request(augmented_key(key))


def reverse_key(key: Key) -> Key:
    """The reverse sweep that belongs to an augmented function."""
    return replace(key, mode="reverse", width=1, primal=True)


def augmented_key(key: Key) -> Key:
    """The augmented function that belongs to a reverse sweep."""
    return replace(key, mode="augmented", width=1, primal=True)


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
