"""Cotangents of contributions, given that of the element that they went into, for every kind.

Where no two points write one element, ``out (kind) c`` is an operation like those of the body, and
has their rules. Where contributions meet::

    add, sub   c gets ḡ, -ḡ
    mul        c gets ḡ times the other factors, which are multiplied
    div        c gets -ḡ' · before / c / c: what came first, over the divisors in front of c, and
               ḡ over those behind it
    max, min   all that tie share ḡ equally, among them what the element held before
    set        the last point that writes the element gets ḡ, others nothing

(``ḡ`` is the cotangent of the element, ``out`` what it held behind the statement.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ad_opt.dialects.core.arith import CmpfOp, CmpiOp, IndexCastOp
from ad_opt.passes.autodiff.engine.body_reversal import BodyReversal
from xdsl.dialects.builtin import i64
from xdsl.ir import Attribute, SSAValue

from .products import old_over, old_times, over_divisor, times_others
from .reversed_statement import Reversed
from .writer import Assignment

Seed: TypeAlias = Callable[[Reversed, Assignment, BodyReversal], SSAValue]
"""Writes the cotangent of the contribution at a point."""
Old: TypeAlias = Callable[[Reversed, Assignment], SSAValue]
"""Writes the cotangent of what an element held before, at the points that are elements."""


def plain(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """The cotangent of the element."""
    return back.arriving(one, back.statement.out_map)


def negative(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """The cotangent of the element, of what is subtracted from it."""
    given = plain(back, one, body)
    made = one.em.negf(given)
    one.em.zeros.follow(made, given)
    return made


def folded(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """By the rule of the operation that combines: no other point writes the element."""
    return back.by_operation(one, body, 1)


# ---------------------------------------------------------------------- set


def last(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """The cotangent of the element if no later point overwrites it."""
    winner = back.auxiliary("last", _write_last)
    given = plain(back, one, body)
    mine = CmpiOp(_number(one), one.enter(winner, back.statement.out_map), "eq")
    return one.em.select(one.em.value(mine), given, one.em.zero(given.type))


def _write_last(back: Reversed) -> SSAValue:
    """By element the number of the last point that writes it."""
    statement = back.statement
    node = back.declare("last", i64)
    one = back.assignment()
    one.finish(_number(one))
    one.write("set", node, statement.out_map)
    return node


def _number(one: Assignment) -> SSAValue:
    """The number of a point in row-major order."""
    number: SSAValue | int = 0
    for dim, bound in enumerate(one.bounds):
        number = one.em.add(one.em.mul(number, bound), one.iterator(dim))
    return one.em.value(IndexCastOp(one.em.index(number), i64))


# ---------------------------------------------------------------------- max, min


def shared(back: Reversed, one: Assignment, body: BodyReversal) -> SSAValue:
    """An equal share of the cotangent, if the contribution is the extremum."""
    statement = back.statement
    count = back.auxiliary("ties", _count_ties)
    extremum = one.enter(back.behind(), statement.out_map)
    tie = one.em.value(CmpfOp(body.value(statement.yielded), extremum, "ueq"))
    given = plain(back, one, body)
    return _share(one, tie, given, one.enter(count, statement.out_map))


def old_shared(back: Reversed, one: Assignment) -> SSAValue:
    """The share of what the element held before."""
    count = back.auxiliary("ties", _count_ties)
    given = back.arriving(one, one.identity)
    return _share(one, _old_ties(back, one), given, one.enter(count))


def _share(one: Assignment, tie: SSAValue, given: SSAValue, count: SSAValue) -> SSAValue:
    share = one.em.divf(given, count)
    one.em.zeros.follow(share, given)
    return one.em.select(tie, share, one.em.zero(given.type))


def _old_ties(back: Reversed, one: Assignment) -> SSAValue:
    old, new = one.enter(back.before()), one.enter(back.behind())
    return one.em.value(CmpfOp(old, new, "ueq"))


def _count_ties(back: Reversed) -> SSAValue:
    """By element how many contributions, and what it held before, are the extremum."""
    statement = back.statement
    type = back.cotangent_type
    node = back.declare("ties", type)
    if not statement.init:
        one = back.assignment(of_elements=True)
        one.finish(_one_if(one, _old_ties(back, one), type))
        one.write("set", node)
    one = back.assignment()
    contribution = back.body(one).value(statement.yielded)
    extremum = one.enter(back.behind(), statement.out_map)
    tie = one.em.value(CmpfOp(contribution, extremum, "ueq"))
    one.finish(_one_if(one, tie, type))
    one.write("add", node, statement.out_map, init=statement.init)
    return node


def _one_if(one: Assignment, condition: SSAValue, type: Attribute) -> SSAValue:
    return one.em.select(condition, one.em.constant(1.0, type), one.em.constant(0.0, type))


SEEDS: dict[str, tuple[Seed, Old | None]] = {
    "add": (plain, None),
    "sub": (negative, None),
    "set": (last, None),
    "mul": (times_others, old_times),
    "div": (over_divisor, old_over),
    "max": (shared, old_shared),
    "min": (shared, old_shared),
}
"""By kind, for contributions that meet: cotangents of one, and of what the element held before."""
