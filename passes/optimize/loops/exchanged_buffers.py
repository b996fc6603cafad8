"""Loops that exchange buffers from trip to trip: written out for as many trips as bring them back.

Sweeps over a grid read one buffer and write another, which is the one that is read in the next
trip. Which memory is which depends on the trip then, and so do shadows: each trip would remember
them, and nobody could tell the two apart. Written out, the trips of a round name their buffers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.llvm.layouts import PTR
from ad_opt.dialects.support.ir.build import Builder, counted_loop
from ad_opt.dialects.support.ir.queries import constant_of, is_unsigned, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from xdsl.dialects import arith, scf
from xdsl.dialects.builtin import IndexType, MemRefType
from xdsl.ir import Block, Operation, Region, SSAValue

LONGEST_ROUND = 3
"""Most trips that bring buffers back. A guess: time steps look at one or two steps before."""

MOST_OPERATIONS = 256
"""Most operations of a body, loops in it included. A guess: each is there two or three times."""


def unroll_exchange(loop: Operation) -> bool:
    """Write out the trips of a round; false if no buffers are exchanged, or too much is.

    Before, and after::

        %r:2 = scf.for %i = %c0 to %n step %c1       %h = <half of %n, rounded up>
            iter_args(%p = %a, %q = %b) {            scf.for %t = %c0 to %h step %c1 {
          <from %p to %q>                              <from %a to %b>
          scf.yield %q, %p                             %more = <2 %t + 1 < %n>
        }                                              scf.if %more {
                                                         <from %b to %a>
                                                       }
                                                     }
                                                     %r0 = arith.select %odd, %b, %a
    """
    found = _Exchange.found(loop)
    if found is None:
        return False
    found.write()
    return True


@dataclass
class _Exchange:
    loop: Operation
    source: dict[int, int]
    """For each buffer that moves, by its place among what is carried: which one comes there."""
    period: int

    @staticmethod
    def found(loop: Operation) -> _Exchange | None:
        """The buffers that a loop exchanges; ``None`` if none are, or not by each trip alike."""
        body, carried = loop.regions[0].block, loop.operands[3:]
        counts = constant_of(loop.operands[2]) == 1 and body.args[0].type == IndexType()
        if not counts or is_unsigned(loop) or body.last_op is None:
            return None
        places: dict[SSAValue, int] = {value: at for at, value in enumerate(body.args[1:])}
        source = {
            at: places[value]
            for at, value in enumerate(body.last_op.operands)
            if value in places and places[value] != at and _is_buffer(value)
        }
        apart = len({carried[at] for at in source}) == len(source)
        if not source or source.keys() != set(source.values()) or not apart:
            return None
        period, at = 1, source
        while any(place != which for place, which in at.items()):
            at = {place: source[which] for place, which in at.items()}
            period += 1
            if period > LONGEST_ROUND:
                return None
        if sum(1 for _ in walk(loop)) > MOST_OPERATIONS:
            return None
        return _Exchange(loop, source, period)

    def write(self) -> None:
        """Put the loop over rounds in the place of the loop."""
        loop, b = self.loop, Builder.at(self.loop)
        low, high = loop.operands[:2]
        carried = list(loop.operands[3:])
        kept = [at for at in range(len(carried)) if at not in self.source]
        rounds = [carried]
        for _ in range(1, self.period):
            last = rounds[-1]
            moved = [last[self.source.get(at, at)] for at in range(len(last))]
            rounds.append(moved)
        count = b.index(b.maximum(b.sub(high, low), 0))
        period = b.integer(self.period, IndexType())
        whole = b.value(arith.AddiOp(count, b.integer(self.period - 1, IndexType())))
        end = b.value(arith.DivUIOp(whole, period))
        block = Block(arg_types=[IndexType(), *(carried[at].type for at in kept)])
        zero, one = b.integer(0, IndexType()), b.integer(1, IndexType())
        made = counted_loop(zero, end, one, [carried[at] for at in kept], block)
        made.attributes |= loop.attributes
        b.emit(made)
        inside = Builder(block, location=loop.location)
        first = inside.value(arith.AddiOp(low, inside.value(arith.MuliOp(block.args[0], period))))
        values = list(block.args[1:])
        for number, buffers in enumerate(rounds):
            if not number:
                values = self._trip(inside, first, buffers, kept, values)
                continue
            at = inside.value(arith.AddiOp(first, inside.integer(number, IndexType())))
            then, other = Block(), Block()
            within = inside.inside(then)
            found = self._trip(within, at, buffers, kept, values)
            within.emit(scf.YieldOp(*found))
            inside.inside(other).emit(scf.YieldOp(*values))
            more = inside.compare("slt", at, high)
            types = [value.type for value in values]
            rest = Region(other) if types else Region()
            values = list(inside.emit(scf.IfOp(more, types, Region(then), rest)).results)
        inside.emit(scf.YieldOp(*values))
        self._replace(Builder(b.block, loop, loop.location), made, kept, rounds, count, period)
        erase(loop)

    def _trip(
        self,
        b: Builder,
        number: SSAValue,
        buffers: Sequence[SSAValue],
        kept: Sequence[int],
        values: Sequence[SSAValue],
    ) -> list[SSAValue]:
        """Copy the body for one trip; return what it hands on besides the buffers."""
        body = self.loop.regions[0].block
        assert body.last_op is not None
        known: dict[SSAValue, SSAValue] = {body.args[0]: number}
        known |= zip(body.args[1:], buffers, strict=True)
        known |= {body.args[1 + at]: value for at, value in zip(kept, values, strict=True)}
        for op in body.ops:
            if op is not body.last_op:
                b.emit(op.clone(value_mapper=known))
        following = body.last_op.operands
        return [known.get(following[at], following[at]) for at in kept]

    def _replace(
        self,
        b: Builder,
        made: Operation,
        kept: Sequence[int],
        rounds: Sequence[Sequence[SSAValue]],
        count: SSAValue,
        period: SSAValue,
    ) -> None:
        """Let who looks at the results look at those of the new loop, and at the buffers."""
        loop = self.loop
        for at, value in zip(kept, made.results, strict=True):
            replace_uses(loop.results[at], value)
        left = b.value(arith.RemUIOp(count, period))
        for at in self.source:
            if loop.results[at].first_use is None:
                continue
            chosen = rounds[0][at]
            for number in range(1, self.period):
                here = b.compare("eq", left, b.integer(number, IndexType()))
                chosen = b.value(arith.SelectOp(here, rounds[number][at], chosen))
            replace_uses(loop.results[at], chosen)


def _is_buffer(value: SSAValue) -> bool:
    return isinstance(value.type, MemRefType) or value.type == PTR
