"""Sums of a nest that loops around them repeat, computed once in front of it.

The norm of ``b[j, :]`` is the same one for each ``i`` in loops over pairs: it becomes an element of
a buffer over ``j`` (scalar expansion and loop-invariant code motion: Allen and Kennedy, 2001,
chapter 5), with what is computed of it alone, as its root. The terms of each sum keep their order.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.core.memref.memref import LoadOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import values_from_outside, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.ops.catalogue import effect_of
from xdsl.dialects.builtin import Float32Type, Float64Type
from xdsl.ir import Operation, SSAValue

from .computed import computed_from, depends_on
from .factors import Expansion, Side
from .separate import is_silent
from .sums import loops_around


def is_repeated(add: Operation, root: Operation) -> bool:
    """True for an addition to a sum of a nest that some loops around repeat."""
    loops = loops_around(add)[:-1]
    if root not in loops:
        return False
    used = {one for value in add.operands for one in computed_from(value, root)}
    variables = {loop.regions[0].block.args[0] for loop in loops[loops.index(root) :]}
    return not variables <= used


def fill_repeated(expansion: Expansion) -> None:
    """Compute sums that loops of a nest repeat in front of it."""
    root = expansion.root
    for loop in [op for op in walk(root) if op.name == "scf.for" and len(op.results) == 1]:
        if loop.parent is not None and is_silent(loop) and not any(map(_is_loop, walk(loop))):
            _fill(expansion, loop)


def _is_loop(op: Operation) -> bool:
    return bool(op.regions)


def _fill(expansion: Expansion, loop: Operation) -> None:
    root = expansion.root
    around = loops_around(loop)
    if root not in around or not isinstance(loop.results[0].type, Float32Type | Float64Type):
        return
    given = _given(loop)
    loops = expansion.loops(given)
    repeating = len(around) - around.index(root) - len(loops)
    if not repeating or not _are_computed(given, root):
        return
    chain = _chain(loop, loops, root)
    values = (*given, *(v for op in chain for v in op.operands if not _made_by(v, loop, chain)))
    if not expansion.can_fill(loop, values, loops):
        return
    result = chain[-1].results[0] if chain else loop.results[0]

    def compute(b: Builder, copies: Sequence[SSAValue]) -> SSAValue:
        names = dict(zip(values, copies, strict=True))
        made = loop
        for op in (loop, *chain):
            made = b.emit(op.clone(names))
            names[op.results[0]] = made.results[0]
        return made.results[0]

    buffer = expansion.filled(loops, values, compute, result.type)
    b = Builder.at(chain[-1] if chain else loop)
    place = [expansion.place(b, one, one) for one in loops]
    replace_uses(result, b.value(LoadOp.get(buffer, place)))
    for op in reversed((loop, *chain)):
        erase(op)


def _given(loop: Operation) -> Side:
    """The values that a loop needs."""
    inside = [value for value in values_from_outside(loop) if value not in loop.operands]
    return (*dict.fromkeys(loop.operands), *inside)


def _are_computed(values: Side, root: Operation) -> bool:
    return all(depends_on(value, root) is not None for value in values)


def _chain(loop: Operation, loops: Sequence[Operation], root: Operation) -> list[Operation]:
    """The operations that go on with the result of a loop, and need nothing of other loops."""
    variables = {one.regions[0].block.args[0] for one in loops}
    found: list[Operation] = []
    value = loop.results[0]
    while value.has_one_use():
        op = next(iter(value.uses)).operation
        if op.parent is not loop.parent or op.regions or not effect_of(op).is_nothing:
            break
        others = [depends_on(one, root) for one in op.operands if one is not value]
        known = all(one is not None and one <= variables for one in others)
        if not known or len(op.results) != 1 or op.results[0].type != value.type:
            break
        found.append(op)
        value = op.results[0]
    return found


def _made_by(value: SSAValue, loop: Operation, chain: Sequence[Operation]) -> bool:
    return value.owner is loop or value.owner in chain
