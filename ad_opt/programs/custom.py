"""`custom_rule`: derivatives from outside, for operations and for functions of a program.

A rule is a Python function of symbols. It gets the operands and then the results, as many as it
asks for, and gives a partial derivative for each operand; functions of symbols are in
`ad_opt.symbolic`::

    @ad_opt.custom_rule("special.logaddexp")
    def logaddexp(a, b, y):
        return symbolic.exp(a - y), symbolic.exp(b - y)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias, TypeVar, cast

from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Location,
    counted,
)

if TYPE_CHECKING:
    from ad_opt.passes.rules.expr import Expr

    from .function import Function
    from .program import Program

Rule = TypeVar("Rule", bound="Callable[..., object]")
Partials: TypeAlias = "list[list[Expr | None]]"


def custom_rule(
    target: str | Function | Program,
    name: str | None = None,
    *,
    results: int = 1,
    forward: str | None = None,
    backward: str | None = None,
    strong_zero: bool = True,
) -> Callable[[Rule], Rule]:
    """Say what the derivative of an operation, or of a function of a program, is.

    ``custom_rule("dialect.op")`` is for every operation of that name; ``custom_rule(program["f"])``
    and ``custom_rule(program, "g")`` for one function, with body or external, whose arguments and
    results are floats. Any function can be given derivatives that are functions of the program
    themselves, without a rule in Python: ``custom_rule(program, "g", forward="g_forward",
    backward="g_backward")``. A rule returns a partial derivative for each operand (``None``: no
    influence); with several ``results``, one such row for each of them.

    Derivatives that are asked for from now on use the rule. With ``strong_zero``, a partial that is
    infinite or NaN gives zero where the result is thrown away.
    """
    if not isinstance(cast(object, results), SupportsIndex) or index(results) < 1:
        text = f"a rule is of one result or more, not of {results!r}"
        raise DiagnosticError(Diagnostic("AD0709", text))
    results = index(results)
    if isinstance(target, str):
        return _operation_rule(target, results, strong_zero)
    program, symbol = _program_and_symbol(target, name)
    if forward is not None or backward is not None:
        program.attach_derivatives(symbol, forward, backward)
        return lambda rule: rule

    def attach(rule: Rule) -> Rule:
        func = program.function_op(symbol)
        count = len(func.function_type.inputs), len(func.function_type.outputs)
        program.attach_rule(symbol, partials_of(rule, f"@{symbol}", *count))
        return rule

    return attach


def _operation_rule(name: str, results: int, strong_zero: bool) -> Callable[[Rule], Rule]:
    from ad_opt.passes.rules.formula import Formula
    from ad_opt.passes.rules.registry import default_rules

    _check_operation(name)

    def register(rule: Rule) -> Rule:
        operands = _parameters(rule) - results
        if operands < 1:
            text = f"the rule of `{name}` takes the operands, and then {counted(results, 'result')}"
            raise DiagnosticError(Diagnostic("AD0709", text))
        rows = partials_of(rule, name, operands, results)
        flat = tuple(entry for row in rows for entry in row)
        row = Formula(
            name=name,
            partials=flat,
            results=results,
            strong_zero=strong_zero,
            cost="expensive",
        )
        default_rules().register(row)
        return rule

    return register


def _check_operation(name: str) -> None:
    """AD0709 for a name that is none, and for an operation that no rule is ever asked about."""
    from ad_opt.dialects import make_context
    from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean
    from ad_opt.passes.autodiff.operations.table import methods
    from ad_opt.passes.rules.registry import default_rules

    prefix, dot, short = name.partition(".")
    if not (prefix and dot and short):
        hint = 'write the dialect in front, as in custom_rule("math.tan")'
        raise DiagnosticError(
            Diagnostic("AD0709", f"`{name}` is no name of an operation", help=hint)
        )
    if methods(name) is not None and default_rules().find(name) is None:
        text = f"`{name}` has memory, regions or calls, and no partial derivatives"
        hint = "give the function around it a rule, or register methods for it (docs/new-rule.md)"
        raise DiagnosticError(Diagnostic("AD0709", text, help=hint))
    context = make_context()
    if context.get_optional_op(name) is None:
        # Operations of other dialects may be known to who reads the program.
        dialect = context.get_optional_dialect(prefix)
        if dialect is not None:
            text = f"`{prefix}` has no operation `{name}`"
            hint = did_you_mean(name, [op.name for op in dialect.operations])
            raise DiagnosticError(Diagnostic("AD0709", text, help=hint))


def partials_of(rule: Callable[..., object], name: str, operands: int, results: int) -> Partials:
    """Ask the rule of ``name`` for its partial derivatives; AD0709 if their number is wrong."""
    from ad_opt.passes.rules.expr import X, Y

    symbols = [*(X(i) for i in range(operands)), *(Y(j) for j in range(results))]
    wanted = _parameters(rule)
    if wanted not in (operands, operands + results):
        text = f"the rule of `{name}` takes {counted(wanted, 'argument')}, "
        text += f"and there are {counted(operands, 'operand')}"
        raise DiagnosticError(
            Diagnostic(
                "AD0709", f"{text} and {counted(results, 'result')}", help="results may be left out"
            )
        )
    try:
        given = rule(*symbols[:wanted])
    except Exception as error:  # of the user's rule
        known = error.diagnostics[0] if isinstance(error, DiagnosticError) else None
        said, place = (known.message, known.location) if known else (str(error), None)
        place = place or _raised_at(error)
        text = f"the rule of `{name}` stopped with {type(error).__name__}: {said}"
        hint = "its arguments are symbols; functions of symbols are in `ad_opt.symbolic`"
        raise DiagnosticError(Diagnostic("AD0709", text, location=place, help=hint)) from error
    rows: Sequence[Any] = (given,) if results == 1 else _several(given)
    found = [_row(row) for row in rows]
    if len(found) != results or any(len(row) != operands for row in found):
        wanted = f"{operands} partial derivatives for each of {results} results"
        text = f"the rule of `{name}` gives {_counts(found)}, not {wanted}"
        raise DiagnosticError(Diagnostic("AD0709", text, help="`None` stands for no influence"))
    return found


def _counts(rows: list[list[Expr | None]]) -> str:
    """As many as each row has, in words."""
    return " and ".join(str(len(row)) for row in rows)


def _raised_at(error: Exception) -> Location | None:
    """The line of the rule, or of what it calls, that raised an error."""
    found = error.__traceback__
    while found is not None and found.tb_next is not None:
        found = found.tb_next
    if found is None or found.tb_frame.f_code is partials_of.__code__:
        return None
    return Location(found.tb_frame.f_code.co_filename, found.tb_lineno, 1)


def _parameters(rule: Callable[..., object]) -> int:
    """Return how many symbols a rule asks for; AD0709 if it is no function or does not say."""
    hint = "write it as a function, `def rule(x, y): ...`"
    try:
        parameters = inspect.signature(rule).parameters.values()
    except (TypeError, ValueError):
        text = f"a rule is a Python function of operands and results, not {rule!r}"
        raise DiagnosticError(Diagnostic("AD0709", text, help=hint)) from None
    named = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    if any(parameter.kind not in named for parameter in parameters):
        text = "a rule takes its operands and results one by one, by position"
        raise DiagnosticError(Diagnostic("AD0709", text, help=hint))
    return len(parameters)


def _several(given: Any) -> Sequence[Any]:
    return cast("Sequence[Any]", given) if isinstance(given, tuple | list) else (given,)


def _row(given: Any) -> list[Expr | None]:
    from ad_opt.passes.rules.expr import lift

    try:
        return [None if entry is None else lift(entry) for entry in _several(given)]
    except (TypeError, ValueError):
        text = f"a rule gives expressions of its symbols, numbers and None, not {given!r}"
        hint = "functions of symbols are in `ad_opt.symbolic`"
        raise DiagnosticError(Diagnostic("AD0709", text, help=hint)) from None


def _program_and_symbol(target: Function | Program, name: str | None) -> tuple[Program, str]:
    from .function import Function

    if isinstance(target, Function) and name is None:
        return target.program, target.name
    if name is None or isinstance(target, Function) or not isinstance(cast(object, name), str):
        text = "custom_rule needs the name of the function"
        if name is not None:
            text = f"custom_rule takes the name of a function of a program, not {name!r}"
        help = 'custom_rule(program, "f")(rule), or custom_rule(program["f"])(rule)'
        raise DiagnosticError(Diagnostic("AD0709", text, help=help))
    return target, name
