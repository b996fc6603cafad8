"""The forward sweep of reverse mode: the primal once more, with what the way back needs.

It is a clone of the primal, operation by operation. Added are shadows of buffers that control flow
or calls pass on, counters of while loops, old values of memory that will be overwritten, and calls
of augmented functions in place of active calls. What is saved on the tape is decided later, by the
reverse sweep. Deallocations wait: the way back may read the buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ad_opt.dialects.autodiff.autodiff import (
    ArenaAllocOp,
    DeferDeallocOp,
    FrameGrowOp,
    FrameOp,
    FrameType,
)
from ad_opt.dialects.autodiff.frames import FIRST_CAPACITY, set_type
from ad_opt.dialects.support.diagnostics.advice import INSTEAD
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.dialects.support.ir.creation import make
from ad_opt.passes.autodiff.addresses.known_addresses import check, must_check
from ad_opt.passes.autodiff.addresses.pointers import unknown_origin
from ad_opt.passes.autodiff.blas.known_routine import known_routine
from ad_opt.passes.autodiff.operations import methods_of
from ad_opt.passes.autodiff.plan.reversal_plan import ReversalPlan
from ad_opt.passes.autodiff.reverse.reverse_overwritten import call_and_keep
from ad_opt.passes.autodiff.reverse.reverse_trap import trap_forth
from ad_opt.passes.emit.buffers import clone_buffer, fill_zero, load, store
from ad_opt.passes.emit.emit import Emitter
from ad_opt.passes.emit.shadow_types import shadow_memref, shadow_of
from ad_opt.passes.ops.catalogue import effect_of, viewed
from ad_opt.passes.ops.known_functions import known_callee
from ad_opt.passes.ops.memory_ops import is_memref, is_pointer
from xdsl.dialects import arith
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.dialects.scf import ConditionOp, YieldOp
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .reverse_pointers import found_shadow
from .tape_frames import INDEX, Frames, Scope

if TYPE_CHECKING:
    from ad_opt.passes.autodiff.engine.session import Session
    from ad_opt.passes.autodiff.reverse.reverse_overwritten import Kept


class Shadows(dict[SSAValue, SSAValue]):
    """Memory of the primal to its shadow; memory that has none is refused, wherever it is asked."""

    def __missing__(self, memory: SSAValue) -> SSAValue:
        owner = memory.owner
        where = owner if isinstance(owner, Operation) else owner.parent_op()
        assert where is not None
        raise unknown_origin(where) if is_pointer(memory.type) else not_followed(where)


@dataclass
class Sweep:
    """Clones the primal into the forward sweep and remembers what became of everything."""

    session: Session
    """Asked for derivatives of other functions."""
    plan: ReversalPlan
    tape: SSAValue
    """The tape that everything is saved on."""
    frames: Frames
    values: dict[SSAValue, SSAValue] = field(default_factory=dict)
    """Values of the primal to those of the forward sweep."""
    shadows: Shadows = field(default_factory=Shadows)
    """Memrefs of the primal to the shadows that the forward sweep has."""
    blocks: dict[Block, Block] = field(default_factory=dict)
    ops: dict[Operation, Operation] = field(default_factory=dict)
    primal_of: dict[Operation, Operation] = field(default_factory=dict)
    old: dict[Operation, list[SSAValue]] = field(default_factory=dict)
    """Operations that write, to what the memory held before: an element, or a copy of a buffer."""
    contexts: dict[Operation, SSAValue] = field(default_factory=dict)
    """Active calls to the frame of the callee."""
    counts: dict[Operation, SSAValue] = field(default_factory=dict)
    """While loops to how often their body ran."""
    carried: dict[Operation, SSAValue] = field(default_factory=dict[Operation, SSAValue])
    """Copies of bytes that may be addresses, to what the target's shadow held."""
    overwritten: dict[Operation, list[Kept]] = field(default_factory=dict[Operation, "list[Kept]"])
    """Calls of the library, to what they have overwritten."""
    held: dict[Operation, SSAValue] = field(default_factory=dict[Operation, SSAValue])
    """Fills and other copies over what may be addresses, to what the shadow held."""
    left: dict[Operation, list[SSAValue]] = field(default_factory=dict[Operation, list[SSAValue]])
    """Stores of addresses that are not undone, to what the shadow held."""
    replaced: dict[Operation, list[tuple[SSAValue, SSAValue]]] = field(
        default_factory=dict[Operation, list[tuple[SSAValue, SSAValue]]]
    )
    """Stores over what may be addresses, to the words of the shadow and what these held."""
    addresses: set[Operation] = field(default_factory=set[Operation])
    """Stores of addresses whose shadows are stored beside them."""
    trapped: set[Operation] = field(default_factory=set)
    """Operations that the forward sweep stops at; see `trap_unsupported`."""

    @property
    def needs_shadow(self) -> frozenset[SSAValue]:
        """Memory whose shadow the forward sweep must have."""
        return self.plan.needs_shadow

    def block(self, primal: Block, into: Block, skip_terminator: bool = False) -> None:
        """Clone the operations of ``primal`` to the end of ``into``."""
        self.blocks[primal] = into
        last_before = into.last_op
        for op in primal.ops:
            if skip_terminator and op is primal.last_op:
                break
            em = Emitter(into, None, op.location)
            try:
                self._remember(op, em)
            except DiagnosticError as error:
                trap_forth(self, op, em, error)
                continue
            for result in op.results:
                followed = result in self.shadows and self.plan.is_active(result)
                if followed and must_check(self.session, op, result):
                    after = Emitter(into, None, op.location)
                    check(after, self.values[result], self.shadows[result])
        first = into.first_op if last_before is None else last_before.next_op
        if first is not None:
            self.frames.first[into] = first

    def _remember(self, op: Operation, em: Emitter) -> None:
        rules = self.session.rules
        found = methods_of(rules, op.name)
        if rules.methods(op.name) is not None and not effect_of(op).known:
            raise _no_entry(op)
        remember = found.remember if found is not None else None
        (remember or remember_plain)(self, op, em)

    def clone(self, op: Operation, em: Emitter) -> Operation:
        """The same operation, its regions included, on values of the forward sweep."""
        copy = op.clone_without_regions(self.values)
        self.ops[op] = copy
        self.primal_of[copy] = op
        for region, new in zip(op.regions, copy.regions, strict=True):
            for block in region.blocks:
                into = Block(arg_types=block.arg_types)
                for arg, copied in zip(block.args, into.args, strict=True):
                    self.values[arg] = copied
                    copied.name_hint = arg.name_hint
                new.add_block(into)
                self.block(block, into)
        return em.emit(copy)

    def shadow_operand(self, value: SSAValue) -> SSAValue:
        """The shadow of a memref that flows through control flow."""
        return self.shadows[value]

    def flowing(self, values: Sequence[SSAValue]) -> list[SSAValue]:
        """Return those of ``values`` whose shadows travel with them."""
        return [value for value in values if value in self.needs_shadow]


