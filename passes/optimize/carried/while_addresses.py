"""Addresses and second counters that an ``scf.while`` carries, as what its counters say.

How often the loop runs is not known before, so a value that depends on the trip needs a counter: an
address that steps along becomes a distance from where it started, an integer that is carried like
any counter; a counter that follows another one, at a distance that does not change, becomes that
one. Counters are known on the way back (`induction_variables`), so nothing of this is remembered.
"""

from __future__ import annotations

from ad_opt.dialects.llvm.addresses import address_behind
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    is_made_in,
)
from ad_opt.dialects.support.ir.rewriting import replace_uses
from ad_opt.passes.llvm.memory.address_forms import sum_of
from ad_opt.passes.llvm.memory.local_arrays import step as step_of
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.loops.while_counters import WhileLoop
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, IntegerType, i64
from xdsl.ir import BlockArgument, Operation, OpResult, SSAValue, SSAValues


def uncarry_in_while(op: Operation) -> bool:
    """Rewrite one loop; false if it carries nothing of the kind."""
    if any(region.first_block is not region.last_block for region in op.regions):
        return False
    loop = WhileLoop(op)
    loop.find_counters()
    changed = False
    for argument in [*loop.before.args]:
        if argument.first_use is None:
            continue
        if is_pointer(argument.type):
            changed |= _as_distance(loop, argument)
        elif isinstance(argument.type, IntegerType | IndexType) and argument not in loop.counters:
            changed |= _as_other(loop, argument)
    return changed


def address(b: Builder, base: SSAValue, distance: SSAValue) -> SSAValue:
    """The address so many bytes behind another one, of which nothing is promised."""
    return b.value(address_behind(base, distance))


# ------------------------------------------------------------------ addresses


def _as_distance(loop: WhileLoop, argument: BlockArgument) -> bool:
    """Carry the distance of an address from its start, if it grows by the same in each trip."""
    following = loop.end.operands[argument.index]
    growth = _growth(loop, following, argument)
    if growth is None:
        return False
    number, terms = growth
    op, outside = loop.op, Builder.at(loop.op)
    first, by = op.operands[argument.index], outside.integer(number, i64)
    for value, size in terms:
        part = outside.binary(arith.MuliOp, value, outside.integer(size, i64))
        by = outside.binary(arith.AddiOp, by, part)
    before, after, behind = _carry(loop, outside.integer(0, i64), by)
    top = Builder(loop.before, loop.before.first_op, op.location)
    here = address(top, first, before)
    replace_uses(argument, here)
    for at, passed in enumerate(loop.condition.operands[1:]):
        if passed is here:
            entered, left = loop.after.args[at], op.results[at]
            if entered.first_use is not None:
                inside = Builder(loop.after, loop.after.first_op, op.location)
                replace_uses(entered, address(inside, first, after))
            if left.first_use is not None:
                replace_uses(left, address(Builder.behind(op), first, behind))
    # Nobody looks at it any more.
    operands = [*loop.end.operands]
    operands[argument.index] = first
    loop.end.operands = operands
    return True


def _growth(
    loop: WhileLoop, value: SSAValue, argument: SSAValue
) -> tuple[int, list[tuple[SSAValue, int]]] | None:
    """By how many bytes an address is behind another one: a number, and multiples of values."""
    number, terms = 0, list[tuple[SSAValue, int]]()
    while (value := loop.source(value)) is not argument:
        op = defining_op(value, "llvm.getelementptr")
        if op is None:
            return None
        moved = step_of(op)
        if moved is None:
            return None
        for (index, _), size in moved[1]:
            if index.type != i64 or is_made_in(index, loop.op):
                return None
            terms.append((index, size))
        number += moved[0]
        value = op.operands[0]
    return number, terms


def _carry(loop: WhileLoop, first: SSAValue, by: SSAValue) -> tuple[SSAValue, SSAValue, SSAValue]:
    """Let a loop carry one more integer; gives it where it is tested, in the body, and behind."""
    op = loop.op
    before = loop.before.insert_arg(first.type, len(loop.before.args))
    after = loop.after.insert_arg(first.type, len(loop.after.args))
    loop.condition.operands = [*loop.condition.operands, before]
    following = Builder.at(loop.end).binary(arith.AddiOp, after, by)
    loop.end.operands = [*loop.end.operands, following]
    op.operands = [*op.operands, first]
    behind = OpResult(first.type, op, len(op.results))
    op.results = SSAValues((*op.results, behind))
    return before, after, behind


# ------------------------------------------------------------------ counters


def _as_other(loop: WhileLoop, argument: BlockArgument) -> bool:
    """Put another counter, and what it is ahead, in the place of one that follows it."""
    value, ahead = loop.source(loop.end.operands[argument.index]), 0
    while value not in loop.counters or loop.counters[value].argument is not value:
        op = value.owner
        if not isinstance(op, Operation) or op.name not in ("arith.addi", "arith.subi"):
            return False
        number = constant_of(op.operands[1])
        if number is None:
            return False
        ahead += number if op.name == "arith.addi" else -number
        value = loop.source(op.operands[0])
    counter = loop.counters[value]
    if counter.argument.type != argument.type:
        return False
    ahead -= counter.step
    if sum_of(loop.op.operands[argument.index]) != sum_of(counter.first) + ahead:
        return False
    top = Builder(loop.before, loop.before.first_op, loop.op.location)
    same = counter.argument
    if ahead:
        same = top.binary(arith.AddiOp, same, top.integer(ahead, argument.type))
    replace_uses(argument, same)
    return True
