"""The body of a reversed structured operation: what one iteration adds to one input.

The body of the primal is reversed by the rules of its operations (`engine.body_reversal`); operands
of the new operation are entered as what they read asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from ad_opt.dialects.core.linalg.linalg import GenericOp
from ad_opt.passes.autodiff.engine.body_reversal import BodyReversal
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.linalg_plan import Plan, is_captured
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from xdsl.dialects.builtin import AffineMapAttr, ArrayAttr, MemRefType
from xdsl.dialects.linalg.attrs import IteratorType, IteratorTypeAttr
from xdsl.dialects.linalg.ops import YieldOp
from xdsl.ir import Attribute, Block, OpResult, Region, SSAValue
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
        self._body = BodyReversal(plan.body, session.rules, self.em, self._find, session.context)

    def of(self, source: SSAValue, target: SSAValue, map_: AffineMap) -> GenericOp | None:
        """Add what arrives at ``source``, an argument of the body or a value from outside, to
        ``target`` (at ``map_``); ``None`` if nothing does.
        """
        seeds = (
            (value, partial(self._cotangent, number))
            for number, value in enumerate(self.plan.yielded)
            if number in self.held
        )
        arriving = self._body.arriving([source], seeds).get(source)
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

    # ------------------------------------------------------------------ values of the primal

    def _find(self, value: SSAValue) -> SSAValue | None:
        """The stand-in of a value from outside, or of an argument of the body."""
        if is_captured(value, self.plan.body):
            return self.recall(value)
        return None if isinstance(value, OpResult) else self._element(value)

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