VECTOR_STORES = tuple(
    f"vector.{name}"
    for name in ("store", "maskedstore", "compressstore", "scatter", "transfer_write")
)


def _no_entry(op: Operation) -> DiagnosticError:
    return error_at(
        op,
        "AD0701",
        f"`{op.name}` has methods, but nothing says what it does to memory, so that reverse mode "
        "cannot put back what it overwrites",
        help="give its entry in the catalogue an effect (entry point `ad_opt.operations`)",
    )


def remember_plain(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Copy an operation, and keep the buffers that it overwrites where the way back needs them."""
    keep_snapshots(sweep, op, em)
    sweep.clone(op, em)
    for result in op.results:
        if result in sweep.needs_shadow:
            sweep.shadows[result] = _shadow_of_result(sweep, op, result, em)


def keep_snapshots(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Copy the buffers that an operation overwrites and that the way back puts back."""
    kept = sweep.plan.snapshots.get(op, ())
    if kept:
        sweep.old[op] = [clone_buffer(em, sweep.tape, sweep.values[buffer]) for buffer in kept]


def _shadow_of_result(sweep: Sweep, op: Operation, result: SSAValue, em: Emitter) -> SSAValue:
    """A view of the shadow, or a choice of shadows; zeros where activity proves that no derivative
    flows through the memory. Anything else is refused, since zeros would lose it.
    """
    if is_pointer(result.type) and known_callee(op) is not None:
        return found_shadow(sweep, op, em)
    if isinstance(result.type, FrameType):
        raise error_at(
            op, "AD0701", f"reverse mode does not follow the frame that `{op.name}` gives"
        )
    followed = op.operands[1:] if op.name == "arith.select" else [viewed(op)]
    shadows = {x: sweep.shadows[x] for x in followed if x is not None and x in sweep.shadows}
    if len(shadows) == len(set(followed)):
        copy = em.emit(op.clone_without_regions({**sweep.values, **shadows}))
        made = copy.results[op.results.index(result)]
        set_type(made, shadow_of(result.type))  # structs have other elements there
        return made
    if sweep.plan.is_active(result):
        if op.name == "memref.get_global":
            return shadow_of_global(sweep.session, op, em)
        raise not_followed(op)
    return zeros_for_constant(em, sweep, result)


def shadow_of_global(session: Session, op: Operation, em: Emitter) -> SSAValue:
    """The shadow of the memory that ``memref.get_global`` gives."""
    return session.shadow_globals.memref_shadow(op, shadow_memref(op.results[0].type), em)


def not_followed(op: Operation) -> DiagnosticError:
    """The refusal of a buffer of which nobody knows where its shadow is."""
    return error_at(
        op, "AD0708", f"reverse mode does not follow the buffer that `{op.name}` gives",
        help=INSTEAD.get(op.name, "use loads, stores and views of arguments and local buffers"),
    )  # fmt: skip


def remember_load(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.load``."""
    sweep.clone(op, em)
    buffer, *indices = op.operands
    if op.results[0] in sweep.needs_shadow:
        at = [sweep.values[i] for i in indices]
        sweep.shadows[op.results[0]] = load(em, sweep.shadows[buffer], at)


def remember_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Keep what the memory held; a buffer that is stored has its shadow stored beside it."""
    stored, buffer, *indices = op.operands
    at = [sweep.values[i] for i in indices]
    follows = stored in sweep.needs_shadow
    if not follows and is_pointer(stored.type) and buffer in sweep.needs_shadow:
        raise error_at(
            op, "AD0708", "nothing is known of the shadow of the address that is stored here",
            help="request this function with that memory as `dup`",
        )  # fmt: skip
    if sweep.plan.storage.must_undo(buffer):
        sweep.old[op] = [load(em, sweep.values[buffer], at)]
        if follows:
            sweep.old[op].append(load(em, sweep.shadows[buffer], at))
    sweep.clone(op, em)
    if follows:
        store(em, sweep.shadows[stored], sweep.shadows[buffer], at)


def remember_dealloc(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.dealloc``."""
    if op not in sweep.plan.mirrored_deallocs:
        em.emit(DeferDeallocOp(sweep.tape, sweep.values[op.operands[0]]))


def remember_alloc(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.alloc``, ``memref.alloca``."""
    plan, result = sweep.plan, op.results[0]
    if plan.lives_on_tape(op):
        # Zeros: undoing a store reads what was there before.
        type = result.type
        assert isinstance(type, MemRefType)
        sizes = [sweep.values[x] for x in op.operands]
        buffer = em.emit(ArenaAllocOp(sweep.tape, sizes, type))
        sweep.values[result] = buffer.results[0]
        sweep.ops[op] = buffer
    else:
        sweep.clone(op, em)
        if result in sweep.needs_shadow or plan.storage.must_undo(result):
            fill_zero(em, sweep.values[result])
    if result in sweep.needs_shadow:
        sweep.shadows[result] = zero_buffer_like(em, sweep, result)


def zeros_for_constant(em: Emitter, sweep: Sweep, value: SSAValue) -> SSAValue:
    """A shadow for a buffer that comes without one."""
    if is_pointer(value.type):
        raise error_at(
            value, "AD0708", "memory without derivative is used where other memory has one",
            help="request this function with that memory as `dup`, or keep the two apart",
        )  # fmt: skip
    assert isinstance(value.type, MemRefType)
    if is_memref(value.type.element_type):
        raise error_at(
            value, "AD0708", "nothing is known of the shadows of the buffers in this buffer",
            help="give it a shadow, or do not read buffers from it that carry a derivative",
        )  # fmt: skip
    return zero_buffer_like(em, sweep, value)


def zero_buffer_like(em: Emitter, sweep: Sweep, value: SSAValue) -> SSAValue:
    """A zero shadow in the tape's memory for a memref of the primal."""
    forward = sweep.values[value]
    type = shadow_memref(value.type)
    sizes = [
        em.index(em.dim(forward, k))
        for k, extent in enumerate(type.get_shape())
        if extent == DYNAMIC_INDEX
    ]
    return em.value(ArenaAllocOp(sweep.tape, sizes, type))


# ------------------------------------------------------------------ control flow


def remember_yield(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``scf.yield``."""
    operands = [sweep.values[x] for x in op.operands]
    operands += [sweep.shadows[x] for x in _flowing_positions(sweep, op)]
    copy = em.emit(YieldOp(*operands))
    sweep.ops[op], sweep.primal_of[copy] = copy, op


def _flowing_positions(sweep: Sweep, terminator: Operation) -> list[SSAValue]:
    """Operands of a yield whose shadows the results of the operation around need."""
    around = terminator.parent_op()
    assert around is not None
    targets: Sequence[SSAValue] = around.results
    if around.name == "scf.while":
        targets = around.regions[0].block.args
    return [x for x, t in zip(terminator.operands, targets, strict=True) if t in sweep.needs_shadow]


def remember_scope(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """``memref.alloca_scope``: its operations in place; what it allocates lives on the tape."""
    body = op.regions[0].block
    first = sweep.frames.first.get(em.block)
    sweep.block(body, em.block, skip_terminator=True)
    if first is not None:
        sweep.frames.first[em.block] = first
    last = body.last_op
    assert last is not None
    for result, value in zip(op.results, last.operands, strict=True):
        sweep.values[result] = sweep.values[value]
        if value in sweep.shadows:
            sweep.shadows[result] = sweep.shadows[value]


def remember_branching(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """``scf.if``, ``scf.index_switch``, ``scf.execute_region``: results get their shadows."""
    copy = sweep.clone(op, em)
    _with_extra_results(sweep, op, copy)


def _with_extra_results(sweep: Sweep, op: Operation, copy: Operation) -> Operation:
    flowing = sweep.flowing(op.results)
    if not flowing:
        return copy
    types = [*copy.result_types, *(shadow_of(r.type) for r in flowing)]
    bigger = _recreate(copy, types)
    sweep.ops[op], sweep.primal_of[bigger] = bigger, op
    for result, new in zip(op.results, bigger.results[: len(op.results)], strict=True):
        sweep.values[result] = new
    for value, new in zip(flowing, bigger.results[len(op.results) :], strict=True):
        sweep.shadows[value] = new
    return bigger


def _recreate(op: Operation, result_types: Sequence[Attribute]) -> Operation:
    """``op`` with other result types, in its place; its results must not be used yet."""
    block = op.parent
    assert block is not None
    bigger = make(
        type(op),
        operands=list(op.operands),
        result_types=result_types,
        properties=dict(op.properties),
        attributes=dict(op.attributes),
        location=op.location,
        regions=[op.detach_region(region) for region in list(op.regions)],
    )
    block.insert_op_before(bigger, op)
    op.detach()
    op.erase()
    return bigger


def remember_for(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``scf.for``."""
    if op in sweep.plan.storage.again:
        copy = em.emit(op.clone(sweep.values))
        sweep.ops[op], sweep.primal_of[copy] = copy, op
        sweep.frames.first[copy.regions[0].block] = copy.regions[0].block.first_op or copy
        sweep.blocks[op.regions[0].block] = copy.regions[0].block
        return
    from ad_opt.dialects.core.scf import ForOp

    body = op.regions[0].block
    flowing = sweep.flowing(body.args[1:])
    inits = [sweep.values[x] for x in op.operands[3:]]
    shadow_inits = [
        sweep.shadows[x]
        for x, arg in zip(op.operands[3:], body.args[1:], strict=True)
        if arg in sweep.needs_shadow
    ]
    into = Block(arg_types=[*body.arg_types, *(x.type for x in shadow_inits)])
    for arg, new in zip(body.args, into.args[: len(body.args)], strict=True):
        sweep.values[arg] = new
        new.name_hint = arg.name_hint
    for arg, new in zip(flowing, into.args[len(body.args) :], strict=True):
        sweep.shadows[arg] = new
    sweep.block(body, into)
    lower, upper, step = (sweep.values[x] for x in op.operands[:3])
    copy = ForOp(lower, upper, step, [*inits, *shadow_inits], Region(into))
    copy.attributes.update(op.attributes)
    copy.properties.update(op.properties)
    em.emit(copy)
    sweep.ops[op], sweep.primal_of[copy] = copy, op
    for result, new in zip(op.results, copy.results[: len(op.results)], strict=True):
        sweep.values[result] = new
    for value, new in zip(sweep.flowing(op.results), copy.results[len(op.results) :], strict=True):
        sweep.shadows[value] = new


def remember_while(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """The loop counts its runs and carries a frame that grows with them."""
    from ad_opt.dialects.core.scf import WhileOp

    before, after = op.regions[0].block, op.regions[1].block
    entered = [k for k, arg in enumerate(before.args) if arg in sweep.needs_shadow]
    left = [
        k
        for k, pair in enumerate(zip(after.args, op.results, strict=True))
        if not sweep.needs_shadow.isdisjoint(pair)
    ]
    count, capacity = em.index(0), em.index(FIRST_CAPACITY)
    frame = em.emit(FrameOp(sweep.tape, capacity, ())).results[0]
    extra = [count, frame, capacity]
    scope = Scope(frame, capacity, typed=[frame])
    regions = [_loop_block(sweep, before, entered), _loop_block(sweep, after, left)]
    _fill_before(sweep, before, regions[0], scope, left)
    _fill_after(sweep, after, regions[1], scope, entered)
    inits = [sweep.values[x] for x in op.operands]
    inits += [sweep.shadows[op.operands[k]] for k in entered]
    types = [
        *op.result_types, *(shadow_of(op.results[k].type) for k in left),
        INDEX, FrameType(()), INDEX,
    ]  # fmt: skip
    copy = WhileOp([*inits, *extra], types, Region(regions[0]), Region(regions[1]))
    em.emit(copy)
    sweep.ops[op], sweep.primal_of[copy] = copy, op
    for result, new in zip(op.results, copy.results[: len(op.results)], strict=True):
        sweep.values[result] = new
    for k, new in zip(left, copy.results[len(op.results) : -3], strict=True):
        sweep.shadows[op.results[k]] = new
    sweep.counts[op] = copy.results[-3]
    scope.frame, scope.capacity = copy.results[-2], copy.results[-1]
    scope.typed.append(copy.results[-2])
    sweep.frames.add_growing(copy, scope)


def _loop_block(sweep: Sweep, block: Block, followed: list[int]) -> Block:
    """A region of the loop: the arguments, shadows of those that are followed, and the frame."""
    shadows = [shadow_of(block.args[k].type) for k in followed]
    into = Block(arg_types=[*block.arg_types, *shadows, INDEX, FrameType(()), INDEX])
    for arg, new in zip(block.args, into.args[: len(block.args)], strict=True):
        sweep.values[arg] = new
        new.name_hint = arg.name_hint
    for k, new in zip(followed, into.args[len(block.args) : -3], strict=True):
        sweep.shadows[block.args[k]] = new
    return into


def _fill_before(sweep: Sweep, block: Block, into: Block, scope: Scope, left: list[int]) -> None:
    em = Emitter(into)
    count, frame, capacity = into.args[-3:]
    grown = em.emit(FrameGrowOp(sweep.tape, frame, capacity, count))
    scope.typed += [frame, grown.results[0]]
    scope.inside[into] = (grown.results[0], count, grown.results[1])
    sweep.block(block, into, skip_terminator=True)
    condition = block.last_op
    assert condition is not None
    operands = [sweep.values[x] for x in condition.operands]
    operands += [sweep.shadows[condition.operands[k + 1]] for k in left]
    extra = [count, grown.results[0], grown.results[1]]
    copy = Emitter(into, None, condition.location).emit(
        ConditionOp(operands[0], *operands[1:], *extra)
    )
    sweep.frames.first.setdefault(into, copy)


def _fill_after(sweep: Sweep, block: Block, into: Block, scope: Scope, entered: list[int]) -> None:
    count, frame, capacity = into.args[-3:]
    scope.typed.append(frame)
    scope.inside[into] = (frame, count, capacity)
    sweep.block(block, into, skip_terminator=True)
    last = block.last_op
    assert last is not None
    em = Emitter(into, None, last.location)
    following = em.value(arith.AddiOp(count, em.index(1)))
    operands = [sweep.values[x] for x in last.operands]
    operands += [sweep.shadows[last.operands[k]] for k in entered]
    copy = em.emit(YieldOp(*operands, following, frame, capacity))
    sweep.frames.first.setdefault(into, _first_after_arguments(into, copy))


def _first_after_arguments(block: Block, default: Operation) -> Operation:
    return block.first_op or default


def remember_copy(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``memref.copy``."""
    keep_snapshots(sweep, op, em)
    sweep.clone(op, em)


def remember_parallel(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Atomic updates happen in any order, so they are undone together, by a copy."""
    keep_snapshots(sweep, op, em)
    sweep.clone(op, em)


def remember_atomic(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """Its result is what the memory held before; nothing else is kept."""
    sweep.clone(op, em)


def remember_call(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``func.call``."""
    from .reverse_calls import forward_call

    if (routine := known_routine(sweep.session, op)) is not None:
        from ad_opt.passes.autodiff.reverse.reverse_blas import sweep_blas

        sweep_blas(sweep, op, routine, em)
        return
    if not forward_call(sweep, op, em):
        call_and_keep(sweep, op, em, lambda: remember_plain(sweep, op, em))


def remember_vector_store(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``vector.compressstore``, ``vector.maskedstore`` and their kin."""
    from .reverse_vector import sweep_store

    sweep_store(sweep, op, em)


def remember_linalg(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """In the forward sweep: ``linalg.abs``, ``linalg.add`` and their kin."""
    from .reverse_linalg import sweep_structured

    sweep_structured(sweep, op, em)
