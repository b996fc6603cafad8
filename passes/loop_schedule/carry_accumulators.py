"""``carry-accumulators``: what a loop accumulates in one place is carried in a register."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.classes import CLASSES
from ad_opt.dialects.support.ir.creation import make
from ad_opt.dialects.support.ir.queries import last_of, walk
from ad_opt.dialects.support.ir.rewriting import erase, replace_uses
from ad_opt.passes.analysis.affine.linear import Linear, linear_map, map_of
from ad_opt.passes.analysis.memory.aliasing import Aliasing
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import FunctionPass
from ad_opt.passes.infrastructure.instruments.counts import count
from ad_opt.passes.loop_schedule.form.facts import defined_in
from ad_opt.passes.ops.catalogue import accesses_at_map, effect_of, element_memref
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects import affine
from xdsl.dialects.builtin import AffineMapAttr, AnyFloat, DenseArrayBase, IntegerType, i32
from xdsl.ir import Operation, SSAValue

Cell = tuple[SSAValue, tuple[Linear, ...]]
"""A buffer, and an element of it."""


@dataclass(frozen=True)
class CarryAccumulatorsPass(FunctionPass):
    """Keep an element of memory that all iterations of a loop read and write in a register.

    Before, and after::

        affine.for %k = 0 to 8 {                %first = affine.load %c[%i]
          %x = affine.load %a[%i, %k]           %sum = affine.for %k = 0 to 8
          %old = affine.load %c[%i]                 iter_args(%old = %first) -> (f64) {
          %new = arith.addf %old, %x              %x = affine.load %a[%i, %k]
          affine.store %new, %c[%i]               %new = arith.addf %old, %x
        }                                         affine.yield %new
                                                }
                                                affine.store %sum, %c[%i]

    Needs ``affine.for`` that runs at least once; the accesses stand right in its body, and nothing
    else there may be to the same memory. Loops are left from the innermost one outwards, so that an
    element is carried through all loops that do not move it. What was stored in front of the loop
    in the same block is carried without being loaded.
    """

    name = "carry-accumulators"

    @override
    def apply_function(self, ctx: Context, func: Operation, analyses: AnalysisManager) -> bool:
        loops = [op for op in walk(func) if isinstance(op, affine.ForOp)]
        if not loops:
            return False
        carrying = _Carrying(analyses.get(Effects, func).aliasing)
        for loop in reversed(loops):  # the inner ones come later in a walk
            carrying.loop(loop)
        count("accumulators carried in registers", carrying.done)
        return carrying.done > 0


def cell_of(op: Operation) -> Cell | None:
    """The element that an ``affine.load`` or ``affine.store`` touches; ``None`` if it is not
    linear.
    """
    at = element_memref(op)
    assert at is not None
    map_ = cast(AffineMapAttr, op.properties["map"]).data
    forms = linear_map(map_, op.operands[at + 1 :])
    if any(form is None for form in forms):
        return None
    return op.operands[at], tuple(cast("list[Linear]", forms))


def runs(loop: affine.ForOp) -> bool:
    """True if a loop is known to have iterations."""
    low, high = loop.lowerBoundMap.data, loop.upperBoundMap.data
    known = [linear_map(map_, ()) for map_ in (low, high) if not map_.num_dims + map_.num_symbols]
    if len(known) < 2 or len(known[0]) != 1 or len(known[1]) != 1:
        return False
    first, end = known[0][0], known[1][0]
    return first is not None and end is not None and first.constant < end.constant


class _Carrying:
    def __init__(self, aliasing: Aliasing):
        self._aliasing = aliasing
        self.done = 0

    def loop(self, loop: affine.ForOp) -> None:
        """Carry what one loop accumulates."""
        if not runs(loop):
            return
        body = loop.body.block
        cells: list[tuple[Cell, list[Operation]]] = []
        for op in body.ops:
            if accesses_at_map(op) and (cell := cell_of(op)) is not None:
                known = next((ops for other, ops in cells if other == cell), None)
                if known is None:
                    cells.append((cell, known := []))
                known.append(op)
        touched = [(op, memref) for op in walk(loop) for memref in _memrefs(op) if op is not loop]
        for cell, accesses in cells:
            written = any(op.name == "affine.store" for op in accesses)
            if written and _outside(cell, loop) and self._alone(cell, accesses, touched):
                loop = self._carry(loop, cell, accesses)
                self.done += 1

    def _alone(
        self,
        cell: Cell,
        accesses: Sequence[Operation],
        touched: Sequence[tuple[Operation, SSAValue | None]],
    ) -> bool:
        """True if nothing else in the loop may be to that memory."""
        own = set(accesses)
        return all(
            op in own or (memref is not None and not self._aliasing.may_alias(cell[0], memref))
            for op, memref in touched
        )

    def _carry(self, loop: affine.ForOp, cell: Cell, accesses: Sequence[Operation]) -> affine.ForOp:
        """Write the loop anew with one more value to carry."""
        store = next(op for op in accesses if op.name == "affine.store")
        # Its own operands may be variables of the loop that do not matter: `(i * 2) mod 2`.
        made, places = map_of(cell[1])
        map_ = AffineMapAttr(made)
        element = store.operands[0].type
        first = self._stored_before(loop, cell)
        if first is None and accesses[0] is store and isinstance(element, AnyFloat | IntegerType):
            # Nobody reads the first value, and what was in memory may never have been set.
            first = Builder.at(loop).zero(element)
        if first is None:
            load = make(
                CLASSES["affine.load"],
                operands=(cell[0], *places),
                result_types=(element,),
                properties={"map": map_},
                location=store.location,
            )
            _put_before(load, loop)
            first = load.results[0]
        value: SSAValue = loop.body.block.insert_arg(element, len(loop.body.block.args))
        for op in accesses:
            if op.name == "affine.load":
                value.name_hint = value.name_hint or op.results[0].name_hint
                replace_uses(op.results[0], value)
            else:
                value = op.operands[0]
        last = last_of(loop.body.block)
        last.operands = [*last.operands, value]
        carrying = _with_carried(loop, first)
        back = make(
            CLASSES["affine.store"],
            operands=(carrying.results[-1], cell[0], *places),
            properties={"map": map_},
            location=store.location,
        )
        _put_after(back, carrying)
        for op in accesses:
            erase(op)
        return carrying

    def _stored_before(self, loop: affine.ForOp, cell: Cell) -> SSAValue | None:
        """The value that was stored there in front of the loop; the store itself goes."""
        op = loop.prev_op
        while op is not None:
            if op.name == "affine.store" and cell_of(op) == cell:
                value = op.operands[0]
                erase(op)
                return value
            for memref in _memrefs(op):
                if memref is None or self._aliasing.may_alias(cell[0], memref):
                    return None
            if op.regions and any(True for inner in walk(op) for _ in _memrefs(inner)):
                return None
            op = op.prev_op
        return None


def _memrefs(op: Operation) -> list[SSAValue | None]:
    """The memory that an operation touches itself; ``None`` stands for any."""
    effect = effect_of(op)
    if effect.is_silent:
        return []
    if not effect.known or effect.ordered:
        return [None]
    found: list[SSAValue | None] = []
    for memrefs in (effect.reads, effect.writes, effect.frees):
        found += [memref for memref in memrefs(op) if is_memref(memref.type)]
    return found


def _outside(cell: Cell, loop: affine.ForOp) -> bool:
    """True if a cell is the same one in all iterations."""
    values = [cell[0], *(value for form in cell[1] for value in form.terms)]
    return not any(defined_in(value, loop) for value in values)


def _with_carried(loop: affine.ForOp, first: SSAValue) -> affine.ForOp:
    """The loop, whose body has one more argument, with its first value and a result for it."""
    bounds = [*loop.lowerBoundOperands, *loop.upperBoundOperands]
    sizes = [len(loop.lowerBoundOperands), len(loop.upperBoundOperands), len(loop.inits) + 1]
    body = loop.detach_region(loop.body)
    made = make(
        type(loop),
        operands=(*bounds, *loop.inits, first),
        result_types=(*(result.type for result in loop.results), first.type),
        properties={
            **loop.properties,
            "operandSegmentSizes": DenseArrayBase.from_list(i32, sizes),
        },
        attributes=loop.attributes,
        location=loop.location,
        regions=(body,),
    )
    _put_before(made, loop)
    for old, new in zip(loop.results, made.results, strict=False):
        new.name_hint = old.name_hint
        replace_uses(old, new)
    erase(loop)
    return made


def _put_before(op: Operation, at: Operation) -> None:
    assert at.parent is not None
    at.parent.insert_op_before(op, at)


def _put_after(op: Operation, at: Operation) -> None:
    assert at.parent is not None
    at.parent.insert_op_after(op, at)
