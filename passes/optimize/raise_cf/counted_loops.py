"""Recognise a counting ``scf.while`` and write it as ``scf.for``.

    before(%i, %a...):                      scf.for %i = %lb to %ub step %c iter_args(%a...)
      %more = arith.cmpi slt, %i, %ub         ...
      scf.condition(%more) %i, %a...          scf.yield ...
    do(%i, %a...):
      ...
      %next = arith.addi %i, %c
      scf.yield %next, ...

The bound must not change, the step must be a positive constant, and the addition must provably not
overflow: the step is one, or the addition says so, or the bound is a constant far enough from the
end of the type. Loops over small integers count in ``index`` and cast, which is exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ad_opt.dialects.core.arith import IndexCastOp, IndexCastUIOp
from ad_opt.dialects.core.scf import ForOp
from ad_opt.dialects.support.ir.queries import (
    SLE,
    SLT,
    ULE,
    ULT,
    constant_of,
    defining_op,
    last_of,
    width_of,
)
from ad_opt.dialects.support.ir.rewriting import move_all, move_to_end, replace, replace_uses
from ad_opt.passes.ops.catalogue import is_index_arithmetic
from ad_opt.passes.optimize.scalar.comparisons import SWAPPED, comparison_of, erase_comparison
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, IntegerType, UnitAttr
from xdsl.ir import Block, BlockArgument, Operation, SSAValue
from xdsl.traits import is_side_effect_free

if TYPE_CHECKING:
    from .writer import Writer

LESS = {SLT: (False, False), SLE: (False, True), ULT: (True, False), ULE: (True, True)}
"""Predicates of ``i < bound``: whether unsigned, whether the bound is included."""


@dataclass(eq=False)
class While:
    """The parts of an ``scf.while`` that has not been made yet."""

    initial: list[SSAValue]
    before: Block
    after: Block
    condition: SSAValue
    escaping: list[bool]
    """True for each value passed to ``after`` that is used behind the loop."""


@dataclass(eq=False)
class Counter:
    """Counter of a loop."""

    at: int
    """Position among the loop-carried values."""
    bound: SSAValue
    included: bool
    unsigned: bool
    step: int
    compare: Operation


def as_counted(writer: Writer, loop: While) -> list[SSAValue | None] | None:
    """Write the loop as ``scf.for`` if it is one; gives its results, as of ``loop.after``'s."""
    _hoist(writer, loop)
    counter = _counter(writer, loop)
    if counter is None:
        return None
    condition = last_of(loop.before)
    passed = condition.operands[1:]
    for value, escapes in zip(passed, loop.escaping, strict=True):
        if escapes and not _is_argument(value, loop.before) and not writer.visible(value):
            return None
    for op in loop.before.ops:
        if op is not condition and not is_side_effect_free(op):
            return None
    return _write(writer, loop, counter, list(passed))


def _is_argument(value: SSAValue, block: Block) -> bool:
    return isinstance(value, BlockArgument) and value.block is block


def _hoist(writer: Writer, loop: While) -> None:
    """Take constants and the like out of the test: the bound is often computed there."""
    for op in [*loop.before.ops]:
        if is_index_arithmetic(op) and all(writer.visible(operand) for operand in op.operands):
            move_to_end(op, writer.block)


def _counter(writer: Writer, loop: While) -> Counter | None:
    if (found := comparison_of(loop.condition)) is None:
        return None
    compare, predicate = found
    left, right = compare.operands
    if not _is_argument(left, loop.before):
        left, right, predicate = right, left, SWAPPED[predicate]
    if predicate not in LESS or not _is_argument(left, loop.before) or not writer.visible(right):
        return None
    assert isinstance(left, BlockArgument)
    added = _step_of(loop, left)
    if added is None:
        return None
    step, flags = added
    unsigned, included = LESS[predicate]
    counter = Counter(left.index, right, included, unsigned, step, compare)
    return counter if _is_exact(counter, flags) else None


def _step_of(loop: While, argument: BlockArgument) -> tuple[int, str] | None:
    """By how much a loop-carried value grows in a trip, and the flags of the addition."""
    end = last_of(loop.after)
    op = defining_op(end.operands[argument.index], "arith.addi")
    if op is None:
        return None
    for one, other in (op.operands, (op.operands[1], op.operands[0])):
        if _outside(one, loop) is argument:
            step = constant_of(_outside(other, loop))
            if step is not None and step > 0:
                return step, str(op.properties.get("overflowFlags", ""))
    return None


