"""Derivative functions as compiled functions: made when first called, and kept.

A derivative is a pipeline over the program: a request for it, the preparation of the primal,
differentiation, cleaning up. What comes out is a program whose one public function is the
derivative; it is kept with the program under the text of the pipeline.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.dialects.support.ir.symbols import name_of
from ad_opt.dialects.support.process.progress_line import working

from .calls.calling import check_arguments
from .wrt import role_of

if TYPE_CHECKING:
    from ad_opt.passes.pipelines import DerivativeOptions

    from .function import Function
    from .program import Program

KINDS = ("grad", "value_and_grad", "jvp", "vjp", "hvp", "vjp_jvp")
"""Kinds that can be asked for: the suffix of the function that is made."""


def derived_program(function: Function, kind: str, constant: tuple[int, ...] = ()) -> Program:
    """The program with the derivative as its public function."""
    from ad_opt.passes.pipelines import DerivativeOptions

    return _derived(function, kind, DerivativeOptions(constant))[0]


def _derived(function: Function, kind: str, options: DerivativeOptions) -> tuple[Program, str]:
    """The program with the derivative, and what it is called there."""
    if kind not in KINDS:
        text = f"there is no derivative called `{kind}`"
        raise DiagnosticError(Diagnostic("AD0704", text, help=f"there are {', '.join(KINDS)}"))
    program = function.program
    focused = program.focused(function.name)
    try:
        return _made(focused, function.name, kind, options)
    except DiagnosticError as refused:
        whole = program.unfocused()
        if focused is whole or not focused.shares_variables:
            raise
        # What other functions do with these may say what they hold.
        with suppress(DiagnosticError):
            return _made(whole, function.name, kind, options)
        raise refused


def _made(
    program: Program, name: str, kind: str, options: DerivativeOptions
) -> tuple[Program, str]:
    from ad_opt.passes.pipelines import debugged, derivative, made_by

    symbols = map(name_of, program.module.body.block.ops)
    taken = {symbol for symbol in symbols if symbol is not None}
    fast = program.options.fp == "fast"
    pipeline = derivative(name, kind, options, fast=fast, taken=taken)
    made = program.after(debugged(pipeline) if program.debug else pipeline)
    return made, made_by(name, kind, taken)[-1]


def derived_function(
    function: Function,
    kind: str,
    constant: tuple[int, ...] = (),
    width: int = 1,
    *,
    private: bool = False,
    copied: tuple[int, ...] = (),
    fresh: bool = False,
    arrays: tuple[int, ...] = (),
) -> Function:
    """The derivative of that kind, compiled; arguments that are ``constant`` take no part.

    With ``width``, tangents are vectors: arrays have one axis more. One that is ``private`` takes
    arrays that share no memory, and leaves anything in those that the function writes; but for
    those that are ``copied``, of which it is given the bytes behind the arguments. The shadows may
    be ``fresh``: anything may be in them. Addresses among ``arrays`` are taken as memrefs of one
    dimension, whose shadows are such, too.
    """
    constant = tuple(sorted({*constant, *function.fixed}))

    def make() -> Function:
        from ad_opt.passes.pipelines import DerivativeOptions

        options = DerivativeOptions(
            constant, width, private=private, copied=copied, fresh=fresh, arrays=arrays
        )
        function.require_shadows(constant)
        with working(f"differentiating @{function.name} ({kind})"):
            program, name = _derived(function, kind, options)
            return program[name].compile()

    key = "derivative", kind, constant, width, private, copied, fresh, arrays
    return function.once(key, make)


def constants(function: Function, active: Collection[int]) -> tuple[int, ...]:
    """Return positions that need not take part in a derivative by the ``active`` arguments.

    Numbers, and buffers that the function never writes: a buffer that it writes may carry what
    depends on the active arguments from one place to another. A struct with addresses, which nobody
    can make a shadow of, is one too where nothing that it leads to ever depends on them.
    """
    kinds = function.signature.inputs
    if function.is_view:
        # Its address may be stored beside that of memory with derivatives.
        active = {*active, *function.mixed}
    rest = [i for i, kind in enumerate(kinds) if i not in active and role_of(kind) != "constant"]
    buffers = [i for i in rest if role_of(kinds[i]) == "buffer"]
    written = function.written if buffers else frozenset[int]()
    return tuple(sorted({i for i in rest if i not in written} | _unvaried(function, rest)))


def _unvaried(function: Function, rest: Sequence[int]) -> set[int]:
    """The structs with addresses among the ``rest`` that the function writes, but for what depends
    on all others.
    """
    from .address_parameters import structs_with_addresses
    from .argument_facts import varied_arguments

    found = {at for at in structs_with_addresses(function) if at in rest and at in function.written}
    unwritten = {at for at in rest if at not in function.written}
    while found:
        active = frozenset(range(len(function.signature.inputs))) - unwritten - found
        key = "varied arguments", active
        varied = function.once(key, lambda: varied_arguments(function.op, active))
        if not found & varied:
            break
        found -= varied
    return found


def call(derived: Function, function: Function, original: Any, arguments: Any) -> tuple[Any, ...]:
    """Call a derivative; what does not fit is reported in terms of the function itself."""
    try:
        returned: Any = derived(*arguments)
    except DiagnosticError:
        check_arguments(function.signature, original, function.written)
        raise
    count = len(derived.signature.results)
    return returned if count > 1 else (returned,) * count
