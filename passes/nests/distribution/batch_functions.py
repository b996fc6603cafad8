"""``batch-functions``: functions between inner loops are computed for several iterations at once.

A row of a data set is multiplied by weights, a function of the sum tells how far it is off, and the
gradient goes through the row again: loss functions, kernel matrices and likelihoods have this form.
LLVM makes vectors of the loops over the row, and calls the function for one number at a time, which
takes as long as rows of dozens of elements. Loop distribution with scalar expansion (Allen and
Kennedy, Optimizing Compilers for Modern Architectures, chapter 5), in strips.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.core.memref.memref import LoadOp, StoreOp
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    each_once,
    is_unsigned,
    last_of,
    operations_behind,
    values_from_outside,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.ops.catalogue import effect_of, only_reads, returns
from ad_opt.passes.ops.costs import Unit, unit_of
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref, scf
from xdsl.dialects.builtin import AnyFloat, IndexType
from xdsl.ir import Block, Operation, SSAValue

STRIP = 32
"""Iterations for which functions are computed at once. Measured on gradients, with none, 8, 16, 32
and 64: logistic regression 106, 98, 88, 72, 76 us; a kernel matrix 834, 715, 639, 539, 614 us.
"""
MOST_KEPT = 8
"""Most numbers of an iteration that wait for later loops in memory. A guess: each takes a store and
a load, of which a function takes as long as dozens.
"""
FUNCTIONS = frozenset(
    f"math.{name}" for name in "exp exp2 expm1 log log10 log1p log2 tanh sin cos".split()
)
"""No fact: functions that the C library has for vectors, or that are written out for lanes."""


@dataclass(frozen=True)
class BatchFunctionsPass(FunctionPass):
    """Compute functions of what inner loops give for a strip of iterations at once.

    Before, and after (with ``%m`` the end of the strip, and ``%l`` its trip's number in it)::

        scf.for %i = %c0 to %n step %c1 {       scf.for %s = %c0 to %n step %c16 {
          %x = <loop over row %i>                 scf.for %i = %s to %m step %c1 {
          %y = math.exp %x : f64                    %x = <loop over row %i>
          <loop over row %i, with %y>               memref.store %x, %xs[%l]
        }                                         }
                                                  scf.for %i = %s to %m step %c1 {
                                                    %x = memref.load %xs[%l]
                                                    %y = math.exp %x : f64
                                                    memref.store %y, %ys[%l]
                                                  }
                                                  scf.for %i = %s to %m step %c1 {
                                                    %y = memref.load %ys[%l]
                                                    <loop over row %i, with %y>
                                                  }
                                                }

    Only if what runs earlier now only reads, and nothing that the last loop writes. Each iteration
    computes what it did, in its order. Options: none.
    """

    name = "batch-functions"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for" and _has_form(op)]
        found = [parts for loop in loops if (parts := _parts_of(loop)) is not None]
        if not found:
            return False
        effects = analyses.get(Effects, func)
        chosen = [parts for parts in found if _is_legal(parts, effects)]
        for parts in chosen:
            _Strips(parts, func.regions[0].blocks[0]).write()
        count("loops with functions for several iterations at once", len(chosen))
        return bool(chosen)


@dataclass(frozen=True)
class _Parts:
    """The operations of a loop's body, by when they run."""

    loop: Operation
    before: Sequence[Operation]
    """Loops that functions wait for, and what these need."""
    functions: Sequence[Operation]
    """Functions, and what else they need."""
    behind: Sequence[Operation]

    @property
    def early(self) -> list[Operation]:
        """All that runs before the last loop of a strip."""
        return [*self.before, *self.functions]


def _has_form(loop: Operation) -> bool:
    """True for a loop from a number upwards, with a function and a loop in its body."""
    block = loop.regions[0].block
    names = {op.name for op in block.ops}
    return (
        bool(names & FUNCTIONS)
        and any(op.regions for op in block.ops)
        and not loop.attributes
        and not is_unsigned(loop)
        and isinstance(loop.operands[0].type, IndexType)
        and constant_of(loop.operands[0]) is not None
        and constant_of(loop.operands[2]) == 1
    )


def _parts_of(loop: Operation) -> _Parts | None:
    """The parts of a loop's body; ``None`` if no function waits for a loop, or for another one."""
    block = loop.regions[0].block
    functions = [op for op in block.ops if op.name in FUNCTIONS]
    needed = set(operations_behind((op.results[0] for op in functions), block))
    loops = [op for op in needed if op.regions]
    before = set(_behind(loops, block))
    middle = [op for op in block.ops if op in needed and op not in before]
    if not loops or not all(op in middle for op in functions):
        return None
    if any(unit_of(op) is Unit.LIBRARY and op.name not in FUNCTIONS for op in middle):
        return None
    last = last_of(block)
    behind = [op for op in block.ops if op not in needed and op is not last]
    if not any(op.regions for op in behind):
        return None
    return _Parts(loop, [op for op in block.ops if op in before], middle, behind)


def _behind(loops: Sequence[Operation], block: Block) -> list[Operation]:
    """Operations of a block with regions, and all that they need."""
    found: set[Operation] = set()
    pending = list(loops)
    while pending:
        op = pending.pop()
        if op in found:
            continue
        found.add(op)
        pending += operations_behind((*op.operands, *_from_outside(op)), block)
    return [op for op in block.ops if op in found]


def _from_outside(op: Operation) -> Iterable[SSAValue]:
    return values_from_outside(op) if op.regions else ()


def _is_legal(parts: _Parts, effects: Effects) -> bool:
    """True if early parts may run before the last ones of iterations before."""
    carried = set(parts.loop.regions[0].block.args[1:])
    read = written = 0
    for op in parts.early:
        if not all(map(only_reads, walk(op))):
            return False
        if not carried.isdisjoint((*op.operands, *_from_outside(op))):
            return False
        read |= effects.of(op).reads
    for op in parts.behind:
        if not all(map(returns, walk(op))):
            return False
        masks = effects.of(op)
        written |= masks.writes | masks.frees
    return not effects.aliasing.closure(read) & written


@dataclass
class _Strips:
    """A loop that is written anew, in front of itself."""

    parts: _Parts
    entry: Block
    _kept: dict[SSAValue, SSAValue] = field(default_factory=dict[SSAValue, SSAValue])
    """Numbers that later loops need, and the buffers that keep them."""

    def write(self) -> None:
        """Put the loop over strips in the place of the loop, if little has to be kept."""
        parts, loop = self.parts, self.parts.loop
        kept = self._across()
        if kept is None:
            return
        entry = Builder(self.entry, self.entry.first_op)
        for value in kept:
            self._kept[value] = entry.value(memref.AllocaOp.get(value.type, shape=[STRIP]))
        front = Builder.at(loop)
        whole, inside = front.loop(loop.operands[0], loop.operands[1], STRIP, loop.operands[3:])
        start, *carried = inside.block.args
        end = inside.index(inside.minimum(inside.add(start, STRIP), loop.operands[1]))
        self._loop(inside, start, end, parts.before, [])
        self._loop(inside, start, end, parts.functions, [])
        last = self._loop(inside, start, end, parts.behind, carried)
        inside.emit(scf.YieldOp(*last))
        replace(loop, *whole.results)

    def _across(self) -> list[SSAValue] | None:
        """The numbers that later parts need; ``None`` if these are many, or something else."""
        made: dict[SSAValue, Operation] = {}
        for op in self.parts.early:
            made |= dict.fromkeys(op.results, op)
        first = set(self.parts.before)
        late = [*self.parts.functions, *self.parts.behind]
        last = last_of(self.parts.loop.regions[0].block)
        found: dict[SSAValue, None] = {}
        for user in (*late, last):
            for value in (*user.operands, *_from_outside(user)):
                maker = made.get(value)
                if maker is None or _is_repeated(maker):
                    continue
                if maker in first or user not in self.parts.functions:
                    found[value] = None
        if len(found) > MOST_KEPT or not all(isinstance(one.type, AnyFloat) for one in found):
            return None
        return list(found)

    def _loop(
        self,
        outside: Builder,
        start: SSAValue,
        end: SSAValue,
        part: Sequence[Operation],
        carried: Sequence[SSAValue],
    ) -> Sequence[SSAValue]:
        """Write the loop over one part; gives what it carries."""
        block = self.parts.loop.regions[0].block
        own = set(part)
        loop, b = outside.loop(start, end, 1, carried)
        names: dict[SSAValue, SSAValue] = {}
        names |= zip(block.args, b.block.args, strict=False)
        at = b.index(b.sub(b.block.args[0], start))
        last = last_of(block)
        users = (*part, last) if carried else part
        used = {value for op in users for value in (*op.operands, *_from_outside(op))}
        for value, buffer in self._kept.items():
            if value in used and value.owner not in own:
                names[value] = b.value(LoadOp.get(buffer, [at]))
        wanted = {*part, *_repeated(used, block)}
        for op in (op for op in block.ops if op in wanted):
            b.emit(op.clone(value_mapper=names))
        for value, buffer in self._kept.items():
            if value.owner in own:
                b.emit(StoreOp.get(names[value], buffer, [at]))
        b.emit(scf.YieldOp(*(names.get(one, one) for one in last.operands if carried)))
        return loop.results


def _is_repeated(op: Operation) -> bool:
    """True for arithmetic on integers of what is there in each part: cheap, and no memory."""
    block = op.parent
    assert block is not None
    pending = [op]
    for one in each_once(pending):
        if one.regions or not effect_of(one).is_nothing:
            return False
        if any(isinstance(result.type, AnyFloat) for result in one.results):
            return False
        for value in one.operands:
            if value in block.args[1:]:
                return False
            if isinstance(value.owner, Operation) and value.owner.parent is block:
                pending.append(value.owner)
    return True


def _repeated(values: Iterable[SSAValue], block: Block) -> list[Operation]:
    """The operations of a block that values need and that each part repeats."""
    return [op for op in operations_behind(values, block) if _is_repeated(op)]
