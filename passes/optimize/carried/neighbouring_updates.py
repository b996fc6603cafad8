"""Elements near the one where a loop is that each iteration adds to.

An *update* is a load, additions, and a store of one element. Where the elements of several updates
are ``m[i]``, ``m[i + 1]``, ... for the counter ``i`` of a loop, each element is updated by several
iterations: these updates are a `Window`. In ``m[c - i]`` the last update of an element is
that with the largest index, in ``m[i]`` that with the smallest; `Update.delay` is the number of
iterations from an update of an element to the last one. Updates that are more elements apart than
the loop has iterations meet in none: rows of an array of one dimension are windows each.

Indices are sums of values times numbers; whatever else there is counts as a value of its own. An
address behind an argument or another address is one index, in bytes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from ad_opt.dialects.llvm.layouts import stored_bytes
from ad_opt.dialects.support.ir.queries import block_of, constant_of, is_inside
from ad_opt.passes.llvm.memory.local_arrays import step as step_of
from ad_opt.passes.ops.memory_ops import is_plain
from ad_opt.passes.optimize.loops.summed_buffers import only_user
from xdsl.dialects.builtin import AnyFloat, IndexType, MemRefType, NoneAttr, i64
from xdsl.ir import Operation, OpResult, SSAValue

_DEEP = 16
"""Most operations that an index is followed through. A guess: expressions of indices are
shorter.
"""
_SUMS = {"arith.addi": 1, "arith.subi": -1}
INDEX_OPERATIONS = frozenset(
    {*_SUMS, "arith.muli", "arith.constant", "arith.index_cast", "llvm.getelementptr"}
)
"""Operations that `Place` sees through."""


@dataclass(frozen=True)
class Place:
    """An index: the sum of ``factor * value`` over ``terms``, and a number."""

    terms: frozenset[tuple[SSAValue, int]]
    number: int
    made_of: frozenset[SSAValue] = field(default=frozenset(), compare=False)
    """All that is in the sum as it is written, what cancels included."""

    def less(self, value: SSAValue) -> tuple[int, Place]:
        """The factor of a value, and the index without it."""
        for term in self.terms:
            if term[0] is value:
                return term[1], Place(self.terms - {term}, self.number, self.made_of)
        return 0, self

    def plus(self, other: Place, factor: int = 1) -> Place:
        """The sum with another index, times a number."""
        terms = dict(self.terms)
        for value, by in other.terms:
            terms[value] = terms.get(value, 0) + factor * by
        kept = frozenset((value, by) for value, by in terms.items() if by)
        number = self.number + factor * other.number
        return Place(kept, number, self.made_of | other.made_of)

    def is_apart(self, other: Place) -> bool:
        """True if the two are surely different numbers."""
        return self.terms == other.terms and self.number != other.number


def place_of(value: SSAValue) -> Place:
    """An index as a sum."""
    terms: dict[SSAValue, int] = defaultdict(int)
    number, budget = 0, _DEEP
    pending = [(value, 1)]
    while pending:
        one, factor = pending.pop()
        constant = constant_of(one)
        if constant is not None:
            number += factor * constant
            continue
        op = one.op if isinstance(one, OpResult) else None
        budget -= 1
        if op is not None and op.name in _SUMS and budget > 0:
            pending += [(op.operands[0], factor), (op.operands[1], factor * _SUMS[op.name])]
        elif op is not None and op.name == "arith.index_cast" and _is_wide(op) and budget > 0:
            pending.append((op.operands[0], factor))
        elif op is not None and op.name == "arith.muli" and _number_in(op) is not None:
            left, right = op.operands
            known, other = (left, right) if constant_of(left) is not None else (right, left)
            pending.append((other, factor * (constant_of(known) or 0)))
        else:
            terms[one] += factor
    return Place(frozenset((v, f) for v, f in terms.items() if f), number, frozenset(terms))


def _is_wide(cast: Operation) -> bool:
    """True if a cast is between an index and an integer of as many bits."""
    types = (cast.operands[0].type, cast.results[0].type)
    return all(isinstance(type, IndexType) or type == i64 for type in types)


def _address_of(address: SSAValue) -> tuple[SSAValue, Place] | None:
    """An address as a distance in bytes from another one, which no step leads to."""
    total = Place(frozenset(), 0)
    while isinstance(address, OpResult) and address.op.name == "llvm.getelementptr":
        moved = step_of(address.op)
        if moved is None or any(value.type != i64 for (value, _), _ in moved[1]):
            return None
        total = total.plus(Place(frozenset(), moved[0]))
        for (value, _), size in moved[1]:
            total = total.plus(place_of(value), size)
        address = address.op.operands[0]
    return address, total


def _number_in(op: Operation) -> int | None:
    return next((n for x in op.operands if (n := constant_of(x)) is not None), None)


@dataclass(eq=False)
class Update:
    """One load, additions to it, and the store of the sum."""

    load: Operation
    additions: tuple[Operation, ...]
    store: Operation
    places: tuple[Place, ...]
    """Its indices."""
    size: int = 1
    """By how much indices differ of elements that have nothing in common."""
    delay: int = 0

    def terms(self) -> list[tuple[Operation, SSAValue]]:
        """Return what is added, or subtracted, in order, and by which operation."""
        found: list[tuple[Operation, SSAValue]] = []
        sum_ = self.load.results[0]
        for op in self.additions:
            found.append((op, op.operands[1 if op.operands[0] is sum_ else 0]))
            sum_ = op.results[0]
        return found


@dataclass(frozen=True)
class _Line:
    """Elements that updates differ in by a number, along one dimension."""

    dimension: int
    factor: int
    """Factor of the counter in the index of the dimension."""
    terms: frozenset[tuple[SSAValue, int]]
    """The other terms of that index."""
    still: tuple[Place, ...]
    """The other indices."""
    rest: int
    """The number of that index, by how far an iteration moves it."""
    size: int
    row: int = 0
    """Number of the run of elements that the loop, with as many iterations as it has, touches."""

    def is_apart(self, other: _Line, step: int) -> bool:
        """True if the two have no element in common: they are different rows, or different
        elements of what each iteration steps over.
        """
        if self.dimension != other.dimension or self.size != other.size:
            return False
        if any(a.is_apart(b) for a, b in zip(self.still, other.still, strict=True)):
            return True
        if (self.factor, self.terms, self.still) != (other.factor, other.terms, other.still):
            return False
        if self.rest == other.rest:
            return self.row != other.row
        stride = abs(self.factor * step)
        distance = (self.rest - other.rest) % stride
        return self.size <= distance <= stride - self.size


@dataclass(frozen=True)
class Window:
    """All updates of some elements of a buffer in a loop, the last of an element at the end."""

    updates: tuple[Update, ...]


def windows_of(loop: Operation) -> dict[SSAValue, list[Window]]:
    """The windows of an ``scf.for`` by buffer; only of buffers of which the loop's own block does
    nothing but update elements in windows, at least one of which has two updates or more.
    """
    step = constant_of(loop.operands[2])
    body = loop.regions[0].block
    if step is None or step <= 0:
        return {}
    updates: dict[SSAValue, list[Update] | None] = {}
    for op in body.ops:
        if op.results and (found := _element_of(op)) is not None:
            known = updates.setdefault(found.buffer, [])
            update = _update(op, found) if known is not None else None
            if update is None:
                updates[found.buffer] = None
            elif known is not None:
                known.append(update)
    windows_by: dict[SSAValue, list[Window]] = {}
    for buffer, known in updates.items():
        if known is None or len(known) < 2 or is_inside(block_of(buffer), loop):
            continue
        windows = _windows(known, loop, step)
        if windows is not None and any(len(one.updates) > 1 for one in windows):
            windows_by[buffer] = windows
    return windows_by


@dataclass(frozen=True)
class _Element:
    """A float that is loaded or stored."""

    buffer: SSAValue
    places: tuple[Place, ...]
    size: int


def _element_of(access: Operation) -> _Element | None:
    """The float that an operation loads or stores, if different places are different elements."""
    at = _ACCESSES.get(access.name)
    if at is None:
        return None
    buffer = access.operands[at]
    if access.name.startswith("memref."):
        type = buffer.type
        if not isinstance(type, MemRefType) or not isinstance(type.layout, NoneAttr):
            return None
        places = tuple(map(place_of, access.operands[at + 1 :]))
        return _Element(buffer, places, 1) if isinstance(type.element_type, AnyFloat) else None
    type = access.operands[0].type if at else access.results[0].type
    found = _address_of(buffer) if is_plain(access) and isinstance(type, AnyFloat) else None
    return None if found is None else _Element(found[0], (found[1],), stored_bytes(type))


_ACCESSES = {"memref.load": 0, "memref.store": 1, "llvm.load": 0, "llvm.store": 1}
"""Loads and stores, and which operand says where."""


def update_at(load: Operation) -> Update | None:
    """The update that begins with an operation, if one does."""
    element = _element_of(load) if load.results else None
    return None if element is None else _update(load, element)


def _update(load: Operation, element: _Element) -> Update | None:
    """The update that begins with a load."""
    additions: list[Operation] = []
    op = load
    while (user := only_user(op)) is not None and user.parent is load.parent:
        if _ACCESSES.get(user.name) == 1:
            same = additions and user.operands[0] is op.results[0] and _element_of(user) == element
            return (
                Update(load, tuple(additions), user, element.places, element.size) if same else None
            )
        added = user.name == "arith.addf" and user.operands[0] is not user.operands[1]
        if not added and (user.name != "arith.subf" or user.operands[0] is not op.results[0]):
            return None
        additions.append(user)
        op = user
    return None


def _windows(updates: Sequence[Update], loop: Operation, step: int) -> list[Window] | None:
    """The windows of a buffer, if all updates are in some."""
    counter = loop.regions[0].block.args[0]
    lines: dict[_Line, list[Update]] = {}
    for update in updates:
        reduced = [place.less(counter) for place in update.places]
        moving = [k for k, (factor, _) in enumerate(reduced) if factor]
        if len(moving) != 1 or any(_varies(place, counter, loop) for _, place in reduced):
            return None
        at = moving[0]
        factor, place = reduced[at]
        still = tuple(rest for k, (_, rest) in enumerate(reduced) if k != at)
        if abs(factor * step) < update.size:
            return None
        rest = place.number % abs(factor * step)
        line = _Line(at, factor, place.terms, still, rest, update.size)
        lines.setdefault(line, []).append(update)
    lines = _by_rows(lines, loop, step)
    keys = list(lines)
    if not all(a.is_apart(b, step) for k, a in enumerate(keys) for b in keys[:k]):
        return None
    found = [_window(group, line, step) for line, group in lines.items()]
    return [one for one in found if one] if all(found) else None


def _by_rows(
    lines: dict[_Line, list[Update]], loop: Operation, step: int
) -> dict[_Line, list[Update]]:
    """Part lines where the next element is further away than all iterations reach."""
    first, end = map(constant_of, loop.operands[:2])
    if first is None or end is None:
        return lines
    trips = max(0, -(-(end - first) // step))
    found: dict[_Line, list[Update]] = {}
    for line, updates in lines.items():
        reach = abs(line.factor * step) * max(0, trips - 1) + line.size
        numbers = sorted({update.places[line.dimension].number for update in updates})
        row, rows = 0, {numbers[0]: 0}
        for before, after in pairwise(numbers):
            row += after - before >= reach
            rows[after] = row
        for update in updates:
            own = replace(line, row=rows[update.places[line.dimension].number])
            found.setdefault(own, []).append(update)
    return found


def _varies(place: Place, counter: SSAValue, loop: Operation) -> bool:
    """True if an index needs, besides the counter, what a loop makes."""
    return any(x is not counter and is_inside(block_of(x), loop) for x in place.made_of)


def _window(updates: Sequence[Update], line: _Line, step: int) -> Window | None:
    """The updates of one line as a window, if each meets elements that others update."""
    stride = line.factor * step
    numbers = [update.places[line.dimension].number for update in updates]
    last = min(numbers) if stride > 0 else max(numbers)
    for update, number in zip(updates, numbers, strict=True):
        update.delay = (number - last) // stride
    ordered = sorted(updates, key=lambda update: -update.delay)
    for before, after in pairwise(ordered):
        if before.delay == after.delay and not before.store.is_before_in_block(after.load):
            return None
    return Window(tuple(ordered))
