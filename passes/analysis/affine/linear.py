"""Linear forms over SSA values: what bounds and subscripts are, however they are written.

``affine`` says them by maps, ``scf`` and ``memref`` by ``arith`` on indices; both become `Linear`.
Index arithmetic is taken not to overflow, as `affine` takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.queries import constant_of
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Operation, OpResult, SSAValue
from xdsl.ir.affine import (
    AffineBinaryOpExpr,
    AffineBinaryOpKind,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymExpr,
)


# Not frozen: loops are looked at a hundred thousand forms at a time.
@dataclass(slots=True)
class Linear:
    """``Σ coefficient · value + constant`` with integer coefficients, none of them zero; not to be
    changed, as forms share their terms.
    """

    terms: Mapping[SSAValue, int] = field(default_factory=dict[SSAValue, int])
    constant: int = 0

    @staticmethod
    def of(value: SSAValue) -> Linear:
        """The form that is one value."""
        return Linear({value: 1})

    def __add__(self, other: Linear | int) -> Linear:
        if isinstance(other, int):
            return Linear(self.terms, self.constant + other)
        if not other.terms:
            return Linear(self.terms, self.constant + other.constant)
        if not self.terms:
            return Linear(other.terms, self.constant + other.constant)
        terms = dict(self.terms)
        for value, coefficient in other.terms.items():
            terms[value] = terms.get(value, 0) + coefficient
        kept = {value: c for value, c in terms.items() if c}
        return Linear(kept, self.constant + other.constant)

    def __sub__(self, other: Linear | int) -> Linear:
        return self + other * -1

    def __mul__(self, factor: int) -> Linear:
        if not factor:
            return Linear()
        if factor == 1:
            return self
        terms = {value: c * factor for value, c in self.terms.items()}
        return Linear(terms, self.constant * factor)

    @property
    def known(self) -> int | None:
        """The number that it is, if no value occurs in it."""
        return None if self.terms else self.constant

    def substitute(self, known: Mapping[SSAValue, Linear]) -> Linear:
        """The form with other forms in place of some values."""
        if not any(value in known for value in self.terms):
            return self
        kept = {value: c for value, c in self.terms.items() if value not in known}
        total = Linear(kept, self.constant)
        for value, coefficient in self.terms.items():
            if value in known:
                total += known[value] * coefficient
        return total

    def expression(self, operands: list[SSAValue]) -> AffineExpr:
        """An affine expression whose dimension ``k`` is ``operands[k]``; adds what is missing."""
        total: AffineExpr | None = None
        for value, coefficient in self.terms.items():
            if value not in operands:
                operands.append(value)
            term = AffineExpr.dimension(operands.index(value))
            term = term if coefficient == 1 else term * coefficient
            total = term if total is None else total + term
        if total is None:
            return AffineExpr.constant(self.constant)
        return total + self.constant if self.constant else total


def map_of(forms: Iterable[Linear]) -> tuple[AffineMap, list[SSAValue]]:
    """A map of dimensions only, and its operands, that evaluates to some forms."""
    operands: list[SSAValue] = []
    results = tuple(form.expression(operands) for form in forms)
    return AffineMap(len(operands), 0, results), operands


MOST_OPERATIONS = 128
"""Most operations that one form of an index is made of; what others compute is a value in it. A
guess: subscripts are shorter, and what unrolled loops count up is no faster for being known.
"""


def linear_of(value: SSAValue) -> Linear:
    """The form of an index: of its arithmetic, as far as that is linear."""
    return _form(value, {})


def _form(value: SSAValue, found: dict[SSAValue, Linear]) -> Linear:
    """The form; each operation is looked at once, be its result used ever so often."""
    number = constant_of(value)
    if number is not None:
        return Linear({}, number)
    if type(value) is not OpResult or not isinstance(value.type, IndexType):
        return Linear.of(value)
    if (known := found.get(value)) is not None:
        return known
    itself, rule = Linear.of(value), _RULES.get(value.op.name)
    if rule is None or len(found) >= MOST_OPERATIONS:
        return itself
    found[value] = itself
    form = rule(value.op, [_form(operand, found) for operand in value.op.operands])
    found[value] = form = itself if form is None else form
    return form


def linear_map(map_: AffineMap, operands: Sequence[SSAValue]) -> list[Linear | None]:
    """The forms of the results of a map; ``None`` for one that is not linear."""
    forms = [linear_of(operand) for operand in operands]
    dims, symbols = forms[: map_.num_dims], forms[map_.num_dims :]
    return [linear_expression(result, dims, symbols) for result in map_.results]


def linear_expression(
    expr: AffineExpr, dims: Sequence[Linear], symbols: Sequence[Linear]
) -> Linear | None:
    """The form of an affine expression; ``None`` with a division or remainder of what varies."""
    match expr:
        case AffineConstantExpr():
            return Linear({}, expr.value)
        case AffineDimExpr():
            return dims[expr.position]
        case AffineSymExpr():
            return symbols[expr.position]
        case AffineBinaryOpExpr():
            left = linear_expression(expr.lhs, dims, symbols)
            right = linear_expression(expr.rhs, dims, symbols)
            return None if left is None or right is None else _binary(expr.kind, left, right)
        case _:
            return None


def _binary(kind: AffineBinaryOpKind, left: Linear, right: Linear) -> Linear | None:
    if kind is AffineBinaryOpKind.Add:
        return left + right
    if kind is AffineBinaryOpKind.Mul:
        return _product(left, right)
    a, b = left.known, right.known
    if b is None or b <= 0:
        return None
    if a is None:
        return _quotient(kind, left, b)
    match kind:
        case AffineBinaryOpKind.Mod:
            return Linear({}, a % b)
        case AffineBinaryOpKind.FloorDiv:
            return Linear({}, a // b)
        case _:
            return Linear({}, -(-a // b))


def _quotient(kind: AffineBinaryOpKind, left: Linear, by: int) -> Linear | None:
    """A division or remainder where the divisor divides every coefficient."""
    if any(c % by for c in left.terms.values()):
        return None
    whole = {value: c // by for value, c in left.terms.items()}
    match kind:
        case AffineBinaryOpKind.Mod:
            return Linear({}, left.constant % by)
        case AffineBinaryOpKind.FloorDiv:
            return Linear({v: c for v, c in whole.items() if c}, left.constant // by)
        case _:
            return Linear({v: c for v, c in whole.items() if c}, -(-left.constant // by))


def _product(left: Linear, right: Linear) -> Linear | None:
    if (factor := right.known) is not None:
        return left * factor
    if (factor := left.known) is not None:
        return right * factor
    return None


def _apply(op: Operation, forms: Sequence[Linear]) -> Linear | None:
    attribute = op.properties["map"]
    assert isinstance(attribute, AffineMapAttr)
    map_ = attribute.data
    return linear_expression(map_.results[0], forms[: map_.num_dims], forms[map_.num_dims :])


_RULES: dict[str, Callable[[Operation, Sequence[Linear]], Linear | None]] = {
    "arith.addi": lambda op, forms: forms[0] + forms[1],
    "arith.subi": lambda op, forms: forms[0] - forms[1],
    "arith.muli": lambda op, forms: _product(forms[0], forms[1]),
    "affine.apply": _apply,
}


def extremes_of(value: SSAValue, operation: str) -> list[Linear]:
    """The forms of which a bound is the extreme: operands of ``arith.minsi``, ``affine.min``."""
    found: list[Linear] = []
    pending = [value]
    while pending:
        value = pending.pop()
        owner = value.owner
        if not isinstance(owner, Operation):
            found.append(Linear.of(value))
        elif owner.name == f"arith.{operation}si":
            pending += reversed(owner.operands)
        elif owner.name == f"affine.{operation}":
            map_ = owner.properties["map"]
            assert isinstance(map_, AffineMapAttr)
            forms = linear_map(map_.data, owner.operands)
            linear = [form for form in forms if form is not None]
            found += linear if len(linear) == len(forms) else [Linear.of(value)]
        else:
            found.append(linear_of(value))
    return found
