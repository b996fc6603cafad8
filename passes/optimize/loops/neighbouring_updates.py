"""Elements near the one where a loop is that each iteration adds to.

An *update* is a load, additions, and a store of one element. Where the elements of several updates
are ``m[i]``, ``m[i + 1]``, ... for the counter ``i`` of a loop, each element is updated by several
iterations: these updates are a `Window`. In ``m[c - i]`` the last update of an element is
that with the largest index, in ``m[i]`` that with the smallest; `Update.delay` is the number of
iterations from an update of an element to the last one.

Indices are sums of values times numbers; whatever else there is counts as a value of its own.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ad_opt.dialects.support.ir.queries import block_of, constant_of, is_inside
from xdsl.dialects.builtin import AnyFloat, MemRefType, NoneAttr
from xdsl.ir import Operation, OpResult, SSAValue

from .summed_buffers import only_user

_DEEP = 16
"""Most operations that an index is followed through. A guess: expressions of indices are
shorter.
"""
_SUMS = {"arith.addi": 1, "arith.subi": -1}
INDEX_OPERATIONS = frozenset({*_SUMS, "arith.muli", "arith.constant"})
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
        elif op is not None and op.name == "arith.muli" and _number_in(op) is not None:
            left, right = op.operands
            known, other = (left, right) if constant_of(left) is not None else (right, left)
            pending.append((other, factor * (constant_of(known) or 0)))
        else:
            terms[one] += factor
    return Place(frozenset((v, f) for v, f in terms.items() if f), number, frozenset(terms))


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

    def is_apart(self, other: _Line) -> bool:
        """True if the two have no element in common: they are different rows."""
        pairs = zip(self.still, other.still, strict=True)
        return self.dimension == other.dimension and any(a.is_apart(b) for a, b in pairs)


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
        if op.name == "memref.load" and _may_have_windows(op.operands[0].type):
            known = updates.setdefault(op.operands[0], [])
            update = _update(op) if known is not None else None
            if update is None:
                updates[op.operands[0]] = None
            elif known is not None:
                known.append(update)
    found: dict[SSAValue, list[Window]] = {}
    for buffer, known in updates.items():
        if known is None or len(known) < 2 or is_inside(block_of(buffer), loop):
            continue
        windows = _windows(known, loop, step)
        if windows is not None and any(len(one.updates) > 1 for one in windows):
            found[buffer] = windows
    return found


def _may_have_windows(type: object) -> bool:
    """True if different indices are different elements, and these are floats."""
    if not isinstance(type, MemRefType) or not isinstance(type.layout, NoneAttr):
        return False
    return isinstance(type.element_type, AnyFloat)


def _update(load: Operation) -> Update | None:
    """The update that begins with a load."""
    additions: list[Operation] = []
    op = load
    while (user := only_user(op)) is not None and user.parent is load.parent:
        if user.name == "memref.store":
            at = tuple(user.operands[2:])
            if user.operands[1] is not load.operands[0] or not additions:
                return None
            places = tuple(map(place_of, load.operands[1:]))
            same = at == tuple(load.operands[1:]) or tuple(map(place_of, at)) == places
            return Update(load, tuple(additions), user, places) if same else None
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
        lines.setdefault(_Line(at, factor, place.terms, still), []).append(update)
    keys = list(lines)
    if not all(a.is_apart(b) for k, a in enumerate(keys) for b in keys[:k]):
        return None
    found = [_window(group, line, step) for line, group in lines.items()]
    return [one for one in found if one] if all(found) else None


def _varies(place: Place, counter: SSAValue, loop: Operation) -> bool:
    """True if an index needs, besides the counter, what a loop makes."""
    return any(x is not counter and is_inside(block_of(x), loop) for x in place.made_of)


def _window(updates: Sequence[Update], line: _Line, step: int) -> Window | None:
    """The updates of one line as a window, if each meets elements that others update."""
    stride = line.factor * step
    numbers = [update.places[line.dimension].number for update in updates]
    last = min(numbers) if stride > 0 else max(numbers)
    if any((number - last) % stride for number in numbers):
        return None
    for update, number in zip(updates, numbers, strict=True):
        update.delay = (number - last) // stride
    ordered = sorted(updates, key=lambda update: -update.delay)
    for before, after in pairwise(ordered):
        if before.delay == after.delay and not before.store.is_before_in_block(after.load):
            return None
    return Window(tuple(ordered))
