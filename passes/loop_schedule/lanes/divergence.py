"""Divergence: which values of a loop's body may differ among the lanes that run it together.

A lane is an iteration. A value is *uniform* if all lanes that are there have the same, *varying*
otherwise. What an inner loop carries may be uniform in each trip and yet varying behind it, where
lanes have left it after different trips (temporal divergence).
Source: Karrenberg and Hack, Whole-Function Vectorization, CGO 2011; Rosemann, Moll and Hack, An
Abstract Interpretation for SPMD Divergence on Reducible Control Flow Graphs, POPL 2021.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TypeAlias

from ad_opt.dialects.autodiff.tape import FrameGrowOp, FrameOp, RestoreOp, SaveOp
from ad_opt.dialects.autodiff.types import FrameType
from ad_opt.dialects.support.ir.queries import constant_of, each_once, last_of, walk
from ad_opt.passes.analysis.affine.linear import Linear, linear_of
from ad_opt.passes.loop_schedule.form.headers import body_of, initial, terminator, variable
from ad_opt.passes.loop_schedule.form.refusal import refuse_form
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Attribute, Block, BlockArgument, Operation, OpResult, SSAValue

CAPACITY_AT = {
    "autodiff.frame": 1,
    "autodiff.save": 3,
    "autodiff.restore": 2,
    "autodiff.frame_grow": 2,
}
"""Accesses to frames: which operand is the capacity."""
INDEX_AT = {"autodiff.save": 2, "autodiff.restore": 1, "autodiff.frame_grow": 3}
"""Accesses to frames: which operand is the number of the record."""


class Divergence:
    """Facts about the body of a loop of which each iteration is a lane."""

    def __init__(self, loop: Operation):
        self.loop = loop
        self.varying: set[SSAValue] = set(body_of(loop).args)
        self.aligned_at_end: set[Operation] = set()
        """Inner loops in which lanes start late and end together, so that what counts back from
        the end is uniform."""
        self.forms: dict[SSAValue, Linear] = {}
        """Variables of inner loops with other trips in each lane: by a `tokens`, and bounds."""
        self.tokens: dict[Operation, SSAValue] = {}
        """For such a loop a value that stands for the uniform part of its variable."""
        self.capacities = _capacities(loop)
        self.sizes = _sizes(loop)
        """Values that frames are made with."""
        self.uniform_slots = _uniform_slots(loop, self.capacities)
        """Slots of frames that hold one value for all lanes."""
        while self._block(body_of(loop)):
            pass

    def is_varying(self, value: SSAValue) -> bool:
        """True if lanes may have different values."""
        return value in self.varying

    def any_varies(self, values: Iterable[SSAValue]) -> bool:
        """True if one of some values varies."""
        return any(value in self.varying for value in values)

    def form(self, value: SSAValue) -> Linear:
        """The linear form of an index, over tokens where it is one of inner variables."""
        form = linear_of(value)
        while any(term in self.forms for term in form.terms):
            form = form.substitute(self.forms)
        return form

    def is_uniform_form(self, value: SSAValue) -> bool:
        """True if what varies in the operands of an index cancels out."""
        if not isinstance(value.type, IndexType):
            return False
        form = self.form(value)
        return value not in form.terms and not self.any_varies(form.terms)

    # Propagation; each returns true if something has become varying.

    def _block(self, block: Block) -> bool:
        return any([self._operation(op) for op in block.ops])

    def _operation(self, op: Operation) -> bool:
        match op.name:
            case "scf.if":
                return self._if(op)
            case "scf.for":
                return self._for(op)
            case "scf.while":
                return self._while(op)
            case "autodiff.restore":
                return self._mark(op.results, True)
            case _:
                varies = self.any_varies(op.operands) and not any(
                    self.is_uniform_form(result) for result in op.results
                )
                return self._mark(op.results, varies)

    def _mark(self, values: Iterable[SSAValue], varies: bool) -> bool:
        if not varies:
            return False
        new = [
            value
            for value in values
            if value not in self.varying
            and not isinstance(value.type, FrameType)
            and value not in self.capacities
        ]
        self.varying.update(new)
        return bool(new)

    def _if(self, op: Operation) -> bool:
        changed = any([self._block(block) for region in op.regions for block in region.blocks])
        for at, result in enumerate(op.results):
            yields = [last_of(region.block).operands[at] for region in op.regions]
            changed |= self._mark([result], self.any_varies([op.operands[0], *yields]))
        return changed

    def _for(self, op: Operation) -> bool:
        diverges = self.diverges(op)
        changed = False
        if diverges and op not in self.tokens:
            self._align(op)
            changed = True
        if diverges:
            varies = self.any_varies(self.form(variable(op)).terms)
            changed |= self._mark([variable(op)], varies)
        late = op in self.aligned_at_end
        carried = zip(body_of(op).args[1:], initial(op), terminator(op).operands, strict=True)
        for argument, first, following in carried:
            changed |= self._mark([argument], late or self.any_varies([first, following]))
        changed |= self._block(body_of(op))
        for result, argument in zip(op.results, body_of(op).args[1:], strict=True):
            changed |= self._mark([result], diverges or argument in self.varying)
        return changed

    def diverges(self, op: Operation) -> bool:
        """True if lanes may leave an inner loop after different trips."""
        if op.name == "scf.while":
            return last_of(op.regions[0].block).operands[0] in self.varying
        return self.any_varies(op.operands[:3])

    def _align(self, op: Operation) -> None:
        """Say what the variable of a loop with other trips in each lane is."""
        token = Block(arg_types=[IndexType()]).args[0]
        self.tokens[op] = token
        low, high, step = op.operands[:3]
        start = self.form(low) + Linear.of(token)
        end = self.form(high) + Linear.of(token)
        self.forms[variable(op)] = start
        moving = {value for value in end.terms if value in self.varying}
        if constant_of(step) != 1 or not moving:
            return
        records = [one.operands[INDEX_AT[one.name]] for one in walk(op) if one.name in INDEX_AT]
        counted_back = False
        for record in records:
            from_start = moving & self.form(record).terms.keys()
            self.forms[variable(op)] = end
            from_end = moving & self.form(record).terms.keys()
            self.forms[variable(op)] = start
            counted_back |= bool(from_start) and not from_end
        if counted_back:
            self.forms[variable(op)] = end
            self.aligned_at_end.add(op)

    def _while(self, op: Operation) -> bool:
        before, after = (region.block for region in op.regions)
        forwarded, yielded = last_of(before).operands[1:], last_of(after).operands
        changed = False
        for argument, first, following in zip(before.args, op.operands, yielded, strict=True):
            changed |= self._mark([argument], self.any_varies([first, following]))
        changed |= self._block(before)
        for argument, value in zip(after.args, forwarded, strict=True):
            changed |= self._mark([argument], value in self.varying)
        changed |= self._block(after)
        for result, value in zip(op.results, forwarded, strict=True):
            changed |= self._mark([result], value in self.varying or self.diverges(op))
        return changed


# ---------------------------------------------------------------------- capacities


def _sizes(loop: Operation) -> set[SSAValue]:
    frames = (op for op in walk(loop) if isinstance(op, FrameOp))
    return {op.capacity for op in frames}


def _capacities(loop: Operation) -> set[SSAValue]:
    """Values that are nothing but capacities of frames, of which the last one counts: carried by
    loops, or kept on the tape with the frame.

    Raises `RefusalError` (AD1162) where one is used otherwise, or comes from a branch.
    """
    saves = _saves(loop)
    found: set[SSAValue] = set()
    pending = [op.operands[CAPACITY_AT[op.name]] for op in walk(loop) if op.name in CAPACITY_AT]
    for value in each_once(pending):
        owner = value.owner
        sources = carried_from(value)
        if isinstance(owner, RestoreOp):
            sources = [save.value for save in saves[slot_of(owner)]]
        if sources or isinstance(owner, FrameGrowOp):
            found.add(value)
            pending += sources
        elif isinstance(owner, Operation) and owner.name == "scf.if":
            raise refuse_form(owner, "the capacity of a frame comes from a branch")
    for value in found:
        for use in value.uses:
            op, at = use.operation, use.index
            if CAPACITY_AT.get(op.name) == at:
                continue
            goes_to = _goes_to(op, at)
            used = {value for value in goes_to if value.first_use is not None}
            if not (isinstance(op, SaveOp) or (goes_to and used <= found)):
                raise refuse_form(op, "the capacity of a frame is used as a number")
    return found


Slot: TypeAlias = tuple[Attribute, int]
"""The type of a frame, and the number of a slot."""


def slot_of(op: SaveOp | RestoreOp) -> Slot:
    """The slot that an access is to, by the type of the frame."""
    return op.frame.type, op.at


def _saves(loop: Operation) -> dict[Slot, list[SaveOp]]:
    found: dict[Slot, list[SaveOp]] = defaultdict(list)
    for op in walk(loop):
        if isinstance(op, SaveOp):
            found[slot_of(op)].append(op)
    return found


def _uniform_slots(loop: Operation, capacities: set[SSAValue]) -> set[Slot]:
    """Slots that hold nothing but frames or capacities."""
    found: set[Slot] = set()
    for slot, saves in _saves(loop).items():
        own = [isinstance(one.value.type, FrameType) or one.value in capacities for one in saves]
        if all(own):
            found.add(slot)
        elif any(own):
            raise refuse_form(saves[0], "a capacity and a number are kept in one slot")
    return found


def carried_from(value: SSAValue) -> list[SSAValue]:
    """Values that a value carried by a loop may be; nothing for any other value."""
    if isinstance(value, OpResult):
        op, at = value.op, value.index
        if op.name == "scf.while":
            return [last_of(op.regions[0].block).operands[1 + at]]
        return [initial(op)[at], terminator(op).operands[at]] if op.name == "scf.for" else []
    assert isinstance(value, BlockArgument)
    op, at = value.block.parent_op(), value.index
    if op is None:
        return []
    if op.name == "scf.for" and at:
        return [initial(op)[at - 1], terminator(op).operands[at - 1]]
    if op.name == "scf.while":
        before, after = (region.block for region in op.regions)
        if value.block is after:
            return [last_of(before).operands[1 + at]]
        return [op.operands[at], last_of(after).operands[at]]
    return []


def _goes_to(op: Operation, at: int) -> set[SSAValue]:
    """Return the values that an operand of a loop, or of the end of its body, becomes."""
    parent = op.parent_op()
    match op.name:
        case "scf.while":
            return {op.regions[0].block.args[at]}
        case "scf.for" if at >= 3:
            return {body_of(op).args[at - 2], op.results[at - 3]}
        case "scf.condition" if parent is not None:
            return {parent.regions[1].block.args[at - 1], parent.results[at - 1]}
        case "scf.yield" if parent is not None and parent.name == "scf.for":
            return {body_of(parent).args[at + 1], parent.results[at]}
        case "scf.yield" if parent is not None and parent.name == "scf.while":
            return {parent.regions[0].block.args[at]}
        case _:
            return set()
