"""``sum-accumulators``: cotangents that are only summed are summed before they are stored.

What a program uses for a whole row has the sum of the row's cotangents as its own. Reverse mode
makes a buffer for the row, adds to its elements, and adds these up in the end; here the buffer has
the sum only. What is added is summed up first, without the factors that all of the row have in
common: one multiplication is left of a row of them, and sums that do not change in the loops around
are made in front of these. Needs ``scf`` loops and loads and stores of ``memref``.
"""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.autodiff.autodiff import COTANGENTS
from ad_opt.dialects.llvm.attributes.parameter_trees import LOOP_ANNOTATION, ROLLED
from ad_opt.dialects.support.ir.build import ANY_ORDER, Builder, carry
from ad_opt.dialects.support.ir.queries import (
    constant_of,
    defining_op,
    is_made_in,
    last_of,
    scf_loops_around,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import erase, replace
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import UNKNOWN
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.ops.catalogue import only_reads
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import arith, memref
from xdsl.dialects.builtin import DYNAMIC_INDEX, AnyFloat, MemRefType, NoneAttr
from xdsl.dialects.scf import YieldOp
from xdsl.ir import Operation, SSAValue

from .summed_buffers import Access, Accesses, classify, is_scaling, size_of, sum_of


@dataclass(frozen=True)
class SumAccumulatorsPass(FunctionPass):
    """Buffers of cotangents lose dimensions of which only the sum is read.

    Before (``%all`` is a buffer that reverse mode made, all zero)::

        scf.for %j = %c0 to %n step %c1 {
          %w = memref.load %weights[%j] : memref<?xf64>
          scf.for %i = %c0 to %c64 step %c1 {
            %d = memref.load %row[%i] : memref<64xf64>
            %wd = arith.mulf %d, %w : f64
            %old = memref.load %all[%j, %i] : memref<?x64xf64>
            %new = arith.addf %old, %wd : f64
            memref.store %new, %all[%j, %i] : memref<?x64xf64>
          }
        }
        %sum = scf.for %i = %c0 to %c64 step %c1 iter_args(%acc = %zero) -> (f64) {
          %d = memref.load %all[%k, %i] : memref<?x64xf64>
          %next = arith.addf %acc, %d fastmath<reassoc> : f64
          scf.yield %next : f64
        }

    After::

        %row_sum = scf.for %i = %c0 to %c64 step %c1 iter_args(%acc = %zero) -> (f64) {
          %d = memref.load %row[%i] : memref<64xf64>
          %next = arith.addf %acc, %d fastmath<reassoc> : f64
          scf.yield %next : f64
        }
        scf.for %j = %c0 to %n step %c1 {
          %w = memref.load %weights[%j] : memref<?xf64>
          %ws = arith.mulf %row_sum, %w : f64
          %old = memref.load %sums[%j] : memref<?xf64>
          %new = arith.addf %old, %ws : f64
          memref.store %new, %sums[%j] : memref<?xf64>
        }
        %sum = memref.load %sums[%k] : memref<?xf64>

    Only buffers with ``autodiff.cotangents`` change: no program says in which order these are
    added. Options: none.
    """

    name = "sum-accumulators"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> None:
        buffers = [op for op in walk(func) if COTANGENTS in op.attributes]
        for alloc in buffers:
            type = alloc.results[0].type
            assert isinstance(type, MemRefType)
            if not isinstance(type.layout, NoneAttr) or not isinstance(type.element_type, AnyFloat):
                continue
            for dimension in reversed(range(type.get_num_dims())):
                found = classify(alloc, dimension)
                if found is not None:
                    alloc = _Summing(alloc, found, analyses.get(Effects, func)).run()


class _Summing:
    """The rewriting of one buffer."""

    def __init__(self, alloc: Operation, accesses: Accesses, effects: Effects):
        self.alloc = alloc
        self.accesses = accesses
        self.effects = effects
        self.sums = self._smaller()

    def _smaller(self) -> SSAValue:
        """The buffer of the sums."""
        type, place = self.alloc.results[0].type, self.accesses.dimension
        assert isinstance(type, MemRefType)
        shape, sizes = list(type.get_shape()), list(self.alloc.operands)
        if shape[place] == DYNAMIC_INDEX:
            del sizes[shape[:place].count(DYNAMIC_INDEX)]
        del shape[place]
        kind = memref.AllocaOp if self.alloc.name == "memref.alloca" else memref.AllocOp
        made = kind.get(type.element_type, None, shape, sizes, memory_space=type.memory_space)
        made.attributes.update(self.alloc.attributes)
        return Builder.at(self.alloc).value(made)

    def run(self) -> Operation:
        """Put every access in terms of sums, and give the new allocation."""
        for access in self.accesses.found:
            getattr(self, access.kind)(access)
        for op in self.accesses.others:
            self._other(op)
        for loop in dict.fromkeys(access.loop for access in self.accesses.found):
            if loop is not None:
                _clean(loop)
        erase(self.alloc)
        made = self.sums.owner
        assert isinstance(made, Operation)
        return made

    # ------------------------------------------------------------------ accesses

    def clear(self, access: Access) -> None:
        """The row's sum is zero."""
        assert access.store is not None
        assert access.loop is not None
        builder = Builder.at(access.loop)
        self._store(builder, builder.zero(access.store.operands[0].type), access)
        erase(access.store)

    def assign(self, access: Access) -> None:
        """The row's sum is that of what is stored."""
        assert access.store is not None
        assert access.loop is not None
        builder = Builder.behind(access.loop)
        total = self._total(access.store.operands[0], access.loop, builder)
        self._store(builder, total, access)
        erase(access.store)

    def add(self, access: Access) -> None:
        """The row's sum grows by that of what is added."""
        assert access.load is not None
        assert access.store is not None
        (addition,) = access.steps
        (value,) = (x for x in addition.operands if x is not access.load.results[0])
        if access.loop is None:
            builder, total = Builder.at(access.store), value
        else:
            builder = Builder.behind(access.loop)
            total = self._total(value, access.loop, builder)
        old = builder.value(memref.LoadOp.get(self.sums, access.row))
        self._store(builder, builder.value(arith.AddfOp(old, total)), access)
        for op in (access.store, addition, access.load):
            erase(op)

    def drain(self, access: Access) -> None:
        """The sum of the row is added at once, with the factors of its elements."""
        assert access.load is not None
        assert access.loop is not None
        builder = Builder.at(access.loop)
        here: dict[SSAValue, SSAValue] = {}
        here[access.load.results[0]] = builder.value(memref.LoadOp.get(self.sums, access.row))
        *factors, last = access.steps
        for step in factors:
            here[step.results[0]] = builder.value(step.clone(dict(here)))
        place = sum_of(last)
        assert place is not None
        assert last.parent is not None
        carried = last.parent.args[place + 1]
        here[carried] = access.loop.operands[3 + place]
        access.loop.operands[3 + place] = total = builder.value(last.clone(here))
        access.loop.results[place].replace_all_uses_with(total)
        replace(last, carried)
        for op in (*reversed(factors), access.load):
            erase(op)

    def _other(self, op: Operation) -> None:
        """A deallocation, or a question for a size."""
        builder, place = Builder.at(op), self.accesses.dimension
        if op.name == "memref.dealloc":
            builder.emit(memref.DeallocOp.get(self.sums))
        else:
            asked = constant_of(op.operands[1])
            assert asked is not None
            if asked == place:
                replace(op, builder.index(size_of(self.alloc, place)))
            else:
                replace(op, builder.index(builder.dim(self.sums, asked - (asked > place))))
            return
        erase(op)

    def _store(self, builder: Builder, value: SSAValue, access: Access) -> None:
        builder.emit(memref.StoreOp.get(value, self.sums, access.row))

    # ------------------------------------------------------------------ sums

    def _total(self, value: SSAValue, loop: Operation, behind: Builder) -> SSAValue:
        """The sum of a value over the row, for use behind the loop."""
        scalings: list[Operation] = []
        while is_made_in(value, loop) and isinstance(op := value.owner, Operation):
            varying = [x for x in op.operands if is_made_in(x, loop)]
            if not is_scaling(op, loop) or len(varying) != 1:
                break
            scalings.append(op)
            value = varying[0]
        total = self._sum_in_front(value, loop) or _sum_in(value, loop)
        here = {value: total}
        for step in reversed(scalings):
            total = here[step.results[0]] = behind.value(step.clone(dict(here)))
        return total

    def _sum_in_front(self, value: SSAValue, loop: Operation) -> SSAValue | None:
        """The sum of what is loaded, in front of all loops around that do not change it."""
        load = defining_op(value, "memref.load")
        if load is None:
            return None
        around = self._unchanging(load, loop)
        if around is None:
            return None
        builder = Builder.at(around)
        zero = builder.zero(value.type)
        lower, upper, by = loop.operands[:3]
        made, inside = builder.loop(lower, upper, by, [zero])
        made.attributes[LOOP_ANNOTATION] = ROLLED
        index, carried = made.body.block.args
        element = inside.value(load.clone({loop.regions[0].block.args[0]: index}))
        inside.emit(YieldOp(inside.value(arith.AddfOp(carried, element, ANY_ORDER))))
        return made.results[0]

    def _unchanging(self, load: Operation, loop: Operation) -> Operation | None:
        """The outermost loop around ``loop`` in front of which all that it loads is the same."""
        if load.parent is not loop.regions[0].block or not _is_within_bounds(load, loop):
            return None
        outside = [*loop.operands[:3], load.operands[0]]
        if self.effects.aliasing.mask(load.operands[0]) & UNKNOWN:
            return None
        found = None
        for around in scf_loops_around(loop):
            written = self.effects.may_write(around, load.operands[0])
            if written or any(is_made_in(x, around) for x in outside):
                break
            found = around
        return found


def _is_within_bounds(load: Operation, loop: Operation) -> bool:
    """True if the elements of a vector are loaded that exist, whenever that is."""
    buffer, index = load.operands[0], load.operands[1:]
    type, upper = buffer.type, constant_of(loop.operands[1])
    assert isinstance(type, MemRefType)
    shape = type.get_shape()
    return (
        len(shape) == 1
        and upper is not None
        and upper <= shape[0]
        and index[0] is loop.regions[0].block.args[0]
    )


def _sum_in(value: SSAValue, loop: Operation) -> SSAValue:
    """The sum of a value over the iterations of a loop, which carries it from now on."""
    last = last_of(loop.regions[0].block)
    inside = Builder.at(last)
    zero = Builder.at(loop).zero(value.type)
    _, total = carry(loop, zero, lambda old: inside.value(arith.AddfOp(old, value, ANY_ORDER)))
    return total


def _clean(loop: Operation) -> None:
    """Erase what nobody needs in a loop any more, and the loop if it gives what it is given."""
    block = loop.regions[0].block
    for op in reversed(block.ops):
        useless = op.results and not any(result.uses for result in op.results)
        if useless and not op.regions and only_reads(op):
            erase(op)
    last = block.last_op
    if last is not None and block.first_op is last and (*last.operands,) == block.args[1:]:
        replace(loop, *loop.operands[3:])
