"""``uncarry-values``: what a loop carries although the number of the trip says it.

Compilers and authors let loops carry second counters, addresses that step along, and elements of
buffers that the next trips read again: strength reduction and predictive commoning (O'Brien, 1990).
Each of these makes every trip depend on the one before, and reverse mode would remember them. Here
they are undone; ``carry-updates`` and LLVM do them again behind differentiation. A value takes the
place of one that is the same, bit for bit: results do not change. Needs ``scf.for``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ad_opt.dialects.core.arith import IndexCastOp
from ad_opt.dialects.support.ir.build import Builder, drop_poison_flags
from ad_opt.dialects.support.ir.creation import copy_operation
from ad_opt.dialects.support.ir.queries import constant_of, last_of, walk
from ad_opt.dialects.support.ir.rewriting import replace_uses
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.memory_ops import is_pointer
from ad_opt.passes.optimize.scalar.aggressive_dce import keep_carried
from ad_opt.passes.optimize.scalar.folds import as_signed
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith
from xdsl.dialects.builtin import IndexType, i64
from xdsl.ir import Attribute, Block, Operation, OpResult, SSAValue

from .trip_forms import Carried, Forms, Stepped, Sum, width_of, yielded
from .while_addresses import address, uncarry_in_while


@dataclass(frozen=True)
class UncarryValuesPass(FunctionPass):
    """Elements, counters and addresses that a loop carries are computed from its counter.

    Before, and after::

        %first = memref.load %x[%c0] : memref<?xf64>
        %s, %last = scf.for %i = %c1 to %n step %c1
            iter_args(%acc = %zero, %this = %first) -> (f64, f64) {
          %next = memref.load %x[%i] : memref<?xf64>
          %p = arith.mulf %this, %next : f64
          %sum = arith.addf %acc, %p : f64
          scf.yield %sum, %next : f64, f64
        }

        %s = scf.for %i = %c1 to %n step %c1 iter_args(%acc = %zero) -> (f64) {
          %j = arith.subi %i, %c1 : index
          %this = memref.load %x[%j] : memref<?xf64>
          %next = memref.load %x[%i] : memref<?xf64>
          %p = arith.mulf %this, %next : f64
          %sum = arith.addf %acc, %p : f64
          scf.yield %sum : f64
        }

    A value that is carried for several trips is one of several trips before. In the first trip it
    must surely be the same (here ``x[1 - 1]`` is ``x[0]``), and no memory that is loaded from may
    be written until the loop is done. What takes more than cheap operations stays. Options: none.
    """

    name = "uncarry-values"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        whiles = [uncarry_in_while(op) for op in walk(func) if op.name == "scf.while"]
        loops = [op for op in walk(func) if op.name == "scf.for" and _candidates(op)]
        if not loops:
            return any(whiles)
        effects = analyses.get(Effects, func)
        found = [(loop, _find(loop, effects)) for loop in loops]
        # The innermost first: what an outer loop replaces is replaced in what is written here, too.
        for loop, carried in reversed(found):
            if carried.following or carried.steps:
                _rewrite(loop, carried)
        return any(whiles) or any(one.following or one.steps for _, one in found)


_Carried: TypeAlias = tuple[SSAValue, SSAValue, SSAValue]
"""An argument of a loop, what it is in the first trip, and what it will be in the next one."""

ROUNDS = 8
"""Most times that all carried values are looked at: as many of them may follow each other. A guess:
windows of more elements do not fit into registers.
"""


def _candidates(loop: Operation) -> list[_Carried]:
    """Values that a loop carries, but for sums and products, which need the trip before."""
    if not isinstance(loop.operands[0].type, IndexType) or "unsignedCmp" in loop.properties:
        return []
    body = loop.regions[0].block
    end = last_of(body)
    return [
        (argument, first, following)
        for argument, first, following in zip(
            body.args[1:], loop.operands[3:], end.operands, strict=True
        )
        if width_of(argument.type) is not None
        or not (isinstance(following, OpResult) and argument in following.op.operands)
    ]


def _find(loop: Operation, effects: Effects) -> Carried:
    """Find what the loop carries and the trip says."""
    carried = Carried()
    forms = Forms(loop, carried, effects)
    pending = [one for one in _candidates(loop) if one[0] is not one[2]]
    counts = constant_of(loop.operands[0]) is not None and constant_of(loop.operands[2]) == 1
    for argument, _, following in pending if counts else ():
        growth = forms.growth(following, argument)
        if growth is not None:
            carried.steps[argument] = growth
    pending = [one for one in pending if one[0] not in carried.steps]
    for _ in range(ROUNDS):
        left: list[_Carried] = []
        for argument, first, following in pending:
            before = forms.of(following, -1)
            if before is not None and before == forms.of(first, 0):
                carried.following[argument] = following
            else:
                left.append((argument, first, following))
        if len(left) == len(pending):
            break
        pending = left
    return carried


def _rewrite(loop: Operation, carried: Carried) -> None:
    """Compute what is known, in each trip and behind the loop, instead of carrying it."""
    body = loop.regions[0].block
    known = {*carried.following, *carried.steps}
    inside = Builder(body, body.first_op, loop.location)
    writer = _Writer(loop, carried, body.args[0], inside)
    kept: list[int] = []
    for at, (argument, result) in enumerate(zip(body.args[1:], loop.results, strict=True)):
        if argument not in known:
            kept.append(at)
            continue
        if result.first_use is not None:
            replace_uses(result, _behind(loop, carried, argument))
    for argument in body.args[1:]:
        if argument in known and argument.first_use is not None:
            writer.replace(argument)
    keep_carried(loop, kept)


def _behind(loop: Operation, carried: Carried, argument: SSAValue) -> SSAValue:
    """A carried value when the loop is done."""
    b = Builder.behind(loop)
    lower, upper, step = loop.operands[:3]
    by = constant_of(step)
    if by == 1:
        end = b.maximum(lower, upper)
    else:
        trips = b.maximum(b.ceildiv(b.sub(upper, lower), step), 0)
        end = b.add(lower, b.mul(trips, step))
    return _Writer(loop, carried, b.index(end), b).value(argument, 0)


class _Writer:
    """Writes values of a trip: with a counter that is given, in front of an operation."""

    def __init__(self, loop: Operation, carried: Carried, counter: SSAValue, builder: Builder):
        self.loop = loop
        self.body = loop.regions[0].block
        self.carried = carried
        self.counter = counter
        self.builder = builder
        self.made: dict[tuple[SSAValue, int], SSAValue] = {}
        self.forms = Forms(loop, carried)
        self.forms.opaque = self.body.args[0]

    def replace(self, argument: SSAValue) -> None:
        """Put what is written in the place of a carried value."""
        replace_uses(argument, self.value(argument, 0))

    def value(self, value: SSAValue, trip: int) -> SSAValue:
        """A value as it is in another trip: ``trip`` further than that of the counter."""
        if self.forms.is_outside(value):
            return value
        key = value, trip
        if key not in self.made:
            self.made[key] = self._written(value, trip)
        return self.made[key]

    def _written(self, value: SSAValue, trip: int) -> SSAValue:
        if value in self.carried.following:
            return self.value(self.carried.following[value], trip - 1)
        if value in self.carried.steps:
            return self._stepped(value, trip)
        if width_of(value.type) is not None and not is_pointer(value.type):
            sum_ = self.forms.of(value, trip)
            if isinstance(sum_, Sum) and (found := self.sum(sum_, value.type)) is not None:
                return found
        assert isinstance(value, OpResult)
        if value.op.regions:
            return self.value(yielded(value)[0], trip)
        values = {x: self.value(x, trip) for x in value.op.operands}
        copy = self.builder.emit(copy_operation(value.op, values, {}))
        if not self._holds_promises(value.op, trip):
            drop_poison_flags(copy)
        return copy.results[value.index]

    def _holds_promises(self, op: Operation, trip: int) -> bool:
        """True if what an address promises is so before the first trip, too: it is upwards, as in
        all other trips, and what is there is loaded.
        """
        if op.name != "llvm.getelementptr" or not self.forms.is_outside(op.operands[0]):
            return False
        forms = Forms(self.loop, self.carried)
        found = [forms.of(index, trip) for index in op.operands[1:]]
        return all(
            isinstance(one, Sum) and not one.parts and not one.number >> (one.width - 1)
            for one in found
        )

    def _stepped(self, argument: SSAValue, trip: int) -> SSAValue:
        """A value that grows by the same in each trip."""
        assert isinstance(argument.owner, Block)
        b, at = self.builder, self.body.args.index(argument)
        first, growth = self.loop.operands[2 + at], self.carried.steps[argument]
        type_ = i64 if is_pointer(argument.type) else argument.type
        lower = constant_of(self.loop.operands[0])
        assert lower is not None
        number = self.sum(Sum(64, {self.body.args[0]: 1}, trip - lower), type_)
        by = self.sum(growth, type_)
        assert number is not None
        assert by is not None
        moved = b.binary(arith.MuliOp, number, by)
        if type_ is argument.type:
            return b.binary(arith.AddiOp, first, moved)
        return address(b, first, moved)

    def sum(self, sum_: Sum, type_: Attribute) -> SSAValue | None:
        """A sum, if its parts are values, of the type or of an index."""
        b, total = self.builder, None
        if not all(isinstance(part, SSAValue | Stepped) for part in sum_.parts):
            return None
        for part, factor in sum_.parts.items():
            value = self._part(part)
            if value.type != type_:
                value = b.cast(IndexCastOp, value, type_)
            by = as_signed(factor, sum_.width)
            if total is not None and by == -1:
                total = b.binary(arith.SubiOp, total, value)
                continue
            if by != 1:
                value = b.binary(arith.MuliOp, value, b.integer(by, type_))
            total = value if total is None else b.binary(arith.AddiOp, total, value)
        number = as_signed(sum_.number, sum_.width)
        if total is None:
            return b.integer(number, type_)
        if number < 0:
            return b.binary(arith.SubiOp, total, b.integer(-number, type_))
        return b.binary(arith.AddiOp, total, b.integer(number, type_)) if number else total

    def _part(self, part: object) -> SSAValue:
        if isinstance(part, Stepped):
            return self.value(part.argument, part.trip)
        assert isinstance(part, SSAValue)
        return self.counter if part is self.body.args[0] else part
