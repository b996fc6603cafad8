"""Move out of loops what does not change in them (loop-invariant code motion).

Pure operations move if they can always run, or if the loop surely runs; loads, and whole loops and
branches that only read, move if besides nothing in the loop writes what they read. What surely runs
is known for loops with constant bounds and for the condition of ``scf.while``. An operation moves
out of as many loops as stand directly inside each other, if nothing in them keeps it. Loops of
``cf`` blocks are left alone (see ``raise-cf-to-scf``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.ir.queries import (
    block_of,
    constant_of,
    outwards,
    values_from_outside,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import move
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import may_rewrite
from ad_opt.passes.ops.catalogue import (
    TOTAL_DIALECTS,
    effect_of,
    entry_of,
    is_func_call,
    is_loop,
    may_return,
)
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import IntegerOverflowAttr
from xdsl.dialects.builtin import AffineMapAttr
from xdsl.ir import Block, Operation
from xdsl.ir.affine import AffineConstantExpr
from xdsl.traits import is_side_effect_free


@dataclass(frozen=True)
class HoistInvariantsPass(FunctionPass):
    """Moves operations that give the same in every iteration in front of their loop.

    Before, and after:

        scf.for %i = %c0 to %c8 step %c1 {
          %s = math.sin %x : f64
          memref.store %s, %m[%i] : memref<8xf64>
        }

        %s = math.sin %x : f64
        scf.for %i = %c0 to %c8 step %c1 {
          memref.store %s, %m[%i] : memref<8xf64>
        }

    A load moves if the loop does not write its memory and surely runs; so does a loop inside it
    that only reads, as that of a sum by which every element of a row is divided.

    Options: with ``whole``, only such loops and branches move, with the pure operations that are
    used inside of others; nests are as perfect as before otherwise.
    """

    name = "hoist-invariants"
    whole: bool = False
    preserves: ClassVar = ()
    brings: ClassVar = frozenset[str]()

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        if func.name != "func.func" or not any(self._may_leave(op) for op in walk(func)):
            return False
        hoisting = _Hoisting(func, analyses.get(Effects, func), self.whole)
        hoisting.run()
        return hoisting.moved > 0

    def _may_leave(self, op: Operation) -> bool:
        """True of a loop; if only what is whole moves, of what has regions and results in one."""
        if not self.whole:
            return is_loop(op)
        around = op.parent_op()
        return bool(op.regions and op.results) and around is not None and is_loop(around)


class _Frame:
    """A block on its way through the walk."""

    __slots__ = ("block", "changed", "level", "op", "owner", "rest", "surely")

    def __init__(self, block: Block, rest: list[Block], owner: Operation, level: int):
        self.block = block
        self.rest = rest
        """Blocks of ``owner`` to come."""
        self.owner = owner
        self.level = level
        """Count of loops that stand directly inside each other around the block."""
        self.op = block.first_op
        self.surely = False
        """True if the operation to come runs whenever the loop is reached."""
        self.changed = 0
        """Memory that the loop may write or free."""


class _Hoisting:
    """One walk in program order: what an operation needs has moved before the operation does."""

    def __init__(self, func: Operation, effects: Effects, whole: bool):
        self.effects = effects
        self.whole = whole
        """True if operations without regions stay."""
        self.moved = 0
        self.perhaps_last = _may_not_return(func, effects)
        self.stack: list[_Frame] = []
        self.enter(func)

    def run(self) -> None:
        """Move what is invariant in front of its loop, as far out as it can go."""
        while self.stack:
            frame = self.stack[-1]
            op = frame.op
            if op is None:
                self.leave(frame)
                continue
            frame.op = op.next_op
            if op.regions:
                self.enter(op)
            elif frame.level:
                self.visit(op, frame)

    def enter(self, owner: Operation) -> None:
        """Walk what is inside ``owner``."""
        blocks = [block for region in owner.regions for block in region.blocks]
        if blocks:
            self.start(blocks[::-1], owner)

    def start(self, blocks: list[Block], owner: Operation) -> None:
        """Walk the last of ``blocks``; the others come after it."""
        outer = self.stack[-1].level if self.stack else 0
        block = blocks.pop()
        is_body = is_loop(owner) and block.prev_block is None and block.next_block is None
        frame = _Frame(block, blocks, owner, outer + 1 if is_body else 0)
        if is_body:
            masks = self.effects.of(owner)
            frame.changed = self.effects.aliasing.closure(masks.writes | masks.frees)
            # The condition of a `scf.while` runs at least once.
            first = block.parent is owner.regions[0]
            frame.surely = first if owner.name == "scf.while" else surely_runs(owner)
        self.stack.append(frame)

    def leave(self, frame: _Frame) -> None:
        """Go on with the next block, or after the operation around this one."""
        self.stack.pop()
        if frame.rest:
            self.start(frame.rest, frame.owner)
        elif self.stack and frame.owner in self.perhaps_last:
            self.stack[-1].surely = False
        elif self.stack and self.stack[-1].level and frame.owner.results:
            self.visit_whole(frame.owner, self.stack[-1])

    def visit(self, op: Operation, frame: _Frame) -> None:
        """Move ``op``, or note that nothing may happen after it."""
        target: Operation | None = None
        pure, load = _is_pure(op), _is_load(op)
        if (pure or load) and (not self.whole or (pure and _is_used_inside(op))):
            anywhere = pure and is_speculatable(op)
            for outer in self.stack[: -frame.level - 1 : -1]:
                if any(block_of(value) is outer.block for value in op.operands):
                    break
                if not anywhere and not (outer.surely and (pure or self.keeps(outer, op))):
                    break
                target = outer.owner
        if target is not None and may_rewrite():
            assert target.parent is not None
            self._move(op, target)
        elif op in self.perhaps_last:
            frame.surely = False

    def visit_whole(self, op: Operation, frame: _Frame) -> None:
        """Move a loop or branch whose results are the same in every iteration, if it only reads."""
        masks = self.effects.of(op)
        inside = [op, *walk(op)]
        if masks.writes | masks.frees or masks.ordered or not all(map(_may_move_inside, inside)):
            return
        blocks = {block_of(value) for value in (*op.operands, *values_from_outside(op))}
        target: Operation | None = None
        for outer in self.stack[: -frame.level - 1 : -1]:
            if outer.block in blocks or not outer.surely or masks.reads & outer.changed:
                break
            target = outer.owner
        if target is not None and may_rewrite():
            self._move(op, target)

    def _move(self, op: Operation, target: Operation) -> None:
        move(op, target)
        self.moved += 1

    def keeps(self, loop: _Frame, op: Operation) -> bool:
        """True if a loop leaves the memory that ``op`` reads as it is."""
        mask = self.effects.aliasing.mask
        return not any(mask(memref) & loop.changed for memref in effect_of(op).reads(op))


def _is_used_inside(op: Operation) -> bool:
    """True if a loop or a branch beside an operation uses its results."""
    return any(use.operation.parent is not op.parent for one in op.results for use in one.uses)


def surely_runs(loop: Operation) -> bool:
    """True if the body of a counted loop runs at least once, by its constant bounds."""
    known = _BOUNDS.get(loop.name)
    return known is not None and known(loop)


def _scf_for(loop: Operation) -> bool:
    low, high = constant_of(loop.operands[0]), constant_of(loop.operands[1])
    return low is not None and high is not None and low < high


def _scf_parallel(loop: Operation) -> bool:
    """Lower bounds, upper bounds and steps come first, as many as there are dimensions."""
    body = loop.regions[0].first_block
    count = len(body.args) if body is not None else 0
    bounds = [constant_of(value) for value in loop.operands[: 2 * count]]
    return all(
        low is not None and high is not None and low < high
        for low, high in zip(bounds[:count], bounds[count:], strict=True)
    )


def _affine_for(loop: Operation) -> bool:
    lows, highs = (_constants(loop, name) for name in ("lowerBoundMap", "upperBoundMap"))
    return bool(lows and highs) and max(lows) < min(highs)


def _constants(loop: Operation, bound: str) -> list[int]:
    """The results of a bound's map; none unless all are constant."""
    map = loop.properties.get(bound)
    if not isinstance(map, AffineMapAttr):
        return []
    known = [e.value for e in map.data.results if isinstance(e, AffineConstantExpr)]
    return known if len(known) == len(map.data.results) else []


