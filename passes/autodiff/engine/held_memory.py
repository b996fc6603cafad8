"""Memory whose shadow nobody knows is refused: first of all memory that values hold.

    %h = agg.make %m, %n : (memref<4xf64>, i32) -> !agg.struct<@View>

Shadows are followed from buffer to buffer, and a value has no place for one. So where the contents
of `%m` have a derivative, both modes refuse to put it into a value, unless its field is marked
``no_diff``: whoever takes it out again would find no shadow, and a callee would not know of one.
"""

from __future__ import annotations

from collections.abc import Callable

from ad_opt.dialects.support.diagnostics.advice import INSTEAD
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError, error_at
from ad_opt.passes.ops.catalogue import effect_of, holds_memory
from xdsl.ir import Operation, SSAValue


def refuse_held_memory(op: Operation, is_active: Callable[[SSAValue], bool]) -> None:
    """AD0702 for an operation that puts memory that has a derivative into a value."""
    if not holds_memory(op) or not any(map(is_active, effect_of(op).keeps(op))):
        return
    from ad_opt.passes.tangents.module_tangents import conformances

    bears = conformances().addresses.bears
    for result in op.results:
        if bears(result.type):
            raise error_at(
                op,
                "AD0702",
                f"`{op.name}` puts a buffer into a value, {result.type}, and derivatives of what "
                "is there have no place in a value",
                help="mark the field `no_diff`, or pass the buffer beside the struct",
            )


def not_followed(op: Operation, mode: str) -> DiagnosticError:
    """AD0708 for a buffer, with a derivative, of which nobody knows where its shadow is."""
    return error_at(
        op,
        "AD0708",
        f"{mode} mode does not follow the buffer that `{op.name}` gives",
        help=INSTEAD.get(op.name, "use loads, stores and views of arguments and local buffers"),
    )
