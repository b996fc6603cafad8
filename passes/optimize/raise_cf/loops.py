"""Write loops: tested at the top where only the header leaves them, at the end otherwise.

A loop that tests at its end is an ``scf.while`` whose first region is the whole trip; the second
only passes on what the next trip needs. Where only the header leaves, the header is the first
region and the rest of the trip the second; if it counts, it becomes an ``scf.for``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.process.trampoline import Task
from xdsl.dialects import scf
from xdsl.ir import Block, Region

from .close_branches import negated
from .counted_loops import While, as_counted
from .graph import Loop, WhileTest
from .join_points import Slot

if TYPE_CHECKING:
    from .writer import Writer


def write_loop(writer: Writer, loop: Loop) -> Task:
    """Write a loop at the end of the current block."""
    if loop.test is not None:
        yield _tested_at_the_top(writer, loop, loop.test)
    else:
        yield _tested_at_the_end(writer, loop)


def _tested_at_the_end(writer: Writer, loop: Loop) -> Task:
    slots = writer.slots(loop)
    initial = [writer.take(slot) for slot in slots.carried]
    mark = writer.begin(slots.carried)
    for slot, argument in zip(slots.carried, writer.block.args, strict=True):
        writer.pending.set(slot, argument)
    outer = writer.alone()
    yield writer.sequence(loop.level, 0)
    writer.rejoin(outer)
    again = writer.take(slots.again)
    following = [writer.take(slot) for slot in slots.carried]
    held = [(slot, writer.pending.get(slot)) for slot in _going_out(writer, loop, mark)]
    out = [(slot, writer.materialize(slot, value)) for slot, value in held if value is not None]
    passed = [again, *following, *(value for _, value in out)]
    writer.emit(make(scf.ConditionOp, operands=passed))
    before = writer.end(mark).block
    types = [value.type for value in passed[1:]]
    after = Block(arg_types=types)
    count = len(slots.carried)
    end = make(scf.YieldOp, operands=after.args[:count])
    end.location = writer.location
    after.add_op(end)
    regions = (Region(before), Region(after))
    op = writer.emit(make(scf.WhileOp, operands=initial, result_types=types, regions=regions))
    for (slot, _), result in zip(out, op.results[count:], strict=True):
        result.name_hint = slot.hint
        writer.pending.set(slot, result)
        if slot.value is not None:
            writer.leaving(slot.value, loop, result)


def _going_out(writer: Writer, loop: Loop, mark: int) -> list[Slot]:
    """Return slots that the loop assigns for others: arguments of its exits, which exit, and
    escapes.
    """
    exits = set(writer.exit_slots(loop))
    return [
        slot for slot in writer.pending.changed(mark) if slot in exits or slot.value is not None
    ]


def _tested_at_the_top(writer: Writer, loop: Loop, test: WhileTest) -> Task:
    passed = writer.escapes.shared[test.header]
    arguments = writer.graph.blocks[test.header].args
    carried = [writer.argument_slot(argument) for argument in arguments]
    initial = [writer.take(slot) for slot in carried]
    mark = writer.begin(carried)
    for slot, argument in zip(carried, writer.block.args, strict=True):
        writer.pending.set(slot, argument)
    writer.bind(test.header)
    choice = writer.body(test.header)
    location = writer.location
    assert choice is not None
    condition = negated(writer, choice.value) if test.negated else choice.value
    writer.emit(scf.ConditionOp(condition, *(writer.now(value) for value in passed)))
    before = writer.end(mark).block

    mark = writer.begin(passed)
    for value, argument in zip(passed, writer.block.args, strict=True):
        writer.renamed[value] = argument
    outer = writer.alone()
    writer.follow(loop.level, test.inside)
    if loop.level.nodes:
        yield writer.sequence(loop.level, 0)
    writer.rejoin(outer)
    writer.emit(scf.YieldOp(*(writer.take(slot) for slot in carried)))
    after = writer.end(mark).block

    writer.location = location
    escaping = [value in writer.escapes.leaves for value in passed]
    results = as_counted(writer, While(initial, before, after, condition, escaping))
    if results is None:
        types = [value.type for value in passed]
        op = writer.emit(scf.WhileOp(initial, types, Region(before), Region(after)))
        results = op.results
    for value, result in zip(passed, results, strict=True):
        if result is not None:
            result.name_hint = value.name_hint
            writer.renamed[value] = result
            if value in writer.escapes.leaves and writer.escapes.leaves[value] is not loop:
                writer.define(value)
