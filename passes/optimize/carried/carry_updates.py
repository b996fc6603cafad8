"""``carry-updates``: what several iterations add to an element is added when the last of them does.

Gradients of programs that read ``x[i]`` and ``x[i + 1]`` add to both. Each element is loaded and
stored twice then, in two iterations; here the first addend waits in a register for the second.
Compilers call this scalar replacement, or predictive commoning (Callahan, Carr, Kennedy, 1990). The
additions are the same in the same order, so not a bit changes. Needs ``scf.for`` over ``memref`` or
addresses.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.ir.build import Builder, Index, carry, drop_poison_flags
from ad_opt.dialects.support.ir.queries import constant_of, is_made_in, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.llvm.memory.address_forms import INDEX_OPERATIONS
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import AnyFloat, FloatAttr, IndexType
from xdsl.ir import BlockArgument, Operation, SSAValue

from .neighbouring_updates import Update, Window, windows_of

REGISTERS = 8
"""Most values that a window may make a loop carry: they should fit into registers. Measured on
rosenbrock: the gradient takes 7.0 of the primal with 0, and 1.9 to 2.3 with 2, 8 and 32.
"""


@dataclass(frozen=True)
class CarryUpdatesPass(FunctionPass):
    """Additions to elements near ``m[i]`` become one, with what is to be added carried to it.

    Before, and after::

        scf.for %i = %c0 to %n step %c1 {
          %j = arith.addi %i, %c1 : index
          %next = memref.load %m[%j] : memref<?xf64>
          %next1 = arith.addf %next, %a : f64
          memref.store %next1, %m[%j] : memref<?xf64>
          %this = memref.load %m[%i] : memref<?xf64>
          %this1 = arith.addf %this, %b : f64
          memref.store %this1, %m[%i] : memref<?xf64>
        }

        %r = scf.for %i = %c0 to %n step %c1 iter_args(%earlier = %minus_zero) -> (f64) {
          %this = memref.load %m[%i] : memref<?xf64>
          %this0 = arith.addf %this, %earlier : f64
          %this1 = arith.addf %this0, %b : f64
          memref.store %this1, %m[%i] : memref<?xf64>
          scf.yield %a : f64
        }
        (if the loop has run: what its last iteration has left is added to %m[%n])

    Nothing else in the loop may touch what may be the buffer's memory. Options: none.
    """

    name = "carry-updates"

    @override
    def apply_function(
        self, ctx: Context, func: Operation, analyses: AnalysisManager
    ) -> bool | None:
        found = [
            (loop, buffer, windows)
            for loop in [op for op in walk(func) if op.name == "scf.for"]
            if isinstance(loop.operands[0].type, IndexType)
            for buffer, windows in windows_of(loop).items()
        ]
        changed = False
        for loop, buffer, windows in found:
            effects = analyses.get(Effects, func)
            if _is_alone(loop, buffer, windows, effects):
                for window in windows:
                    if 0 < sum(_registers(window)) <= REGISTERS:
                        _Carrying(loop, window).run()
                        changed = True
        return changed


def _registers(window: Window) -> list[int]:
    return [update.delay * len(update.additions) for update in window.updates]


def _is_alone(
    loop: Operation, buffer: SSAValue, windows: Sequence[Window], effects: Effects
) -> bool:
    """True if the loop does nothing else to memory that may be the buffer's."""
    own = {op for one in windows for update in one.updates for op in (update.load, update.store)}
    mask = effects.aliasing.mask(buffer)
    for op in walk(loop):
        if op not in own:
            masks = effects.own(op)
            if effects.aliasing.closure(masks.reads | masks.writes | masks.frees) & mask:
                return False
    return True


@dataclass(eq=False)
class _Term:
    """An addition to an element, some iterations before the last addition to it."""

    addition: Operation
    delay: int
    carried: list[SSAValue]
    """In iteration ``k``, what iterations ``k - 1``, ``k - 2``, ... would have added."""
    left: list[SSAValue]
    """The same behind the loop."""

    def added(self, builder: Builder, to: SSAValue, value: SSAValue) -> SSAValue:
        """The sum with a value in place of the term."""
        kind = arith.AddfOp if self.addition.name == "arith.addf" else arith.SubfOp
        op = builder.emit(kind(to, value))
        op.properties.update(self.addition.properties)
        return op.results[0]


