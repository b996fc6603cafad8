"""The reverse of structured linalg operations on buffers, in their own form.

For each input that is active one ``linalg.generic`` over the loops of the primal adds to its
shadow; the body computes again what the derivatives read. Where the primal overwrites, the output's
shadow is set to zero; a scalar input gets a cell that is summed into. Contractions stay named
(`reverse_linalg_contractions`). `linalg_plan` decides which operations are reversed like this.

    linalg.generic {iterator_types = ["parallel", "reduction"]} ins(%x) outs(%s) {
    ^bb0(%e, %t): %q = mulf %e, %e; %u = addf %t, %q; yield %u }
  becomes
    linalg.generic {iterator_types = ["parallel", "parallel"]} ins(%ds, %x) outs(%dx) {
    ^bb0(%c, %e, %d): %p = mulf %c, %e; %q = addf %p, %p; %u = addf %d, %q; yield %u }
"""

from __future__ import annotations

from ad_opt.dialects.core.linalg.linalg import NAMED_CLASSES, NamedLinalgOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.autodiff.engine.no_rule import no_reverse_rule
from ad_opt.passes.autodiff.plan.facts.given_memory import on_original, with_originals
from ad_opt.passes.autodiff.plan.facts.linalg_plan import (
    Effect,
    Plan,
    has_floats,
    needed_again,
    plan_of,
)
from ad_opt.passes.autodiff.reverse.back.mirror import Mirror
from ad_opt.passes.autodiff.reverse.back.reversal import Reversal
from ad_opt.passes.autodiff.reverse.linalg.linalg_body import Adjoint
from ad_opt.passes.autodiff.reverse.linalg.reverse_linalg_contractions import reverse_contraction
from ad_opt.passes.autodiff.reverse.sweep.forward_sweep import Sweep, keep_snapshots
from ad_opt.passes.emit.buffers import copy_buffer, dynamic_sizes, load, plain_type, store
from ad_opt.passes.emit.emit import Emitter, cotangent_of
from xdsl.dialects import memref
from xdsl.dialects.builtin import MemRefType
from xdsl.ir import Operation, SSAValue
from xdsl.ir.affine import AffineMap


def remember_structured(sweep: Sweep, op: Operation, em: Emitter) -> None:
    """The same operation, with copies of the outputs that the way back restores."""
    storage = sweep.plan.storage
    if any(storage.may_change(buffer) for buffer in needed_again(op)):
        raise error_at(
            op, "AD0982", f"`{op.name}` reads a buffer that may change between the two halves of a "
            "derivative", help="run `lower-linalg-to-loops` first",
        )  # fmt: skip
    keep_snapshots(sweep, op)
    values = sweep.values
    if storage.given is not None:
        values = dict(with_originals(storage.given, op, values, em))
    copy = em.emit(op.clone(values))
    sweep.ops[op], sweep.primal_of[copy] = copy, op


def reverse_structured(reversal: Reversal, op: Operation, mirror: Mirror) -> None:
    """Add to the shadows of the inputs; the outputs' contents are restored before."""
    reversal.restore_snapshots(op, mirror)
    if not _is_active(reversal, op):
        return
    plan = plan_of(op, reversal.session.rules, reversal.aliasing)
    if plan is None:
        raise no_reverse_rule(op)
    _Reverse(reversal, plan, mirror).run()


def _is_active(reversal: Reversal, op: Operation) -> bool:
    written = reversal.effects.writes(op) or ()
    return any(reversal.is_active(buffer) and has_floats(buffer) for buffer in written)


