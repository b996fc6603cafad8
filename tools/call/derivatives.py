"""The derivatives of ``ad-run``: from options to a report.

``--grad`` and ``--jacobian`` differentiate at the arguments, ``--jvp`` and ``--hvp`` along the
tangents given, ``--vjp`` pulls the cotangents given back; ``--check`` compares all of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, TypeAlias

import numpy as np
from ad_opt.lowering.codegen.machine.signature import Signature

import ad_opt
from ad_opt.programs.address_parameters import seen_with
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import name_of, role_of, select

from .arguments import parse_cotangents, parse_tangents
from .json_values import changed, to_json

Report: TypeAlias = dict[str, Any]
Work: TypeAlias = "tuple[Callable[[], Any], Callable[[Any], Report]]"
"""Functions that compute the derivative, and make a report of what it gave."""


def differentiate(
    kind: str, function: Function, arguments: Sequence[Any], options: argparse.Namespace
) -> Work:
    """The work of one derivative; behind addresses it has what came as arguments."""
    return _WORK[kind](seen_with(function, arguments), arguments, options)


def _names(text: str | None) -> tuple[int | str, ...] | None:
    if text is None:
        return None
    words = [word.strip().lstrip("%") for word in text.split(",") if word.strip()]
    return tuple(int(word) if word.isdigit() else word for word in words)


def _by_name(signature: Signature, wrt: tuple[int | str, ...] | None, values: Any) -> Report:
    wanted, single = select(signature, wrt)
    each = (values,) if single else values
    return {
        name_of(signature, index): to_json(value, signature.inputs[index])
        for index, value in zip(wanted, each, strict=True)
    }


def _results(signature: Signature, value: Any) -> list[Any]:
    kinds = signature.results
    values = value if len(kinds) > 1 else (value,) * len(kinds)
    return [to_json(v, kind) for v, kind in zip(values, kinds, strict=True)]


def _grad(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    signature, wrt = function.signature, _names(options.wrt)
    run = ad_opt.value_and_grad(function, wrt)

    def report(found: Any) -> Report:
        value, gradient = found
        gradients = _by_name(signature, wrt, gradient)
        return {"results": _results(signature, value), "gradients": gradients}

    return lambda: run(*arguments), report


def _jvp(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    signature = function.signature
    tangents = parse_tangents(options.jvp, signature)
    wanted, _ = select(signature, _names(options.wrt))
    if options.wrt is not None:
        tangents = [t if at in wanted else _still(t) for at, t in enumerate(tangents)]
    before = [value.copy() if hasattr(value, "copy") else value for value in arguments]
    old = [value.copy() if hasattr(value, "copy") else value for value in tangents]

    def report(found: Any) -> Report:
        value, change = found
        kinds = [kind for kind in signature.results if role_of(kind) != "constant"]
        changes = change if len(kinds) > 1 else (change,) * len(kinds)
        pairs = zip(changes, kinds, strict=True)
        made: Report = {"results": _results(signature, value)}
        made["tangents"] = [to_json(v, kind) for v, kind in pairs]
        made["arguments"] = changed(signature, before, arguments)
        made["argument_tangents"] = changed(signature, old, tangents)
        return made

    return lambda: ad_opt.jvp(function, arguments, tangents), report


def _still(tangent: Any) -> Any:
    """The tangent of an argument that does not move; what the function writes there is reported."""
    return np.zeros_like(tangent) if isinstance(tangent, np.ndarray) else None


def _vjp(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    signature, wrt = function.signature, _names(options.wrt)
    values, buffers = parse_cotangents(options.vjp, signature)

    def run() -> Any:
        value, pullback = ad_opt.vjp(function, *arguments, wrt=wrt)
        return value, pullback(*values, **buffers)

    def report(found: Any) -> Report:
        gradients = _by_name(signature, wrt, found[1])
        return {"results": _results(signature, found[0]), "gradients": gradients}

    return run, report


def _hvp(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    signature, wrt = function.signature, _names(options.wrt)
    tangents = parse_tangents(options.hvp, signature)
    return (
        lambda: ad_opt.hvp(function, arguments, tangents, wrt),
        lambda found: {"hvp": _by_name(signature, wrt, found)},
    )


def _jacobian(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    signature, wrt, of = function.signature, _names(options.wrt), _texts(options.of)
    run = ad_opt.jacobian(function, wrt, of=of)
    active = [i for i, kind in enumerate(signature.results) if role_of(kind) != "constant"]
    names = [*map(str, active), *(of or ())]
    wanted, single = select(signature, wrt)

    def report(found: Any) -> Report:
        rows = found if len(names) > 1 else (found,)
        made: Report = {}
        for name, row in zip(names, rows, strict=True):
            blocks = (row,) if single else row
            pairs = zip(wanted, blocks, strict=True)
            made[name] = {name_of(signature, i): np.asarray(b).tolist() for i, b in pairs}
        return {"jacobian": made}

    return lambda: run(*arguments), report


def _texts(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(word.strip().lstrip("%") for word in text.split(","))


def _check(function: Function, arguments: Sequence[Any], options: argparse.Namespace) -> Work:
    return (
        lambda: ad_opt.check_grads(function, *arguments),
        lambda found: {"check": {"passed": True, **asdict(found)}},
    )


_WORK: dict[str, Callable[[Function, Sequence[Any], argparse.Namespace], Work]] = {
    "grad": _grad,
    "jvp": _jvp,
    "vjp": _vjp,
    "hvp": _hvp,
    "jacobian": _jacobian,
    "check": _check,
}