class _Carrying:
    """The rewriting of one window."""

    def __init__(self, loop: Operation, window: Window):
        self.loop = loop
        self.block = loop.regions[0].block
        self.last = next(update for update in window.updates if update.delay == 0)
        self.early = [update for update in window.updates if update.delay]

    def run(self) -> None:
        """Carry what is added early, and add it where the last update is."""
        terms = [term for update in self.early for term in self._carry(update)]
        builder = Builder.behind(self.last.load)
        loaded = sum_ = self.last.load.results[0]
        for term in terms:
            sum_ = term.added(builder, sum_, term.carried[term.delay - 1])
        first = self.last.additions[0]
        first.operands = [sum_ if x is loaded else x for x in first.operands]
        for update in self.early:
            for op in (update.store, *reversed(update.additions), update.load):
                erase(op)
        self._leave(terms)

    def _carry(self, update: Update) -> list[_Term]:
        found: list[_Term] = []
        for addition, value in update.terms():
            first = Builder.at(self.loop).value(_nothing(addition))
            carried: list[SSAValue] = [value]
            left: list[SSAValue] = []
            for _ in range(update.delay):
                inside, behind = carry(self.loop, first, lambda _, older=carried[-1]: older)
                carried.append(inside)
                left.append(behind)
            found.append(_Term(addition, update.delay, carried[1:], left))
        return found

    # ------------------------------------------------------------------ behind the loop

    def _leave(self, terms: Sequence[_Term]) -> None:
        """Add behind the loop what has not met its last addition.

        An element that the loop has not touched, because it did not run as often, stays untouched:
        it may not be this thread's.
        """
        lower, upper, step = self.loop.operands[:3]
        by = constant_of(step)
        assert by is not None
        builder = Builder.behind(self.loop)
        behind: Index = upper
        if by != 1:
            trips = builder.ceildiv(builder.sub(upper, lower), by)
            behind = builder.add(lower, builder.mul(trips, by))
        for missing, distances in self._rest(terms):
            # The loop has touched these elements if it has run more than `missing` times.
            first, end = constant_of(lower), constant_of(upper)
            if first is not None and end is not None:
                if first + missing * by < end:
                    self._add_rest(builder, terms, behind, distances)
                continue
            least = builder.index(builder.add(lower, missing * by))
            touched = builder.compare("slt", least, upper)
            self._add_rest(builder.where(touched), terms, behind, distances)

    def _rest(self, terms: Sequence[_Term]) -> list[tuple[int, list[int]]]:
        """Return how many iterations behind the last one elements still get something, by how
        many iterations more than one there must have been.
        """
        found: dict[int, list[int]] = {}
        for distance in range(1, terms[0].delay + 1):
            nearest = min(term.delay for term in terms if term.delay >= distance)
            found.setdefault(nearest - distance, []).append(distance)
        return sorted(found.items())

    def _add_rest(
        self, builder: Builder, terms: Sequence[_Term], behind: Index, distances: Sequence[int]
    ) -> None:
        by = constant_of(self.loop.operands[2])
        assert by is not None
        for distance in distances:
            counter = builder.index(builder.add(behind, (distance - 1) * by))
            load, store = self.last.load, self.last.store
            at = {x: self._index(x, counter, builder) for x in load.operands}
            loaded = builder.emit(load.clone(at))
            sum_ = loaded.results[0]
            for term in terms:
                if term.delay >= distance:
                    sum_ = term.added(builder, sum_, term.left[term.delay - distance])
            stored = builder.emit(store.clone())
            stored.operands = [sum_, *loaded.operands]

    def _index(self, value: SSAValue, counter: SSAValue, builder: Builder) -> SSAValue:
        """An index with another number for the counter.

        What is true of the numbers on the way to it in the loop (`overflow`) need not be true here.
        """
        if isinstance(value, BlockArgument):
            return counter if value is self.block.args[0] else value
        op = value.owner
        assert isinstance(op, Operation)
        if op.name not in INDEX_OPERATIONS or not is_made_in(value, self.loop):
            return value
        new = [self._index(x, counter, builder) for x in op.operands]
        made = op.clone(dict(zip(op.operands, new, strict=True)))
        return builder.value(drop_poison_flags(made))


def _nothing(addition: Operation) -> Operation:
    """The number that changes nothing, whatever it is added to, or subtracted from."""
    type = addition.results[0].type
    assert isinstance(type, AnyFloat)
    return arith.ConstantOp(FloatAttr(-0.0 if addition.name == "arith.addf" else 0.0, type))
