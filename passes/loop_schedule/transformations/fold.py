"""Folding after a schedule: bounds, guards and loops that say nothing any more, maps composed.

A bound that another one implies is dropped, a loop of one iteration is its body, one of none is
nothing, a condition on variables of loops that always holds, or never, is decided; subscripts are
maps of variables of loops, and arithmetic that nobody needs is gone.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import walk
from ad_opt.dialects.support.ir.rewriting import (
    erase,
    erase_unused,
    move_all,
    put_in_place,
    replace,
    replace_uses,
)
from ad_opt.passes.analysis.affine.linear import (
    Linear,
    linear_expression,
    linear_map,
    linear_of,
    map_of,
)
from ad_opt.passes.analysis.affine.nests import Loop, nests_in
from ad_opt.passes.analysis.dependence.iteration_space import Space
from ad_opt.passes.loop_schedule.form.headers import (
    Header,
    body_of,
    header_of,
    index_value,
    initial,
    is_affine,
    set_header,
    terminator,
    variable,
)
from ad_opt.passes.ops.catalogue import effect_of, is_for
from xdsl.dialects import affine, arith
from xdsl.dialects.builtin import AffineMapAttr, IndexType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineConstraintKind


def fold(func: Operation) -> None:
    """Fold loops, guards and maps in a function."""
    nests = nests_in(func)
    for loop in nests.loops.values():
        if not func.is_ancestor(loop.op):
            continue  # it was in a loop that never runs
        if is_for(loop.op) and loop.exact and loop.step is not None and loop.upper:
            if isinstance(loop.iv.type, IndexType):
                _fold_loop(loop)
    _fold_guards(func)
    for op in walk(func):
        _compose(op)
    erase_unused(
        op for op in walk(func) if effect_of(op).is_nothing and not op.regions and op.results
    )


# ---------------------------------------------------------------------- loops


def _fold_loop(loop: Loop) -> None:
    header = header_of(loop.op)
    space = Space.of(loop.around()[:-1])
    lower = _implied(header.lower, lambda one, other: space.is_never_negative(other - one))
    upper = _implied(header.upper, lambda one, other: space.is_never_negative(one - other))
    if len(lower) < len(header.lower) or len(upper) < len(header.upper):
        header = Header(lower, upper, header.step)
        set_header(loop.op, header)
        loop.lower, loop.upper = lower, upper
    trips = header.trips
    if trips == 0:
        replace(loop.op, *initial(loop.op))
    elif trips == 1:
        _inline(loop.op, header.lower[0])


def _implied(
    forms: tuple[Linear, ...], implies: Callable[[Linear, Linear], bool]
) -> tuple[Linear, ...]:
    """The bounds without those that another one implies."""
    kept = list(forms)
    for form in forms:
        others = [one for one in kept if one is not form]
        if any(implies(form, other) for other in others):
            kept = others
    return tuple(kept)


def _inline(loop: Operation, first: Linear) -> None:
    b = Builder.at(loop)
    replace_uses(variable(loop), index_value(b, first, is_affine(loop)))
    for argument, value in zip(body_of(loop).args[1:], initial(loop), strict=True):
        replace_uses(argument, value)
    end, yielded = terminator(loop), list(terminator(loop).operands)
    erase(end)
    move_all(body_of(loop), loop)
    replace(loop, *yielded)


# ---------------------------------------------------------------------- guards


def _fold_guards(func: Operation) -> None:
    nests = nests_in(func)
    variables = nests.loops
    for op in list(walk(func)):
        if op.name not in ("affine.if", "scf.if", "arith.select") or op.parent is None:
            continue
        holds = _decided(op, Space.of(_loops_around(op, variables)))
        if holds is None:
            continue
        if op.name == "arith.select":
            replace(op, op.operands[1 if holds else 2])
        else:
            _take(op, holds)


def _loops_around(op: Operation, variables: dict[SSAValue, Loop]) -> list[Loop]:
    block = op.parent
    while block is not None:
        if block.args and block.args[-1] in variables:
            return variables[block.args[-1]].around()
        if block.args and block.args[0] in variables:
            return variables[block.args[0]].around()
        parent = block.parent_op()
        block = None if parent is None else parent.parent
    return []


def _decided(op: Operation, space: Space) -> bool | None:
    """True if a condition always holds, false if it never does."""
    if not isinstance(op, affine.IfOp):
        compare = op.operands[0].owner
        return _compared(compare, space) if isinstance(compare, arith.CmpiOp) else None
    condition = op.condition.data
    forms = [linear_of(value) for value in op.args]
    dims, symbols = forms[: condition.num_dims], forms[condition.num_dims :]
    always = True
    for constraint in condition.constraints:
        left = linear_expression(constraint.lhs, dims, symbols)
        right = linear_expression(constraint.rhs, dims, symbols)
        if left is None or right is None:
            always = False
            continue
        kind = constraint.kind
        one, other = (right, left) if kind is AffineConstraintKind.le else (left, right)
        holds = _relation(space, one - other, kind is AffineConstraintKind.eq)
        if holds is False:
            return False
        always &= holds is True
    return True if always else None


def _relation(space: Space, form: Linear, equal: bool) -> bool | None:
    """If a form is at least 0, or 0, in all iterations, or in none."""
    if equal:
        if space.is_always_zero(form):
            return True
        apart = space.is_never_negative(form - 1) or space.is_never_negative(form * -1 - 1)
        return False if apart else None
    if space.is_never_negative(form):
        return True
    return False if space.is_never_negative(form * -1 - 1) else None


_SIGNED = {"slt": (1, -1), "sle": (1, 0), "sgt": (-1, -1), "sge": (-1, 0)}
"""Of ``a < b``: ``s (b - a) + c`` is at least 0."""


def _compared(op: arith.CmpiOp, space: Space) -> bool | None:
    left, right = op.operands
    if not isinstance(left.type, IndexType):
        return None
    predicate = arith.CMPI_COMPARISON_OPERATIONS[op.predicate.value.data]
    difference = linear_of(right) - linear_of(left)
    if predicate in ("eq", "ne"):
        found = _relation(space, difference, True)
        return found if predicate == "eq" or found is None else not found
    if predicate not in _SIGNED:
        return None
    sign, constant = _SIGNED[predicate]
    return _relation(space, difference * sign + constant, False)


def _take(op: Operation, holds: bool) -> None:
    """Put the region of a condition that is decided in its place."""
    region = op.regions[0 if holds else 1]
    if not region.blocks:
        erase(op)
        return
    put_in_place(op, region.block)


# ---------------------------------------------------------------------- maps


def _compose(op: Operation) -> None:
    """Write the subscripts of an affine access as maps of variables, with no more than needed."""
    if not op.name.startswith("affine.") or op.name in ("affine.apply", "affine.min", "affine.max"):
        return
    map_ = op.properties.get("map")
    if not isinstance(map_, AffineMapAttr):
        return
    count = map_.data.num_dims + map_.data.num_symbols
    first = len(op.operands) - count
    forms = [form for form in linear_map(map_.data, op.operands[first:]) if form is not None]
    if len(forms) != len(map_.data.results):
        return
    new, operands = map_of(forms)
    op.properties["map"] = AffineMapAttr(new)
    op.operands = [*op.operands[:first], *operands]
