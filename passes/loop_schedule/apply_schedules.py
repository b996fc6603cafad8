"""``apply-schedules``: loops run as the schedules beside them say, or a step is refused.

Needs ``affine.for`` or ``scf.for``; leaves no operation and no label of the ``schedule`` dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.queries import children, walk
from ad_opt.dialects.support.ir.rewriting import erase
from ad_opt.dialects.support.ir.symbols import own_name
from ad_opt.dialects.support.names.attribute_names import BUFFER_LABEL, LOOP_LABEL
from ad_opt.dialects.tensors import schedule
from ad_opt.passes.analysis.affine.nests import loops_of
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.infrastructure.function_pass import AnalysisPass, functions_in
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.context import Context
from xdsl.dialects.builtin import ArrayAttr, DictionaryAttr, ModuleOp
from xdsl.ir import Block, Operation, SSAValue

from .form.refusal import RefusalError
from .tiling.tiles import Tile
from .transformations.fold import fold
from .transformations.fuse import fuse
from .transformations.interchange import interchange, tile
from .transformations.parallelize import parallelize
from .transformations.partition import partition
from .transformations.privatize import privatize
from .transformations.register_tile import register_tile
from .transformations.split import split, split_peeled
from .transformations.stage import stage
from .transformations.unroll import unroll, unroll_by, unroll_jam
from .transformations.vectorize import vectorize
from .unscheduled_copies import asks, keep_unscheduled

Target: TypeAlias = Operation | SSAValue
"""A loop, or a buffer."""


@dataclass(frozen=True)
class ApplySchedulesPass(AnalysisPass):
    """Apply ``schedule.apply`` to functions, exactly, or refuse (AD1160 to AD1168).

    Before, and after::

        func.func @f(%a: memref<8xf32>) {
          affine.for %i = 0 to 8 {
            %x = affine.load %a[%i] : memref<8xf32>
            %y = arith.mulf %x, %x : f32
            affine.store %y, %a[%i] : memref<8xf32>
          } {schedule.loop = "i"}
          func.return
        }
        schedule.apply @f {
          %i = schedule.loop "i"
          %v, %rest = schedule.vectorize %i by 8
        }

        func.func @f(%a: memref<8xf32>) {
          %x = affine.vector_load %a[0] : memref<8xf32>, vector<8xf32>
          %y = arith.mulf %x, %x : vector<8xf32>
          affine.vector_store %y, %a[0] : memref<8xf32>, vector<8xf32>
          func.return
        }

    Options: ``before-derivatives`` (false): functions that requests for derivatives reach are
    copied as they are written, and the copies differentiated; schedules of functions that ask for
    a derivative stay, as their loops are not there yet.
    """

    name = "apply-schedules"

    before_derivatives: bool = False

    @override
    def apply_with(self, ctx: Context, module: ModuleOp, analyses: AnalysisManager) -> bool:
        found = [op for op in walk(module) if isinstance(op, schedule.ApplyOp)]
        functions = {(func.parent, own_name(func)): func for func in functions_in(module)}
        if self.before_derivatives:
            waiting = {func for func in functions.values() if asks(func)}
            found = [one for one in found if functions.get(_target(one)) not in waiting]
            _copy_what_is_derived(found, functions)
        for one in found:
            func = functions.get(_target(one))
            if func is None:
                name = one.function.root_reference.data
                raise error_at(one, "AD1160", f"there is no function `@{name}` with a body")
            apply_schedule(one, func)
            fold(func)
            erase(one)
        if not self.before_derivatives:  # schedules of derivatives may come
            for func in functions.values():
                _drop_labels(func)
        return bool(found)


def _target(given: schedule.ApplyOp) -> tuple[Block | None, str]:
    return given.parent, given.function.root_reference.data


def _copy_what_is_derived(
    found: Sequence[schedule.ApplyOp], functions: Mapping[tuple[Block | None, str], Operation]
) -> None:
    scheduled: dict[Operation, dict[str, None]] = {}
    for one in found:
        if _target(one) in functions and (table := one.parent_op()) is not None:
            scheduled.setdefault(table, {})[one.function.root_reference.data] = None
    for table, names in scheduled.items():
        keep_unscheduled(table, names)


def apply_schedule(given: schedule.ApplyOp, func: Operation) -> None:
    """Do the steps of a schedule in a function; the first that is refused is raised."""
    state = _State(func, {})
    for step in given.body.block.ops:
        try:
            state.run(step)
        except RefusalError as refusal:
            raise _at_step(step, refusal) from None


def _at_step(step: Operation, refusal: RefusalError) -> DiagnosticError:
    """The refusal at the step that asked for it."""
    (one,) = refusal.diagnostics
    where = location_of(step.location)
    if where is None:
        return refusal
    notes = one.notes
    if all(note.location != one.location for note in notes):
        notes = (Note("it is about this", one.location), *notes)
    return DiagnosticError(replace(one, location=where, notes=notes))


@dataclass
class _State:
    func: Operation
    targets: dict[SSAValue, Target]

    def run(self, step: Operation) -> None:
        found = _STEPS[type(step)](self, step)
        self.targets |= zip(step.results, found, strict=True)

    def loop(self, handle: SSAValue) -> Operation:
        """The loop of a handle; AD1161 if there is none any more."""
        op = self.targets[handle]
        assert isinstance(op, Operation)
        if op.parent is None or not self.func.is_ancestor(op):
            name = handle.name_hint or "loop"
            message = (
                f"there is no one loop for `%{name}` any more: a step has copied or used it up"
            )
            raise RefusalError("AD1161", message, cast(Operation, handle.owner))
        return op

    def loops(self, handles: Sequence[SSAValue]) -> list[Operation]:
        return [self.loop(handle) for handle in handles]

    def buffer(self, handle: SSAValue | None) -> SSAValue | None:
        if handle is None:
            return None
        value = self.targets[handle]
        assert isinstance(value, SSAValue)
        return value

    # Finding

    def by_label(self, step: schedule.LoopOp) -> list[Target]:
        label = step.label.data
        found = [op for op in walk(self.func) if op.attributes.get(LOOP_LABEL) == step.label]
        if len(found) != 1:
            many = "is no loop" if not found else f"are {len(found)} loops"
            raise error_at(step, "AD1160", f"there {many} labelled `{label}` in the function")
        return [found[0]]

    def by_path(self, step: schedule.LoopAtOp) -> list[Target]:
        at: Operation = self.func
        for number in step.path.get_values():
            inside = _outermost_loops(at)
            if number >= len(inside):
                what = "the function" if at is self.func else "the loop around"
                message = f"there is no loop {number}: {what} has {len(inside)}"
                raise error_at(step, "AD1160", message)
            at = inside[number]
        return [at]

    def by_buffer_label(self, step: schedule.BufferOp) -> list[Target]:
        found = [
            op.results[0]
            for op in walk(self.func)
            if op.attributes.get(BUFFER_LABEL) == step.label and op.results
        ]
        for argument, given in zip(
            self.func.regions[0].block.args, _attributes(self.func), strict=False
        ):
            if given.get(BUFFER_LABEL) == step.label:
                found.append(cast(Any, argument))
        if len(found) != 1 or not is_memref(found[0].type):
            message = f"there is not one buffer labelled `{step.label.data}` in the function"
            raise error_at(step, "AD1160", message)
        return [found[0]]

    def by_number(self, step: schedule.ArgumentOp) -> list[Target]:
        number, block = step.number.value.data, self.func.regions[0].blocks[0]
        if number >= len(block.args) or not is_memref(block.args[number].type):
            raise error_at(step, "AD1160", f"argument {number} of the function is no buffer")
        return [block.args[number]]


def _outermost_loops(op: Operation) -> list[Operation]:
    """The loops in an operation that are in no other loop of it, in order."""
    found: list[Operation] = []
    pending = children(op)[::-1]
    while pending:
        at = pending.pop()
        if loops_of(at):
            found.append(at)
            continue
        pending += reversed(children(at))
    return found


def _attributes(func: Operation) -> list[dict[str, Any]]:
    given = func.properties.get("arg_attrs")
    if not isinstance(given, ArrayAttr):
        return []
    return [dict(one.data) if isinstance(one, DictionaryAttr) else {} for one in given]


def _drop_labels(func: Operation) -> None:
    for op in walk(func):
        op.attributes.pop(LOOP_LABEL, None)
        op.attributes.pop(BUFFER_LABEL, None)
    given = _attributes(func)
    if any(BUFFER_LABEL in one for one in given):
        for one in given:
            one.pop(BUFFER_LABEL, None)
        func.properties["arg_attrs"] = ArrayAttr([DictionaryAttr(one) for one in given])


# ---------------------------------------------------------------------- steps


def _split(state: _State, step: schedule.SplitOp) -> Sequence[Target]:
    loop, factor = state.loop(step.loop), step.factor.value.data
    return split(loop, factor) if step.peel is None else split_peeled(loop, factor)


def _tile(state: _State, step: schedule.TileOp) -> Sequence[Target]:
    return tile(state.loops(step.given), list(step.factors.get_values()))


def _register_tile(state: _State, step: schedule.RegisterTileOp) -> Sequence[Target]:
    copies = step.copies.get_values()
    lanes = [1] * len(copies) if step.lanes is None else step.lanes.get_values()
    tiles = [Tile(*one) for one in zip(copies, lanes, strict=True)]
    return register_tile(state.loops(step.given), tiles)


def _unroll(state: _State, step: schedule.UnrollOp) -> Sequence[Target]:
    loop = state.loop(step.loop)
    if step.factor is not None:
        return unroll_by(loop, step.factor.value.data)
    unroll(loop)
    return []


def _parallelize(state: _State, step: schedule.ParallelizeOp) -> Sequence[Target]:
    parallelize(state.loop(step.loop))
    return []


def _stage(state: _State, step: schedule.StageOp) -> Sequence[Target]:
    order = None if step.order is None else list(step.order.get_values())
    buffer = state.buffer(step.buffer)
    assert buffer is not None
    return [stage(state.loop(step.loop), buffer, order)]


_STEPS: dict[type[Operation], Callable[[_State, Any], Sequence[Target]]] = {
    schedule.LoopOp: _State.by_label,
    schedule.LoopAtOp: _State.by_path,
    schedule.BufferOp: _State.by_buffer_label,
    schedule.ArgumentOp: _State.by_number,
    schedule.SplitOp: _split,
    schedule.TileOp: _tile,
    schedule.InterchangeOp: lambda state, step: interchange(*state.loops(step.given)),
    schedule.FuseOp: lambda state, step: [fuse(state.loop(step.first), state.loop(step.second))],
    schedule.PartitionOp: lambda state, step: partition(state.loop(step.loop), step.at.value.data),
    schedule.UnrollOp: _unroll,
    schedule.UnrollJamOp: lambda state, step: [
        unroll_jam(state.loop(step.loop), step.factor.value.data)
    ],
    schedule.RegisterTileOp: _register_tile,
    schedule.VectorizeOp: lambda state, step: vectorize(
        state.loop(step.loop), step.width.value.data
    ),
    schedule.ParallelizeOp: _parallelize,
    schedule.PrivatizeOp: lambda state, step: [
        privatize(state.loop(step.loop), state.buffer(step.buffer))
    ],
    schedule.StageOp: _stage,
}
