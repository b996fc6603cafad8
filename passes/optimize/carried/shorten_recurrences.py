"""``shorten-recurrences``: what a loop carries is multiplied and added to once an iteration.

Derivatives of recurrences are recurrences that are linear in the cotangent: it goes through all the
multiplications and divisions of an iteration, one behind the other, before the next one can begin.
Here their product is made apart, of values that need not wait (height reduction of recurrences;
Kuck, The Structure of Computers and Computations, 1978, chapter 2). It rounds otherwise, as
reassociation does: what was rounded before is only multiplied in another order. `preaccumulate`
does more for loops that do nothing else; this is for loops that also load and store.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import each_once, last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.names.attribute_names import NO_RECIPROCAL
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.fast_math import multiplies_by_reciprocals, reassociates
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import AnyFloat, UnitAttr
from xdsl.ir import Block, Operation, SSAValue

from .linear_forms import REST, LinearForms, Row

LONG = 12
"""Cycles of a recurrence that is shortened, by `_CYCLES`: more than a multiplication and an
addition. Measured: the gradient of Thomas' algorithm in C takes 0.9 of the time.
"""
MOST_OPERATIONS = 64
"""Most operations that a recurrence goes through. A guess that bounds what is computed apart."""

_CYCLES = {
    "arith.addf": 4,
    "arith.subf": 4,
    "arith.mulf": 4,
    "arith.divf": 13,
    "arith.negf": 1,
    "arith.select": 1,
}
"""Cycles until a result is there, of current processors; also the operations that are linear."""


@dataclass(frozen=True)
class ShortenRecurrencesPass(FunctionPass):
    """Carried values that are linear in themselves become ``carried * factor + rest``.

    Before, and after, with ``fastmath<reassoc>`` on all of these operations, and ``arcp`` on the
    division::

        scf.for ... iter_args(%b = %zero) -> (f64) {
          %s = arith.addf %b, %u : f64
          %q = arith.divf %s, %p : f64
          %r = arith.mulf %q, %c : f64
          scf.yield %r : f64
        }

        scf.for ... iter_args(%b = %zero) -> (f64) {
          %one_of = arith.divf %one, %p : f64
          %factor = arith.mulf %one_of, %c : f64
          %part = arith.mulf %u, %one_of : f64
          %rest = arith.mulf %part, %c : f64
          %scaled = arith.mulf %factor, %b : f64
          %r = arith.addf %rest, %scaled : f64
          scf.yield %r : f64
        }

    What else uses the steps in between keeps them. Where a carried value is divided by, so that it
    is not linear, ``arith.no_reciprocal`` keeps the division one operation. Options: ``fast``
    (false), all operations may be reassociated, whatever they say.
    """

    name = "shorten-recurrences"
    fast: bool = False

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        changed = False
        for loop in [op for op in walk(func) if op.name == "scf.for" and op.results]:
            for at, value in enumerate(loop.regions[0].block.args[1:]):
                if isinstance(value.type, AnyFloat):
                    changed |= _Recurrence(loop, at, self.fast).shorten()
        return changed


@dataclass(eq=False)
class _Recurrence:
    """One value that a loop carries."""

    loop: Operation
    at: int
    fast: bool
    _cycles: dict[SSAValue, int | None] = field(default_factory=dict[SSAValue, "int | None"])

    def shorten(self) -> bool:
        """Rewrite what the loop yields, if it takes long and is linear."""
        end = last_of(self._body)
        value = end.operands[self.at]
        moved = self._dependent()
        cycles = self._cycles_of(value, moved) if value in moved else None
        if cycles is None or cycles < LONG or self._meets_others(moved, value):
            return self._divide_at_once(moved, value)
        assert isinstance(value.type, AnyFloat)
        forms = LinearForms(Builder.at(end), value.type)
        end.operands[self.at] = forms.value(self._row(value, moved, forms), [self._carried])
        for step in reversed(self._cycles):
            if isinstance(step.owner, Operation) and not any(True for _ in step.uses):
                erase(step.owner)
        return True

    def _divide_at_once(self, moved: dict[SSAValue, None], value: SSAValue) -> bool:
        """Keep divisions from becoming a division and a multiplication where both have to wait for
        the carried value, which waits for them.
        """
        if value not in moved:
            return False
        marked = False
        pending = [value]
        for one in each_once(pending):
            op = one.owner
            if not isinstance(op, Operation) or op.parent is not self._body:
                continue
            if op.name == "arith.divf" and op.operands[1] in moved and self._may_change(op):
                op.attributes[NO_RECIPROCAL] = UnitAttr()
                marked = True
            pending += [source for source in op.operands if source in moved]
        return marked

    @property
    def _body(self) -> Block:
        return self.loop.regions[0].block

    @property
    def _carried(self) -> SSAValue:
        return self._body.args[self.at + 1]

    def _dependent(self) -> dict[SSAValue, None]:
        """All values of the body that are computed with the carried one."""
        found: dict[SSAValue, None] = {self._carried: None}
        pending = [self._carried]
        while pending:
            for use in pending.pop().uses:
                op = self._body.find_ancestor_op_in_block(use.operation)
                for result in () if op is None else op.results:
                    if result not in found:
                        found[result] = None
                        pending.append(result)
        return found

    def _cycles_of(self, value: SSAValue, moved: dict[SSAValue, None]) -> int | None:
        """The cycles from the carried value to another; ``None`` if that is not linear in it."""
        self._cycles = {self._carried: 0}
        pending = [value]
        while pending:
            one = pending[-1]
            if one in self._cycles:
                pending.pop()
                continue
            op = one.owner
            if not isinstance(op, Operation) or len(self._cycles) > MOST_OPERATIONS:
                return None
            sources = [x for x in op.operands if x in moved]
            if not self._is_linear(op, sources):
                return None
            missing = [x for x in sources if x not in self._cycles]
            if missing:
                pending += missing
                continue
            longest = max(self._cycles[x] or 0 for x in sources)
            self._cycles[one] = longest + _CYCLES[op.name]
        return self._cycles[value]

    def _is_linear(self, op: Operation, sources: list[SSAValue]) -> bool:
        """True if the result is linear in those operands that are."""
        if op.name not in _CYCLES or op.parent is not self._body:
            return False
        if op.name == "arith.select":
            return op.operands[0] not in sources and isinstance(op.results[0].type, AnyFloat)
        if not self._may_change(op):
            return False
        if op.name == "arith.mulf":
            return len(sources) == 1
        return op.name != "arith.divf" or op.operands[1] not in sources

    def _may_change(self, op: Operation) -> bool:
        """True if an operation may be done in another order; reciprocals overflow where quotients
        do not, so a division must allow these, too.
        """
        allows = op.name != "arith.divf" or multiplies_by_reciprocals(op)
        return self.fast or (allows and reassociates(op))

    def _meets_others(self, moved: dict[SSAValue, None], value: SSAValue) -> bool:
        """True if the next value also depends on others that depend on this one."""
        end = last_of(self._body)
        yields = zip(self._body.args[1:], end.operands, strict=True)
        others = {arg for arg, later in yields if later in moved} - {self._carried}
        if not others:
            return False
        pending = [value]
        for one in each_once(pending):
            if one in others:
                return True
            op = one.owner
            if not isinstance(op, Operation):
                continue
            if op.regions:
                return True
            if op.parent is self._body:
                pending += op.operands
        return False

    def _row(self, value: SSAValue, moved: dict[SSAValue, None], forms: LinearForms) -> Row:
        """Write the form of a value of which `_cycles_of` has shown that it is linear."""
        rows: dict[SSAValue, Row] = {self._carried: {0: 1}}

        def row_of(one: SSAValue) -> Row:
            return rows[one] if one in moved else {REST: one}

        for one in self._cycles:  # sources first
            op = one.owner
            if not isinstance(op, Operation):
                continue
            left, right = op.operands[0], op.operands[-1]
            match op.name:
                case "arith.negf":
                    row = forms.negated(row_of(left))
                case "arith.mulf":
                    left, right = (left, right) if left in moved else (right, left)
                    row = forms.product(row_of(left), right)
                case "arith.divf":
                    row = forms.product_with_reciprocal(row_of(left), right)
                case "arith.select":
                    row = forms.selected(left, row_of(op.operands[1]), row_of(right))
                case name:
                    row = forms.sum(row_of(left), row_of(right), subtract=name == "arith.subf")
            rows[one] = row
        return rows[value]
