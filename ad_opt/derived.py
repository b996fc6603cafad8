"""Derivative functions as compiled functions: made when first called, and kept.

A derivative is a pipeline over the program: a request for it, the preparation of the primal,
differentiation, cleaning up. What comes out is a program whose one public function is the
derivative; it is kept with the program under the text of the pipeline.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ad_opt.dialects.support.diagnostics import Diagnostic, DiagnosticError

if TYPE_CHECKING:
    from .function import Function
    from .program import Program

KINDS = ("grad", "value_and_grad", "jvp", "vjp", "hvp", "vjp_jvp")
"""What can be asked for: the suffix of the function that is made."""


def derived_program(function: Function, kind: str) -> Program:
    """The program with the derivative as its public function."""
    from ad_opt.passes.pipelines import derivative

    if kind not in KINDS:
        text = f"there is no derivative called `{kind}`"
        raise DiagnosticError(Diagnostic("AD0704", text, help=f"there are {', '.join(KINDS)}"))
    return function.program.after(derivative(function.name, kind))


def derived_function(function: Function, kind: str) -> Function:
    """The derivative of that kind, compiled."""
    stamp = function.program.stamp
    known = function.derivatives.get(kind)
    if known is None or known[0] != stamp:
        made = derived_program(function, kind)[f"{function.name}_{kind}"].compile()
        known = function.derivatives[kind] = stamp, made
    return known[1]


def call(derived: Function, function: Function, original: Any, arguments: Any) -> tuple[Any, ...]:
    """Call a derivative; what does not fit is reported in terms of the function itself."""
    from .function import check_arguments

    try:
        returned = derived(*arguments)
    except DiagnosticError:
        check_arguments(function.signature, original)
        raise
    count = len(derived.signature.results)
    return returned if count > 1 else (returned,) * count
