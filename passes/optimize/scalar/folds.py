"""Folds of single operations: to constants, to one of their operands, or to nothing simpler.

A fold gives a value that is already there, an integer (a constant of the result's type), or
``None``. Folds of floats are exact for every input: signed zeros, infinities and NaNs included.
``x + 0.0`` is not folded, as it makes ``-0.0`` positive, and neither is ``x * 0.0``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    integer_property,
    known_float,
    width_of,
)
from ad_opt.passes.algebra.arith.arithmetic import FLAGGED
from ad_opt.passes.algebra.build import EXACT, apply, const, permitting, variable
from ad_opt.passes.algebra.terms import Term, Variable
from xdsl.ir import Operation, SSAValue

from .address_folds import ADDRESS_FOLDS
from .aggregate_folds import AGGREGATE_FOLDS

Folded: TypeAlias = SSAValue | int | None
Fold: TypeAlias = Callable[[Operation], Folded]


def fold(op: Operation) -> Folded:
    """Return what the first result of ``op`` is, if that is simpler."""
    rule = FOLDS.get(op.name)
    return rule(op) if rule is not None else None


def as_signed(number: int, width: int) -> int:
    """The signed number with the same low bits."""
    half = 1 << (width - 1)
    return ((number + half) & ((1 << width) - 1)) - half


def without_numbers(value: SSAValue, deep: int) -> tuple[SSAValue, int]:
    """The value to which ``value`` adds numbers, in at most so many sums, and their total."""
    more = 0
    for _ in range(deep):
        op = value.owner
        if not isinstance(op, Operation) or op.name not in ("arith.addi", "arith.subi"):
            break
        number = constant_of(op.operands[1])
        if number is None:
            break
        more += number if op.name == "arith.addi" else -number
        value = op.operands[0]
    return value, more


def unsigned(number: int, width: int) -> int:
    """The unsigned number with the same low bits."""
    return number & ((1 << width) - 1)


def integer(value: SSAValue) -> int | None:
    """The constant that an integer value is, as a signed number."""
    number = constant_of(value)
    width = width_of(value.type)
    return None if number is None or width is None else as_signed(number, width)


# Integers


def _both(
    compute: Callable[[int, int, int], int | None],
    left: int | None = None,
    right: int | None = None,
    same: int | None = None,
    absorbing: int | None = None,
) -> Fold:
    """Of constants the result; of a neutral element the other operand.

    ``same`` is the result for equal operands, ``absorbing`` a constant that decides alone.
    """

    def rule(op: Operation) -> Folded:
        x, y = op.operands
        width = width_of(x.type)
        if width is None:
            return None
        a, b = integer(x), integer(y)
        if a is not None and b is not None:
            return compute(a, b, width)
        if left is not None and a == left:
            return y
        if right is not None and b == right:
            return x
        if absorbing is not None and absorbing in (a, b):
            return absorbing
        if x is y and same is not None:
            return same
        return None

    return rule


def _idempotent(rule: Fold) -> Fold:
    """``x op x`` is ``x``."""
    return lambda op: op.operands[0] if op.operands[0] is op.operands[1] else rule(op)


def _divided(op: Operation) -> Folded:
    x, y = op.operands
    a, b = integer(x), integer(y)
    if b == 1:
        return x
    width = width_of(x.type)
    if a is None or b in (None, 0) or width is None or (b == -1 and a == as_signed(1 << 63, width)):
        return None
    assert b is not None
    kind = op.name.removeprefix("arith.")
    if kind in ("divui", "remui", "ceildivui"):
        a, b = unsigned(a, width), unsigned(b, width)
    match kind:
        case "floordivsi" | "divui":
            return a // b
        case "ceildivsi" | "ceildivui":
            return -(-a // b)
        case "remui":
            return a % b
        case "divsi":
            return _toward_zero(a, b)
        case _:
            return a - b * _toward_zero(a, b)


def _toward_zero(a: int, b: int) -> int:
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _remainder(op: Operation) -> Folded:
    return 0 if integer(op.operands[1]) == 1 else _divided_constant(op)


def _divided_constant(op: Operation) -> Folded:
    return _divided(op) if integer(op.operands[1]) != 1 else None


def _shifted(compute: Callable[[int, int, int], int]) -> Fold:
    def rule(op: Operation) -> Folded:
        a, by = integer(op.operands[0]), integer(op.operands[1])
        width = width_of(op.operands[0].type)
        if by == 0:
            return op.operands[0]
        if a is None or by is None or width is None or not 0 <= by < width:
            return None
        return compute(a, by, width)

    return rule


PREDICATES: tuple[Callable[[int, int, int], bool], ...] = (
    lambda a, b, w: a == b,
    lambda a, b, w: a != b,
    lambda a, b, w: a < b,
    lambda a, b, w: a <= b,
    lambda a, b, w: a > b,
    lambda a, b, w: a >= b,
    lambda a, b, w: unsigned(a, w) < unsigned(b, w),
    lambda a, b, w: unsigned(a, w) <= unsigned(b, w),
    lambda a, b, w: unsigned(a, w) > unsigned(b, w),
    lambda a, b, w: unsigned(a, w) >= unsigned(b, w),
)
"""``arith.cmpi`` by the number of its predicate."""


def _compared(op: Operation) -> Folded:
    x, y = op.operands
    width, number = width_of(x.type), integer_property(op, "predicate")
    if width is None:
        return None
    predicate = PREDICATES[number]
    if x is y:
        return int(predicate(0, 0, width))
    a, b = integer(x), integer(y)
    if a is not None and b is not None:
        return int(predicate(a, b, width))
    if width == 1 and b is not None and number in (0, 1):
        # A truth value compared with a constant: itself, or its opposite.
        return x if (b != 0) == (number == 0) else None
    return None


def _selected(op: Operation) -> Folded:
    condition, yes, no = op.operands
    if yes is no:
        return yes
    known = integer(condition)
    if known is not None:
        return yes if known else no
    if condition.type == yes.type and integer(yes) == -1 and integer(no) == 0:
        return condition
    return None


def _xor(op: Operation) -> Folded:
    inner = defining_op(op.operands[0], "arith.xori")
    if inner is not None:
        a, b = integer(op.operands[1]), integer(inner.operands[1])
        if a is not None and a == b:
            return inner.operands[0]
    return _XOR(op)


_XOR = _both(lambda a, b, w: a ^ b, left=0, right=0, same=0)


def _same(one: SSAValue, other: SSAValue) -> bool:
    number = integer(one)
    return one is other or (number is not None and number == integer(other))


def _sum(op: Operation) -> Folded:
    """Constants, and what was taken away before."""
    for one, other in (op.operands, reversed(op.operands)):
        inner = defining_op(one, "arith.subi")
        if inner is not None and _same(inner.operands[1], other):
            return inner.operands[0]
    return _SUM(op)


def _difference(op: Operation) -> Folded:
    """Constants, and what was added before."""
    inner = defining_op(op.operands[0], "arith.addi")
    if inner is not None:
        for one, other in (inner.operands, reversed(inner.operands)):
            if _same(other, op.operands[1]):
                return one
    return _DIFFERENCE(op)


_SUM = _both(lambda a, b, w: a + b, left=0, right=0)
_DIFFERENCE = _both(lambda a, b, w: a - b, right=0, same=0)


def _extended(read: Callable[[int, int], int]) -> Fold:
    def rule(op: Operation) -> Folded:
        a, width = integer(op.operands[0]), width_of(op.operands[0].type)
        return None if a is None or width is None else read(a, width)

    return rule


def _index_cast(name: str, read: Callable[[int, int], int]) -> Fold:
    """Constants, and there and back again through a type that is not narrower."""

    def rule(op: Operation) -> Folded:
        inner = defining_op(op.operands[0], name)
        if inner is not None and inner.operands[0].type == op.results[0].type:
            start, middle = (width_of(v.operands[0].type) for v in (inner, op))
            if start is not None and middle is not None and start <= middle:
                return inner.operands[0]
        return _extended(read)(op)

    return rule


# Floats


REAL_PREDICATES = (
    *("0000", "0100", "0010", "0110", "0001", "0101", "0011", "0111"),
    *("1100", "1010", "1110", "1001", "1101", "1011", "1000", "1111"),
)
"""``arith.cmpf`` by the number of its predicate: true if unordered, equal, greater, less."""


def _compared_reals(op: Operation) -> Folded:
    a, b = map(known_float, op.operands)
    if a is None or b is None or width_of(op.results[0].type) is None:
        return None
    holds = REAL_PREDICATES[integer_property(op, "predicate")]
    unordered = a != a or b != b
    return int(holds[0 if unordered else 1 + (a > b) + 2 * (a < b)])


_ARGUMENTS = variable("x"), variable("y")


def _negative(term: Term) -> Term:
    with permitting(EXACT):
        return apply("neg", term)


def _algebraic(op: Operation) -> Folded:
    """The operand that an operation gives by the exact rules of algebra."""
    values: list[SSAValue] = []
    terms: list[Term] = []
    for value, argument in zip(op.operands, _ARGUMENTS, strict=False):
        number, inner = known_float(value), defining_op(value, "arith.negf")
        values.append(value if inner is None else inner.operands[0])
        terms.append(
            const(number)
            if number is not None
            else argument
            if inner is None
            else _negative(argument)
        )
    if all(isinstance(term, Variable) for term in terms):
        return None
    with permitting(EXACT):
        found = apply(FLAGGED[op.name], *terms)
    return values[_ARGUMENTS.index(found)] if found in _ARGUMENTS else None


def _twice(op: Operation) -> Folded:
    inner = defining_op(op.operands[0], op.name)
    return inner.operands[0] if inner is not None else None


# Complex numbers


def _part(at: int) -> Fold:
    def rule(op: Operation) -> Folded:
        inner = defining_op(op.operands[0], "complex.create")
        return inner.operands[at] if inner is not None else None

    return rule


def _created(op: Operation) -> Folded:
    parts = (
        defining_op(op.operands[0], "complex.re"),
        defining_op(op.operands[1], "complex.im"),
    )
    if parts[0] is not None and parts[1] is not None:
        if parts[0].operands[0] is parts[1].operands[0]:
            return parts[0].operands[0]
    return None


FOLDS: dict[str, Fold] = {
    "arith.addi": _sum,
    "arith.subi": _difference,
    "arith.muli": _both(lambda a, b, w: a * b, left=1, right=1, absorbing=0),
    "arith.andi": _idempotent(_both(lambda a, b, w: a & b, left=-1, right=-1, absorbing=0)),
    "arith.ori": _idempotent(_both(lambda a, b, w: a | b, left=0, right=0, absorbing=-1)),
    "arith.xori": _xor,
    "arith.minsi": _idempotent(_both(lambda a, b, w: min(a, b))),
    "arith.maxsi": _idempotent(_both(lambda a, b, w: max(a, b))),
    "arith.minui": _idempotent(_both(lambda a, b, w: min(a, b, key=lambda n: unsigned(n, w)))),
    "arith.maxui": _idempotent(_both(lambda a, b, w: max(a, b, key=lambda n: unsigned(n, w)))),
    "arith.divsi": _divided,
    "arith.divui": _divided,
    "arith.floordivsi": _divided,
    "arith.ceildivsi": _divided,
    "arith.ceildivui": _divided,
    "arith.remsi": _remainder,
    "arith.remui": _remainder,
    "arith.shli": _shifted(lambda a, by, w: a << by),
    "arith.shrsi": _shifted(lambda a, by, w: a >> by),
    "arith.shrui": _shifted(lambda a, by, w: unsigned(a, w) >> by),
    "arith.cmpi": _compared,
    "arith.select": _selected,
    "arith.extsi": _extended(lambda a, w: a),
    "arith.extui": _extended(unsigned),
    "arith.trunci": _extended(lambda a, w: a),
    "arith.index_cast": _index_cast("arith.index_cast", lambda a, w: a),
    "arith.index_castui": _index_cast("arith.index_castui", unsigned),
    "arith.cmpf": _compared_reals,
    "arith.addf": _algebraic,
    "arith.subf": _algebraic,
    "arith.mulf": _algebraic,
    "arith.divf": _algebraic,
    "arith.negf": _algebraic,
    "complex.re": _part(0),
    "complex.im": _part(1),
    "complex.create": _created,
    "complex.neg": _twice,
    "complex.conj": _twice,
    **ADDRESS_FOLDS,
    **AGGREGATE_FOLDS,
}
"""By operation name; third parties may add rows."""
