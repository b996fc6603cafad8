"""``carry-sums``: what a loop adds to one element of a shadow is summed before it gets there.

Reverse mode adds to the shadow of what a loop reads in each iteration, in a branch, say: a load, an
addition and a store each time, which wait for each other. Here the loop carries the sum, and adds
it when it is done. All that the loop does to what may be the same memory are additions, so nobody
sees that they come later; no program says in which order cotangents are added up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.layouts import stored_bytes
from ad_opt.dialects.support.ir.build import Builder, also_yield, carry
from ad_opt.dialects.support.ir.queries import is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.dependence.elements import Elements
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IntegerAttr, IntegerType
from xdsl.dialects.scf import YieldOp
from xdsl.dialects.utils import FastMathFlag
from xdsl.ir import Block, Operation, SSAValue

from .neighbouring_updates import Update, update_at

MOST_SUMS = 16
"""Most sums that a loop is made to carry. A guess: they should fit into registers."""


@dataclass(frozen=True)
class CarrySumsPass(FunctionPass):
    """Additions to an element of a shadow that a loop does not move on from become a sum.

    Before, and after (``%dx`` is ``autodiff.shadow``)::

        scf.for %i = %c0 to %n step %c1 {
          %old = memref.load %dx[%k] : memref<?xf64>
          %new = arith.addf %old, %a : f64
          memref.store %new, %dx[%k] : memref<?xf64>
        }

        %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %minus_zero) -> (f64) {
          %t = arith.addf %s, %a : f64
          scf.yield %t : f64
        }
        (unless nothing was added: the sum is added to %dx[%k])

    The additions may stand in branches. Options: none.
    """

    name = "carry-sums"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        effects: Effects | None = None
        elements: Elements | None = None
        changed = False
        for loop in reversed(loops):
            updates = [one for op in _reached(loop) if (one := update_at(op)) is not None]
            fixed = [one for one in updates if _is_fixed(one, loop)]
            if not fixed:
                continue
            # What is written here accesses what was accessed before: the facts still hold.
            effects = effects or analyses.get(Effects, func)
            elements = elements or Elements(func, effects.aliasing)
            kept = [one for one in fixed if _is_sum(one, updates, loop, effects, elements)]
            groups: dict[tuple[SSAValue, ...], list[Update]] = {}
            for one in kept:
                groups.setdefault(tuple(one.load.operands), []).append(one)
            for group in list(groups.values())[:MOST_SUMS]:
                _carry_sum(loop, group)
                changed, elements = True, None
        return changed


def _reached(loop: Operation) -> list[Operation]:
    """Return the operations of a loop's body, and of branches in it."""
    found: list[Operation] = []
    pending = [loop.regions[0].block]
    while pending:
        for op in pending.pop().ops:
            found.append(op)
            if op.name == "scf.if":
                pending += [block for region in op.regions for block in region.blocks]
    return found


def _is_fixed(update: Update, loop: Operation) -> bool:
    """True if a loop updates the same element in all iterations."""
    return all(not is_made_in(x, loop) for x in update.load.operands)


def _is_sum(
    update: Update,
    updates: Sequence[Update],
    loop: Operation,
    effects: Effects,
    elements: Elements,
) -> bool:
    """True if a loop only adds to what may be the same memory, which is of cotangents, or touches
    other elements of it.
    """
    aliasing = effects.aliasing
    mask = aliasing.mask(update.load.operands[0])
    if not aliasing.is_shadow(mask):
        return False
    type = update.load.results[0].type
    own = {
        op
        for one in updates
        if one.load.results[0].type == type and _is_apart(one, effects) and _is_aligned(one)
        for op in (one.load, one.store)
    }
    if update.load not in own:
        return False
    near: list[Operation] = []
    for op in walk(loop):
        masks = effects.own(op)
        touched = masks.reads | masks.writes | masks.frees
        if masks.ordered and not op.name.startswith("autodiff."):
            return False
        if op not in own and aliasing.closure(touched) & mask:
            near.append(op)
    return not near or elements.are_elsewhere(near, update.load, loop)


def _is_apart(update: Update, effects: Effects) -> bool:
    """True if nothing else is written between the load and the store of an update."""
    op = update.load.next_op
    while op is not None and op is not update.store:
        masks = effects.of(op)
        if masks.writes or masks.frees:
            return False
        op = op.next_op
    return True


def _is_aligned(update: Update) -> bool:
    """True if two such elements are one or have nothing in common."""
    if update.load.name == "memref.load":
        return True
    given = update.load.properties.get("alignment", update.load.attributes.get("alignment"))
    size = stored_bytes(update.load.results[0].type)
    return isinstance(given, IntegerAttr) and given.value.data >= size


def _carry_sum(loop: Operation, updates: Sequence[Update]) -> None:
    """Let a loop carry the sum of some updates of one element."""
    stores = {one.store: one for one in updates}
    type = updates[0].load.results[0].type
    assert isinstance(type, AnyFloat)
    nothing = Builder.at(loop).value(arith.ConstantOp(FloatAttr(-0.0, type)))
    body = loop.regions[0].block
    straight = all(op.parent is body for op in stores)
    # With `reassoc` in branches LLVM makes sums slower (pairs of bodies: 3.8 ms, 3.2 without).
    flags = arith.FastMathFlagsAttr([FastMathFlag.REASSOC] if straight else [])
    _, total = carry(loop, nothing, lambda carried: _added(body, carried, stores, flags))
    behind = Builder.behind(loop)
    # Adding -0.0 changes no number; where nothing was added, the element may not be there.
    bits = IntegerType(type.bitwidth)
    seen = behind.value(arith.BitcastOp(total, bits))
    zero = behind.integer(-(1 << (type.bitwidth - 1)), bits)
    then = behind.where(behind.compare("ne", seen, zero))
    first = updates[0]
    loaded = then.emit(first.load.clone())
    sum_ = then.value(arith.AddfOp(loaded.results[0], total))
    stored = then.emit(first.store.clone())
    stored.operands = [sum_, *loaded.operands]
    for one in updates:
        for op in (one.store, *reversed(one.additions), one.load):
            erase(op)


def _added(
    block: Block,
    sum_: SSAValue,
    stores: dict[Operation, Update],
    flags: arith.FastMathFlagsAttr,
) -> SSAValue:
    """The sum behind a block, with what its updates add to it."""
    for op in [*block.ops]:
        if op in stores:
            builder = Builder.at(op)
            for addition, value in stores[op].terms():
                kind = arith.AddfOp if addition.name == "arith.addf" else arith.SubfOp
                sum_ = builder.value(kind(sum_, value, flags))
        elif op.name == "scf.if" and any(inner in stores for inner in walk(op)):
            other = op.regions[1]
            if other.first_block is None:
                other.add_block(Block([YieldOp()]))
            found = [_added(region.block, sum_, stores, flags) for region in op.regions]
            sum_ = also_yield(op, found)
    return sum_
