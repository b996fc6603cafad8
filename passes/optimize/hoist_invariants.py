"""Move out of loops what does not change in them (loop-invariant code motion).

Pure operations move if they can always run, or if the loop surely runs; loads move if besides
nothing in the loop writes what they read. What surely runs is known for loops with constant bounds
and for the condition of ``scf.while``. Loops are taken from the inside to the outside, so an
operation moves as far as it can. Loops of ``cf`` blocks are left alone (see ``raise-cf-to-scf``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from ad_opt.dialects.support.build import constant_of, walk
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.arith import IntegerOverflowAttr
from xdsl.dialects.builtin import AffineMapAttr
from xdsl.ir import Block, Operation, SSAValue
from xdsl.ir.affine import AffineConstantExpr

from ..analysis.call_graph import CALLS
from ..analysis.effects import Effects
from ..analysis.memory_ops import effect_of
from ..analysis_manager import AnalysisManager
from ..function_pass import FunctionPass

LOOPS = frozenset(
    {"scf.for", "scf.while", "scf.parallel", "scf.forall", "affine.for", "affine.parallel"}
)
"""Operations whose regions run again and again."""

DIVISIONS = frozenset(
    f"{dialect}.{kind}"
    for dialect, kinds in {
        "arith": "divsi divui remsi remui ceildivsi ceildivui floordivsi",
        "index": "divs divu rems remu ceildivs ceildivu floordivs",
    }.items()
    for kind in kinds.split()
)
"""Undefined for the divisor 0, and for -1 by overflow."""

MAY_BE_UNDEFINED = frozenset(
    {
        "arith.fptosi", "arith.fptoui", "arith.shli", "arith.shrsi", "arith.shrui", "math.ipowi",
        "vector.extract", "vector.insert", "index.shl", "index.shrs", "index.shru",
    }
)  # fmt: skip
"""Undefined for some operands, so that they cannot run where they did not."""

ALWAYS_DEFINED = frozenset({"arith", "math", "complex", "vector", "index"})
"""Dialects whose other pure operations can run with any operands."""


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

    A load moves if the loop does not write its memory and surely runs. Options: none.
    """

    name = "hoist-invariants"
    preserves: ClassVar = ()

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        if func.name != "func.func":
            return
        loops = [op for op in walk(func) if op.name in LOOPS]
        if loops:
            effects = analyses.get(Effects, func)
            perhaps_last = _may_not_return(func, effects)
            for loop in reversed(loops):
                hoist_from(loop, effects, perhaps_last)


def hoist_from(loop: Operation, effects: Effects, perhaps_last: set[Operation]) -> None:
    """Move what is invariant in front of ``loop``.

    What stands after an operation in ``perhaps_last`` is perhaps never reached.
    """
    masks = effects.of(loop)
    changed = effects.aliasing.closure(masks.writes | masks.frees)
    assert loop.parent is not None
    for block, runs in _bodies(loop):
        surely = runs
        op = block.first_op
        while op is not None:
            following = op.next_op
            if _is_invariant(op, loop) and (
                _may_move_pure(op, surely=surely) or _may_move_load(op, effects, changed, surely)
            ):
                op.detach()
                loop.parent.insert_op_before(op, loop)
            elif op in perhaps_last:
                surely = False
            op = following


def _bodies(loop: Operation) -> Iterator[tuple[Block, bool]]:
    """The blocks that a loop repeats, and whether each surely runs; only if there is one a region.

    The condition of a ``scf.while`` runs at least once.
    """
    for number, region in enumerate(loop.regions):
        first = region.first_block
        if first is not None and first is region.last_block:
            surely = number == 0 if loop.name == "scf.while" else surely_runs(loop)
            yield first, surely


def surely_runs(loop: Operation) -> bool:
    """Whether the body of a counted loop runs at least once, by its constant bounds."""
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


def _is_invariant(op: Operation, loop: Operation) -> bool:
    """Whether operands come from outside; only operations without regions are looked at."""
    return not op.regions and not any(_is_inside(value, loop) for value in op.operands)


def _is_inside(value: SSAValue, loop: Operation) -> bool:
    # What an operation of the body can see is defined in the body itself or outside the loop.
    owner = value.owner
    block = owner if isinstance(owner, Block) else owner.parent
    return block is not None and block.parent_op() is loop


def _may_move_pure(op: Operation, *, surely: bool) -> bool:
    if op.name in CALLS or not op.results or not _is_pure(op):
        return False
    return surely or is_speculatable(op)


def _is_pure(op: Operation) -> bool:
    effect = effect_of(op)
    nothing = not (effect.reads(op) or effect.writes(op) or effect.frees(op))
    # A buffer a loop makes is a new one in each iteration.
    return nothing and effect.known and not effect.ordered and not effect.allocates


def is_speculatable(op: Operation) -> bool:
    """Whether a pure operation is defined whatever its operands are."""
    if op.name in DIVISIONS:
        return constant_of(op.operands[1]) not in (None, 0, -1)
    if op.name in ("memref.get_global", "func.constant"):
        return True
    if op.name == "memref.dim":
        return constant_of(op.operands[1]) is not None
    overflow = op.properties.get("overflowFlags")
    if isinstance(overflow, IntegerOverflowAttr) and overflow.data:
        return False
    return op.name.partition(".")[0] in ALWAYS_DEFINED and op.name not in MAY_BE_UNDEFINED


def _may_move_load(op: Operation, effects: Effects, changed: int, surely: bool) -> bool:
    effect = effect_of(op)
    if op.name in CALLS or not surely or not op.results or not effect.reads(op):
        return False
    if not effect.known or effect.writes(op) or effect.frees(op) or effect.ordered:
        return False
    if effect.allocates or effect.keeps(op):
        return False
    return not any(effects.aliasing.mask(memref) & changed for memref in effect.reads(op))


def _may_not_return(func: Operation, effects: Effects) -> set[Operation]:
    """Operations after which nothing may happen: traps, calls, endless loops, all around them."""
    found: set[Operation] = set()
    for op in walk(func):
        endless = op.name == "scf.while" or op.name in CALLS or bool(op.successors)
        current: Operation | None = op if endless or effects.own(op).ordered else None
        while current is not None and current is not func and current not in found:
            found.add(current)
            current = current.parent_op()
    return found
