"""Integers of few bits, and ranges of theirs as sums and products of a function's arguments.

What a range is made of is known when the function is called, so a test there says that nothing in
the function wraps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.core.arith import ExtSIOp, IndexCastOp
from ad_opt.dialects.support.ir.build import Builder, computed_anew
from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned
from ad_opt.passes.ops.catalogue import is_constant, is_index_arithmetic
from ad_opt.passes.optimize.loops.distances import without_limit
from ad_opt.passes.optimize.loops.while_counters import width_of
from ad_opt.passes.optimize.scalar.folds import as_signed
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, i64
from xdsl.ir import Block, Operation, SSAValue

FEW = 32
"""Most bits of what may wrap: products of two such numbers fit into 64 bits."""
_WIDE = 64
_FAR = 1 << 36
"""Numbers of 64 bits with which ranges are computed: sums of a few do not wrap. No fact: more than
any size.
"""
_DEEP = 24
"""Most operations, one in the other, that are looked at. A guess: subscripts have fewer."""


@dataclass(frozen=True)
class Bound:
    """A number, a value of the function's entry, or what an operation makes of bounds."""

    kind: str
    parts: tuple[Bound, ...] = ()
    number: int = 0
    value: SSAValue | None = None


Range: TypeAlias = tuple[Bound, Bound]
"""The least and the greatest number."""


def number(value: int) -> Bound:
    """A bound that is known."""
    return Bound("number", number=value)


def _made(kind: str, left: Bound, right: Bound) -> Bound:
    if left.kind == right.kind == "number":
        return number(_FOLDS[kind](left.number, right.number))
    if kind in ("least", "greatest") and left == right:
        return left
    for one, other in ((left, right), (right, left)):
        if kind == "times" and one.kind == "number" and one.number in (0, 1):
            return other if one.number else one
    return Bound(kind, (left, right))


_FOLDS = {
    "plus": int.__add__,
    "minus": int.__sub__,
    "times": int.__mul__,
    "least": min,
    "greatest": max,
}
_KINDS: Mapping[str, type[Operation]] = {
    "plus": arith.AddiOp,
    "minus": arith.SubiOp,
    "times": arith.MuliOp,
    "least": arith.MinSIOp,
    "greatest": arith.MaxSIOp,
}
_EXTENDED = {
    "arith.extsi": False,
    "arith.index_cast": False,
    "arith.extui": True,
    "arith.index_castui": True,
}
"""Casts that may extend; true if their number has no sign."""


Condition: TypeAlias = tuple[Bound, Bound]
"""Two numbers, of which the first is not greater than the second."""


@dataclass
class Known:
    """A range, and what must hold for it."""

    range: Range = (number(0), number(0))
    conditions: list[Condition] = field(default_factory=list[Condition])
    parts: list[SSAValue] = field(default_factory=list[SSAValue])
    """Values whose ranges it is made of."""
    is_entered: bool = False
    """True if it is computed as it is when the function is called."""


