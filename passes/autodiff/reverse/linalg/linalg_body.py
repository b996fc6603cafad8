"""The body of a reversed structured operation: what one iteration adds to one input.

The body of the primal is reversed by the rules of its operations. What they read is computed again
from the primal's inputs, no more than that: operands of the new operation are entered as the body
asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ad_opt.dialects.core.linalg.linalg import GenericOp
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.engine.wide_rules import pull
from ad_opt.passes.autodiff.plan.facts.linalg_plan import Plan, has_no_derivative, is_captured
from ad_opt.passes.emit.emit import Emitter, cotangent_of, is_float_like
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, MemRefType
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, Operation, OpResult, Region, SSAValue
from xdsl.ir.affine import AffineDimExpr, AffineMap


class Adjoint:
    """Builds the ``linalg.generic`` that adds to the shadow of one input."""

    def __init__(
        self,
        plan: Plan,
        session: Session,
        cotangents: dict[int, SSAValue],
        recall: Callable[[SSAValue], SSAValue],
        outside: Emitter,
    ):
        self.plan = plan
        self.session = session
        self.held = cotangents
        """By output the buffer that holds its cotangent."""
        self.recall = recall
        """Gives a value of the primal from outside of the body."""
        self.block = Block()
        self.em = outside.inside(self.block)
        self.operands: list[SSAValue] = []
        self.maps: list[AffineMap] = []
        self._known: dict[SSAValue, SSAValue] = {}
        self._position = {op: at for at, op in enumerate(plan.body.ops)}

    def of(self, source: SSAValue, target: SSAValue, map_: AffineMap) -> GenericOp | None:
        """Add what arrives at ``source``, an argument of the body or a value from outside, to
        ``target`` (at ``map_``); ``None`` if nothing does.
        """
        arriving = self._arriving(source)
        if arriving is None:
            return None
        sum_so_far = self.block.insert_arg(cotangent_of(source.type), len(self.operands))
        self.em.emit(YieldOp(self.em.addf(sum_so_far, arriving)))
        self._give_extents(map_)
        return GenericOp(
            self.operands,
            [target],
            Region(self.block),
            ArrayAttr([AffineMapAttr(m) for m in (*self.maps, map_)]),
            iterators(map_),
        )

    # ------------------------------------------------------------------ the way back

    def _arriving(self, source: SSAValue) -> SSAValue | None:
        """The cotangent of ``source`` in one iteration."""
        varied = self._varied(source)
        cotangents: dict[SSAValue, SSAValue] = {}
        for number, value in enumerate(self.plan.yielded):
            if value in varied and number in self.held:
                self._accumulate(cotangents, value, self._cotangent(number))
        op = self.plan.body.last_op
        while (op := op.prev_op if op is not None else None) is not None:
            arriving = [cotangents.pop(result, None) for result in op.results]
            if any(c is not None for c in arriving):
                self._pull(op, arriving, varied, cotangents)
        return cotangents.get(source)

    def _pull(
        self,
        op: Operation,
        arriving: list[SSAValue | None],
        varied: set[SSAValue],
        cotangents: dict[SSAValue, SSAValue],
    ) -> None:
        rule = self.session.rules.find(op.name, self.session.context)
        assert rule is not None
        wanted = [k for k, x in enumerate(op.operands) if x in varied]
        gradients = pull(rule, self.em, op, self._value, arriving, wanted)
        for k in wanted:
            if (gradient := gradients[k]) is not None:
                self._accumulate(cotangents, op.operands[k], gradient)

    def _accumulate(
        self, cotangents: dict[SSAValue, SSAValue], value: SSAValue, contribution: SSAValue
    ) -> None:
        known = cotangents.get(value)
        cotangents[value] = contribution if known is None else self.em.addf(known, contribution)

    def _varied(self, source: SSAValue) -> set[SSAValue]:
        """Floats of the body that depend on ``source``."""
        varied = {source}
        rules = self.session.rules
        for op in self.plan.body.ops:
            if has_no_derivative(op, rules):
                continue
            if any(x in varied for x in op.operands):
                varied.update(r for r in op.results if is_float_like(r.type))
        return varied

    # ------------------------------------------------------------------ values of the primal

    def _value(self, wanted: SSAValue) -> SSAValue:
        """A value of the primal's body, computed again."""
        for op in self._behind(wanted):
            copy = self.em.emit(op.clone(self._known))
            self._known.update(zip(op.results, copy.results, strict=True))
        return self._known[wanted]

    def _behind(self, wanted: SSAValue) -> list[Operation]:
        """The operations that ``wanted`` still needs, in order."""
        pending, found = [wanted], set[Operation]()
        while pending:
            value = pending.pop()
            if value in self._known:
                continue
            if is_captured(value, self.plan.body):
                self._known[value] = self.recall(value)
            elif isinstance(value, OpResult):
                if value.op not in found:
                    found.add(value.op)
                    pending += value.op.operands
            else:
                self._known[value] = self._element(value)
        return sorted(found, key=self._position.__getitem__)

    def _element(self, argument: SSAValue) -> SSAValue:
        """The element of an operand of the primal that an argument of its body stands for."""
        at = self.plan.operand_of(argument)
        assert at is not None
        return self._enter(
            self.recall(self.plan.op.operands[at]), self.plan.maps[at], argument.type
        )

    def _cotangent(self, number: int) -> SSAValue:
        at = self.plan.inputs + number
        held = self.held[number]
        assert isinstance(held.type, MemRefType)
        return self._enter(held, self.plan.maps[at], held.type.get_element_type())

    def _enter(self, operand: SSAValue, map_: AffineMap, type: Attribute) -> SSAValue:
        self.operands.append(operand)
        self.maps.append(map_)
        return self.block.insert_arg(type, len(self.block.args))

    def _give_extents(self, target: AffineMap) -> None:
        """See to it that every loop's extent follows from some operand."""
        known = dimensions(target)
        for map_ in self.maps:
            known |= dimensions(map_)
        for operand, map_ in zip(self.plan.op.operands, self.plan.maps, strict=True):
            if dimensions(map_) - known and isinstance(operand.type, MemRefType):
                known |= dimensions(map_)
                self._insert_unread(operand, map_)

    def _insert_unread(self, operand: SSAValue, map_: AffineMap) -> None:
        """An input in front of the output's argument that only gives its shape."""
        type = cast(MemRefType, operand.type)
        self.block.insert_arg(type.get_element_type(), len(self.operands))
        self.operands.append(self.recall(operand))
        self.maps.append(map_)


def dimensions(map_: AffineMap) -> set[int]:
    """The loops that a map names on their own."""
    return {e.position for e in map_.results if isinstance(e, AffineDimExpr)}


def iterators(target: AffineMap) -> ArrayAttr[IteratorTypeAttr]:
    """Loops are parallel where different iterations add to different elements of the target."""
    plain = dimensions(target)
    for expr in target.results:
        if not isinstance(expr, AffineDimExpr):
            plain -= expr.used_dims()
    kinds = [d in plain for d in range(target.num_dims)]
    return ArrayAttr(
        IteratorTypeAttr(IteratorType.PARALLEL if kind else IteratorType.REDUCTION)
        for kind in kinds
    )