_BOUNDS: dict[str, Callable[[Operation], bool]] = {
    "scf.for": _scf_for,
    "scf.parallel": _scf_parallel,
    "affine.for": _affine_for,
}


def _is_pure(op: Operation) -> bool:
    effect = effect_of(op)
    if is_func_call(op) or not op.results or effect.reads(op) or effect.writes(op):
        return False
    # A buffer that a loop makes is a new one in each iteration.
    return effect.known and not (effect.frees(op) or effect.ordered or effect.allocates)


def may_run_elsewhere(op: Operation) -> bool:
    """True if an operation only computes, and may run where it did not."""
    return not op.regions and is_side_effect_free(op) and is_speculatable(op)


def is_speculatable(op: Operation) -> bool:
    """True if a pure operation is defined whatever its operands are."""
    entry = entry_of(op)
    if entry.divides:
        return constant_of(op.operands[1]) not in (None, 0, -1)
    if op.name in ("memref.get_global", "func.constant", "llvm.getelementptr"):
        return True  # an address that nobody uses may be any
    if op.name == "memref.dim":
        return constant_of(op.operands[1]) is not None
    overflow = op.properties.get("overflowFlags")
    if isinstance(overflow, IntegerOverflowAttr) and overflow.data:
        return False
    return op.name.partition(".")[0] in TOTAL_DIALECTS and not entry.partial


def _is_load(op: Operation) -> bool:
    """True if ``op`` does nothing but read memory."""
    effect = effect_of(op)
    if is_func_call(op) or not op.results or not effect.known or not effect.reads(op):
        return False
    changes = effect.writes(op) or effect.frees(op) or effect.allocates
    return not (changes or effect.ordered or effect.keeps(op))


def _may_move_inside(op: Operation) -> bool:
    """True if a loop or branch with ``op`` in it may stand elsewhere."""
    effect = effect_of(op)
    return effect.known and not effect.allocates and not is_func_call(op)


def _may_not_return(func: Operation, effects: Effects) -> set[Operation]:
    """Operations after which nothing may happen: traps, calls, endless loops, all around them."""
    found: set[Operation] = set()
    ordered = effects.total.ordered
    for op in walk(func):
        stops = not may_return(op) or (ordered and effects.own(op).ordered)
        for current in outwards(op) if stops else ():
            if current is func or current in found:
                break
            found.add(current)
    return found
