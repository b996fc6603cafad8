"""Write a structured graph as operations: blocks in sequence, branches as ``scf.if``, loops.

Operations are moved, not copied. Values are in sight where they are used, because everything that
a block dominates is written behind it in the same block or in regions there; what does not follow
that rule (block arguments, selectors, values that leave loops) goes through slots, which become
results of the ``scf`` operations in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import block_of, last_of, word_width
from ad_opt.dialects.support.ir.rewriting import move_to_end
from ad_opt.dialects.support.process.trampoline import Task
from xdsl.dialects import arith, cf
from xdsl.dialects.builtin import (
    UNKNOWN_LOC,
    DenseIntOrFPElementsAttr,
    IndexType,
    LocationAttr,
    i1,
)
from xdsl.ir import Block, Operation, SSAValue

from .close_branches import Arm, Choice, join
from .escapes import Escapes
from .graph import DEAD_ENDS, Edge, FlowGraph, Level, Loop, Node
from .join_points import Group, Slot
from .values import Pending, Undefined, Value


@dataclass(eq=False)
class LoopSlots:
    """The variables of a loop that tests at its end."""

    entry: Slot | None
    """Slot with the number of the entry that the next trip starts at."""
    carried: list[Slot]
    again: Slot
    exit: Slot | None


class Writer:
    """Moves the operations of a region into its first block."""

    def __init__(self, graph: FlowGraph, escapes: Escapes):
        self.graph = graph
        self.escapes = escapes
        self.block = graph.blocks[0]
        self.undefined = Undefined(self.block)
        self.pending = Pending()
        self.renamed: dict[SSAValue, SSAValue] = {}
        self.location: LocationAttr = UNKNOWN_LOC
        self._open: set[Block] = {self.block}
        self._outer: list[Block] = []
        self._active: list[tuple[int, Group]] = []
        self._arguments: dict[SSAValue, Slot] = {}
        self._escaping: dict[SSAValue, Slot] = {}
        self._loops: dict[Loop, LoopSlots] = {}
        self._ends = [Slot(value.type) for value in graph.ends[0].operands] if graph.ends else []
        self._end = graph.ends[0] if graph.ends else None

    # Values and places

    def now(self, value: SSAValue) -> SSAValue:
        """Return the value that stands here for one of the original program."""
        return self.renamed.get(value, value)

    def visible(self, value: Value) -> bool:
        """True if a value can be used in the current block."""
        return isinstance(value, int) or block_of(value) in self._open

    def materialize(self, slot: Slot, value: Value | None) -> SSAValue:
        """The value as an operand; any value of the type where there is none."""
        if value is None:
            return self.undefined.value(slot.type)
        if isinstance(value, int):
            return self.undefined.constant(value, slot.type)
        return value

    def take(self, slot: Slot) -> SSAValue:
        """Read a slot for the last time."""
        return self.materialize(slot, self.pending.take(slot))

    def emit(self, op: Operation) -> Operation:
        """Put a new operation at the end of the current block."""
        op.location = self.location
        self.block.add_op(op)
        return op

    def alone(self) -> list[tuple[int, Group]]:
        """Start a loop's body, which knows no merges outside; gives what `rejoin` takes back."""
        outer, self._active = self._active, []
        return outer

    def rejoin(self, outer: list[tuple[int, Group]]) -> None:
        """End a loop's body."""
        self._active = outer

    def leaving(self, value: SSAValue, loop: Loop, result: SSAValue) -> None:
        """A value has left ``loop``: from here on it is the loop's result."""
        self.renamed[value] = result
        slot = self._escaping.get(value)
        if slot is not None and self.escapes.leaves[value] is loop:
            self.pending.take(slot)
        elif value in self.escapes.leaves and self.escapes.leaves[value] is not loop:
            self.define(value)

    def begin(self, arguments: Sequence[Slot | SSAValue] = ()) -> int:
        """Start a block; gives the mark for `end`."""
        self._outer.append(self.block)
        self.block = Block(arg_types=[argument.type for argument in arguments])
        for new, old in zip(self.block.args, arguments, strict=True):
            new.name_hint = old.hint if isinstance(old, Slot) else old.name_hint
        self._open.add(self.block)
        return self.pending.mark()

    def end(self, mark: int) -> Arm:
        """End the block; what was assigned in it is taken back and handed over."""
        arm = Arm(self.block, self.pending.undo(mark))
        self._open.discard(self.block)
        self.block = self._outer.pop()
        return arm

    def argument_slot(self, argument: SSAValue) -> Slot:
        """The slot in which a block argument waits for its block."""
        slot = self._arguments.get(argument)
        if slot is None:
            slot = self._arguments[argument] = Slot(argument.type, argument.name_hint)
        return slot

    def define(self, value: SSAValue) -> None:
        """A value that leaves loops has been computed: keep it until it is out."""
        if value in self.escapes.leaves:
            slot = self._escaping.get(value)
            if slot is None:
                slot = self._escaping[value] = Slot(value.type, value.name_hint, value)
            self.pending.set(slot, self.now(value))

    def move(self, op: Operation) -> None:
        """Move an operation to the end of the current block, with operands renamed."""
        if op.parent is not self.block:
            move_to_end(op, self.block)
        pending = [op]
        while pending:
            current = pending.pop()
            for at, operand in enumerate(current.operands):
                if (new := self.renamed.get(operand)) is not None:
                    current.operands[at] = new
            for region in current.regions:
                for block in region.blocks:
                    pending.extend(block.ops)

    # Edges

    def follow(self, level: Level, edge: Edge) -> int | None:
        """Make an edge's assignments; the node that it goes to, if that is in the level."""
        if edge.operands is not None:
            values = [self.now(value) for value in edge.operands]
            for slot, value in zip(self._passed_to(edge.target), values, strict=True):
                self.pending.set(slot, value)
        at = level.target(edge)
        depth = -1 if at is None or at == 0 else level.depth[level.idom[at]]
        for group_depth, group in reversed(self._active):
            if group_depth < depth:
                break
            if group.selector is None or (group_depth == depth and at not in group.codes):
                continue
            code = group.other if group_depth > depth or at is None else group.codes[at]
            self.pending.set(group.selector, code)
        if at is None:
            self._leave(level, edge)
        elif (loop := level.nodes[at].loop) is not None:
            self._enter(loop, edge)
        return at

    def _passed_to(self, target: int | None) -> list[Slot]:
        if target is None:
            return self._ends
        return [self.argument_slot(argument) for argument in self.graph.blocks[target].args]

    def _enter(self, loop: Loop, edge: Edge) -> None:
        """Choose the entry of a loop."""
        if len(loop.entries) > 1:
            entry = self.slots(loop).entry
            assert entry is not None
            assert edge.target is not None
            self.pending.set(entry, _code(loop.entries.index(edge.target), loop.entries))

    def _leave(self, level: Level, edge: Edge) -> None:
        """Choose between another trip and an exit of the loop around."""
        loop = level.loop
        if loop is None or loop.test is not None:
            return
        slots = self.slots(loop)
        again = edge.target in loop.entries
        self.pending.set(slots.again, int(again))
        if again:
            self._enter(loop, edge)
            return
        for slot in slots.carried:
            self.pending.take(slot)  # nobody looks at what the next trip would start with
        if slots.exit is not None:
            self.pending.set(slots.exit, _code(loop.exits.index(edge.target), loop.exits))

    def exit_slots(self, loop: Loop) -> list[Slot]:
        """Return the slots that a loop that tests at its end assigns for where it goes to."""
        found = [slot for target in loop.exits for slot in self._passed_to(target)]
        selector = self.slots(loop).exit
        if selector is not None:
            found.append(selector)
        # An exit may be the next trip of a loop around, from another entry of it.
        return found

    def slots(self, loop: Loop) -> LoopSlots:
        """The variables of a loop."""
        if loop not in self._loops:
            carried = [
                self.argument_slot(argument)
                for entry in loop.entries
                for argument in self.graph.blocks[entry].args
            ]
            entry = _selector(loop.entries)
            if entry is not None:
                carried.insert(0, entry)
            self._loops[loop] = LoopSlots(entry, carried, Slot(i1), _selector(loop.exits))
        return self._loops[loop]

    # Sequences

    def region(self, level: Level) -> Task:
        """Write everything, and the end of the region."""
        yield self.sequence(level, 0)
        end = self._end
        assert end is not None
        values = [self.take(slot) for slot in self._ends]
        last = make(
            type(end), operands=values, properties=end.properties, attributes=end.attributes
        )
        last.location = end.location
        self.block.add_op(last)

    def sequence(self, level: Level, start: int) -> Task:
        """Write a node and all that it dominates into the current block."""
        at: int | None = start
        while at is not None:
            node = level.nodes[at]
            choice = yield self.node(level, node)
            if not node.edges:
                return
            if len(node.edges) == 1:
                following = self.follow(level, node.edges[0])
                here = following is not None and level.idom[following] == at
                at = following if here else None
                continue
            at = yield self.branch(level, at, choice)

    def branch(self, level: Level, at: int, choice: Choice) -> Task:
        """Write the arms of a branch and the merges behind it, but for a last one."""
        group = level.groups[at]
        if group is not None and group.selector is not None:
            self._active.append((level.depth[at], group))
        arms: list[Arm] = []
        location = self.location
        for edge in level.nodes[at].edges:
            mark = self.begin()
            target = self.follow(level, edge)
            if target is not None and level.idom[target] == at and level.indegree[target] == 1:
                yield self.sequence(level, target)
            arms.append(self.end(mark))
        self.location = location
        join(self, choice, arms)
        if group is None:
            return None
        return (yield self.merges(level, group))

    def merges(self, level: Level, group: Group) -> Task:
        """Write the merges of a group; the last one, if always reached, is left to the caller."""
        for number, merge in enumerate(group.order):
            if not group.guarded[number]:
                return merge
            assert group.selector is not None
            if number == group.last_guard:
                self._active.pop()
                held = self.take(group.selector)
            else:
                held = self.materialize(group.selector, self.pending.get(group.selector))
            location = self.location
            if group.selector.type != i1:
                code = self.undefined.constant(number, IndexType())
                held = self.emit(arith.CmpiOp(held, code, "eq")).results[0]
            mark = self.begin()
            yield self.sequence(level, merge)
            then = self.end(mark)
            mark = self.begin()
            otherwise = self.end(mark)
            self.location = location
            join(self, Choice(held), [then, otherwise])
        return None

    # Nodes

    def node(self, level: Level, node: Node) -> Task:
        """Write one node; gives the choice between its edges."""
        from .loops import write_loop

        if node.loop is not None:
            yield write_loop(self, node.loop)
            if node.loop.test is None and len(node.edges) > 1:
                slot = self.slots(node.loop).exit
                assert slot is not None
                return Choice(self.take(slot), range(1, len(node.edges)))
            return None
        if node.block is None:
            assert level.loop is not None
            slot = self.slots(level.loop).entry
            assert slot is not None
            return Choice(self.take(slot), range(1, len(node.edges)))
        self.bind(node.block)
        return self.body(node.block)

    def bind(self, number: int) -> None:
        """Say what the arguments of a block are: what the slots hold."""
        if number == 0:
            return  # the arguments of the region stay what they are
        for argument in self.graph.blocks[number].args:
            self.renamed[argument] = self.take(self.argument_slot(argument))

    def body(self, number: int) -> Choice | None:
        """Move the operations of a block here, and take its terminator away."""
        block = self.graph.blocks[number]
        last = last_of(block)
        for op in [*block.ops]:
            if op is not last:
                self.move(op)
        last.detach()
        self.location = last.location
        for value in self.escapes.shared[number]:
            self.define(value)
        choice = self._choice(last)
        last.drop_all_references()
        return choice

    def _choice(self, last: Operation) -> Choice | None:
        if last.name == "cf.cond_br":
            return Choice(self.now(last.operands[0]))
        if last.name == "cf.switch":
            flag = self.now(last.operands[0])
            values = last.properties.get("case_values")
            assert isinstance(values, DenseIntOrFPElementsAttr | None)
            cases = [int(case) for case in values.get_values()] if values is not None else []
            return self._switch(flag, cases)
        if last.name in DEAD_ENDS:
            never = self.undefined.constant(0, i1)
            self.emit(cf.AssertOp(never, "control reaches what is said to be unreachable"))
        return None

    def _switch(self, flag: SSAValue, cases: Sequence[int]) -> Choice:
        """A switch on an integer as one on an index."""
        width = word_width(flag.type)
        half, whole = 1 << (width - 1), 1 << width
        wrapped = [(case + half) % whole - half for case in cases]
        if isinstance(flag.type, IndexType):
            return Choice(flag, wrapped)
        # Cases are kept as 64-bit numbers at most, so a wider flag does not occur.
        cast = self.emit(arith.IndexCastOp(flag, IndexType())).results[0]
        return Choice(cast, wrapped)


def _selector(options: Sequence[object]) -> Slot | None:
    if len(options) < 2:
        return None
    return Slot(i1 if len(options) == 2 else IndexType())


def _code(at: int, options: Sequence[object]) -> int:
    """The selector's value for an option: of two, the first is ``true``."""
    return int(at == 0) if len(options) == 2 else at
