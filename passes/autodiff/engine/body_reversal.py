"""The reverse of a block that only computes: the body of a structured operation or an assignment.

The cotangents of what the body yields are pulled back by the rules of its operations. What the
rules read is computed again, no more than that: the caller is asked for an argument of the body, or
for a value from outside, when a rule asks.

    ^bb0(%a, %b): %m = mulf %a, %b; %e = exp %m; yield %e
  with the cotangent %d of %e, back to %a:
    %m = mulf %a, %b; %e = exp %m; %p = mulf %d, %e; %q = mulf %p, %b
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.autodiff.engine.wide_rules import pull
from ad_opt.passes.autodiff.plan.facts.linalg_plan import has_no_derivative
from ad_opt.passes.emit.emit import Emitter, is_float_like
from ad_opt.passes.rules.registry import Registry
from ad_opt.passes.rules.row import Context, Row
from xdsl.ir import Block, Operation, OpResult, SSAValue

from .no_rule import no_reverse_rule

Find: TypeAlias = Callable[[SSAValue], SSAValue | None]
"""Gives what stands for a value of the body; ``None`` for one that is to be computed again."""
Seed: TypeAlias = tuple[SSAValue, Callable[[], SSAValue]]
"""A value that the body yields, and what gives its cotangent where it is wanted."""


@dataclass
class BodyReversal:
    """Pulls cotangents back through ``body``, writing to where ``em`` stands."""

    body: Block
    rules: Registry
    em: Emitter
    find: Find
    context: Context = "default"
    masked: Collection[Operation] = frozenset()
    """Operations of the body whose result may be thrown away: see `analysis.flow.masked`."""
    known: dict[SSAValue, SSAValue] = field(default_factory=dict["SSAValue", "SSAValue"])
    """Values of the body to what stands for them."""

    def __post_init__(self) -> None:
        self._position = {op: at for at, op in enumerate(self.body.ops)}

    # ------------------------------------------------------------------ the way back

    def arriving(
        self, sources: Collection[SSAValue], seeds: Iterable[Seed]
    ) -> dict[SSAValue, SSAValue]:
        """The cotangents that reach ``sources``: arguments of the body, or values from outside.

        AD0701 for an operation on the way that has no rule.
        """
        varied = varied_in(self.body, sources, self.rules)
        cotangents: dict[SSAValue, SSAValue] = {}
        for value, cotangent in seeds:
            if value in varied:
                self._accumulate(cotangents, value, cotangent())
        op = self.body.last_op
        while (op := op.prev_op if op is not None else None) is not None:
            self._reverse(op, varied, cotangents)
        return {source: cotangents[source] for source in sources if source in cotangents}

    def _reverse(
        self, op: Operation, varied: set[SSAValue], cotangents: dict[SSAValue, SSAValue]
    ) -> None:
        arriving = [cotangents.pop(result, None) for result in op.results]
        wanted = [k for k, x in enumerate(op.operands) if x in varied]
        if not any(x in varied for x in _read(op)) or has_no_derivative(op, self.rules):
            return
        loses = not any(is_float_like(result.type) for result in op.results)
        if all(c is None for c in arriving) and not loses:
            return
        gradients = pull(self._rule(op), self.em, op, self.value, arriving, wanted)
        for k in wanted:
            if (gradient := gradients[k]) is not None:
                self._accumulate(cotangents, op.operands[k], gradient)

    def _rule(self, op: Operation) -> Row:
        rule = None if op.regions else self.rules.find(op.name, self.context)
        if rule is None:
            raise no_reverse_rule(op)
        return rule.guarded() if op in self.masked else rule

    def _accumulate(
        self, cotangents: dict[SSAValue, SSAValue], value: SSAValue, contribution: SSAValue
    ) -> None:
        known = cotangents.get(value)
        cotangents[value] = contribution if known is None else self.em.addf(known, contribution)

    # ------------------------------------------------------------------ values of the primal

    def value(self, wanted: SSAValue) -> SSAValue:
        """The stand-in of a value of the body, computed again where nobody has it."""
        for op in self._behind(wanted):
            copy = self.em.emit(op.clone(self.known))
            self.known.update(zip(op.results, copy.results, strict=True))
        return self.known[wanted]

    def _behind(self, wanted: SSAValue) -> list[Operation]:
        """The operations that ``wanted`` still needs, in order."""
        pending, found = [wanted], set[Operation]()
        while pending:
            value = pending.pop()
            if value in self.known:
                continue
            if (standing := self.find(value)) is not None:
                self.known[value] = standing
            elif isinstance(value, OpResult) and value.op not in found:
                found.add(value.op)
                pending += _read(value.op)
        return sorted(found, key=self._position.__getitem__)


def varied_in(body: Block, sources: Collection[SSAValue], rules: Registry) -> set[SSAValue]:
    """Floats of a body that depend on ``sources``."""
    varied = set(sources)
    for op in body.ops:
        if not has_no_derivative(op, rules) and any(x in varied for x in _read(op)):
            varied.update(r for r in op.results if is_float_like(r.type))
    return varied


def _read(op: Operation) -> Iterable[SSAValue]:
    """The values that an operation and its regions read, but those that are made in these."""
    if not op.regions:
        return op.operands
    inside = {value for inner in walk(op) for value in _defined(inner)} | {*_defined(op)}
    return [x for inner in (op, *walk(op)) for x in inner.operands if x not in inside]


def _defined(op: Operation) -> list[SSAValue]:
    arguments = (x for region in op.regions for block in region.blocks for x in block.args)
    return [*op.results, *arguments]
