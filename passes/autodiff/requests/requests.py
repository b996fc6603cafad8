"""Requests become calls: ``autodiff.fwd_diff @f(...)`` is a call of a derivative of ``@f``.

Which derivative follows from the request's activities (`key_of`); its operands and results are
those of the derivative function, in the same order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import cast

from ad_opt.dialects.autodiff.autodiff import RequestOp, check_request
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.build import Builder
from ad_opt.dialects.support.ir.queries import (
    ancestors,
    components,
    is_made_in,
    walk,
)
from ad_opt.dialects.support.ir.rewriting import replace
from ad_opt.dialects.support.ir.symbols import enclosing
from ad_opt.passes.autodiff.engine.session import MAX_OWN_ORDER, Session
from ad_opt.passes.autodiff.plan.facts.key import Key, Mode
from ad_opt.passes.infrastructure.instruments.counts import count, may_rewrite
from ad_opt.passes.ops.catalogue import is_loop
from ad_opt.passes.tangents.tangent import has_tangent
from xdsl.dialects.builtin import FunctionType, IntegerAttr, ModuleOp
from xdsl.dialects.func import CallOp, FuncOp
from xdsl.ir import Attribute, Block, Operation, SSAValue

from .narrow_requests import requested_key

MODES: dict[str, Mode] = {
    "autodiff.fwd_diff": "forward",
    "autodiff.bwd_diff": "combined",
    "autodiff.apply": "apply",
    "autodiff.propagate": "propagate",
}
"""The mode of the derivative that each kind of request wants."""


def requests_in(module: ModuleOp) -> Iterator[RequestOp]:
    """The requests in the functions of ``module``; those of nested modules are not among them."""
    for func in module.ops:
        if func.name == "func.func":
            yield from (cast(RequestOp, op) for op in walk(func) if op.name in MODES)


def resolve_requests(session: Session) -> None:
    """Replace every request of the module by a call."""
    requests = list(requests_in(session.module))
    if _ask_for_themselves(session, requests):
        session.max_order = MAX_OWN_ORDER
    _require_tapes_once(requests)
    for request in requests:
        if may_rewrite():
            resolve(session, request)


def _require_tapes_once(requests: Sequence[RequestOp]) -> None:
    """Check that what `apply` puts on a tape is taken off it by one `propagate` only."""
    taken: dict[tuple[SSAValue, Block | None], RequestOp] = {}
    for request in requests:
        if request.name != "autodiff.propagate":
            continue
        tape = request.operands[0]
        again = taken.setdefault((tape, request.parent), request) is not request
        if again or _is_repeated(request, tape):
            raise error_at(
                request,
                "AD0704",
                "the tape is used up when it has been propagated once",
                help="run `autodiff.apply` once for each `autodiff.propagate`",
            )


def _is_repeated(request: Operation, tape: SSAValue) -> bool:
    """True if a loop that the tape comes from outside of runs the request."""
    inner = takewhile(lambda around: not is_made_in(tape, around), ancestors(request))
    return any(map(is_loop, inner))


def _ask_for_themselves(session: Session, requests: Sequence[RequestOp]) -> bool:
    """True if a function asks for a derivative of one that leads back to it."""
    around = ((request, enclosing(request, "func.func")) for request in requests)
    asking = {request: func for request, func in around if func is not None}
    pending = [session.symbol(request.callee_name) for request in requests]
    edges: dict[Operation, dict[Operation, None]] = {}
    while pending:
        func = pending.pop()
        if isinstance(func, FuncOp) and func not in edges:
            edges[func] = {used: None for used, _ in session.used(func)}
            pending += edges[func]
    if edges.keys().isdisjoint(asking.values()):
        return False
    found = components([*edges], lambda func: edges.get(func, ()))
    group = {func: at for at, one in enumerate(found) for func in one}
    pairs = ((func, session.symbol(request.callee_name)) for request, func in asking.items())
    return any(
        callee is not None and func in group and group[func] == group.get(callee)
        for func, callee in pairs
    )


def resolve(session: Session, op: RequestOp) -> None:
    """Replace one request by a call of a function that is declared now, if it is new."""
    primal = session.declaration(op.callee_name, op)
    check_request(op, primal)
    key = requested_key(key_of(op, primal), primal)
    derivative = session.request(key, op)
    _check_type(op, derivative.function_type)
    call = Builder.at(op).emit(
        CallOp(derivative.sym_name.data, list(op.operands), list(op.result_types))
    )
    session.calls.append(call)
    count("requests for derivatives resolved")
    session.asked.add(call.callee.string_value())
    replace(op, *call.results)


def key_of(op: RequestOp, primal: FuncOp) -> Key:
    """The derivative that a request wants."""
    type = primal.function_type
    words = tuple("dup" if word.startswith("dup") else word for word in op.activities)
    _check_types(op, words, type)
    given = op.result_activities
    if given is None:
        results = tuple(has_tangent(result, op) for result in type.outputs)
    else:
        results = tuple(word != "const" for word in given)
    return Key(
        op.callee_name, MODES[op.name], words, results, _width(op),
        primal=op.flag("primal", True), leaves=op.flag("leave_memory", False),
        discards=op.flag("discard_memory", False), saves=op.flag("save_memory", False),
        separate=op.tangents_each > 1,
    )  # fmt: skip


def _width(op: RequestOp) -> int:
    if op.name != "autodiff.fwd_diff" and "width" in op.attributes:
        raise error_at(
            op,
            "AD0704",
            "reverse mode takes one cotangent at a time, so there is no width",
            help="make one request for each cotangent, or use `autodiff.fwd_diff`",
        )
    width = op.properties.get("width")
    number = width.value.data if isinstance(width, IntegerAttr) else 1
    if number < 1:
        raise error_at(op, "AD0704", f"the width is {number}, but there is at least one direction")
    return number


def _check_types(op: RequestOp, words: tuple[str, ...], type: FunctionType) -> None:
    for at, (word, argument) in enumerate(zip(words, type.inputs, strict=True)):
        if word != "const" and not has_tangent(argument, op):
            raise error_at(
                op,
                "AD0705",
                f"argument {at} of `@{op.callee_name}` has type {argument}, which has no "
                "derivative",
                help="make it `const`",
            )
    for at, (word, result) in enumerate(
        zip(op.result_activities or (), type.outputs, strict=False)
    ):
        if word != "const" and not has_tangent(result, op):
            raise error_at(
                op,
                "AD0705",
                f"result {at} of `@{op.callee_name}` has type {result}, which has no derivative",
                help="make it `const`",
            )


def _check_type(op: RequestOp, type: FunctionType) -> None:
    for what, given, wanted in (
        ("operands", op.operand_types, type.inputs.data),
        ("results", op.result_types, type.outputs.data),
    ):
        if tuple(given) != tuple(wanted):
            raise error_at(
                op,
                "AD0704",
                f"the {what} of this request must be ({_list(wanted)}), but are ({_list(given)})",
            )


def _list(types: object) -> str:
    return ", ".join(map(str, cast("tuple[Attribute, ...]", types)))


def modules_in(module: ModuleOp) -> Iterator[ModuleOp]:
    """``module`` and the modules in it, outer ones first."""
    pending = [module]
    while pending:
        current = pending.pop()
        yield current
        inner: list[Operation] = [op for op in current.ops if op.name == "builtin.module"]
        pending.extend(cast("list[ModuleOp]", inner))