class _Reverse:
    """The reverse of one operation, while it is written."""

    def __init__(self, reversal: Reversal, plan: Plan, mirror: Mirror):
        self.reversal = reversal
        self.plan = plan
        self.mirror = mirror
        self.em = mirror.emitter
        self.cotangents: dict[int, SSAValue] = {}
        """By output the buffer that holds its cotangent."""

    def run(self) -> None:
        """Take the outputs' shadows, add to the inputs', one input after the other."""
        plan = self.plan
        targets = [k for k in range(plan.inputs) if self._is_target(plan.op.operands[k])]
        copies = self._take(targets)
        for number, effect in enumerate(plan.effects):
            if effect is Effect.UPDATES and number in self.cotangents:
                targets.append(plan.inputs + number)
        for operand in targets:
            self._reverse_operand(operand)
        for value in plan.captured():
            if self.reversal.has_cotangent(value):
                self._reverse_scalar(value, value, AffineMap(plan.maps[0].num_dims, 0, ()))
        for number, effect in enumerate(plan.effects):
            if effect is not Effect.ADDS and number in self.cotangents and number not in copies:
                self._clear(self.cotangents[number])
        for copy in copies.values():
            self.em.emit(memref.DeallocOp.get(copy))

    def _is_target(self, value: SSAValue) -> bool:
        return has_floats(value) and self.reversal.is_active(value)

    def _take(self, targets: list[int]) -> dict[int, SSAValue]:
        """Find the cotangents of the outputs; gives back those that had to be copied because what
        is added to may be the same memory.
        """
        plan, copies = self.plan, dict[int, SSAValue]()
        inputs = [plan.op.operands[k] for k in targets]
        for number, out in enumerate(plan.outputs):
            if not self._is_target(out):
                continue
            held = self.reversal.shadow(out, self.mirror)
            updates = plan.effects[number] is Effect.UPDATES
            if updates or any(self._overlap(out, x) for x in inputs):
                held = copies[number] = self._copy(held)
            self.cotangents[number] = held
        for number in copies:
            if plan.effects[number] is not Effect.ADDS:
                self._clear(self.reversal.shadow(plan.outputs[number], self.mirror))
        return copies

    def _overlap(self, out: SSAValue, value: SSAValue) -> bool:
        return isinstance(value.type, MemRefType) and self.reversal.aliasing.may_alias(out, value)

    def _copy(self, buffer: SSAValue) -> SSAValue:
        assert isinstance(buffer.type, MemRefType)
        type = plain_type(buffer.type)
        sizes = dynamic_sizes(self.em, buffer)
        copy = self.em.value(
            memref.AllocOp.get(type.get_element_type(), None, type.get_shape(), sizes)
        )
        copy_buffer(self.em, buffer, copy)
        return copy

    def _clear(self, buffer: SSAValue) -> None:
        assert isinstance(buffer.type, MemRefType)
        fill = NAMED_CLASSES["linalg.fill"]
        assert issubclass(fill, NamedLinalgOp)
        zero = self.em.zero(buffer.type.get_element_type())
        self.em.emit(fill.of([zero], [buffer]))

    def _reverse_operand(self, at: int) -> None:
        plan = self.plan
        operand = plan.op.operands[at]
        if not isinstance(operand.type, MemRefType):
            if at < len(plan.body.args):
                self._reverse_scalar(operand, plan.body.args[at], plan.maps[at])
            return
        target = self.reversal.shadow(operand, self.mirror)
        if reverse_contraction(
            self.em, plan, at, target, self.cotangents.get(0),
            lambda k: self._read(plan.op.operands[k]),
        ):  # fmt: skip
            return
        if at < len(plan.body.args):
            self._generic(plan.body.args[at], target, plan.maps[at])

    def _read(self, value: SSAValue) -> SSAValue:
        """A scalar from outside, or a buffer in which there is what the operation has read."""
        given = self.reversal.plan.storage.given
        if isinstance(value.type, MemRefType) and given is not None:
            original = given.original(self.plan.op, value)
            if original is not None:
                return on_original(self.em, value, original, self.reversal.sweep.values)
        return self.reversal.value(value, self.mirror)

    def _reverse_scalar(self, value: SSAValue, inside: SSAValue, map_: AffineMap) -> None:
        """Sum up what the iterations add to a scalar."""
        em, type = self.em, cotangent_of(value.type)
        cell = em.value(memref.AllocOp.get(type, None, ()))
        store(em, em.zero(type), cell, ())
        if self._generic(inside, cell, map_):
            self.reversal.add(value, load(em, cell, ()), self.mirror)
        em.emit(memref.DeallocOp.get(cell))

    def _generic(self, source: SSAValue, target: SSAValue, map_: AffineMap) -> bool:
        """Add to ``target`` what arrives at ``source``, a value that the body reads."""
        adjoint = Adjoint(
            self.plan, self.reversal.session,
            self.cotangents, self._read, self.em,
        )  # fmt: skip
        generic = adjoint.of(source, target, map_)
        if generic is None:
            return False
        self.em.emit(generic)
        return True
