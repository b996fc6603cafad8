"""``gather-one-hot``: loops that find an element by comparing every index become one access.

``Σₖ select(k == e, t[k], 0)`` is ``t[e]`` where ``e`` is an index, and 0 elsewhere; and a loop
that adds to ``g[k]`` where ``k == e`` adds to ``g[e]``. The loop over ``k`` goes. Needs loops of
constant bounds, ``affine`` or ``scf``, whose body is straight line code with one update.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.affine.expand import expand_map
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import last_of
from ad_opt.dialects.support.ir.rewriting import (
    erase,
    erase_unused,
    move,
    move_all,
    move_to_end,
    replace,
    replace_uses,
)
from ad_opt.passes.analysis.affine.nests import loops_of, nests_in
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.infrastructure.instruments.remarks import remark
from ad_opt.passes.ops.catalogue import accesses_at_map, is_for
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref, scf
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, FloatAttr, IntegerType
from xdsl.ir import Attribute, Block, Operation, Region, SSAValue

from .one_hot import position
from .one_hot_loops import OneHot, compared_loops, one_hot_loop
from .scattered_sums import add_in_memory
from .selected_updates import Neutral, update_of
from .zero_signs import ZeroSigns


@dataclass(frozen=True)
class GatherOneHotPass(FunctionPass):
    """Replace loops that select one index by an access to it, under a guard.

    Before, and after::

        %s = affine.for %k = 0 to 80 iter_args(%a = %zero) -> (f32) {
          %p = arith.cmpi eq, %k, %e : index
          %x = affine.load %t[%k] : memref<80xf32>
          %y = arith.select %p, %x, %zero : f32
          %b = arith.addf %a, %y : f32
          affine.yield %b : f32
        }

        %inside = arith.cmpi ult, %e, %c80 : index
        %k = arith.select %inside, %e, %c0 : index
        %x = memref.load %t[%k] : memref<80xf32>
        %y = arith.select %inside, %x, %zero : f32
        %s = arith.addf %zero, %y : f32

    So are updates of memory, at elements that ``%k`` has no part in, and at elements that it has: a
    loop that adds to ``g[k]`` where ``k == e`` is one addition below an ``scf.if``, or a row of
    them, where loops over columns have no part in ``e``. ``e`` may be a
    float, too. A product with the comparison as a number is read likewise if the other factor is
    finite: by a flag (``nnan,ninf``), or because it was an integer. What is computed is the same,
    bit for bit, unless flags permit less: where a loop would have made a -0.0 a +0.0 and nothing
    shows that there is none, a zero is added, or the loop stays.

    Options: ``finite`` (false): take all numbers that comparisons are multiplied with to be finite.
    ``signed-zeros`` (true): keep the signs of zeros; sums of tensors do not need them.
    """

    name = "gather-one-hot"
    finite: bool = False
    signed_zeros: bool = True

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = compared_loops(func)
        if not loops:
            return False
        done = 0
        aliasing = analyses.get(Aliasing, func)
        for each in loops:
            if not func.is_ancestor(each):
                continue  # a sum that is in memory now
            adding = add_in_memory(
                each, aliasing, finite=self.finite, signed_zeros=self.signed_zeros
            )
            loop = each if adding is None else adding
            found = one_hot_loop(loop, aliasing, finite=self.finite)
            if found is not None:
                done += _Rewriting(func, found, aliasing, self).run()
        count("loops over all indices gone", done)
        return done > 0


class _Rewriting:
    """The rewriting of one loop."""

    def __init__(
        self, func: Operation, found: OneHot, aliasing: Aliasing, options: GatherOneHotPass
    ):
        self.func = func
        self.options = options
        self.found = found
        self.aliasing = aliasing

    def run(self) -> bool:
        """Rewrite the loop; false if it has to stay."""
        exact = self._is_exact()
        loop = self.found.loop
        may_add_zero = self.found.update.neutral is Neutral.POSITIVE_ZERO
        if not exact and (self.found.is_scatter or not may_add_zero):
            remark("nests", loop, "this loop finds one index, but signs of zeros would change")
            return False
        remark("nests", loop, "this loop finds one index: it is one access now")
        place = self._begin()
        for op in self.found.slice:
            if op is place:
                place = _next(op)
            else:
                move(op, place)
        b = Builder.at(place)
        index, held = position(b, self.found.where.other, self.found.extent)
        _put_index(self.found, index)
        self._read_again()
        if self.found.is_scatter:
            self._scatter(held, place if is_for(place) else None)
        else:
            self._gather(held, exact)
        self._splice()
        return True

    def _begin(self) -> Operation:
        """The operation in front of which the index is computed: a loop that it does not depend
        on, if an update can be below one condition for all iterations of it, else of the body.
        """
        found = self.found
        first = found.body.first_op
        assert first is not None
        if not found.is_scatter:
            return first
        needed = {value for op in found.slice for value in op.operands} | {found.where.other}
        place, block = first, found.body
        while block is not found.loop.regions[0].block:
            inner = block.parent_op()
            assert inner is not None
            (facts,) = loops_of(inner)
            if not facts.trips or facts.iv in needed:
                break
            place, outer = inner, inner.parent
            assert outer is not None
            block = outer
        return place

    def _read_again(self) -> None:
        """Read the update again, some of whose values were replaced."""
        found = self.found
        update = update_of(found.new, found.old, found.where, finite=self.options.finite)
        assert update is not None
        found.update = update

    def _is_exact(self) -> bool:
        """True if iterations in which the comparison does not hold change no bit."""
        update = self.found.update
        if update.neutral is Neutral.EXACT or not self.options.signed_zeros:
            return True
        if self.found.extent == 1 and not self.found.is_scatter:
            # A zero is added once, as by what is written for it.
            return update.neutral is Neutral.POSITIVE_ZERO
        assert update.op is not None
        if "nsz" in self.found.flags:
            return True
        start = self.found.start
        signs = ZeroSigns(nests_in(self.func), self.aliasing)
        if start is not None:
            return signs.is_not_negative(start)
        assert self.found.load is not None
        return signs.holds_no_negative(self.found.load.operands[0], before=self.found.loop)

    def _gather(self, held: SSAValue, exact: bool) -> None:
        """Update what the loop's variable has no part in by what is selected, or nothing."""
        found, update = self.found, self.found.update
        b = Builder.at(found.end)
        value, old = update.value(b), found.old
        if update.op is None:
            new = b.value(arith.SelectOp(held, value, old))
        else:
            neutral = _constant(b, update.elsewhere, value.type)
            new = update.combine(b, old, b.value(arith.SelectOp(held, value, neutral)))
            if not exact:
                zero = _constant(b, 0.0, value.type)
                new = b.value(arith.AddfOp(new, zero))
        _replace_operand(found.end, found.new, new)

    def _scatter(self, held: SSAValue, row: Operation | None) -> None:
        """Update the element, or a row of them by a loop, below a condition."""
        found, update = self.found, self.found.update
        assert found.load is not None
        load, store = found.load, found.end
        b = Builder.at(store)
        value = update.value(b)
        inside = Block()
        if row is not None:
            _replace_operand(store, found.new, update.combine(b, load.results[0], value))
            b = Builder.at(row)
            b.emit(make(scf.IfOp, operands=[held], regions=[Region(inside), Region()]))
            move_to_end(row, inside)
        else:
            b.emit(make(scf.IfOp, operands=[held], regions=[Region(inside), Region()]))
            old = b.inside(inside).value(load.clone())
            move_to_end(store, inside)
            new = update.combine(b.inside(inside, store), old, value)
            _replace_operand(store, found.new, new)
        b.inside(inside).emit(make(scf.YieldOp))

    def _splice(self) -> None:
        """Put the body of the loop in its place, and remove what is left over."""
        loop = self.found.loop
        block = loop.regions[0].block
        end = last_of(block)
        results = list(end.operands)
        erase(end)
        for argument, start in zip(block.args[1:], loop.operands[-len(results) :], strict=False):
            replace_uses(argument, start)
        left = [*self.found.body.ops] if self.found.body is not block else [*block.ops]
        move_all(block, loop)
        replace(loop, *results)
        erase_unused(op for op in left if _is_plain(op))


