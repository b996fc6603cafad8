"""Derivative functions as compiled functions: made when first called, and kept.

A derivative is a pipeline over the program: a request for it, the preparation of the primal,
differentiation, cleaning up. What comes out is a program whose one public function is the
derivative; it is kept with the program under the text of the pipeline.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.ir.symbols import name_of

from .wrt import role_of

if TYPE_CHECKING:
    from .function import Function
    from .program import Program

KINDS = ("grad", "value_and_grad", "jvp", "vjp", "hvp", "vjp_jvp")
"""Kinds that can be asked for: the suffix of the function that is made."""


def derived_program(
    function: Function, kind: str, constant: tuple[int, ...] = (), width: int = 1
) -> Program:
    """The program with the derivative as its public function."""
    return _derived(function, kind, constant, width)[0]


def _derived(
    function: Function, kind: str, constant: tuple[int, ...], width: int
) -> tuple[Program, str]:
    """The program with the derivative, and what it is called there."""
    if kind not in KINDS:
        text = f"there is no derivative called `{kind}`"
        raise DiagnosticError(Diagnostic("AD0704", text, help=f"there are {', '.join(KINDS)}"))
    program = function.program
    focused = program.focused(function.name)
    try:
        return _made(focused, function.name, kind, constant, width)
    except DiagnosticError as refused:
        whole = program.unfocused()
        if focused is whole or not focused.shares_variables:
            raise
        # What other functions do with these may say what they hold.
        with suppress(DiagnosticError):
            return _made(whole, function.name, kind, constant, width)
        raise refused


def _made(
    program: Program, name: str, kind: str, constant: tuple[int, ...], width: int
) -> tuple[Program, str]:
    from ad_opt.passes.pipelines import debugged, derivative, made_by

    symbols = map(name_of, program.module.body.block.ops)
    taken = {symbol for symbol in symbols if symbol is not None}
    pipeline = derivative(name, kind, constant, width, taken=taken)
    made = program.after(debugged(pipeline) if program.debug else pipeline)
    return made, made_by(name, kind, taken)[-1]


def derived_function(
    function: Function, kind: str, constant: tuple[int, ...] = (), width: int = 1
) -> Function:
    """The derivative of that kind, compiled; arguments that are ``constant`` take no part.

    With ``width``, tangents are vectors: arrays have one axis more.
    """
    constant = tuple(sorted({*constant, *function.fixed}))

    def make() -> Function:
        if function.is_view:
            from .addresses import require_shadows

            require_shadows(function, constant)
        program, name = _derived(function, kind, constant, width)
        return program[name].compile()

    return function.once(("derivative", kind, constant, width), make)


def constants(function: Function, active: Collection[int]) -> tuple[int, ...]:
    """Return positions that need not take part in a derivative by the ``active`` arguments.

    Numbers, and buffers that the function never writes: a buffer that it writes may carry what
    depends on the active arguments from one place to another.
    """
    kinds = function.signature.inputs
    if function.is_view:
        # Its address may be stored beside that of memory with derivatives.
        active = {*active, *mixed_arguments(function)}
    rest = [i for i, kind in enumerate(kinds) if i not in active and role_of(kind) != "constant"]
    buffers = [i for i in rest if role_of(kinds[i]) == "buffer"]
    written = written_arguments(function) if buffers else frozenset[int]()
    return tuple(i for i in rest if i not in written)


def mixed_arguments(function: Function) -> frozenset[int]:
    """Arguments whose address may be mixed with others."""
    return function.once("mixed", lambda: _mixed(function))


def _mixed(function: Function) -> frozenset[int]:
    from ad_opt.passes.analysis.memory.aliasing import Aliasing
    from ad_opt.passes.analysis.memory.objects import Arg
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

    aliasing = AnalysisManager().get(Aliasing, function.op)
    count = len(function.signature.inputs)
    return frozenset(i for i in range(count) if not aliasing.is_apart(Arg(i)))


def written_arguments(function: Function) -> frozenset[int]:
    """Arguments whose memory the function may write or give away."""
    return function.once("written", lambda: _written(function))


def _written(function: Function) -> frozenset[int]:
    from xdsl.dialects.builtin import MemRefType

    from ad_opt.passes.analysis.memory.effects import Effects
    from ad_opt.passes.analysis.memory.objects import Arg
    from ad_opt.passes.infrastructure.analysis_manager import AnalysisManager

    func = function.op
    summary = Effects.compute(func, AnalysisManager()).summary()
    vague = not all(isinstance(t, Arg) for t in summary.writes)
    if vague or any(isinstance(kind, MemRefType) for kind in function.signature.results):
        return frozenset(range(len(function.signature.inputs)))
    return frozenset(t.index for t in summary.writes if isinstance(t, Arg))


def call(derived: Function, function: Function, original: Any, arguments: Any) -> tuple[Any, ...]:
    """Call a derivative; what does not fit is reported in terms of the function itself."""
    from .function import check_arguments

    try:
        returned = derived(*arguments)
    except DiagnosticError:
        check_arguments(function.signature, original, written_arguments(function))
        raise
    count = len(derived.signature.results)
    return returned if count > 1 else (returned,) * count
