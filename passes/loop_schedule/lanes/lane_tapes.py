"""Tapes of all lanes: frames whose records hold a vector for each value.

Lanes share the frame, and the number of the record, so a record is written and read whole: what is
in it for lanes that are not there is never read.
"""

from __future__ import annotations

from ad_opt.dialects.autodiff.tape import FrameGrowOp, FrameOp, RestoreOp, SaveOp
from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import each_once, is_made_in, walk
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from ad_opt.passes.loop_schedule.form.headers import variable
from ad_opt.passes.ops.catalogue import is_loop
from xdsl.ir import BlockArgument, Operation, SSAValue

from .divergence import INDEX_AT, carried_from, slot_of
from .lane_values import Handler, Lanes, Mask, refuse_lanes


def _position(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    """``tape_mark`` and ``tape_reset``: once for all lanes."""
    known = {value: lanes.scalar(b, value) for value in op.operands}
    copy = b.emit(op.clone(value_mapper=known))
    for result, new in zip(op.results, copy.results, strict=True):
        lanes.scalars[result] = new


def _frame(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    tape, capacity = op.operands
    wide = lanes.wide(op, op.results[0].type)
    assert isinstance(wide, FrameType)
    made = FrameOp(lanes.scalar(b, tape), _capacity(lanes, b, op, capacity), wide.types)
    lanes.scalars[op.results[0]] = b.value(made)


def _capacity(lanes: Lanes, b: Builder, op: Operation, capacity: SSAValue) -> SSAValue:
    """The largest of the capacities that lanes want, by which all know the frame."""
    if not lanes.facts.is_varying(capacity):
        return lanes.scalar(b, capacity)
    if capacity not in lanes.largest:
        raise refuse_lanes(op, "the capacity of a frame is carried by a loop")
    return lanes.largest[capacity]


def _own_frame(lanes: Lanes, op: Operation, frame: SSAValue) -> SSAValue:
    found = lanes.scalars.get(frame)
    if found is None or found.type != lanes.wide(op, frame.type):
        raise refuse_lanes(op, "records of all iterations are in one frame")
    return found


def _index(lanes: Lanes, b: Builder, op: Operation) -> SSAValue:
    index = op.operands[INDEX_AT[op.name]]
    if lanes.facts.is_varying(index):
        raise refuse_lanes(op, "iterations are at different records of the tape")
    return lanes.scalar(b, index)


def _grow(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    tape, frame, capacity, _ = op.operands
    made = b.emit(
        FrameGrowOp(
            lanes.scalar(b, tape),
            _own_frame(lanes, op, frame),
            _capacity(lanes, b, op, capacity),
            _index(lanes, b, op),
        )
    )
    for result, new in zip(op.results, made.results, strict=True):
        lanes.scalars[result] = new


def _save(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    assert isinstance(op, SaveOp)
    value, frame, _, capacity = op.operands
    lanes.costs.access(True, False)
    place = (
        _own_frame(lanes, op, frame),
        _index(lanes, b, op),
        _capacity(lanes, b, op, capacity),
    )
    if mask is not None and not _is_fresh(lanes, op):
        raise refuse_lanes(op, "a record of the tape may hold what lanes that wait need")
    uniform = slot_of(op) in lanes.facts.uniform_slots
    b.emit(SaveOp(lanes.scalar(b, value) if uniform else lanes.vector(b, value), *place, op.at))


def _is_fresh(lanes: Lanes, op: SaveOp) -> bool:
    """True if no other save is to the record: lanes that are not here have nothing in it.

    So it is if there is one loop between the frame and the save, which counts the records.
    """
    others = (other for other in walk(lanes.facts.loop) if isinstance(other, SaveOp))
    origin = _origin(op.frame)
    for other in others:
        if other is not op and slot_of(other) == slot_of(op):
            found = _origin(other.frame)
            if found is None or found is origin:
                return False
    loops: list[Operation] = []
    at = op.parent_op()
    while at is not None and at is not lanes.facts.loop:
        if origin is None or at is origin.parent_op():
            break
        if is_loop(at):
            loops.append(at)
        at = at.parent_op()
    if origin is None or at is not origin.parent_op() or len(loops) > 1:
        return False
    return not loops or _counts(loops[0], op.index)


def _origin(frame: SSAValue) -> Operation | None:
    """The operation that made a frame, which loops may carry and make larger."""
    pending, found = [frame], set[Operation]()
    for value in each_once(pending):
        sources = carried_from(value)
        owner = value.owner
        if sources:
            pending += sources
        elif isinstance(owner, FrameGrowOp):
            pending.append(owner.frame)
        elif isinstance(owner, FrameOp):
            found.add(owner)
        else:
            return None
    return found.pop() if len(found) == 1 else None


def _counts(loop: Operation, index: SSAValue) -> bool:
    """True if an index is another one in each trip of a loop."""
    form = linear_of(index)
    if loop.name == "scf.for":
        counter = variable(loop)
        others = [value for value in form.terms if value is not counter]
        return counter in form.terms and all(not is_made_in(value, loop) for value in others)
    if loop.name != "scf.while" or len(form.terms) != 1:
        return False
    ((counter, _),) = form.terms.items()
    before, after = (region.block for region in loop.regions)
    condition, end = before.last_op, after.last_op
    assert condition is not None
    assert end is not None
    if isinstance(counter, BlockArgument) and counter.block is after:
        forwarded = condition.operands[1 + counter.index]
    else:
        forwarded = counter
    if not isinstance(forwarded, BlockArgument) or forwarded.block is not before:
        return False
    following = linear_of(end.operands[forwarded.index])
    step = following - Linear.of(counter)
    if counter is not forwarded and step.known is None:
        step = following - Linear.of(forwarded)
    return bool(step.known)


def _restore(lanes: Lanes, b: Builder, op: Operation, mask: Mask) -> None:
    assert isinstance(op, RestoreOp)
    frame, _, capacity = op.operands
    lanes.costs.access(True, False)
    restored = RestoreOp(
        _own_frame(lanes, op, frame),
        _index(lanes, b, op),
        _capacity(lanes, b, op, capacity),
        op.at,
    )
    lanes.know(op.results[0], b.value(restored))


HANDLERS: dict[str, Handler] = {
    "autodiff.tape_mark": _position,
    "autodiff.tape_reset": _position,
    "autodiff.frame": _frame,
    "autodiff.frame_grow": _grow,
    "autodiff.save": _save,
    "autodiff.restore": _restore,
}
