"""A loop written as loops over its groups of statements, strip by strip of its iterations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.queries import (
    block_of,
    is_made_in,
    known_or_value,
    last_of,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.affine.nests import Access
from ad_opt.passes.analysis.affine.polynomials import Polynomial
from ad_opt.passes.nests.products.computed import copied
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import DYNAMIC_INDEX, MemRefType
from xdsl.ir import Attribute, Operation, OpResult, SSAValue

from .private import Private
from .statements import Group, Statements, is_kept


@dataclass
class Distribution:
    """A loop that is written anew, in front of itself."""

    statements: Statements
    groups: Sequence[Group]
    size: int
    """The iterations of a strip."""
    is_strip: bool = False
    """True for a loop that is one strip itself."""
    known: Set[SSAValue] = frozenset()
    """Buffers that have been made for a loop around."""
    made: list[tuple[Group, Operation]] = field(default_factory=list[tuple[Group, Operation]])
    """The loops over groups."""
    _group_of: dict[Operation, Group] = field(default_factory=dict[Operation, Group])
    _rows: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Private buffers, and those with a row for each iteration of a strip."""
    _kept: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Values that other groups need, and the buffers that keep them."""

    @property
    def root(self) -> Operation:
        """The loop as it was."""
        return self.statements.loop.op

    @property
    def in_steps(self) -> list[Operation]:
        """The loops that stand in loops over steps now."""
        return [loop for group, loop in self.made if group.steps is not None]

    @property
    def buffers(self) -> Set[SSAValue]:
        """Buffers that nobody else has."""
        return {*self.known, *self._rows.values(), *self._kept.values()}

    def write(self) -> Operation:
        """Write the loop over strips; gives it, or one of those that take its place."""
        self._group_of = {op: group for group in self.groups for op in group.statements}
        front = Builder.at(self.root)
        low, high = map(known_or_value, self.root.operands[:2])
        rows = self._extents(front)
        if self.is_strip and not self.root.results:
            self._write_strip(front, rows, front.index(low), high, [])
            return self.made[-1][1]
        whole, inside = front.loop(low, high, self.size, self.root.operands[3:])
        start = inside.block.args[0]
        carried: list[SSAValue] = [*inside.block.args[1:]]
        end = inside.minimum(inside.add(start, self.size), high)
        self._write_strip(inside, rows, start, end, carried)
        inside.emit(scf.YieldOp(*carried))
        return whole

    def _write_strip(
        self,
        inside: Builder,
        rows: Mapping[SSAValue, Sequence[Index]],
        start: SSAValue,
        end: Index,
        carried: list[SSAValue],
    ) -> None:
        """Write the loops over the groups of a strip, with buffers of their own."""
        self._allocate(inside, rows)
        for group in self.groups:
            self._group(inside, group, start, end, carried)
        for private in self.statements.private.values():
            for access in private.left if private.buffer in self._rows else ():
                self._copy_back(inside, access, start, end)
        for buffer in (*self._rows.values(), *self._kept.values()):
            inside.emit(memref.DeallocOp.create(operands=[buffer]))

    def _extents(self, front: Builder) -> dict[SSAValue, list[Index]]:
        """The extents of private buffers that several groups touch."""
        return {
            buffer: [_greatest(front, private, at) for at in range(len(private.highest))]
            for buffer, private in self.statements.private.items()
            if self._is_shared(buffer) or block_of(buffer) is self.statements.block
        }

    def _allocate(self, inside: Builder, rows: Mapping[SSAValue, Sequence[Index]]) -> None:
        for buffer, extents in rows.items():
            assert isinstance(buffer.type, MemRefType)
            self._rows[buffer] = self._buffer(inside, buffer.type.element_type, extents)
        for op, group in self._group_of.items():
            for value in self.statements.needed(op):
                source = self._group_of.get(value.owner) if isinstance(value, OpResult) else None
                if source not in (None, group) and value not in self._kept:
                    assert is_kept(value)
                    self._kept[value] = self._buffer(inside, value.type, ())

    def _is_shared(self, buffer: SSAValue) -> bool:
        """True if several groups touch a buffer, or several steps of all iterations."""
        block = self.statements.block
        ops = (block.find_ancestor_op_in_block(use.operation) for use in buffer.uses)
        groups = {self._group_of[op] for op in ops if op is not None and op in self._group_of}
        return len(groups) > 1 or any(group.steps is not None for group in groups)

    def _group(
        self,
        outside: Builder,
        group: Group,
        start: SSAValue,
        end: Index,
        carried: list[SSAValue],
    ) -> None:
        """Write the loop of a group; it goes on with what the strips have ``carried``."""
        first = [carried[n] for n in group.carried]
        if group.steps is None:
            loop = self._iterations(outside, group, start, end, first, {})
        else:
            low, high, step = map(known_or_value, group.steps.operands[:3])
            loop, inside = outside.loop(low, high, step, first)
            number, *sums = inside.block.args
            names = self._of_step(inside, group.steps, number)
            made = self._iterations(inside, group, start, end, sums, names)
            inside.emit(scf.YieldOp(*made.results))
        for n, value in zip(group.carried, loop.results, strict=True):
            carried[n] = value

    def _of_step(self, b: Builder, steps: Operation, number: SSAValue) -> dict[SSAValue, SSAValue]:
        """Compute what is the same one for all iterations in a step; gives the names of these."""
        body = steps.regions[0].block
        names: dict[SSAValue, SSAValue] = {body.args[0]: number}
        for op in body.ops:
            same = all(x in names or not is_made_in(x, self.root) for x in op.operands)
            if op is not body.last_op and not op.regions and same and effect_of(op).is_nothing:
                names.update(zip(op.results, b.emit(op.clone(names)).results, strict=True))
        return names

    def _iterations(
        self,
        outside: Builder,
        group: Group,
        start: SSAValue,
        end: Index,
        first: Sequence[SSAValue],
        names: dict[SSAValue, SSAValue],
    ) -> Operation:
        """Write the loop over the iterations of a strip of a group, or of one step of it; gives
        it.
        """
        loop, b = outside.loop(start, end, 1, first)
        block = self.statements.block
        variable, *own = b.block.args
        names[block.args[0]] = variable
        row = b.index(b.sub(variable, start))
        if group.steps is not None:
            self._step(b, group, row, own, names)
        else:
            self._statements(b, group, row, own, names)
        self.made.append((group, loop))
        return loop

    def _step(
        self,
        b: Builder,
        group: Group,
        row: SSAValue,
        own: Sequence[SSAValue],
        names: dict[SSAValue, SSAValue],
    ) -> None:
        """Write one step of an iteration, which hands on what is carried: sums of the step."""
        assert group.steps is not None
        body = group.steps.regions[0].block
        links = self.statements.links.get(group.steps, {})
        at = [group.steps.results.index(links[n].left) for n in group.carried]
        names.update((body.args[1 + k], value) for k, value in zip(at, own, strict=True))
        for op in body.ops:
            if op is not body.last_op and not (op.results and op.results[0] in names):
                self._copy(b, op, row, names)
        b.emit(scf.YieldOp(*(names[last_of(body).operands[k]] for k in at)))

    def _statements(
        self,
        b: Builder,
        group: Group,
        row: SSAValue,
        own: Sequence[SSAValue],
        names: dict[SSAValue, SSAValue],
    ) -> None:
        """Write the statements of an iteration, and hand on what is carried."""
        block = self.statements.block
        names.update((block.args[n + 1], x) for n, x in zip(group.carried, own, strict=True))
        sums = dict(zip(group.carried, own, strict=True))
        for op in group.statements:
            links = self.statements.links.get(op, {})
            names.update((link.found, sums[n]) for n, link in links.items())
            self._copy(b, op, row, names)
            sums.update((n, names[link.left]) for n, link in links.items())
            for value in op.results:
                if value in self._kept:
                    b.emit(StoreOp.get(names[value], self._kept[value], [row]))
        last = last_of(block)
        yielded: list[SSAValue] = []
        for n in group.carried:
            if self.statements.is_sum(n):
                yielded.append(sums[n])
                continue
            self._bring(b, last.operands[n], row, names)
            yielded.append(names.get(last.operands[n], last.operands[n]))
        b.emit(scf.YieldOp(*yielded))

    def _copy(
        self, b: Builder, op: Operation, row: SSAValue, names: dict[SSAValue, SSAValue]
    ) -> None:
        for value in self.statements.needed(op):
            self._bring(b, value, row, names)
        copy = self._widen(b.emit(op.clone(names)), row)
        names.update(zip(op.results, copy.results, strict=True))

    def _bring(
        self, b: Builder, value: SSAValue, row: SSAValue, names: dict[SSAValue, SSAValue]
    ) -> None:
        """Let a value of the loop's body be there: computed again, or as another group kept it."""
        if value in names or value in self._rows or not isinstance(value, OpResult):
            return
        if value.op.parent is not self.statements.block:
            return
        if value in self._kept:
            names[value] = b.value(LoadOp.get(self._kept[value], [row]))
            return
        for operand in value.op.operands:
            self._bring(b, operand, row, names)
        copy = b.emit(value.op.clone(names))
        names.update(zip(value.op.results, copy.results, strict=True))

    def _widen(self, copy: Operation, row: SSAValue) -> Operation:
        """Let accesses to private buffers be to the iteration's row; gives what takes the place of
        ``copy``.
        """
        widened = copy
        for op in [copy, *walk(copy)]:
            made: Operation
            match op:
                case memref.LoadOp() if op.memref in self._rows:
                    made = LoadOp.get(self._rows[op.memref], [row, *op.indices])
                    replace_uses(op.results[0], Builder.at(op).value(made))
                case memref.StoreOp() if op.memref in self._rows:
                    made = StoreOp.get(op.value, self._rows[op.memref], [row, *op.indices])
                    Builder.at(op).emit(made)
                case _:
                    continue
            erase(op)
            widened = made if op is copy else widened
        return widened

    def _copy_back(self, outside: Builder, access: Access, start: SSAValue, end: Index) -> None:
        """Leave in a private buffer what the last iteration of a strip has stored."""
        b = outside
        last = b.index(b.sub(end, 1))
        row = b.index(b.sub(last, start))
        names: dict[SSAValue, SSAValue] = {self.statements.block.args[0]: last}
        for loop in access.loops[access.loops.index(self.statements.loop) + 1 :]:
            low, high, step = (copied(b, x, self.root, names) for x in loop.op.operands[:3])
            names[loop.iv], b = b.each(low, high, step)
        _, buffer, *places = access.op.operands
        own = [copied(b, place, self.root, names) for place in places]
        value = b.value(LoadOp.get(self._rows[buffer], [row, *own]))
        b.emit(StoreOp.get(value, buffer, own))

    def _buffer(self, b: Builder, element: Attribute, extents: Sequence[Index]) -> SSAValue:
        """A buffer with a row of some extents for each iteration of a strip."""
        sizes = [b.index(n) for n in extents if not isinstance(n, int)]
        shape = [self.size, *(n if isinstance(n, int) else DYNAMIC_INDEX for n in extents)]
        return b.value(memref.AllocOp(sizes, [], MemRefType(element, shape)))


def _greatest(b: Builder, private: Private, at: int) -> Index:
    """An extent that all subscripts of a dimension stay below."""
    extent: Index = 0
    for high in private.highest[at]:
        extent = b.maximum(extent, high.plus(Polynomial.number(1)).emit(b))
    return extent
