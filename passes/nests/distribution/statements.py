"""The statements of a loop, and what each of them waits for (Allen and Kennedy, 2001, chapter 5).

A statement is an operation right in the loop's body, with all that is inside. Those that wait for
each other, in whatever iterations, stay together in one group; each group can run for all
iterations before the next one begins, if what it hands on is kept for each.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import (
    block_of,
    is_made_in,
    last_of,
    reached,
    walk,
)
from ad_opt.passes.analysis.affine.nests import Access, Loop
from ad_opt.passes.analysis.dependence.dependence import Dependences
from ad_opt.passes.nests.products.sums import LEAST_LOOPS, goes_on, loops_around, may_add_product
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects import memref
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType
from xdsl.ir import Block, BlockArgument, Operation, OpResult, SSAValue

from .carried_sums import Link, links_of
from .private import Private, allocated_buffer, private_buffer

MOST_ACCESSES = 64
"""Most accesses of a loop that is looked at. A guess: it bounds compile time, as pairs are asked
for their dependences.
"""
MOST_STATEMENTS = 128
"""Most statements of a loop that is looked at. A guess: it bounds compile time, as above."""
_STACK_POINTER = frozenset({"llvm.intr.stacksave", "llvm.intr.stackrestore"})
"""Operations that nobody needs where nothing is on the stack; no fact: what they do to memory says
the catalogue."""


@dataclass(eq=False)
class Group:
    """Statements that run together, in the order of the program."""

    statements: list[Operation]
    carried: list[int]
    """The numbers of what the loop carries that they carry, or add to."""
    is_product: bool
    waits: bool
    """True if it needs what other groups do."""
    steps: Operation | None = None
    """A loop over steps that it is, which changes places with that over iterations."""


@dataclass
class Statements:
    """The statements of a loop, in an order of groups."""

    loop: Loop
    facts: Dependences
    all_alone: bool = False
    """True if loops without products are groups of their own, too."""
    is_discarded: bool = False
    """True if nobody looks at what is left in arguments."""
    any_order: bool = False
    """True if sums may be made in any order."""
    private: dict[SSAValue, Private] = field(default_factory=dict[SSAValue, Private])
    """Buffers with a row for each iteration."""
    again: set[Operation] = field(default_factory=set[Operation])
    """Operations that groups may repeat: they compute, and read what the loop does not write."""
    _nodes: list[Operation] = field(default_factory=list[Operation])
    _numbers: dict[Operation, int] = field(default_factory=dict[Operation, int])
    """The number of each statement."""
    links: dict[Operation, dict[int, Link]] = field(
        default_factory=dict[Operation, dict[int, Link]]
    )
    """For statements that add to sums which the loop carries, the numbers of these."""
    _after: dict[int, set[int]] = field(default_factory=dict[int, set[int]])
    """For each statement those that have to run before it, in whatever iterations."""

    @property
    def block(self) -> Block:
        """The loop's body."""
        return self.loop.op.regions[0].block

    def groups(self) -> list[Group]:
        """The groups in an order in which they can run; none if all is one of them."""
        last = last_of(self.block)
        inside = [*self.loop.everything()]
        if len(inside) > MOST_ACCESSES:
            return []
        for argument, value in zip(self.block.args[1:], last.operands, strict=True):
            if value.owner is self.block and value is not argument:
                return []  # what is carried changes places
        self._find_repeated(inside)
        allocated = {*self._find_allocated()}
        if not allocated.issuperset(self.facts.nests.opaque_inside(self.loop.op)):
            return []
        left_out = {last, *self.again, *allocated}
        self._nodes = [op for op in self.block.ops if op not in left_out]
        if len(self._nodes) > MOST_STATEMENTS:
            return []
        self._numbers = {op: n for n, op in enumerate(self._nodes)}
        self._after = {n: set() for n in self._numbers.values()}
        if self.any_order:
            self._find_links(last)
        self._order_values()
        self._order_accesses(inside)
        self._order_carried(last)
        return self._sorted(last)

    def _find_repeated(self, inside: Sequence[Access]) -> None:
        """Find the operations that may be repeated: on variables and what is not written."""
        written = [access for access in inside if access.writes]
        by_op = {access.op: access for access in inside if not access.writes}
        for op in self.block.ops:
            if op.regions or not all(map(self._is_at_hand, op.operands)):
                continue
            reads = by_op.get(op)
            loads = accesses_at_operands(op) and is_load(op) and reads is not None
            unwritten = reads is not None and not any(
                self.facts.may_touch_same(reads, other) for other in written
            )
            if op is not self.block.last_op and (effect_of(op).is_nothing or (loads and unwritten)):
                self.again.add(op)

    def _find_allocated(self) -> Iterator[Operation]:
        """Find memory that each iteration allocates; yields what allocates and frees it."""
        stacks = True
        for op in walk(self.loop.op):
            found = allocated_buffer(self.loop.op, op) if op.parent is self.block else None
            if found is not None:
                self.private[found.buffer] = found
                yield op
                uses = (use.operation for use in found.buffer.uses)
                yield from (user for user in uses if isinstance(user, memref.DeallocOp))
            elif op.name.endswith(".alloca"):
                stacks = False
        if stacks:
            yield from (op for op in self.block.ops if op.name in _STACK_POINTER)

    def _is_at_hand(self, value: SSAValue) -> bool:
        """True for the loop's variable, and what is computed of it or comes from outside."""
        if isinstance(value, BlockArgument):
            return value.block is not self.block or value.index == 0
        return value.owner in self.again or not is_made_in(value, self.loop.op)

    def needed(self, op: Operation) -> Iterator[SSAValue]:
        """The values of the loop's body that an operation uses, inside of it, too, but for sums
        that it adds to.
        """
        sums = {link.found for link in self.links.get(op, {}).values()}
        for one in (op, *walk(op)):
            for value in one.operands:
                if block_of(value) is self.block and value not in sums:
                    yield value

    def _find_links(self, last: Operation) -> None:
        for number in range(len(last.operands)):
            for link in links_of(self.block, number):
                self.links.setdefault(link.op, {})[number] = link

    def _order_values(self) -> None:
        for op, n in self._numbers.items():
            for value in self.needed(op):
                for made in self._making(value) - {n}:
                    self._after[n].add(made)
                    if not is_kept(value):
                        self._after[made].add(n)

    def _making(self, value: SSAValue) -> set[int]:
        """The statement that makes a value, if one does."""
        if not isinstance(value, OpResult) or value.op not in self._numbers:
            return set()
        return {self._numbers[value.op]}

    def _around(self, op: Operation) -> set[int]:
        """The statement that an operation is in, if it is in one."""
        found = self.block.find_ancestor_op_in_block(op)
        return {self._numbers[found]} if found is not None and found in self._numbers else set()

    def _order_accesses(self, inside: Sequence[Access]) -> None:
        by_node = [(n, access) for access in inside for n in self._around(access.op)]
        self._find_private([access for _, access in by_node])
        for n, source in by_node:
            for m, sink in by_node:
                if n != m and n not in self._after[m] and self.facts.conflicts(source, sink):
                    if source.memref in self.private:
                        if n < m:
                            self._after[m].add(n)
                    elif self._leads(source, sink):
                        self._after[m].add(n)

    def _leads(self, source: Access, sink: Access) -> bool:
        return next(iter(self.facts.between(source, sink, [self.loop])), None) is not None

    def _find_private(self, accesses: Sequence[Access]) -> None:
        """Find the buffers that iterations would wait for, and that each of them fills anew."""
        by_buffer: dict[SSAValue, list[Access]] = {}
        for access in accesses:
            by_buffer.setdefault(access.memref, []).append(access)
        for buffer, own in by_buffer.items():
            if buffer in self.private:
                continue
            writes = [access for access in own if access.writes]
            if not any(self._is_later(one, other) for one in writes for other in own):
                continue
            beside = [access for access in accesses if access.memref is not buffer]
            found = private_buffer(
                self.facts, self.loop, own, beside, is_discarded=self.is_discarded
            )
            if found is not None:
                self.private[buffer] = found

    def _is_later(self, source: Access, sink: Access) -> bool:
        """True if a later iteration may touch what an access has touched."""
        found = self.facts.between(source, sink, [self.loop])
        return any(one.vector[0].direction == "<" for one in found)

    def _order_carried(self, last: Operation) -> None:
        """Let those who need what the loop carries, and those who make it, be together."""
        for number in range(len(last.operands)):
            together = set[int]() if self._adding(number) else self._carrying(number, last)
            for n in together:
                self._after[n] |= together - {n}

    def is_sum(self, number: int) -> bool:
        """True for a carried sum whose statements need not wait for each other."""
        return bool(self._adding(number))

    def _adding(self, number: int) -> set[int]:
        """The statements that add to a sum that the loop carries, if they need not wait."""
        return {self._numbers[op] for op, links in self.links.items() if number in links}

    def _carrying(self, number: int, last: Operation) -> set[int]:
        """The statements that use what the loop carries, or make it."""
        argument = self.block.args[number + 1]
        found = self._making(last.operands[number])
        return found.union(*(self._around(use.operation) for use in argument.uses))

    def _sorted(self, last: Operation) -> list[Group]:
        """Statements that wait for each other together, those without products as early as can be
        in one group, and each with products in one of its own.
        """
        before = _closed(self._after)
        rings: list[list[int]] = []
        for n in range(len(self._nodes)):
            if not any(n in ring for ring in rings):
                rings.append([n, *(m for m in before[n] if m != n and n in before[m])])
        left = [sorted(ring) for ring in rings]
        done: set[int] = set()
        found: list[list[int]] = []

        def is_ready(ring: Collection[int]) -> bool:
            return all(before[n] <= done | {*ring} for n in ring)

        while left:
            together: list[int] = []
            while ready := [r for r in left if is_ready(r) and not self._has_product(r)]:
                together += ready[0]
                done |= {*ready[0]}
                left.remove(ready[0])
            if not together:
                product = next(ring for ring in left if is_ready(ring))
                together += product
                done |= {*product}
                left.remove(product)
            found.append(sorted(together))
        return self._made(found, last)

    def _has_product(self, ring: Collection[int]) -> bool:
        if self.all_alone:
            return any(self._nodes[n].regions for n in ring)
        least = len(loops_around(self.loop.op)) + LEAST_LOOPS
        return any(
            may_add_product(op) and goes_on(op) and len(loops_around(op)) >= least
            for n in ring
            for op in walk(self._nodes[n])
        )

    def _made(self, found: Sequence[Sequence[int]], last: Operation) -> list[Group]:
        groups: list[Group] = []
        for members in found:
            waits = any(self._after[n] - {*members} for n in members)
            statements = [self._nodes[n] for n in members]
            groups.append(Group(statements, [], self._has_product(members), waits))
        for number in range(len(last.operands)):
            carrying = self._adding(number) or self._carrying(number, last)
            own = [g for g, members in zip(groups, found, strict=True) if carrying & {*members}]
            for group in own or groups[-1:]:
                group.carried.append(number)
        return groups


def is_kept(value: SSAValue) -> bool:
    """True for a number, which a buffer can keep for each iteration."""
    return isinstance(value.type, AnyFloat | IntegerType | IndexType)


def _closed(after: dict[int, set[int]]) -> dict[int, set[int]]:
    """All that each statement waits for, also by others (transitive closure)."""
    return {n: reached(after[n], after.__getitem__) for n in after}
