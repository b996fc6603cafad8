"""``interchange-windows``: what iterations add along windows is added one offset at a time.

The way back of a filter adds to a window of the shadow in each iteration, ``dx[i + k] += w[k] * g``
for all ``k``, and windows of iterations that follow each other overlap: each vector waits for the
stores of the one before, of which it has a part. In the loop over ``i``, for one ``k``, nothing
waits. Loop distribution and loop interchange (Allen and Kennedy, Optimizing Compilers for Modern
Architectures, chapters 2 and 5), in strips, so that a strip's windows stay in the cache.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    block_of,
    constant_of,
    is_made_in,
    operations_behind,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.llvm.memory.address_forms import sum_of
from ad_opt.passes.ops.catalogue import is_function
from ad_opt.passes.optimize.carried.neighbouring_updates import Update, update_at
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import memref, scf
from xdsl.dialects.arith import ConstantOp
from xdsl.dialects.builtin import AnyFloat, IndexType, IntegerType
from xdsl.ir import Block, Operation, Region, SSAValue

from .form.facts import only_computes
from .form.headers import body_of, variable
from .interchange_recurrences import is_plain

STRIP = 256
"""Iterations that have an offset at once. Measured on the gradient of a filter of 16 coefficients
over 50 000 numbers, which took 758 us: 290 with 64, 256 with 256, 285 with 1024.
"""
MOST_KEPT = 4
"""Most numbers of an iteration that are kept until its strip's windows are due. A guess: each is an
array of a strip on the stack, and a load in the innermost loop.
"""
LEAST_TRIPS = 16
"""Fewest iterations for which it is done where their number is known. A guess: two vectors."""


@dataclass(frozen=True)
class InterchangeWindowsPass(FunctionPass):
    """Add what iterations add to overlapping windows of a shadow for one offset after another.

    Before, and after (``%dx`` is ``autodiff.shadow``)::

        scf.for %i = %c0 to %n step %c1 {          scf.for %s = %c0 to %n step %c256 {
          %g = memref.load %dy[%i]                   %e = arith.minsi %s + 256, %n
          scf.for %k = %c0 to %m step %c1 {          scf.for %i = %s to %e step %c1 {
            %w = memref.load %h[%k]                    %g = memref.load %dy[%i]
            %p = arith.mulf %g, %w                     memref.store %g, %kept[%i - %s]
            %j = arith.addi %i, %k                   }
            %old = memref.load %dx[%j]               scf.for %k = %c0 to %m step %c1 {
            %new = arith.addf %old, %p                 scf.for %i = %s to %e step %c1 {
            memref.store %new, %dx[%j]                   %g = memref.load %kept[%i - %s]
          }                                              (and so on)
        }                                              }
                                                     }
                                                   }

    The loops inside may be several, one in the other, and stand in branches that all iterations
    take alike. All that they do to memory are loads of what nobody writes, and additions to
    shadows: no program says in which order cotangents are added up. From one iteration to the next,
    places move by one element, or stay. What stands in front of them may do anything to other
    memory. Options: none.
    """

    name = "interchange-windows"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if op.name == "scf.for"]
        found = [nest for op in loops if (nest := _nest_of(op)) is not None]
        if not found:
            return False
        effects = analyses.get(Effects, func)
        chosen = [nest for nest in found if nest.has_window() and _is_legal(nest, effects)]
        taken = {nest.loop for nest in chosen}
        outermost = [nest for nest in chosen if taken.isdisjoint(_around(nest.loop))]
        written = sum([_Strips(nest).write() for nest in outermost])
        count("loops whose windows are gone through offset by offset", written)
        return written > 0


def _around(loop: Operation) -> list[Operation]:
    return [op for op in ancestors(loop) if op is not loop]


@dataclass
class _Nest:
    """A loop, the branches and loops in it, each the last one that the one around it has, and what
    stands in them.
    """

    loop: Operation
    guards: list[Operation] = field(default_factory=list[Operation])
    """Branches around the loops inside."""
    head: list[Operation] = field(default_factory=list[Operation])
    """Operations of each iteration in front of the first loop inside."""
    inner: list[Operation] = field(default_factory=list[Operation])
    """Loops and branches, from the first loop inside on."""
    body: list[Operation] = field(default_factory=list[Operation])
    """Operations in these that are none of them, in order."""

    @property
    def updates(self) -> list[Update]:
        """The additions to memory in the loops inside."""
        return [one for op in self.body if (one := update_at(op)) is not None]

    def has_window(self) -> bool:
        """True if neighbouring iterations add to neighbouring elements, neighbouring offsets too,
        and all accesses move with the iterations by one element or none.
        """
        i = variable(self.loop)
        offsets = [variable(op) for op in self.inner if op.name == "scf.for"]
        if not all(_moves_by(op, i) in (0, 1) for op in self.body if op.name in _ACCESSES):
            return False
        return any(
            _moves_by(one.load, i) == 1 and _moves_by(one.load, offsets[-1]) in (1, -1)
            for one in self.updates
        )


_ACCESSES = {"memref.load": 0, "memref.store": 1}
"""Accesses to one element, and the place of the buffer among their operands."""


def _moves_by(access: Operation, value: SSAValue) -> int | None:
    """By how many elements an access moves when a value goes up by one; ``None`` if that is not
    known, or if it moves to another row.
    """
    indices = access.operands[_ACCESSES[access.name] + 1 :]
    forms = [sum_of(index) for index in indices]
    if any(term is not value and is_made_of(term, value) for f in forms for term in f.terms):
        return None
    factors = [form.terms.get(value, 0) for form in forms]
    return None if any(factors[:-1]) else sum(factors[-1:])


def is_made_of(value: SSAValue, other: SSAValue) -> bool:
    """True if a value in the block of another one, or in one inside of that, may depend on it."""
    around = block_of(other)
    loop = around.parent_op()
    return loop is not None and is_made_in(value, loop) and not _is_counter(value)


def _is_counter(value: SSAValue) -> bool:
    """True for the variable of a loop."""
    loop = value.owner.parent_op() if isinstance(value.owner, Block) else None
    return loop is not None and loop.name == "scf.for" and value is variable(loop)


def _nest_of(loop: Operation) -> _Nest | None:
    """A loop with what is in it, if it has the form."""
    if not is_plain(loop) or constant_of(loop.operands[2]) != 1:
        return None
    low, high = map(constant_of, loop.operands[:2])
    if low is not None and high is not None and high - low < LEAST_TRIPS:
        return None
    nest, block = _Nest(loop), body_of(loop)
    while True:
        ops = [op for op in block.ops if op is not block.last_op]
        last = ops[-1] if ops else None
        if last is None or not last.regions:
            break
        rest = _inside(last, loop)
        if rest is None:
            return None
        (nest.body if nest.inner else nest.head).extend(ops[:-1])
        (nest.inner if nest.inner or last.name == "scf.for" else nest.guards).append(last)
        block = rest
    nest.body += ops
    if not nest.inner or not all(only_computes(op) or op.name in _ACCESSES for op in nest.body):
        return None
    return nest


def _inside(op: Operation, loop: Operation) -> Block | None:
    """The block of a plain loop, or of a branch without another one, that all iterations of
    ``loop`` run alike.
    """
    if op.results or any(is_made_in(x, loop) for x in op.operands):
        return None
    if op.name == "scf.for":
        return body_of(op) if is_plain(op) else None
    if op.name != "scf.if":
        return None
    then, otherwise = op.regions
    has_else = any(block.first_op is not block.last_op for block in otherwise.blocks)
    return None if has_else else then.block


def _is_legal(nest: _Nest, effects: Effects) -> bool:
    """True if the loops inside add to shadows that nothing else in the nest touches, and read what
    nothing in it writes.
    """
    aliasing = effects.aliasing
    updates = nest.updates
    own = {op for one in updates for op in (one.load, one.store)}
    added = read = 0
    for op in nest.body:
        masks = effects.own(op)
        if op in own:
            added |= masks.writes
        elif masks.writes:
            return False
        else:
            read |= masks.reads
    if not aliasing.is_shadow(added) or not all(_is_apart(one, effects) for one in updates):
        return False
    written = 0
    for op in nest.head:
        masks = effects.of(op)
        if masks.frees or (masks.ordered and not op.name.startswith("autodiff.")):
            return False
        if aliasing.closure(masks.reads | masks.writes) & added:
            return False
        if masks.writes and not _runs_alike(op, nest):
            return False
        written |= masks.writes
    return not aliasing.closure(read) & (added | written)


def _runs_alike(op: Operation, nest: _Nest) -> bool:
    """True if an operation of the head runs where the loops inside do."""
    return not nest.guards or op.parent is nest.guards[-1].regions[0].block


def _is_apart(update: Update, effects: Effects) -> bool:
    """True if nothing is written between the load and the store of an update."""
    op = update.load.next_op
    while op is not None and op is not update.store:
        if effects.own(op).writes:
            return False
        op = op.next_op
    return True


class _Strips:
    """A loop over strips in the place of a nest."""

    def __init__(self, nest: _Nest):
        self._nest = nest
        self._head = [body_of(nest.loop), *(op.regions[0].block for op in nest.guards)]

    def write(self) -> bool:
        """Write the loop over strips, and remove the nest; false if too much is to be kept."""
        again = self._again()
        kept = None if again is None else self._kept(again)
        if again is None or kept is None:
            return False
        loop = self._nest.loop
        buffers = [self._buffer(value) for value in kept]
        b = Builder.at(loop)
        for guard in self._nest.guards:
            then = Block([scf.YieldOp()])
            b.emit(scf.IfOp(guard.operands[0], [], Region(then)))
            b = Builder(then, then.last_op, loop.location)
        low, high = loop.operands[:2]
        made, strip = b.loop(low, high, STRIP)
        first = variable(made)
        end = strip.index(strip.minimum(strip.add(first, STRIP), high))
        arrays = dict(zip(kept, buffers, strict=True))
        self._write_head(strip, first, end, arrays)
        self._write_inner(strip, first, end, again, arrays)
        strip.emit(scf.YieldOp())
        erase(loop)
        return True

    def _crossing(self, users: Iterable[Operation]) -> list[SSAValue]:
        """Results of the head that some operations use."""
        return [
            *dict.fromkeys(
                x
                for op in users
                for x in op.operands
                if isinstance(x.owner, Operation) and x.owner.parent in self._head
            )
        ]

    def _again(self) -> list[Operation] | None:
        """Operations of the head that are run again with the loops inside: those of integers, and
        constants. ``None`` if these are made of what is in memory.
        """
        needed = [
            x
            for x in self._crossing(self._nest.body)
            if isinstance(x.type, IndexType | IntegerType) or isinstance(x.owner, ConstantOp)
        ]
        found = operations_behind(needed, *self._head)
        return found if all(map(only_computes, found)) else None

    def _kept(self, again: Sequence[Operation]) -> list[SSAValue] | None:
        """Numbers of the head that are kept for the loops inside; ``None`` if they are too many."""
        done = {result for op in again for result in op.results}
        found = [x for x in self._crossing(self._nest.body) if x not in done]
        is_number = all(isinstance(x.type, AnyFloat) for x in found)
        return found if is_number and len(found) <= MOST_KEPT else None

    def _buffer(self, value: SSAValue) -> SSAValue:
        """An array for the numbers of a strip, where the function begins."""
        func = next(filter(is_function, ancestors(self._nest.loop)))
        first = func.regions[0].blocks[0].first_op
        assert first is not None
        return Builder.at(first).value(memref.AllocaOp.get(value.type, shape=[STRIP]))

    def _write_head(
        self, b: Builder, first: SSAValue, end: SSAValue, kept: dict[SSAValue, SSAValue]
    ) -> None:
        if not kept and not any(not only_computes(op) for op in self._nest.head):
            return
        made, inside = b.loop(first, end)
        known = {variable(self._nest.loop): variable(made)}
        _copy(inside, self._nest.head, known)
        at = inside.index(inside.sub(variable(made), first))
        for value, buffer in kept.items():
            inside.emit(memref.StoreOp.get(known[value], buffer, [at]))
        inside.emit(scf.YieldOp())

    def _write_inner(
        self,
        b: Builder,
        first: SSAValue,
        end: SSAValue,
        again: Sequence[Operation],
        kept: dict[SSAValue, SSAValue],
    ) -> None:
        known: dict[SSAValue, SSAValue] = {}
        opened: list[Builder] = []
        for op in self._nest.inner:
            if op.name == "scf.for":
                low, high, step = op.operands[:3]
                made, inside = b.loop(low, high, step)
                known[variable(op)] = variable(made)
            else:
                then = Block()
                b.emit(scf.IfOp(op.operands[0], [], Region(then)))
                inside = b.inside(then)
            opened.append(inside)
            b = inside
        made, inside = b.loop(first, end)
        known[variable(self._nest.loop)] = variable(made)
        _copy(inside, again, known)
        at = inside.index(inside.sub(variable(made), first))
        for value, buffer in kept.items():
            known[value] = inside.value(memref.LoadOp.get(buffer, [at]))
        _copy(inside, self._nest.body, known)
        for builder in (inside, *reversed(opened)):
            builder.emit(scf.YieldOp())


def _copy(b: Builder, operations: Iterable[Operation], known: dict[SSAValue, SSAValue]) -> None:
    for op in operations:
        made = b.emit(op.clone(value_mapper=known))
        for old, new in zip(op.results, made.results, strict=True):
            new.name_hint = old.name_hint
            known[old] = new
