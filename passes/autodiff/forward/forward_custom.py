"""Forward derivatives that a function's author gave: ``autodiff.forward = @g``.

``@g`` takes every argument followed by its tangent where its type has one, and returns the results,
then the tangents of those that have one. What a request asks for may be less (arguments without
tangent, results not wanted) or wider; this makes the difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.analysis.memory.effects import Effects
from ad_opt.passes.analysis.memory.objects import Arg
from ad_opt.passes.autodiff.engine.session import Session
from ad_opt.passes.autodiff.plan.facts.key import Key
from ad_opt.passes.emit.emit import Emitter, flows_by_value
from xdsl.dialects import vector
from xdsl.dialects.builtin import VectorType
from xdsl.dialects.func import CallOp, FuncOp, ReturnOp
from xdsl.ir import Attribute, Block, SSAValue

from .forward_tangent import forward_tangent


def call_custom(
    session: Session, key: Key, primal: FuncOp, declared: FuncOp, custom: FuncOp
) -> None:
    """Fill ``declared`` with calls of ``custom``: one a direction, if nobody sees how many."""
    if key.width > 1:
        _require_repeatable(session, primal, custom)
    block = Block(arg_types=list(declared.function_type.inputs))
    declared.body.add_block(block)
    em = Emitter(block, None, primal.location)
    types = custom.function_type.inputs.data
    lanes = [
        _call(em, custom, _arguments(em, key, primal, types, list(block.args), lane))
        for lane in range(key.width)
    ]
    count = len(primal.function_type.outputs)
    results = list(lanes[0][:count]) if key.primal else []
    tangents = iter(range(count, len(lanes[0])))
    for active, type in zip(key.result_activity, primal.function_type.outputs, strict=True):
        if _has_tangent(type):
            number = next(tangents)
            if active:
                found = [lane[number] for lane in lanes]
                results += found if key.separate else [_joined(em, found)]
    em.emit(ReturnOp(*results))


def _require_repeatable(session: Session, primal: FuncOp, custom: FuncOp) -> None:
    """Refuse what does more than write tangents."""
    tangents: set[Arg] = set()
    at = 0
    for type in primal.function_type.inputs:
        if _has_tangent(type):
            tangents.add(Arg(at + 1))
        at += 2 if _has_tangent(type) else 1
    found = session.analyses_of(custom).get(Effects, custom).summary()
    if found.writes - tangents or found.frees or found.ordered:
        raise error_at(
            primal,
            "AD0709",
            f"the custom derivative of `@{primal.sym_name.data}` runs once for each direction, "
            "which can be seen: it writes to memory, or prints",
            help="differentiate in one direction at a time",
        )


def _call(em: Emitter, custom: FuncOp, arguments: Sequence[SSAValue]) -> Sequence[SSAValue]:
    outputs = list(custom.function_type.outputs)
    return em.emit(CallOp(custom.sym_name.data, list(arguments), outputs)).results


def _arguments(
    em: Emitter,
    key: Key,
    primal: FuncOp,
    types: Sequence[Attribute],
    given: list[SSAValue],
    lane: int,
) -> list[SSAValue]:
    """The arguments for one direction; a ``const`` one has tangent zero."""
    rest = iter(given)
    arguments: list[SSAValue] = []
    for at, word in enumerate(key.activities):
        value = next(rest)
        arguments.append(value)
        count = 0 if not word.startswith("dup") else key.width if key.separate else 1
        tangents = list(islice(rest, count))
        following = types[len(arguments)] if len(arguments) < len(types) else None
        if tangents:
            separate = key.separate or key.width == 1
            tangent = tangents[lane] if separate else _lane(em, tangents[0], lane, key, primal)
            arguments.append(tangent)
        elif following is not None and _has_tangent(primal.function_type.inputs.data[at]):
            if not flows_by_value(following):
                raise error_at(
                    primal,
                    "AD0709",
                    f"the custom derivative of `@{primal.sym_name.data}` needs a shadow of "
                    f"argument {at}, but here that argument is constant",
                    help="request the function with that argument as `dup`",
                )
            arguments.append(em.zero(following))
    return arguments


def _has_tangent(type: Attribute) -> bool:
    return forward_tangent(type) is not None


def _lane(em: Emitter, tangent: SSAValue, lane: int, key: Key, primal: FuncOp) -> SSAValue:
    """One direction of a tangent that is a vector of them."""
    if not isinstance(tangent.type, VectorType):
        raise error_at(
            primal,
            "AD0709",
            f"the custom derivative of `@{primal.sym_name.data}` takes a shadow buffer, "
            f"which has one direction, not {key.width}",
            help="differentiate in one direction at a time (width 1)",
        )
    return em.value(vector.ExtractOp(tangent, (lane,), tangent.type.element_type))


def _joined(em: Emitter, lanes: Sequence[SSAValue]) -> SSAValue:
    """All directions of a tangent."""
    if len(lanes) == 1:
        return lanes[0]
    total = em.zero(VectorType(lanes[0].type, [len(lanes)]))
    for number, lane in enumerate(lanes):
        total = em.value(vector.InsertOp(lane, total, (number,)))
    return total
