"""The environment of floating-point arithmetic, as a program asks for it or changes it.

A derivative computes more than its program and in another order, LLVM folds constants and moves
arithmetic: which flags are raised says nothing there of the program. Arithmetic is taken to round
to nearest everywhere, and not to trap. A program for which something else counts is refused.
"""

from __future__ import annotations

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import known_integer, walk
from ad_opt.dialects.support.ir.symbols import callee_name
from ad_opt.passes.ops.catalogue import is_call
from xdsl.dialects.builtin import StringAttr
from xdsl.ir import Operation

_ASKS = "asks which floating-point exceptions were raised"
_ROUNDS = "changes how arithmetic rounds"
_TRAPS = "lets floating-point exceptions stop the program"
_SETS = "reads or writes the state of floating-point arithmetic"

FUNCTIONS = {
    **dict.fromkeys(("fetestexcept", "fetestexceptflag", "fegetexceptflag"), _ASKS),
    **dict.fromkeys(("fesetround", "fesetmode"), _ROUNDS),
    **dict.fromkeys(("feenableexcept", "fesettrapenable"), _TRAPS),
    **dict.fromkeys(("_control87", "_controlfp", "_status87", "_statusfp", "__control87_2"), _SETS),
}
"""Functions of the C library, with what they do that no derivative can."""

INTRINSICS = {
    "llvm.set.rounding": _ROUNDS,
    "llvm.set.fpmode": _ROUNDS,
    "llvm.get.fpenv": _SETS,
    "llvm.set.fpenv": _SETS,
    "llvm.x86.sse.ldmxcsr": _SETS,
    "llvm.x86.sse.stmxcsr": _SETS,
    "llvm.aarch64.set.fpcr": _SETS,
    "llvm.aarch64.get.fpsr": _SETS,
    "llvm.aarch64.set.fpsr": _SETS,
}
"""The same of LLVM's intrinsics."""

_TO_NEAREST = {"fesetround": 0, "llvm.set.rounding": 1}


def check_environment(function: Operation, name: str) -> None:
    """AD0974 where a function of the program does what only holds of its own arithmetic."""
    for op in walk(function):
        called, does = _what(op)
        if does is None:
            continue
        if does == _ASKS and op.results and op.results[0].first_use is None:
            continue
        rounded = _TO_NEAREST.get(called)
        if rounded is not None and known_integer(op.operands[0]) == rounded:
            continue
        raise error_at(
            op,
            "AD0974",
            f"`{called}` {does}; derivatives of `@{name}` do other arithmetic, in another order",
            help="decide by numbers (`isinf(y)`, `isnan(y)`, a comparison), round by `floor` and "
            "`ceil`, or mark the function that does this `autodiff.inactive`",
        )


def _what(op: Operation) -> tuple[str, str | None]:
    if is_call(op):
        name = callee_name(op) or ""
        return name, FUNCTIONS.get(name)
    intrinsic = op.properties.get("intrin")
    if op.name == "llvm.call_intrinsic" and isinstance(intrinsic, StringAttr):
        return intrinsic.data, INTRINSICS.get(intrinsic.data)
    return "", None