def _next(op: Operation) -> Operation:
    following = op.next_op
    assert following is not None
    return following


def _is_plain(op: Operation) -> bool:
    return bool(op.results) and not op.regions


def _replace_operand(op: Operation, old: SSAValue, new: SSAValue) -> None:
    op.operands = [new if value is old else value for value in op.operands]


def _constant(b: Builder, number: float | int, type_: Attribute) -> SSAValue:
    if isinstance(type_, AnyFloat):
        return b.value(arith.ConstantOp(FloatAttr(float(number), type_)))
    assert isinstance(type_, IntegerType)
    return b.integer(int(number), type_)


def _put_index(found: OneHot, index: SSAValue) -> None:
    """Use an index, which is no variable of a loop, in the place of one."""
    variable = found.where.variable
    for op in dict.fromkeys(use.operation for use in variable.uses):
        if accesses_at_map(op):
            new = _as_memref(op, variable, index)
            if op is found.load:
                found.load, found.old = new, new.results[0]
            elif op is found.end:
                found.end = new
        elif op.name == "affine.apply":
            b = Builder.at(op)
            (value,) = _expanded(b, op, op.operands, variable, index)
            replace(op, value)
    replace_uses(variable, index)


def _expanded(
    b: Builder,
    op: Operation,
    operands: Sequence[SSAValue],
    variable: SSAValue,
    index: SSAValue,
) -> list[SSAValue]:
    map_ = op.properties["map"]
    assert isinstance(map_, AffineMapAttr)
    given = [index if value is variable else value for value in operands]
    return [b.index(one) for one in expand_map(b, map_.data, given)]


def _as_memref(op: Operation, variable: SSAValue, index: SSAValue) -> Operation:
    """The access with the index among its subscripts, which are computed."""
    b = Builder.at(op)
    first = 2 if op.name == "affine.store" else 1
    subscripts = _expanded(b, op, op.operands[first:], variable, index)
    kind: type[Operation] = memref.StoreOp if first == 2 else memref.LoadOp
    types = [result.type for result in op.results]
    new = b.emit(make(kind, operands=[*op.operands[:first], *subscripts], result_types=types))
    replace(op, *new.results)
    return new
