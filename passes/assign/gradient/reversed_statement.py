"""A statement on the way back: what its reverse is made of.

The body is reversed by the rules of its operations, and computes again what these read. Tensors are
read as the statement read them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import partial

from ad_opt.dialects.support.affine.ranges import range_of
from ad_opt.dialects.support.ir.build import Builder, Index
from ad_opt.dialects.tensors.assign_attributes import combine, constant, neutral
from ad_opt.dialects.tensors.assign_rules import padding_of
from ad_opt.passes.autodiff.engine.body_reversal import BodyReversal
from ad_opt.passes.autodiff.engine.wide_rules import pull
from ad_opt.passes.autodiff.plan.facts.linalg_plan import is_captured
from ad_opt.passes.emit.emit import cotangent_of
from ad_opt.passes.ops.catalogue import is_constant
from ad_opt.passes.rules.registry import Registry
from xdsl.ir import Attribute, BlockArgument, Operation, OpResult, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)

from .cotangents import Cotangent, Cotangents
from .routine import Routine
from .statements import Key, Statement
from .writer import Assignment, element_of, tensor_type


@dataclass
class WayBack:
    """Things that the reverse of every statement of a routine uses."""

    routine: Routine
    cotangents: Cotangents
    rules: Registry
    place: Builder
    masked: Collection[Operation] = frozenset()


@dataclass
class Reversed:
    """A statement that is reversed, and the cotangent of what its output held behind it."""

    way: WayBack
    statement: Statement
    cotangent: Cotangent
    active: Collection[Key]
    """The tensors that depend, in front of the statement, on what derivatives are wanted by."""
    _made: dict[str, SSAValue] = field(default_factory=dict[str, "SSAValue"])

    # ------------------------------------------------------------------ parts of bodies

    @property
    def cotangent_type(self) -> Attribute:
        """The type of elements of the cotangent of the output."""
        return cotangent_of(element_of(self.statement.out))

    def assignment(self, *, of_elements: bool = False) -> Assignment:
        """An assignment over the points of the statement, or over the elements of its output."""
        statement = self.statement
        if of_elements:
            return Assignment(self.way.place, tensor_type(statement.out).get_shape())
        return Assignment(self.way.place, statement.bounds, statement.symbols)

    def body(self, one: Assignment) -> BodyReversal:
        """The body of the statement, to be reversed or computed again in an assignment."""
        return BodyReversal(
            self.statement.body,
            self.way.rules,
            one.em,
            partial(self._find, one),
            masked=self.way.masked,
        )

    def arriving(self, one: Assignment, map_: AffineMap) -> SSAValue:
        """An element of the cotangent of the output."""
        return self.way.cotangents.element(one, self.cotangent, map_, self.statement.out)

    def before(self) -> SSAValue:
        """A tensor that holds what the output held in front of the statement."""
        return self.way.routine.before(self.statement.out, self.statement.at)

    def behind(self) -> SSAValue:
        """A tensor that holds what the output held behind the statement."""
        return self.way.routine.before(self.statement.out, self.statement.at + 1)

    def declare(self, label: str, element: Attribute) -> SSAValue:
        """A node of the shape of the output."""
        routine, out = self.way.routine, self.statement.out
        return routine.declare(f"{routine.label_of(out)}.{label}", out, element)

    def auxiliary(self, name: str, make: Callable[[Reversed], SSAValue]) -> SSAValue:
        """A node that several contributions read, made once."""
        if name not in self._made:
            self._made[name] = make(self)
        return self._made[name]

    def by_operation(self, one: Assignment, body: BodyReversal, wanted: int) -> SSAValue:
        """The cotangent of an operand of ``old (kind) contribution``, by its rule."""
        statement = self.statement
        contribution = body.value(statement.yielded)
        if statement.init:
            number = neutral(statement.kind, contribution.type)
            old = one.em.value(constant(number, contribution.type))
        else:
            old = one.enter(self.before(), statement.out_map)
        given = self.arriving(one, statement.out_map)
        op = combine(statement.kind, old, contribution)
        return self.by_rule(one, op, None, given, wanted)

    def by_rule(
        self,
        one: Assignment,
        op: Operation,
        result: SSAValue | None,
        given: SSAValue,
        wanted: int,
    ) -> SSAValue:
        """The cotangent of an operand of an operation that stands nowhere, by its rule.

        Its operands are there; ``result`` is what it gives, ``None`` if that is not known.
        """
        rule = self.way.rules.find(op.name)
        assert rule is not None
        if self.statement.op in self.way.masked:
            rule = rule.guarded()

        def value(wanted: SSAValue) -> SSAValue:
            if wanted is not op.results[0]:
                return wanted
            return one.em.value(op.clone()) if result is None else result

        found = pull(rule, one.em, op, value, [given], [wanted])[wanted]
        op.drop_all_references()
        assert found is not None
        return found

    # ------------------------------------------------------------------ values of the program

    def _find(self, one: Assignment, value: SSAValue) -> SSAValue | None:
        """The stand-in of a value of the body that need not be computed again."""
        statement = self.statement
        if isinstance(value, BlockArgument) and value.block is statement.body:
            return self._element(one, value.index)
        if is_captured(value, statement.body):
            owner = value.owner
            if isinstance(owner, Operation) and is_constant(owner):
                return one.em.value(owner.clone())
            return value
        if value is statement.yielded and self._is_in_output(value):
            return one.enter(self.behind(), statement.out_map)
        return None

    def _is_in_output(self, contribution: SSAValue) -> bool:
        """True if a contribution is better read than computed again."""
        statement = self.statement
        alone = statement.kind == "set" or (
            statement.init and statement.kind in ("add", "mul", "max", "min")
        )
        if not (alone and statement.is_injective and isinstance(contribution, OpResult)):
            return False
        rule = self.way.rules.find(contribution.op.name)
        stays = self.way.routine.stays(statement.out, statement.at + 1)
        return stays and rule is not None and rule.cost == "expensive"

    def _element(self, one: Assignment, number: int) -> SSAValue:
        """The element of an input, as the statement read it."""
        statement = self.statement
        tensor, map_ = statement.inputs[number], statement.in_maps[number]
        value = one.enter(self.way.routine.before(tensor, statement.at), map_)
        inside = self._inside(one, tensor, map_)
        if inside is None:
            return value
        # Margins hold what suits the operation that reads, which is another one now.
        return one.em.select(
            inside, value, one.em.value(constant(neutral(statement.kind, value.type), value.type))
        )

    def _inside(self, one: Assignment, tensor: SSAValue, map_: AffineMap) -> SSAValue | None:
        """True at points whose element is in no margin; ``None`` if all are."""
        statement, em = self.statement, one.em
        inside: SSAValue | None = None
        box = [(0, bound - 1) for bound in statement.bounds]
        shape = tensor_type(tensor).get_shape()
        for expr, size, margins in zip(map_.results, shape, padding_of(tensor), strict=True):
            reached = range_of(expr, box, statement.symbol_ranges) if any(margins) else (0, 0)
            if reached is not None and reached[0] >= 0 and reached[1] < size:
                continue
            at = em.index(evaluate(one, expr))
            for predicate, bound in (("sge", 0), ("slt", size)):
                here = em.compare(predicate, at, em.index(bound))
                inside = here if inside is None else em.both(inside, here)
        return inside


def evaluate(one: Assignment, expr: AffineExpr) -> Index:
    """Write the value of an affine expression at a point."""
    match expr:
        case AffineConstantExpr():
            return expr.value
        case AffineDimExpr():
            return one.iterator(expr.position)
        case AffineSymExpr():
            return one.symbols[expr.position]
        case AffineBinaryOpExpr():
            left, right = evaluate(one, expr.lhs), evaluate(one, expr.rhs)
            return _ARITHMETIC[expr.kind](one.em, left, right)
        case _:
            raise TypeError(f"not an affine expression: {expr}")


_ARITHMETIC = {
    AffineBinaryOpKind.Add: Builder.add,
    AffineBinaryOpKind.Mul: Builder.mul,
    AffineBinaryOpKind.Mod: Builder.mod,
    AffineBinaryOpKind.FloorDiv: Builder.floordiv,
    AffineBinaryOpKind.CeilDiv: Builder.ceildiv,
}
