"""Trip counts that are distances from the variable of a loop around, and guards of such loops.

Compilers of C count ``for (k = i + 1; k < n; k++)`` from 0 to ``n - (i + 1)``, as an unsigned
number of 63 bits, where ``i + 1 < n``. In a loop in which ``i`` stays below ``n``, that number is
never negative: it needs no limit, and where the guard does not hold it is 0.
"""

from __future__ import annotations

from ad_opt.dialects.support.ir import queries as predicates
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    block_of,
    constant_of,
    defining_op,
    integer_property,
    walk,
)
from ad_opt.passes.analysis.affine.polynomials import Monomial, Polynomial, polynomial_of
from ad_opt.passes.ops.catalogue import is_load, returns
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import IndexType
from xdsl.ir import Operation, SSAValue

from .while_counters import width_of

_WIDE = 64
_MOST = (1 << (_WIDE - 1)) - 1
"""The limit that `while_trip_counts` gives a number of trips."""
_ARITHMETIC = frozenset(
    f"arith.{name}"
    for name in ("constant", "addi", "subi", "muli", "minui", "index_cast", "extsi", "extui")
)
"""Arithmetic of counts and subscripts, which a branch may do as well where it is not needed."""
_FEW = 3
"""Most terms of a number of trips that is computed as an index. A guess: ``n - i - 1`` has as many.
"""
_DEEP = 8
"""Most loops around one that are looked at. A guess: nests are less deep."""


def without_limit(count: SSAValue) -> SSAValue:
    """A number of trips without the limit of 63 bits that `raise-while-to-for` gives it."""
    value = count
    while (op := defining_op(value, "arith.index_cast")) is not None:
        if width_of(op.operands[0].type) != _WIDE:
            return count
        value = op.operands[0]
    limited = defining_op(value, "arith.minui")
    if limited is not None and constant_of(limited.operands[1]) == _MOST:
        return limited.operands[0]
    return count


def simplify_count(loop: Operation) -> None:
    """Let a loop count without the limit of 63 bits where a number is no larger, or where it makes
    no difference: nobody sees the end of a loop of more iterations, if nothing ends the program.

    Size 2^63 of C's ``size_t``, a nanosecond each, would take three centuries.
    """
    if constant_of(loop.operands[0]) != 0:
        return
    count, b = without_limit(loop.operands[1]), Builder.at(loop)
    if count is loop.operands[1]:
        before = _one_before(count)
        if before is None or not all(map(returns, walk(loop))):
            return
        count = b.binary(arith.AddiOp, before, b.integer(1, before.type))
    elif not (_is_distance(polynomial_of(count), loop) or all(map(returns, walk(loop)))):
        return
    loop.operands[1] = b.cast(arith.IndexCastOp, count, IndexType())


def share_counts(func: Operation) -> None:
    """Let loops that count to the same number made of the same values count to one value, which is
    computed as an index: whoever compares two loops, or the end of one with a subscript, sees so.
    """
    seen: dict[frozenset[tuple[Monomial, int]], list[SSAValue]] = {}
    for loop in [op for op in walk(func) if op.name == "scf.for"]:
        end = loop.operands[1]
        if constant_of(end) is not None or not isinstance(end.type, IndexType):
            continue
        known = seen.setdefault(frozenset(polynomial_of(end).terms.items()), [])
        around = {loop.parent, *(op.parent for op in ancestors(loop))}
        same = next((one for one in known if block_of(one) in around), None)
        if same is None:
            same = _as_index(end)
            known.append(same)
        loop.operands[1] = same


def _as_index(end: SSAValue) -> SSAValue:
    """A sum of values in 64 bits, computed as an index; what is none stays."""
    cast = defining_op(end, "arith.index_cast")
    if cast is None:
        return end
    inner, form = cast.operands[0].owner, polynomial_of(end)
    if not isinstance(inner, Operation) or inner.name not in ("arith.addi", "arith.subi"):
        return end
    terms = {key[0]: n for key, n in form.terms.items() if len(key) == 1}
    more, index = form.terms.get((), 0), IndexType()
    if len(form.terms) > _FEW or any(abs(n) != 1 for n in terms.values()):
        return end
    if len(form.terms) != len(terms) + bool(more) or 1 not in terms.values():
        return end
    b = Builder.at(cast)
    total: SSAValue | None = None
    for value, n in sorted(terms.items(), key=lambda one: -one[1]):
        one = value if value.type == index else b.cast(arith.IndexCastOp, value, index)
        kind = arith.AddiOp if n > 0 else arith.SubiOp
        total = one if total is None else b.binary(kind, total, one)
    assert total is not None
    return b.binary(arith.AddiOp, total, b.integer(more, index)) if more else total