@dataclass
class SmallRanges:
    """Ranges of a function's integers, under conditions on what the function is called with."""

    entry: Block
    _known: dict[SSAValue, Known | None] = field(default_factory=dict[SSAValue, "Known | None"])
    _fixed: dict[SSAValue, bool] = field(default_factory=dict[SSAValue, bool])
    _making: list[Known] = field(default_factory=list[Known])

    def of(self, value: SSAValue, deep: int = _DEEP) -> Known | None:
        """The range of a signed number; ``None`` if it is made of what is not known when the
        function is called.
        """
        if value not in self._known:
            made = Known()
            self._known[value] = None
            self._making.append(made)
            found = self._found(value, deep)
            self._making.pop()
            if found is not None:
                made.range = found
                self._known[value] = made
        return self._known[value]

    def closure(self, values: Iterable[SSAValue]) -> dict[SSAValue, Known]:
        """The values with those that their ranges are made of."""
        pending, found = list(values), dict[SSAValue, Known]()
        while pending:
            value = pending.pop()
            if value not in found and (known := self._known[value]) is not None:
                found[value] = known
                pending += known.parts
        return found

    def _of(self, value: SSAValue, deep: int) -> Range | None:
        found = self.of(value, deep)
        if found is None:
            return None
        self._making[-1].parts.append(value)
        return found.range

    def _require(self, small: Bound, large: Bound) -> None:
        self._making[-1].conditions.append((small, large))

    def _require_no_sign(self, found: Range) -> None:
        self._require(number(0), found[0])

    def _require_within(self, found: Range, limit: int) -> None:
        self._require(number(-limit), found[0])
        self._require(found[1], number(limit - 1))

    def _found(self, value: SSAValue, deep: int) -> Range | None:
        width, op = width_of(value.type), value.owner
        if width is None or not isinstance(value.type, IntegerType | IndexType) or not deep:
            return None
        known = constant_of(value)
        if known is not None:
            exact = number(as_signed(known, width))
            return exact, exact
        if isinstance(op, Block):
            return self._counted(value, op, deep) or self._entered(value, width)
        if width > FEW and width != _WIDE:
            return None
        found = self._computed(op, deep)
        if found is None:
            return self._entered(value, width)
        if width <= FEW and op.name in ARITHMETIC:
            self._require_within(found, 1 << (width - 1))
        return found

    def _computed(self, op: Operation, deep: int) -> Range | None:
        if op.name in _EXTENDED or op.name == "arith.trunci":
            inner, outer = (width_of(one.type) for one in (op.operands[0], op.results[0]))
            found = self._of(op.operands[0], deep - 1)
            if found is None or inner is None or outer is None:
                return None
            if inner > outer:
                self._require_within(found, 1 << (outer - 1))
            elif inner < outer and _EXTENDED[op.name]:
                self._require_no_sign(found)
            return found
        operands = op.operands[1:] if op.name == "arith.select" else op.operands
        rule = _RULES.get(op.name) or _BOUNDED.get(op.name)
        if rule is None:
            return None
        seen = [found for one in operands if (found := self._of(one, deep - 1)) is not None]
        if len(seen) != 2:
            return None
        left, right = seen
        if op.name in _WITHOUT_SIGN:
            self._require_no_sign(left)
            self._require_no_sign(right)
        if op.name == "arith.shli":
            by = constant_of(op.operands[1])
            if by is None or not 0 <= by < FEW - 1:
                return None
            left, right = left, (number(1 << by), number(1 << by))
        found = rule(left, right)
        if rule is _product and width_of(op.results[0].type) == _WIDE:
            # In 64 bits a sum of what is not far stays in range, a product of small numbers does.
            self._require_within(left, 1 << (FEW - 1))
            self._require_within(right, 1 << (FEW - 1))
            self._require_within(found, _FAR)
        return found

    def _counted(self, value: SSAValue, body: Block, deep: int) -> Range | None:
        """The range of a loop's variable."""
        loop = body.parent_op()
        if loop is None or loop.name != "scf.for" or value is not body.args[0]:
            return None
        step = constant_of(loop.operands[2])
        if is_unsigned(loop) or step is None or step < 1:
            return None
        first = self._of(loop.operands[0], deep - 1)
        end = self._of(without_limit(loop.operands[1]), deep - 1)
        if first is None or end is None:
            return None
        if without_limit(loop.operands[1]) is not loop.operands[1]:
            self._require_no_sign(end)
        low = first[0]
        return low, _made("greatest", low, _made("minus", end[1], number(1)))

    def _entered(self, value: SSAValue, width: int) -> Range | None:
        """The range of what the function is called with, or what is computed of that alone."""
        if not self._is_fixed(value, _DEEP) or (width > FEW and width != _WIDE):
            return None
        exact, made = Bound("value", value=value), self._making[-1]
        made.conditions, made.parts, made.is_entered = [], [], True
        if width > FEW:
            self._require(number(-_FAR), exact)
            self._require(exact, number(_FAR))
        return exact, exact

    def _is_fixed(self, value: SSAValue, deep: int) -> bool:
        """True if a value is known when the function is called."""
        if value not in self._fixed:
            op = value.owner
            if isinstance(op, Block):
                known = op is self.entry
            else:
                known = (
                    deep > 0
                    and len(op.results) == 1
                    and not op.regions
                    and (is_constant(op) or is_index_arithmetic(op) or op.name in _RULES)
                    and not op.name.startswith("llvm.")
                    and all(self._is_fixed(one, deep - 1) for one in op.operands)
                )
            self._fixed[value] = known
        return self._fixed[value]


