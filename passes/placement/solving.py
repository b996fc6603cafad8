"""The iterations in which a store writes the cell that a load reads, as equations in variables.

``store[f(i, j)]`` writes the cell ``p`` where ``f(i, j) = p``. Variables are found one by one: a
subscript with a single one is solved for it, one of several by taking those of the load if they are
combined alike (*structural match*), else as digits in mixed radix. What remains of the equations,
and the ranges of loops where they are not implied, are *guards*: conditions under which the store
writes the cell at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ad_opt.passes.analysis.affine.counting import Row, is_mixed_radix
from ad_opt.passes.analysis.affine.linear import Linear
from ad_opt.passes.analysis.affine.nests import Loop
from xdsl.ir import SSAValue

from .indices import Indices
from .nodes import Interval
from .reasons import Refused
from .slices import Store


@dataclass(frozen=True)
class Guard:
    """``form >= 0``, or ``form == 0``."""

    form: Linear
    equal: bool = False


@dataclass
class Solution:
    """Variables of loops as forms of what the load is subscripted by, and the guards."""

    found: dict[SSAValue, Linear] = field(default_factory=dict[SSAValue, Linear])
    guards: list[Guard] = field(default_factory=list[Guard])


class Never(Exception):
    """The store does not write the cell that the load reads."""


def range_of_loop(loop: Loop) -> range:
    """The values of the variable of a loop with known bounds."""
    assert loop.trips is not None
    assert loop.step is not None
    low = loop.lower[0].constant
    return range(low, low + loop.trips * loop.step, loop.step)


def is_determined(subscripts: Sequence[Linear], loops: Sequence[Loop]) -> bool:
    """True if a cell determines the iteration: of all loops whose variables occur in a subscript.

    Those that occur in none are no matter of the cell.
    """
    known = {loop.iv for loop in loops if loop.trips == 1}
    boxes = {loop.iv: range_of_loop(loop) for loop in loops}
    rows = [[value for value in form.terms if value in boxes] for form in subscripts]
    changed = True
    while changed:
        changed = False
        for form, row in zip(subscripts, rows, strict=True):
            left = [value for value in row if value not in known]
            if left and _is_radix([(v, form.terms[v]) for v in left], boxes):
                known.update(left)
                changed = True
    return all(value in known for row in rows for value in row)


def _is_radix(terms: Sequence[tuple[SSAValue, int]], boxes: dict[SSAValue, range]) -> bool:
    row = Row(tuple((at, c) for at, (_, c) in enumerate(terms)))
    return is_mixed_radix(row, [boxes[value] for value, _ in terms])


class Solver:
    """Solves the equations of one store for one load."""

    def __init__(
        self, store: Store, arguments: Sequence[Linear], extents: Sequence[int], indices: Indices
    ):
        self.store = store
        self.arguments = arguments
        self.indices = indices
        self.extents = extents
        self.boxes = {loop.iv: range_of_loop(loop) for loop in store.loops}
        self.solution = Solution()

    def solve(self) -> Solution:
        """Find the variables that occur in subscripts. Raises `Never`, or `Refused`."""
        if any(not len(box) for box in self.boxes.values()):
            raise Never
        for value, box in self.boxes.items():
            if len(box) == 1:
                self.solution.found[value] = Linear({}, box[0])
        pending = list(range(len(self.arguments)))
        while pending:
            ready = [axis for axis in pending if len(self.unknown(axis)) <= 1]
            for axis in ready or pending[:1]:
                self.axis(axis)
                pending.remove(axis)
        return self.solution

    def unknown(self, axis: int) -> list[SSAValue]:
        """Variables in a subscript that are not found yet."""
        found = self.solution.found
        terms = self.store.subscripts[axis].terms
        return [value for value in terms if value in self.boxes and value not in found]

    def axis(self, axis: int) -> None:
        """One equation: ``Σ c·x = rest``, the unknown on the left."""
        form = self.store.subscripts[axis]
        unknown = self.unknown(axis)
        terms = [(value, form.terms[value]) for value in unknown]
        others = Linear({v: c for v, c in form.terms.items() if v not in unknown}, form.constant)
        others = others.substitute(self.solution.found)
        rest = self.arguments[axis] - others
        if not terms:
            self.require_zero(rest)
            return
        span = self.span(axis, others)
        if len(terms) > 1:
            if not _is_radix(terms, self.boxes):
                raise Refused(51)
            if self.match(terms, rest):
                return
        self.digits(terms, rest, span)

    def span(self, axis: int, others: Linear) -> Interval | None:
        """The range of the right hand side; the load is in bounds, which may say more."""
        low, high = 0, self.extents[axis] - 1
        known = self.indices.interval(self.arguments[axis])
        if known is not None:
            low, high = max(low, known[0]), min(high, known[1])
        minus = self.indices.interval(others)
        return None if minus is None else (low - minus[1], high - minus[0])

    def match(self, terms: Sequence[tuple[SSAValue, int]], rest: Linear) -> bool:
        """Take the variables of the load where it combines its own in the same way."""
        if rest.constant or sorted(rest.terms.values()) != sorted(c for _, c in terms):
            return False
        by_factor = {c: value for value, c in rest.terms.items()}
        for value, c in terms:
            known = self.indices.range_of(by_factor[c])
            if known is None or not _is_within(known, self.boxes[value]):
                return False
        for value, c in terms:
            self.solution.found[value] = Linear.of(by_factor[c])
        return True

    def digits(
        self, terms: Sequence[tuple[SSAValue, int]], rest: Linear, span: Interval | None
    ) -> None:
        """Solve by division: the coarsest variable is a quotient, what remains is of the others.

        Each variable is ``low + step·t`` with a digit ``t``, or ``high - step·t`` for a negative
        coefficient, so that all factors of digits are positive.
        """
        scaled: list[tuple[int, SSAValue, Linear, int]] = []
        for value, c in terms:
            box = self.boxes[value]
            start = box[0] if c > 0 else box[-1]
            rest = rest - start * c
            span = None if span is None else (span[0] - start * c, span[1] - start * c)
            sign = 1 if c > 0 else -1
            scaled.append((abs(c) * box.step, value, Linear({}, start), sign * box.step))
        for factor, value, start, step in sorted(scaled, key=lambda one: -one[0]):
            count = len(self.boxes[value])
            last = factor == min(one[0] for one in scaled)
            digit, rest, inside, span = self.digit(rest, span, factor, last)
            self.solution.found[value] = start + digit * step
            self.require_digit(digit, inside, count)

    def digit(
        self, rest: Linear, span: Interval | None, factor: int, last: bool
    ) -> tuple[Linear, Linear, Interval | None, Interval | None]:
        """A digit and what remains, both with their ranges."""
        if factor == 1:
            return rest, Linear(), span, (0, 0)
        digit, left = self.indices.divide(rest, factor, span)
        inside = None if span is None else (span[0] // factor, span[1] // factor)
        if last:
            self.require_zero(left)
        return digit, left, inside, (0, factor - 1)

    def require_zero(self, form: Linear) -> None:
        """Add a guard, unless it holds always. Raises `Never` if it never does."""
        number = form.known
        if number == 0:
            return
        if number is not None:
            raise Never
        known = self.indices.interval(form)
        if known is not None and (known[0] > 0 or known[1] < 0):
            raise Never
        self.solution.guards.append(Guard(form, equal=True))

    def require_digit(self, digit: Linear, known: Interval | None, count: int) -> None:
        """Require ``0 <= digit < count``."""
        if known is not None and (known[0] >= count or known[1] < 0):
            raise Never
        if known is None or known[0] < 0:
            self.solution.guards.append(Guard(digit))
        if known is None or known[1] >= count:
            self.solution.guards.append(Guard(Linear({}, count - 1) - digit))


def _is_within(known: Interval, box: range) -> bool:
    return box.step == 1 and box[0] <= known[0] and known[1] <= box[-1]
