"""``--explain-zero=F:X``: why the gradient of @F by its argument X is zero, or that it is not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
)
from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
from ad_opt.passes.analysis.flow.zero_gradients import Explanation, Way, explain
from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager
from ad_opt.passes.ops.call_graph import has_body
from ad_opt.passes.tangents.module_tangents import conforming
from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

SHOWN = 10
"""Most ways that are described. A guess: more do not fit on a screen."""


def explain_zero(module: ModuleOp, request: str) -> Diagnostic:
    """The explanation for ``F:X``, as a note; AD0006 if there is no such function or argument."""
    function, colon, wanted = request.removeprefix("@").partition(":")
    if not colon:
        raise _wrong(f"`{request}` is not a function and an argument", "write --explain-zero=F:X")
    func = _function(module, function)
    with conforming(module):
        return describe(explain(func, _number(func, wanted), AnalysisManager()))


def _wrong(text: str, help: str | None) -> DiagnosticError:
    return DiagnosticError(Diagnostic("AD0006", f"option --explain-zero: {text}", help=help))


def _function(module: ModuleOp, name: str) -> FuncOp:
    known: dict[str, FuncOp] = {}
    for op in module.walk():
        if op.name == "func.func" and has_body(op):
            func = cast(FuncOp, op)
            known.setdefault(func.sym_name.data, func)
    if name not in known:
        hint = did_you_mean(name, list(known)) or f"it has {', '.join(f'@{n}' for n in known)}"
        raise _wrong(f"the program has no function @{name} with a body", hint if known else None)
    return known[name]


def _number(func: FuncOp, wanted: str) -> int:
    names = [argument.name_hint or str(argument.index) for argument in func.body.blocks[0].args]
    name = wanted.removeprefix("%")
    if name in names:
        return names.index(name)
    if name.isdecimal() and int(name) < len(names):
        return int(name)
    hint = did_you_mean(name, names) or f"its arguments are {', '.join(names)}"
    raise _wrong(f"@{func.sym_name.data} has no argument `{wanted}`", hint if names else None)


def describe(found: Explanation) -> Diagnostic:
    """An explanation in words."""
    func = cast(FuncOp, found.func)
    what = f"the gradient of @{func.sym_name.data} by {_named(found.argument)}"
    where = location_of(func)
    if found.through is not None:
        notes = [Note(f"it gets through `{op.name}`", location_of(op)) for op in found.through]
        text = f"{what} is not zero by the structure of the program"
        help = "it may be zero for some values; `ad-run --grad` computes it"
        return Diagnostic("AD0851", text, where, tuple(notes[:SHOWN]), help, "note")
    if found.reason:
        return Diagnostic("AD0851", f"{what} is zero: {found.reason}", where, (), None, "note")
    kept = [Note("elements of the buffer that are not written keep their derivative")]
    if found.ways:
        many = "on the only way" if len(found.ways) == 1 else f"on all {len(found.ways)} ways"
        text = f"{what} is zero: the derivative ends {many} to what the function gives"
        notes = [*_ways(found.ways), *(kept if found.keeps else [])]
        return Diagnostic("AD0851", text, where, tuple(notes), None, "note")
    text = f"{what} is zero: nothing that the function gives depends on it"
    ends = [Note(f"`{op.name}` uses it, and leads nowhere", location_of(op)) for op in found.ends]
    if not ends:
        ends = [Note("nothing uses it")]
    notes = [*ends[:SHOWN], *(kept if found.keeps else [])]
    return Diagnostic("AD0851", text, where, tuple(notes), None, "note")


def _ways(ways: Sequence[Way], depth: int = 0) -> Iterator[Note]:
    for way in ways[:SHOWN]:
        indent = "in it, " * depth
        through = f" (it got here through {_names(way.through)})" if way.through else ""
        yield Note(f"{indent}{way.cut.reason}{through}", location_of(way.cut.op))
        yield from _ways(way.inside, depth + 1)
    if len(ways) > SHOWN:
        yield Note(f"and {len(ways) - SHOWN} more")


def _names(ops: Sequence[Operation]) -> str:
    names = list(dict.fromkeys(f"`{op.name}`" for op in ops))
    return ", ".join([*names[:4], *(["..."] if len(names) > 4 else [])])


def _named(argument: SSAValue) -> str:
    if argument.name_hint:
        return f"`%{argument.name_hint}`"
    return f"argument {getattr(argument, 'index', 0)}"