def _one_before(count: SSAValue) -> SSAValue | None:
    """One less than the number of trips of a loop that tests behind its body, without a limit."""
    op = count.owner
    if not isinstance(op, Operation) or op.name != "arith.addi" or constant_of(op.operands[1]) != 1:
        return None
    op = defining_op(op.operands[0], "arith.index_cast")
    if op is None:
        return None
    op = defining_op(op.operands[0], "arith.minui")
    if op is None:
        return None
    is_limit = constant_of(op.operands[1]) == _MOST - 1
    return op.operands[0] if is_limit and width_of(op.results[0].type) == _WIDE else None


def _is_distance(count: Polynomial, loop: Operation) -> bool:
    """True if a number is known not to be negative where a loop stands, and to fit into 63 bits."""
    low = high = count
    around = loop.parent_op()
    for _ in range(_DEEP):
        if around is None:
            break
        if around.name == "scf.for" and (constant_of(around.operands[2]) or 0) > 0:
            variable = around.regions[0].block.args[0]
            first = polynomial_of(around.operands[0])
            last = polynomial_of(around.operands[1]).plus(Polynomial.number(1), -1)
            if any(variable in key and len(key) > 1 for key in (*low.terms, *high.terms)):
                return False
            low = low.substitute({variable: last if low.terms.get((variable,), 0) < 0 else first})
            high = high.substitute(
                {variable: first if high.terms.get((variable,), 0) < 0 else last}
            )
        around = around.parent_op()
    known = low.known
    others = {key: n for key, n in high.terms.items() if key}
    fits = len(others) <= 1 and all(n == 1 and len(key) == 1 for key, n in others.items())
    most = 0 if others else _MOST  # to a value of 63 bits nothing may be added
    return known is not None and known >= 0 and fits and high.terms.get((), 0) <= most


def unguard_distance(op: Operation) -> bool:
    """True if an ``scf.if`` guards loops that have no trips where it does not hold, and what may
    be done there as well.
    """
    then, otherwise = op.regions[0].first_block, op.regions[1].first_block
    if op.results or then is None or (otherwise is not None and len(otherwise.ops) > 1):
        return False
    distance = _distance_of(op.operands[0], op)
    if distance is None or not _is_distance(distance, op):
        return False
    if not any(inner.name == "scf.for" for inner in then.ops):
        return False
    from .guarded_accesses import GuardedAccesses  # which few programs need

    without_trips: dict[SSAValue, SSAValue] = {}
    accesses = GuardedAccesses(op, lambda value: without_trips.get(value, value))
    for inner in then.ops:
        if inner.name == "scf.for" and _counts(inner, distance):
            without_trips |= zip(inner.results, inner.operands[3:], strict=True)
        elif inner is not then.last_op and not (
            _is_arithmetic(inner) or accesses.allow(inner) or _is_loaded_beside(inner, op)
        ):
            return False
    return True


def _distance_of(condition: SSAValue, guard: Operation) -> Polynomial | None:
    compare = defining_op(condition, "arith.cmpi")
    if compare is None:
        return None
    predicate = integer_property(compare, "predicate")
    less, more = map(polynomial_of, compare.operands)
    if predicate in (predicates.SGT, predicates.UGT):
        less, more = more, less
    elif predicate not in (predicates.SLT, predicates.ULT):
        return None
    has_sign = predicate in (predicates.SGT, predicates.SLT)
    if not has_sign and not _is_distance(less, guard):
        return None  # what is at most 2^63 from a number below 2^63 is no less without a sign, too
    return more.plus(less, -1)


def _counts(loop: Operation, distance: Polynomial) -> bool:
    upper = polynomial_of(loop.operands[1])
    return constant_of(loop.operands[0]) == 0 and upper.terms == distance.terms


def _is_loaded_beside(op: Operation, guard: Operation) -> bool:
    """True for a load of a place that the block around a guard accesses in any case."""
    block = guard.parent
    assert block is not None
    return op.name == "memref.load" and any(
        isinstance(other, memref.LoadOp | memref.StoreOp) and _place(other) == _place(op)
        for other in block.ops
    )


def _place(access: Operation) -> list[object]:
    buffer, *indices = access.operands[0 if is_load(access) else 1 :]
    return [buffer, *(polynomial_of(index).terms for index in indices)]


def _is_arithmetic(op: Operation) -> bool:
    return op.name in _ARITHMETIC