def _product(left: Range, right: Range) -> Range:
    products = [_made("times", one, other) for one in left for other in right]
    low = high = products[0]
    for one in products[1:]:
        low, high = _made("least", low, one), _made("greatest", high, one)
    return low, high


def _quotient(left: Range, right: Range) -> Range:
    """No quotient is farther from zero than the dividend, and none has another sign than that where
    the divisor is positive.
    """
    low, high = _remainder(left, right)
    if right[0].kind == "number" and right[0].number > 0:
        return low, high
    zero = number(0)
    low = _made("least", low, _made("minus", zero, high))
    return low, _made("greatest", high, _made("minus", zero, left[0]))


def _remainder(left: Range, right: Range) -> Range:
    """Remainders have the sign of the dividend, and are no farther from zero."""
    return _made("least", left[0], number(0)), _made("greatest", left[1], number(0))


def _both(kind: str) -> Callable[[Range, Range], Range]:
    return lambda left, right: (_made(kind, left[0], right[0]), _made(kind, left[1], right[1]))


ARITHMETIC = frozenset({"arith.addi", "arith.subi", "arith.muli", "arith.shli"})
"""No fact: operations whose results may wrap."""
_WITHOUT_SIGN = frozenset({"arith.minui", "arith.maxui"})
"""No fact: operations on numbers without a sign."""
_RULES: Mapping[str, Callable[[Range, Range], Range]] = {
    "arith.addi": _both("plus"),
    "arith.subi": lambda left, right: (
        _made("minus", left[0], right[1]), _made("minus", left[1], right[0])
    ),
    "arith.muli": _product,
    "arith.shli": _product,
    "arith.minsi": _both("least"),
    "arith.minui": _both("least"),
    "arith.maxsi": _both("greatest"),
    "arith.maxui": _both("greatest"),
    "arith.select": lambda left, right: (
        _made("least", left[0], right[0]), _made("greatest", left[1], right[1])
    ),
}  # fmt: skip
"""No fact: the range of a result by those of its operands, where nothing wraps."""


_BOUNDED: Mapping[str, Callable[[Range, Range], Range]] = {
    "arith.divsi": _quotient,
    "arith.remsi": _remainder,
}
"""No fact: a range by those of the operands, of operations that must not run where they did not:
they are not computed when the function is called.
"""


def write_test(
    b: Builder, conditions: Iterable[Condition], given: Mapping[SSAValue, SSAValue]
) -> SSAValue:
    """Write the conjunction of conditions; ``given`` are values of the function's entry here."""
    writer = _Writer(b, dict(given))
    total: SSAValue | None = None
    for small, large in dict.fromkeys(conditions):
        if small.kind != "number" or large.kind != "number":
            one = b.compare("sle", writer.bound(small), writer.bound(large))
            total = one if total is None else b.value(arith.AndIOp(total, one))
    return b.true() if total is None else total


def never_holds(condition: Condition) -> bool:
    """True if a condition never holds."""
    small, large = condition
    return small.kind == large.kind == "number" and small.number > large.number


@dataclass
class _Writer:
    b: Builder
    given: dict[SSAValue, SSAValue]
    _made: dict[Bound, SSAValue] = field(default_factory=dict[Bound, SSAValue])

    def bound(self, one: Bound) -> SSAValue:
        """A bound in 64 bits."""
        if one not in self._made:
            self._made[one] = self._written(one)
        return self._made[one]

    def _written(self, one: Bound) -> SSAValue:
        if one.kind == "number":
            return self.b.integer(one.number, i64)
        if one.value is not None:
            value = computed_anew(self.b, one.value, self.given)
            if value.type == i64:
                return value
            kind = IndexCastOp if isinstance(value.type, IndexType) else ExtSIOp
            return self.b.cast(kind, value, i64)
        left, right = map(self.bound, one.parts)
        return self.b.binary(_KINDS[one.kind], left, right, _plain(one.kind))


def _plain(kind: str) -> arith.IntegerOverflowAttr | None:
    return None if kind in ("least", "greatest") else arith.IntegerOverflowAttr("none")
