"""``detach-shifts``: values on which a function does not depend, though it computes with them.

The maximum in ``m + log(sum(exp(x - m)))`` only keeps the exponentials in range: the sum of what
flows back to it is zero, by algebra. It is proven by weights. When a value m grows by t, a value v
of *growth* (a, b) becomes exp(a t) v + b t: m itself has (0, 1), exp of (0, b) has (b, 0), products
add their a, sums keep what their terms have in common, log of (a, 0) has (0, a). If all that leaves
these rules has (0, 0), nothing else depends on m. Elements of memory that loops store grow like
values, as long as other loops load and store just these (`grown_memory`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import isinf
from typing import Literal

from ad_opt.dialects.autodiff.autodiff import StopGradientOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import is_float, known_float, last_of, walk
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.fast_math import reassociates
from typing_extensions import override
from xdsl.context import Context
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .grown_memory import ElementFacts, Lost

STEPS = 2
"""Most operations between the difference and its exponential: a scale, a sign. A guess that keeps
the search short.
"""
ROUNDS = 4
"""Most rounds in which the growth of what loops carry settles. A guess: two are enough for a sum,
and each loop inside another one may want one more.
"""


@dataclass(frozen=True)
class DetachShiftsPass(FunctionPass):
    """Values that shift exponentials, and are added again to the logarithm, get no derivative.

    Before, and after, with ``fastmath<reassoc>`` on all of these operations::

        %m = scf.for ... { arith.maximumf ... }
        %s = scf.for %i = ... iter_args(%a = %zero) -> (f64) {
          %d = arith.subf %x, %m : f64
          %e = math.exp %d : f64
          %b = arith.addf %a, %e : f64
          scf.yield %b : f64
        }
        %l = math.log %s : f64
        %y = arith.addf %m, %l : f64

        %m = scf.for ... { arith.maximumf ... }
        %c = autodiff.stop_gradient %m : f64
        ...                                             (%c in the place of %m)

    So reverse mode has nothing to do in the loop that computes ``%m``. In exact arithmetic
    derivatives are the same; what is left of rounding errors that would cancel is different, so
    each operation must allow it. Results of `scf.for` and `scf.if` are looked at. Options:
    ``fast=true``: all operations allow it, whatever their flags say.
    """

    name = "detach-shifts"

    fast: bool = False

    @override
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        found = [value for op in walk(func) for value in op.results if _is_shift(value)]
        if not found:
            return False
        effects = analyses.get(Effects, func)
        shifts = [
            value
            for value in found
            if _Growths(value, self.fast, ElementFacts[Growth](effects)).cancel()
        ]
        for value in shifts:
            assert isinstance(value, OpResult)
            uses = list(value.uses)
            constant = Builder.behind(value.op).value(StopGradientOp(value))
            for use in uses:
                use.operation.operands[use.index] = constant
        return bool(shifts)


def _is_shift(value: SSAValue) -> bool:
    """True if a result of control flow is subtracted, or added, to something in an exponential."""
    if not isinstance(value, OpResult) or not is_float(value.type):
        return False
    if value.op.name not in ("scf.for", "scf.if"):
        return False
    sums = [x.operation for x in value.uses if x.operation.name in ("arith.subf", "arith.addf")]
    return any(_is_exponent(op.results[0], STEPS) for op in sums)


def _is_exponent(value: SSAValue, steps: int) -> bool:
    """True if an exponential is taken of a value, or of what a few steps make of it."""
    users = [use.operation for use in value.uses]
    if any(user.name == "math.exp" for user in users):
        return True
    further = (user.results[0] for user in users if user.name in _RULES)
    return steps > 0 and any(_is_exponent(result, steps - 1) for result in further)


@dataclass(frozen=True)
class Growth:
    """The growth of a value v when another one grows by t: ``exp(factor t) v + summand t``."""

    factor: float = 0.0
    summand: float = 0.0
    open: Literal["no", "factor", "any"] = "no"
    """Zero is what any ``factor`` makes of it, infinity what ``any`` growth does."""


NONE = Growth()


class _NotKnown(Exception):
    """No growth describes a value."""


@dataclass(eq=False)
class _Growths:
    """The growth of all values of a function when one of them grows."""

    value: SSAValue
    fast: bool
    memory: ElementFacts[Growth]
    known: dict[SSAValue, Growth] = field(default_factory=dict[SSAValue, Growth])

    def cancel(self) -> bool:
        """True if nothing but values that depend on `value` by these rules sees it grow."""
        self.known[self.value] = Growth(0.0, 1.0)
        owner = self.value.owner
        assert isinstance(owner, Operation)
        assert owner.parent is not None
        try:
            self._through(owner.parent, owner.next_op)
        except (_NotKnown, Lost):
            return False
        if self.memory.known:
            return False
        # What the block hands on to the operation around it is what everybody else sees.
        last = owner.parent.last_op
        return last is not None and all(self._of(x) == NONE for x in last.operands)

    def _of(self, value: SSAValue) -> Growth:
        return self.known.get(value, NONE)

    def _through(self, block: Block, first: Operation | None) -> None:
        op = first
        while op is not None and op is not block.last_op:
            if op.name == "scf.for":
                self._loop(op)
            elif op.name == "scf.if":
                self._branches(op)
            elif op.regions:
                self._require_none(op)
                self.memory.other(op)
                for inner in walk(op):
                    self._require_none(inner)
            elif op.name == "memref.load":
                self.known[op.results[0]] = self.memory.load(op) or NONE
            elif op.name == "memref.store":
                growth = _constant(op.operands[0], self._of(op.operands[0]))
                self.memory.store(op, None if growth == NONE or growth.open != "no" else growth)
            else:
                self.memory.other(op)
                self._operation(op)
            op = op.next_op

    def _require_none(self, op: Operation) -> None:
        if any(self._of(x) != NONE for x in op.operands):
            raise _NotKnown

    def _operation(self, op: Operation) -> None:
        given = [self._of(x) for x in op.operands]
        if all(one == NONE for one in given):
            if op.results and op.results[0] in self.known:
                self.known[op.results[0]] = NONE
            return
        rule = _RULES.get(op.name)
        if rule is None or not (self.fast or reassociates(op)):
            raise _NotKnown
        operands = [_constant(x, one) for x, one in zip(op.operands, given, strict=True)]
        self.known[op.results[0]] = rule(operands, op)

    def _loop(self, op: Operation) -> None:
        body = op.regions[0].block
        last = last_of(body)
        if any(self._of(x) != NONE for x in op.operands[:3]):
            raise _NotKnown
        inits = [_constant(x, self._of(x)) for x in op.operands[3:]]
        carried = inits
        self.memory.enter(op)
        for _ in range(ROUNDS):
            self.memory.begin()
            self.known.update(zip(body.args[1:], carried, strict=True))
            self._through(body, body.first_op)
            yielded = [self._of(x) for x in last.operands]
            joined = [_join(a, b) for a, b in zip(carried, yielded, strict=True)]
            if self.memory.is_settled() and joined == carried:
                self.memory.leave()
                self.known.update(zip(op.results, joined, strict=True))
                return
            carried = joined
        raise _NotKnown

    def _branches(self, op: Operation) -> None:
        self._require_none(op)
        results: list[Growth] | None = None
        self.memory.branches += 1
        for region in op.regions:
            if not region.blocks:
                continue
            block = region.block
            self._through(block, block.first_op)
            assert block.last_op is not None
            given = [_constant(x, self._of(x)) for x in block.last_op.operands]
            pairs = zip(results or given, given, strict=True)
            results = [_join(a, b) for a, b in pairs]
        self.memory.branches -= 1
        self.known.update(zip(op.results, results or [], strict=True))


def _constant(value: SSAValue, known: Growth) -> Growth:
    """The growth of a value; open for constants that any growth leaves what they are."""
    number = known_float(value)
    if number is None or (number and not isinf(number)):
        return known
    return Growth(open="any" if number else "factor")


def _join(left: Growth, right: Growth) -> Growth:
    """The growth of what is one of two values, or, without summands, of their sum."""
    if left == right:
        return left
    for one, other in ((left, right), (right, left)):
        if one.open == "any" or (one.open == "factor" and not other.summand):
            return other
    raise _NotKnown


def _sum(sign: float) -> Callable[[Sequence[Growth], Operation], Growth]:
    def rule(given: Sequence[Growth], op: Operation) -> Growth:
        left, right = given
        if "no" not in (left.open, right.open):
            raise _NotKnown
        if left.open != right.open:
            if left.summand or right.summand:
                raise _NotKnown
            return _join(left, right)
        if left.factor or right.factor:
            if left.summand or right.summand:
                raise _NotKnown
            return _join(left, right)
        return Growth(0.0, left.summand + sign * right.summand)

    return rule


def _product(sign: float) -> Callable[[Sequence[Growth], Operation], Growth]:
    def rule(given: Sequence[Growth], op: Operation) -> Growth:
        left, right = given
        if left.open != "no" or right.open != "no":
            raise _NotKnown
        if left.summand or right.summand:
            number = known_float(op.operands[1])
            if right.summand or number is None or (sign < 0 and not number):
                raise _NotKnown
            return Growth(0.0, left.summand * number**sign)
        return Growth(left.factor + sign * right.factor)

    return rule


def _negative(given: Sequence[Growth], op: Operation) -> Growth:
    (only,) = given
    return Growth(only.factor, -only.summand, only.open)


def _exponential(given: Sequence[Growth], op: Operation) -> Growth:
    (only,) = given
    if only.factor or only.open != "no":
        raise _NotKnown
    return Growth(only.summand)


def _logarithm(given: Sequence[Growth], op: Operation) -> Growth:
    (only,) = given
    if only.summand or only.open != "no":
        raise _NotKnown
    return Growth(0.0, only.factor)


def _same(given: Sequence[Growth], op: Operation) -> Growth:
    (only,) = given
    return only


_RULES: dict[str, Callable[[Sequence[Growth], Operation], Growth]] = {
    "arith.addf": _sum(1.0),
    "arith.subf": _sum(-1.0),
    "arith.mulf": _product(1.0),
    "arith.divf": _product(-1.0),
    "arith.negf": _negative,
    "arith.extf": _same,
    "arith.truncf": _same,
    "math.exp": _exponential,
    "math.log": _logarithm,
}
"""The growth of results, by the growth of operands."""
