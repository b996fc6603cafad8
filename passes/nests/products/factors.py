"""Factors of products that are computed, and sums that somebody else stores, as buffers.

A product of matrices has elements of buffers as its factors, and its sums lie in a buffer. In a
program, factors are computed from elements (``alpha * a[i, k]``, ``-a[i, k]``), and the code behind
a sum goes on with it. Both get a buffer of their own: scalar expansion (Allen and Kennedy, 2001,
chapter 5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import known_or_value, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.ops.catalogue import accesses_at_operands, effect_of, is_load
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import (
    DYNAMIC_INDEX,
    Float32Type,
    Float64Type,
    MemRefType,
)
from xdsl.ir import Attribute, BlockArgument, Operation, SSAValue

from .computed import Variables, computed_from, copied, depends_on, is_counted
from .scratch import scratch_of
from .sums import LEAST_LOOPS, is_store, is_turned, loops_around

Side = tuple[SSAValue, ...]
"""A factor: the product of some values."""
MOST_LEAVES = 8
"""Most values that a product is taken apart into. A guess: programs have two to four."""


@dataclass(frozen=True)
class Term:
    """A product of two factors that an addition adds to a sum, or takes from it."""

    add: Operation
    old: SSAValue
    product: Operation
    left: Side
    right: Side
    negative: bool


def term_at(add: Operation, root: Operation, *, any_order: bool) -> Term | None:
    """The term of an addition, if its two factors have rows, columns and terms in a nest."""
    loops = loops_around(add)
    if root not in loops or not isinstance(add.results[0].type, Float32Type | Float64Type):
        return None
    loops = loops[loops.index(root) :]
    if len(loops) < LEAST_LOOPS - 1:
        return None
    ways = [tuple(add.operands)]
    if add.name == "arith.addf":
        ways.append((add.operands[1], add.operands[0]))
    for old, term in ways:
        if is_sum_so_far(old, loops[-1]):
            found = factors_of(term, root, any_order=any_order)
            if found is not None:
                product, left, right, negative = found
                return Term(add, old, product, left, right, negative != (add.name == "arith.subf"))
    return None


def is_sum_so_far(value: SSAValue, loop: Operation) -> bool:
    """True for a value that a loop carries, or that is loaded."""
    if isinstance(value, BlockArgument):
        return value.index > 0 and value.block.parent_op() is loop
    owner = value.owner
    return isinstance(owner, Operation) and accesses_at_operands(owner) and is_load(owner)


def factors_of(
    term: SSAValue, root: Operation, *, any_order: bool
) -> tuple[Operation, Side, Side, bool] | None:
    """The multiplication of two factors about different variables, and the sign of the term."""
    negative = False
    while (owner := term.owner) and isinstance(owner, Operation):
        if owner.name == "arith.mulf":
            sides = (_reordered(owner, root) if any_order else None) or _exact(owner, root)
            return None if sides is None else (owner, *sides, negative)
        if owner.name != "arith.negf":
            return None
        negative = not negative
        term = owner.operands[0]
    return None


def _exact(product: Operation, root: Operation) -> tuple[Side, Side] | None:
    """The two operands, if they are factors."""
    left, right = product.operands
    return ((left,), (right,)) if _are_factors((left,), (right,), root) else None


def _reordered(product: Operation, root: Operation) -> tuple[Side, Side] | None:
    """The values that are multiplied in two groups, so that these are factors; those that others
    need as well (``t * t`` with ``t = a * b``) are taken apart where that is needed for it.
    """
    return _grouped(_leaves(product, shared=False), root) or _grouped(
        _leaves(product, shared=True), root
    )


def _leaves(product: Operation, *, shared: bool) -> list[SSAValue]:
    """The values that a product is taken apart into, or few more than there may be."""
    leaves: list[SSAValue] = []
    pending: list[SSAValue] = [*product.operands]
    while pending and len(leaves) + len(pending) <= MOST_LEAVES:
        value = pending.pop()
        owner = value.owner
        is_taken_apart = shared or value.has_one_use()
        if isinstance(owner, Operation) and owner.name == "arith.mulf" and is_taken_apart:
            pending += owner.operands
        else:
            leaves.append(value)
    return leaves + pending


def _grouped(leaves: Sequence[SSAValue], root: Operation) -> tuple[Side, Side] | None:
    """Values in two groups, so that their products are factors."""
    if len(leaves) > MOST_LEAVES:
        return None
    about = [depends_on(leaf, root) for leaf in leaves]
    if any(one is None for one in about):
        return None
    # The leaf that knows most loops is of one factor, and so is all that knows no other ones. Of
    # two such leaves it is the one about the outermost loop.
    known = [one for one in about if one is not None]
    own = root.regions[0].block.args[0]
    most = max(known, key=lambda one: (len(one), own in one))
    at = known.index(most)
    matrix = [leaves[at]]
    others = [leaf for n, leaf in enumerate(leaves) if n != at]
    for way in (lambda one: one <= most, lambda one: not one):
        own = [leaf for n, leaf in enumerate(leaves) if n != at and way(known[n])]
        sides = tuple(matrix + own), tuple(leaf for leaf in others if leaf not in own)
        if sides[1] and _are_factors(*sides, root):
            return sides
    sides = tuple(matrix), tuple(others)
    return sides if _are_factors(*sides, root) else None


def _are_factors(left: Side, right: Side, root: Operation) -> bool:
    """True if two factors make products of matrices, or of a matrix that is read along its columns
    and a vector.
    """
    one, other = _about(left, root), _about(right, root)
    if not one or not other or not one & other:
        return False
    if one - other and other - one:
        return True
    matrix = left if other < one else right if one < other else ()
    if len(matrix) != 1 or not isinstance(load := matrix[0].owner, Operation):
        return False
    if not accesses_at_operands(load) or not is_load(load):
        return False
    loops = loops_around(load)
    return len(loops) > 1 and loops[-2] is root and is_turned(load, loops)


def _about(side: Side, root: Operation) -> Variables | None:
    found: set[SSAValue] = set()
    for value in side:
        one = depends_on(value, root)
        if one is None:
            return None
        found |= one
    return frozenset(found)


Hull: TypeAlias = "tuple[SSAValue, int]"
"""A number that the variable of a loop is never less than, and by how much it stays below more."""


@dataclass
class Expansion:
    """A nest that is given buffers for factors and sums."""

    root: Operation
    effects: Effects
    written: int
    """Memory that the nest writes, as a mask of the analysis of effects."""
    any_order: bool
    views: Mapping[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Views that have just been made, and what of."""
    hulls: Mapping[Operation, Hull] = field(default_factory=dict[Operation, Hull])
    """For loops whose bounds move with the outermost one."""
    made: list[SSAValue] = field(default_factory=list[SSAValue])
    """The buffers, which nobody else has."""
    _sides: dict[object, SSAValue] = field(default_factory=dict[object, SSAValue])
    """Buffers of factors, by what these are."""
    _numbers: dict[object, int] = field(default_factory=dict[object, int])
    """Numbers of values and of how they are computed: equal ones for values that are so alike."""
    _sums: set[SSAValue] = field(default_factory=set[SSAValue])
    """Buffers of sums."""

    def write(self) -> None:
        """Expand factors and sums of all terms in the nest."""
        adds = [op for op in walk(self.root) if op.name in ("arith.addf", "arith.subf")]
        for add in adds:
            term = term_at(add, self.root, any_order=self.any_order)
            if term is not None and self._can_move(term):
                add = self._factors(term)
                self._sum(add)
            if term is not None:
                self._scratch(add)

    def _scratch(self, add: Operation) -> None:
        """Let a sum that is stored in scratch be one in a buffer with an element for each, which
        holds what the sum begins with.
        """
        loop = _carrying(add)
        uses = [] if loop is None else [use.operation for use in loop.results[0].uses]
        if loop is None or self.hulls or len(uses) != 1 or not is_store(uses[0]):
            return
        if loop is self.root or not self.root.is_ancestor(loop):
            return  # the nest carries the sum itself
        first = loop.operands[3]
        buffer = uses[0].operands[1]
        found = scratch_of(self.root, buffer, self._may_share)
        if found is None or computed_from(first, self.root):
            return
        begins = found.accesses[: found.accesses.index(uses[0])]
        for op in begins:
            if not is_store(op) or op.operands[0] is not first or op.parent is not loop.parent:
                return
        loops = [*found.band, *found.fill]
        wide = self.filled(loops, (first,), lambda _, values: values[0])
        for store in found.expand(self.root, wide)[: len(begins)]:
            erase(store)
        b = Builder.at(loop)
        self._sums.add(wide)
        loop.operands[3] = b.value(LoadOp.get(wide, [self.place(b, one, one) for one in loops]))

    def _may_share(self, one: SSAValue, other: SSAValue) -> bool:
        if one in self.made or other in self.made:
            return False
        one, other = self.views.get(one, one), self.views.get(other, other)
        return self.effects.aliasing.may_alias(one, other)

    def _can_move(self, term: Term) -> bool:
        """True if the nest writes nothing that a factor is computed from, where that is moved."""
        sides = [(term.left, term.negative), (term.right, False)]
        moved = [side for side, negative in sides if not _is_element(side, negative)]
        return all(self._are_counted(self.loops(side)) for side in moved) and not any(
            self._is_written(memory)
            for side in moved
            for value in side
            for memory in self._reads(value)
        )

    def can_fill(self, loop: Operation, values: Side, loops: Sequence[Operation]) -> bool:
        """True if a loop can run in front of the nest, in some ``loops`` of it, with the ``values``
        that it needs.
        """
        inside = [memory for op in walk(loop) for memory in effect_of(op).reads(op)]
        read = [self.views.get(memory, memory) for memory in inside]
        read += [memory for value in values for memory in self._reads(value)]
        return self._are_counted(loops) and not any(map(self._is_written, read))

    def _is_written(self, memory: SSAValue) -> bool:
        """True if the nest may write memory that it reads."""
        aliasing = self.effects.aliasing
        written = aliasing.closure(self.written) & aliasing.mask(memory)
        return bool(written) or memory in self._sums

    def _are_counted(self, loops: Sequence[Operation]) -> bool:
        """True if loops can run elsewhere: those whose bounds move need the outermost one."""
        free = self.root in loops
        return all((free and loop in self.hulls) or is_counted(loop, self.root) for loop in loops)

    def _reads(self, value: SSAValue) -> list[SSAValue]:
        """The buffers that a value is computed from."""
        owners = [one.owner for one in computed_from(value, self.root)]
        ops = [op for op in owners if isinstance(op, Operation)]
        read = [memory for op in ops for memory in effect_of(op).reads(op)]
        return [self.views.get(memory, memory) for memory in read]

    def _factors(self, term: Term) -> Operation:
        """Let the term be a product of two elements; gives the new addition."""
        sides = self._side(term, term.left, term.negative), self._side(term, term.right, False)
        b = Builder.at(term.add)
        made = make(
            type(term.product),
            operands=sides,
            result_types=(sides[0].type,),
            properties=term.product.properties,
        )
        total = make(
            arith.AddfOp,
            operands=(term.old, b.value(made)),
            result_types=(sides[0].type,),
            properties=term.add.properties,
        )
        replace_uses(term.add.results[0], b.value(total))
        erase(term.add)
        return total

    def _side(self, term: Term, side: Side, negative: bool) -> SSAValue:
        """A factor as an element of a buffer."""
        if _is_element(side, negative):
            return side[0]
        loops = self.loops(side)

        def product(b: Builder, values: list[SSAValue]) -> SSAValue:
            value = values[0]
            for other in values[1:]:
                made = make(
                    type(term.product),
                    operands=(value, other),
                    result_types=(value.type,),
                    properties=term.product.properties,
                )
                value = b.value(made)
            return b.value(arith.NegfOp(value)) if negative else value

        key = (negative, *map(self._number, side))
        if key not in self._sides:
            self._sides[key] = self.filled(loops, side, product)
        b = Builder.at(term.add)
        place = [self.place(b, loop, loop) for loop in loops]
        return b.value(LoadOp.get(self._sides[key], place))

    def _number(self, value: SSAValue) -> int:
        """Give equal numbers to values that are computed alike (value numbering)."""
        found = self._numbers.get(value)
        if found is None:
            op = value.owner
            alike: object = value
            if isinstance(op, Operation) and not op.regions and len(op.results) == 1:
                operands = map(self._number, op.operands)
                alike = (op.name, tuple(op.properties.items()), *operands)
            found = self._numbers.setdefault(alike, len(self._numbers))
            self._numbers[value] = found
        return found

    def filled(
        self,
        loops: Sequence[Operation],
        values: Side,
        combine: Callable[[Builder, list[SSAValue]], SSAValue],
        element: Attribute | None = None,
    ) -> SSAValue:
        """A buffer with what each iteration of some loops computes, at its `place`."""
        b = Builder.at(self.root)
        buffer = self._buffer(b, loops, element or values[0].type)
        inner, names = b, dict[SSAValue, SSAValue]()
        opened: list[Builder] = []
        made: list[Operation] = []
        for loop in loops:
            bounds = [copied(inner, bound, self.root, names) for bound in loop.operands[:3]]
            copy, inner = inner.loop(bounds[0], bounds[1], bounds[2])
            names[loop.regions[0].block.args[0]] = inner.block.args[0]
            opened.append(inner)
            made.append(copy)
        value = combine(inner, [copied(inner, value, self.root, names) for value in values])
        places = [self.place(inner, *pair) for pair in zip(loops, made, strict=True)]
        inner.emit(StoreOp.get(value, buffer, places))
        for one in opened:
            one.emit(scf.YieldOp())
        return buffer

    def _sum(self, add: Operation) -> None:
        """Let a sum that loops carry, and that is not simply stored, be stored, and read again."""
        loop = _carrying(add)
        if loop is None or _is_only_stored(loop):
            return
        loops = loops_around(loop)
        loops = loops[loops.index(self.root) :] if self.root in loops else []
        first = loop.operands[3]
        if not loops or not self._are_counted(loops):
            return
        is_there = self._is_there(first)
        going_on = self._continued(first, loops)
        if not (is_there or going_on is not None or self.any_order):
            return
        front = Builder.at(loop)
        if going_on is None:
            begin = first if is_there else Builder.at(self.root).zero(first.type)
            buffer = self.filled(loops, (begin,), lambda _, values: values[0])
            self._sums.add(buffer)
            place = [self.place(front, one, one) for one in loops]
            loop.operands[3] = front.value(LoadOp.get(buffer, place))
        else:
            buffer, *place = going_on.operands
        behind = loop.next_op
        assert behind is not None
        b = Builder.at(behind)
        again = LoadOp.get(buffer, place)
        result, total = loop.results[0], again.results[0]
        if not is_there and going_on is None:
            # The terms are summed without what the sum begins with, and then added to that.
            whole = make(
                arith.AddfOp,
                operands=(first, total),
                result_types=(first.type,),
                properties=add.properties,
            )
            total = whole.results[0]
            b.emit(whole)
            b = Builder.at(whole)
        replace_uses(result, total)
        b.emit(StoreOp.get(result, buffer, place))
        b.emit(again)

    def _continued(self, first: SSAValue, loops: Sequence[Operation]) -> Operation | None:
        """The load of an earlier sum, if a sum in the same loops begins with that."""
        load = first.owner
        if not isinstance(load, Operation) or load.name != "memref.load":
            return None
        same = load.parent is loops[-1].regions[0].block and first.has_one_use()
        return load if same and load.operands[0] in self._sums else None

    def _is_there(self, value: SSAValue) -> bool:
        """True if a value can be computed in front of the nest."""
        is_computed = depends_on(value, self.root) is not None
        return is_computed and not any(map(self._is_written, self._reads(value)))

    def loops(self, side: Side) -> list[Operation]:
        """The loops of the nest that a factor depends on, from outside."""
        variables = {one for value in side for one in computed_from(value, self.root)}
        inside = [self.root, *walk(self.root)]
        return [
            op for op in inside if op.name == "scf.for" and op.regions[0].block.args[0] in variables
        ]

    def _extent(self, b: Builder, loop: Operation) -> Index:
        """The number that the place of an iteration stays below."""
        if loop in self.hulls:
            return self.hulls[loop][1]
        lower, upper = map(known_or_value, loop.operands[:2])
        return b.maximum(b.sub(upper, lower), 0)

    def place(self, b: Builder, loop: Operation, running: Operation) -> SSAValue:
        """The place of an iteration of a loop, or a copy that is ``running``: how far it is from
        the least one.
        """
        low = self.hulls[loop][0] if loop in self.hulls else known_or_value(loop.operands[0])
        return b.index(b.sub(running.regions[0].block.args[0], low))

    def _buffer(self, b: Builder, loops: Sequence[Operation], element: object) -> SSAValue:
        """A buffer for an element an iteration of some loops, until behind the nest."""
        assert isinstance(element, Float32Type | Float64Type)
        extents: list[Index] = [self._extent(b, loop) for loop in loops]
        sizes = [n for n in extents if not isinstance(n, int)]
        shape = [n if isinstance(n, int) else DYNAMIC_INDEX for n in extents]
        buffer = b.value(memref.AllocOp(sizes, [], MemRefType(element, shape)))
        behind = self.root.next_op
        assert behind is not None
        Builder.at(behind).emit(memref.DeallocOp.create(operands=[buffer]))
        self.made.append(buffer)
        return buffer


def _is_element(side: Side, negative: bool) -> bool:
    """True for a factor that is an element of a buffer already."""
    owner = side[0].owner
    loads = isinstance(owner, Operation) and accesses_at_operands(owner) and is_load(owner)
    return len(side) == 1 and not negative and loads


def _carrying(add: Operation) -> Operation | None:
    """The outermost of the loops that do nothing but carry a sum."""
    found: Operation | None = None
    value = add.results[0]
    while value.has_one_use():
        last = next(iter(value.uses)).operation
        loop = last.parent_op()
        if last.name != "scf.yield" or loop is None or loop.name != "scf.for":
            break
        if len(loop.results) != 1:
            return None
        found, value = loop, loop.results[0]
    return found


def _is_only_stored(loop: Operation) -> bool:
    uses = [use.operation for use in loop.results[0].uses]
    return len(uses) == 1 and accesses_at_operands(uses[0]) and not is_load(uses[0])
