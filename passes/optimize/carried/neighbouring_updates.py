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

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TypeAlias

from ad_opt.dialects.llvm.layouts import stored_bytes
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    each_once,
    is_made_in,
)
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.llvm.memory.address_forms import INDEX_OPERATIONS, distance_of, sum_of
from ad_opt.passes.ops.memory_ops import is_plain
from ad_opt.passes.optimize.loops.summed_buffers import only_user
from xdsl.dialects.builtin import AnyFloat, MemRefType, NoneAttr
from xdsl.ir import Operation, SSAValue

_Key: TypeAlias = tuple[frozenset[tuple[SSAValue, int]], int]
"""An index: the sum of ``factor * value``, and a number."""


def _key(place: Linear) -> _Key:
    return frozenset(place.terms.items()), place.constant


@dataclass(eq=False)
class Update:
    """One load, additions to it, and the store of the sum."""

    load: Operation
    additions: tuple[Operation, ...]
    store: Operation
    places: tuple[Linear, ...]
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
    still: tuple[_Key, ...]
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
        if any(a[0] == b[0] and a != b for a, b in zip(self.still, other.still, strict=True)):
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
        if known is None or len(known) < 2 or is_made_in(buffer, loop):
            continue
        windows = _windows(known, loop, step)
        if windows is not None and any(len(one.updates) > 1 for one in windows):
            windows_by[buffer] = windows
    return windows_by


@dataclass(frozen=True)
class _Element:
    """A float that is loaded or stored."""

    buffer: SSAValue
    places: tuple[Linear, ...]
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
        places = tuple(map(sum_of, access.operands[at + 1 :]))
        return _Element(buffer, places, 1) if isinstance(type.element_type, AnyFloat) else None
    type = access.operands[0].type if at else access.results[0].type
    if not is_plain(access) or not isinstance(type, AnyFloat):
        return None
    base, distance = distance_of(buffer)
    return _Element(base, (distance,), stored_bytes(type))


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
        factors = [place.terms.get(counter, 0) for place in update.places]
        moving = [k for k, factor in enumerate(factors) if factor]
        if len(moving) != 1 or _varies(update, loop):
            return None
        (at,) = moving
        factor = factors[at]
        place = update.places[at] - Linear({counter: factor})
        still = tuple(_key(rest) for k, rest in enumerate(update.places) if k != at)
        if abs(factor * step) < update.size:
            return None
        rest = place.constant % abs(factor * step)
        line = _Line(at, factor, _key(place)[0], still, rest, update.size)
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
        numbers = sorted({update.places[line.dimension].constant for update in updates})
        row, rows = 0, {numbers[0]: 0}
        for before, after in pairwise(numbers):
            row += after - before >= reach
            rows[after] = row
        for update in updates:
            own = replace(line, row=rows[update.places[line.dimension].constant])
            found.setdefault(own, []).append(update)
    return found


def _varies(update: Update, loop: Operation) -> bool:
    """True if an index needs, besides the counter, what a loop makes, be it added and taken away
    again.
    """
    counter, pending = loop.regions[0].block.args[0], [*update.load.operands]
    for value in each_once(pending):
        op = value.owner
        if value is counter or not is_made_in(value, loop):
            continue
        if not isinstance(op, Operation) or op.name not in INDEX_OPERATIONS:
            return True
        pending += op.operands
    terms = [value for place in update.places for value in place.terms]
    return any(one is not counter and is_made_in(one, loop) for one in terms)


def _window(updates: Sequence[Update], line: _Line, step: int) -> Window | None:
    """The updates of one line as a window, if each meets elements that others update."""
    stride = line.factor * step
    numbers = [update.places[line.dimension].constant for update in updates]
    last = min(numbers) if stride > 0 else max(numbers)
    for update, number in zip(updates, numbers, strict=True):
        update.delay = (number - last) // stride
    ordered = sorted(updates, key=lambda update: -update.delay)
    for before, after in pairwise(ordered):
        if before.delay == after.delay and not before.store.is_before_in_block(after.load):
            return None
    return Window(tuple(ordered))
