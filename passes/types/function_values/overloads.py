"""Overload resolution through higher-order operators.

Every candidate's signature is translated by the chain of operators; the arguments decide, with
implicit conversions, which translated signature fits best. The sum of the costs of `conversions`
ranks candidates; one must be cheapest. Follows ``ResolveInvoke`` on the group of temporary
candidates that the source's checking actions make.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ad_opt.dialects.support.diagnostics.diagnostic import (
    DiagnosticError,
    Note,
    counted,
    error_at,
    location_of,
)
from ad_opt.dialects.support.ir.symbols import name_of
from xdsl.dialects.builtin import FunctionType
from xdsl.ir import Attribute, Operation

from .conversions import cost
from .signatures import Signature, same
from .type_deduction import Arguments, CannotDeduce, Known, deduce


@dataclass(frozen=True)
class Fit:
    """A candidate that takes the arguments, at a cost."""

    candidate: Operation
    signatures: tuple[Signature, ...]
    """Signature of the function, then after each operator, innermost first."""
    cost: int
    arguments: Arguments = ()
    """Of a generic: what it is used with."""

    @property
    def type(self) -> FunctionType:
        """The signature that is called."""
        return self.signatures[-1].type


@dataclass(frozen=True)
class Misfit:
    """A candidate that does not take them, and why."""

    candidate: Operation
    why: str


@dataclass(frozen=True)
class Call:
    """Context in which a candidate is wanted."""

    where: Operation
    chain: tuple[str, ...]
    """Operators, innermost first."""
    given: tuple[Attribute, ...]
    wanted: tuple[Attribute, ...]
    """The types of arguments and results."""
    known: Known
    """Knowledge of the module about its types."""

    def text(self, name: str) -> str:
        """``fwd_diff(f)``."""
        for operator in self.chain:
            name = f"{operator}({name})"
        return name


def choose(call: Call, candidates: Sequence[Operation]) -> Fit:
    """The cheapest candidate; AD0822 if none fits, AD0823 if several are cheapest."""
    tried = [_try(call, candidate) for candidate in candidates]
    fits = [one for one in tried if isinstance(one, Fit)]
    misfits = [one for one in tried if isinstance(one, Misfit)]
    if not fits:
        raise _no_match(call, misfits)
    least = min(fit.cost for fit in fits)
    best = [fit for fit in fits if fit.cost == least]
    if len(best) > 1:
        raise _ambiguous(call, best)
    return best[0]


def _try(call: Call, candidate: Operation) -> Fit | Misfit:
    try:
        arguments: Arguments = ()
        if candidate.name == "iface.generic":
            type = _type_of(candidate)
            signature, arguments = deduce(candidate, type, call.given, call.known)
        else:
            signature = Signature.of(candidate, call.where)
        signatures = [signature]
        for operator in call.chain:
            signatures.append(signatures[-1].translated(operator))
    except CannotDeduce as error:
        return Misfit(candidate, error.reason)
    except DiagnosticError as error:
        return Misfit(candidate, error.diagnostics[0].message)
    total = _cost(call, signatures[-1].type)
    if isinstance(total, str):
        return Misfit(candidate, total)
    return Fit(candidate, tuple(signatures), total, arguments)


def _type_of(generic: Operation) -> FunctionType:
    body = generic.regions[0].block.last_op
    type = None if body is None else body.properties.get("function_type")
    assert isinstance(type, FunctionType)
    return type


def _cost(call: Call, type: FunctionType) -> int | str:
    """The cost of all conversions, or why there is none."""
    inputs, outputs = type.inputs.data, type.outputs.data
    if len(inputs) != len(call.given):
        return f"it takes {counted(len(inputs), 'argument')}, not {len(call.given)}"
    total = 0
    for at, (given, wanted) in enumerate(zip(call.given, inputs, strict=True)):
        one = cost(given, wanted)
        if one is None:
            return f"argument {at} is a {given}, which does not convert to {wanted}"
        total += one
    if len(outputs) != len(call.wanted):
        return f"it gives {counted(len(outputs), 'result')}, not {len(call.wanted)}"
    for at, (wanted, given) in enumerate(zip(call.wanted, outputs, strict=True)):
        if not same(given, wanted):
            return f"result {at} is a {given}, not a {wanted}"
    return total


def _no_match(call: Call, misfits: Sequence[Misfit]) -> DiagnosticError:
    types = ", ".join(map(str, call.given))
    notes = [
        Note(f"`{call.text(_name(one.candidate))}`: {one.why}", location_of(one.candidate))
        for one in misfits
    ]
    message = f"no candidate of this invocation takes ({types})"
    help = "convert the arguments, or add a candidate; floats and integers widen by themselves"
    return error_at(call.where, "AD0822", message, notes=notes, help=help)


def _ambiguous(call: Call, best: Sequence[Fit]) -> DiagnosticError:
    notes = [
        Note(
            f"`{call.text(_name(fit.candidate))}` has type {fit.type}",
            location_of(fit.candidate),
        )
        for fit in best
    ]
    message = f"{len(best)} candidates take these arguments equally well"
    help = "convert the arguments, so that one of them fits exactly"
    return error_at(call.where, "AD0823", message, notes=notes, help=help)


def _name(candidate: Operation) -> str:
    return f"@{name_of(candidate)}"
