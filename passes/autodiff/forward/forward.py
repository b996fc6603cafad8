"""Forward mode: tangents run beside the primal.

    func.func @f(%x: f64) -> f64 {
      %y = math.sin %x : f64
      return %y : f64
    }
becomes, for `activity = [dup]`,
    func.func private @f.fwd(%x: f64, %dx: f64) -> (f64, f64) {
      %y = math.sin %x : f64
      %0 = math.cos %x : f64
      %dy = arith.mulf %0, %dx : f64
      return %y, %dy : f64, f64
    }

The signature: arguments in order, each ``dup`` one followed by its tangent; primal results (unless
they are not wanted), then the tangents of the results that carry one. With width N the tangent of
a scalar is a vector of N, and that of a buffer a buffer of such vectors; vectors by value have no
tangent of a width above one, since LLVM has no vectors of vectors, nor have addresses. Where the
directions are *separate*, each ``dup`` argument and each result has N tangents of the plain type
instead, whatever it is, and the primal still runs once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ad_opt.dialects.autodiff.autodiff import FORWARD
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.argument_attributes import (
    argument_attributes,
    set_argument_attributes,
)
from ad_opt.dialects.support.names.attribute_names import HELD_BY_ARGUMENTS
from ad_opt.passes.analysis.flow.activity import Activity
from ad_opt.passes.autodiff.addresses.text_round_trips import check_texts
from ad_opt.passes.autodiff.engine.held_memory import not_followed, refuse_held_memory
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.autodiff.plan.facts.shadowed import Shadowed
from ad_opt.passes.ops.catalogue import viewed
from ad_opt.passes.ops.memory_ops import is_memref
from typing_extensions import override
from xdsl.dialects.builtin import FunctionType, TensorType
from xdsl.dialects.func import FuncOp
from xdsl.ir import Attribute, Operation, Region, SSAValue

from .doubling import Doubler
from .forward_custom import call_custom
from .forward_memory import zero_shadow_of
from .forward_tangent import forward_tangent


class ForwardDoubler(Doubler):
    """The doubler of one function in forward mode."""

    def __init__(self, session: Session, key: Key, primal: FuncOp, declared: FuncOp):
        width, directions = (1, key.width) if key.separate else (key.width, 1)

        @cache
        def derivative_type(type: Attribute) -> Attribute | None:
            return forward_tangent(type, width, self.here or primal)

        arguments = tuple(word != "const" for word in key.activities)
        analyses = session.analyses_of(primal)
        activity = Activity(
            primal, arguments, key.result_activity, analyses, key.apart, key.globals
        )
        check_texts(primal, activity, analyses)
        shadowed = Shadowed(activity)
        super().__init__(
            session,
            derivative_type,
            shadowed,
            shadowed.is_constant,
            width,
            directions,
            returns_primal=key.primal,
            is_asked_for=declared.sym_name.data in session.asked,
        )
        self._activity = activity

    @override
    def visit(self, op: Operation) -> None:
        if self.is_separate and not self._is_separable(op):
            raise error_at(
                op,
                "AD0702",
                f"`{op.name}` is not differentiated in several separate directions",
                help="differentiate in one direction at a time",
            )
        refuse_held_memory(op, self._activity.is_active)
        super().visit(op)
        if self.methods_of(op) is None and viewed(op) is None:
            for result in op.results:
                if is_memref(result.type) and self.carries(result):
                    if self.derivative(result) is None:
                        raise not_followed(op, "forward")

    def _is_separable(self, op: Operation) -> bool:
        """True if an operation can be had in several directions of their own."""
        found = self.methods_of(op)
        return found is None or found.separate

    @override
    def active_globals(self, call: Operation) -> frozenset[str]:
        return self._activity.globals_at(call)

    @override
    def holds_derivatives(self, memory: SSAValue) -> bool:
        return self._activity.is_active(memory)

    @override
    def zero_shadow(self, value: SSAValue, where: Operation) -> SSAValue | None:
        return zero_shadow_of(self, value)


def forward_type(
    inputs: Sequence[Attribute],
    outputs: Sequence[Attribute],
    key: Key,
    where: Operation | None = None,
) -> FunctionType:
    """The type of a forward derivative of a function from ``inputs`` to ``outputs``."""
    arguments: list[Attribute] = []
    for at, (type, activity) in enumerate(zip(inputs, key.activities, strict=True)):
        arguments.append(type)
        if activity.startswith("dup"):
            arguments += _required_tangents(type, key, where, f"argument {at}")
    results = list(outputs) if key.primal else []
    for at, (type, active) in enumerate(zip(outputs, key.result_activity, strict=True)):
        if active:
            results += _required_tangents(type, key, where, f"result {at}")
    return FunctionType.from_lists(arguments, results)


def _required_tangents(
    type: Attribute, key: Key, where: Operation | None, what: str
) -> list[Attribute]:
    width, count = (1, key.width) if key.separate else (key.width, 1)
    found = forward_tangent(type, width, where)
    if found is None:
        raise error_at(
            where,
            "AD0705",
            f"{what} has type {type}, which has no derivative",
            help="make it `const`",
        )
    if isinstance(type, TensorType):
        raise error_at(
            where,
            "AD0702",
            f"{what} is a tensor by value, which is not differentiated",
            help="run `bufferize-tensors` first",
        )
    return [found] * count


def declare_forward(session: Session, key: Key, primal: FuncOp) -> FunctionType:
    """The type of the forward derivative that ``key`` asks for."""
    type = primal.function_type
    return forward_type(type.inputs.data, type.outputs.data, key, primal)


def fill_forward(session: Session, key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Write the forward derivative of ``primal`` into ``declared``."""
    custom = canonical_custom(session, key, primal)
    if custom is not None:
        call_custom(session, key, primal, declared, custom)
        return
    doubler = ForwardDoubler(session, key, primal, declared)
    region = Region()
    arguments = [word.startswith("dup") for word in key.activities]
    doubler.schedule(primal.body, region, arguments, key.result_activity)
    doubler.run()
    for block in list(region.blocks):
        region.detach_block(block)
        declared.body.add_block(block)
    _hand_on_attributes(key, primal, declared)


def _hand_on_attributes(key: Key, primal: FuncOp, declared: FuncOp) -> None:
    """Put on parameters what holds of them as parameters of ``primal``: what is copied needs it."""
    behind = key.width if key.separate else 1
    found: list[dict[str, Attribute]] = []
    for at, activity in enumerate(key.activities):
        found.append(argument_attributes(primal, at, HELD_BY_ARGUMENTS))
        found += [{}] * (behind if activity.startswith("dup") else 0)
    set_argument_attributes(declared, found)


def canonical_custom(session: Session, key: Key, primal: FuncOp) -> FuncOp | None:
    """The forward derivative that the author of ``primal`` gave, if any, its type checked."""
    if FORWARD not in primal.attributes:
        return None
    type = primal.function_type
    all_active = Key(
        key.symbol,
        "forward",
        tuple("dup" if forward_tangent(t) is not None else "const" for t in type.inputs),
        tuple(forward_tangent(t) is not None for t in type.outputs),
    )
    expected = forward_type(type.inputs.data, type.outputs.data, all_active, primal)
    return session.attribute_function(primal, FORWARD, expected)
