"""Methods of plug-ins: what they leave behind is looked at before the engine goes on.

A method writes what it likes. One that says nothing about a result would leave its derivative
zero, in silence; AD0709 says which method of which file that was.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.plugins.third_parties import is_ours
from xdsl.ir import Operation, OpResult

from .checked_row import wrong_answer
from .methods import Double, Methods, Reverse


def checked_methods(found: Methods) -> Methods:
    """``found``; with what its methods do checked, where they are not ours."""
    said: dict[str, Any] = {}
    for name, method in (("double", found.double), ("forward", found.forward)):
        if method is not None and not is_ours(method.__module__):
            said[name] = _checked_double(method)
    if found.reverse is not None and not is_ours(found.reverse.__module__):
        said["reverse"] = _checked_reverse(found.reverse)
    return replace(found, **said) if said else found


def _checked_double(method: Double) -> Double:
    """``method``, which says what stands for each result, and for its tangent if it has one."""

    @wraps(method)
    def double(doubler: Any, op: Operation) -> None:
        method(doubler, op)
        flows = any(doubler.derivative(operand) is not None for operand in op.operands)
        for result in op.results:
            if result not in doubler.values:
                help = "write it by `doubler.clone(op)`, or say so by `doubler.bind`"
                raise _wrong(method, op, f"does not say what stands for {_name(result)}", help)
            if not (flows and doubler.carries(result)):
                continue
            tangent, wanted = doubler.derivative(result), doubler.derivative_type(result.type)
            if tangent is None:
                help = "bind one by `doubler.bind`; a zero is `doubler.zero(result, op)`"
                raise _wrong(method, op, f"gives no tangent for {_name(result)}", help)
            if tangent.type != wanted:
                message = f"gives a tangent of type {tangent.type} for {_name(result)}"
                raise _wrong(method, op, message, f"its type is {wanted}")

    return double


def _checked_reverse(method: Reverse) -> Reverse:
    """``method``, which takes the cotangents of all results."""

    @wraps(method)
    def reverse(reversal: Any, op: Operation, mirror: Any) -> None:
        method(reversal, op, mirror)
        for result in op.results:
            if result in mirror.cotangents:
                help = "take it by `mirror.take(result)`, and hand it on to the operands"
                raise _wrong(method, op, f"leaves the cotangent of {_name(result)}", help)

    return reverse


def _name(result: OpResult) -> str:
    return f"result {result.index}"


def _wrong(method: Callable[..., Any], op: Operation, what: str, help: str) -> DiagnosticError:
    package = method.__module__.partition(".")[0]
    return wrong_answer(op, method, f"a method of `{op.name}` in `{package}` {what}", help)