def _outside(value: SSAValue, loop: While) -> SSAValue:
    """Return the value that the test passes for an argument of the body."""
    if isinstance(value, BlockArgument) and value.block is loop.after:
        condition = last_of(loop.before)
        return condition.operands[1 + value.index]
    return value


def _is_exact(counter: Counter, flags: str) -> bool:
    """True if the addition cannot overflow while the loop runs."""
    width = width_of(counter.bound.type)
    if width is None or width > 64 or width == 1:
        return False
    if ("nuw" if counter.unsigned else "nsw") in flags:
        # An included bound is counted up once; at the end of the type the loop could not end.
        return True
    if counter.step == 1 and not counter.included:
        return True
    bound = constant_of(counter.bound)
    if bound is None:
        return False
    if counter.unsigned:
        bound, limit = bound % (1 << width), 1 << width
    else:
        limit = 1 << (width - 1)
    return bound + counter.step < limit


def _write(
    writer: Writer, loop: While, counter: Counter, passed: list[SSAValue]
) -> list[SSAValue | None]:
    narrow = isinstance(counter.bound.type, IntegerType) and counter.bound.type.width.data < 64
    cast = IndexCastUIOp if counter.unsigned else IndexCastOp
    variable = loop.initial[counter.at]
    unsigned = counter.unsigned and not narrow

    def to_index(value: SSAValue) -> SSAValue:
        if isinstance(value.type, IndexType):
            return value
        return writer.emit(cast.build(operands=[value], result_types=[IndexType()])).results[0]

    lower, upper = to_index(variable), to_index(counter.bound)
    if counter.included:
        one = writer.undefined.constant(1, IndexType())
        upper = writer.emit(arith.AddiOp(upper, one)).results[0]
    step = writer.undefined.constant(counter.step, IndexType())
    escapes = any(
        escaping and _is_argument(value, loop.before) and _index(value) == counter.at
        for value, escaping in zip(passed, loop.escaping, strict=True)
    )
    kept = [at for at in range(len(loop.initial)) if at != counter.at or escapes]
    body = Block(arg_types=[IndexType(), *(loop.initial[at].type for at in kept)])
    inside: dict[int, SSAValue] = dict(zip(kept, body.args[1:], strict=True))
    induction: SSAValue = body.args[0]
    induction.name_hint = loop.before.args[counter.at].name_hint
    if not isinstance(variable.type, IndexType):
        back = cast.build(operands=[induction], result_types=[variable.type])
        back.location = writer.location
        body.add_op(back)
        induction = back.results[0]
    inside[counter.at] = induction
    _fill(loop, body, inside, kept)
    initial = [loop.initial[at] for at in kept]
    op = ForOp(lower, upper, step, initial, body)
    if unsigned:
        op.properties["unsignedCmp"] = UnitAttr()
    writer.emit(op)
    erase_comparison(loop.condition)
    if induction is not body.args[0]:
        _undo_casts(induction, body.args[0], cast.name)
    out = dict(zip(kept, op.results, strict=True))
    return [
        None if not escaping else out[_index(value)] if _is_argument(value, loop.before) else value
        for value, escaping in zip(passed, loop.escaping, strict=True)
    ]


def _index(value: SSAValue) -> int:
    assert isinstance(value, BlockArgument)
    return value.index


def _fill(loop: While, body: Block, inside: dict[int, SSAValue], kept: list[int]) -> None:
    """Move the operations of both regions into the body of the new loop."""
    for at, argument in enumerate(loop.before.args):
        inside[at].name_hint = inside[at].name_hint or argument.name_hint
        replace_uses(argument, inside[at])
    condition, end = loop.before.last_op, loop.after.last_op
    assert condition is not None
    assert end is not None
    values = list(condition.operands[1:])
    condition.detach()
    condition.drop_all_references()
    move_all(loop.before, body)
    for argument, value in zip(loop.after.args, values, strict=True):
        replace_uses(argument, value)
    following = [end.operands[at] for at in kept]
    end.detach()
    end.drop_all_references()
    move_all(loop.after, body)
    last = scf.YieldOp(*following)
    last.location = end.location
    body.add_op(last)


def _undo_casts(narrow: SSAValue, variable: SSAValue, cast: str) -> None:
    """Replace casts of the variable to index in the body by the loop's own variable."""
    for use in [*narrow.uses]:
        op = use.operation
        if op.name == cast and isinstance(op.results[0].type, IndexType):
            replace(op, variable)
