"""The derivatives of derivatives: the operations of tapes, and what stops derivatives."""

from __future__ import annotations

from ad_opt.passes.autodiff.forward.forward_control import forward_copied
from ad_opt.passes.autodiff.forward.forward_memory import forward_defer
from ad_opt.passes.autodiff.forward.forward_tape import (
    forward_log,
    forward_on_second_tape,
    forward_pop,
    forward_push,
    forward_restore,
    forward_save,
)
from ad_opt.passes.autodiff.operations.nothing_back import nothing_back
from ad_opt.passes.autodiff.operations.witness_calls import invoke_forward, invoke_reverse
from ad_opt.passes.autodiff.reverse.addresses import narrow_sums
from ad_opt.passes.autodiff.reverse.handlers.reverse_memory import reverse_alloc
from ad_opt.passes.autodiff.reverse.handlers.reverse_tape import (
    refuse_second_reversal,
    remember_alloc,
    remember_begin,
    remember_defer,
    remember_end,
    remember_frame,
    remember_grow,
    remember_kept,
    reverse_grow,
    reverse_restore,
    reverse_save,
)
from ad_opt.passes.autodiff.to_be_recorded.addresses import tbr_accumulate
from ad_opt.passes.autodiff.to_be_recorded.memory import tbr_alloc
from ad_opt.passes.autodiff.to_be_recorded.tapes import tbr_grow, tbr_invoke, tbr_restore, tbr_save
from ad_opt.passes.rules.methods import Methods, methods

# What lives on the tape is given back with it.
METHODS: list[Methods] = [
    *nothing_back(
        "autodiff", "tape_begin", forward=forward_on_second_tape, remember=remember_begin
    ),
    *nothing_back("autodiff", "tape_end", forward=forward_on_second_tape, remember=remember_end),
    *nothing_back(
        "autodiff", "tape_mark tape_reset", forward=forward_on_second_tape, remember=remember_kept
    ),
    *nothing_back("autodiff", "frame", forward=forward_on_second_tape, remember=remember_frame),
    *methods(
        "autodiff",
        "frame_grow",
        forward=forward_on_second_tape,
        remember=remember_grow,
        needs=tbr_grow,
        reverse=reverse_grow,
    ),
    *methods("autodiff", "save", double=forward_save, needs=tbr_save, reverse=reverse_save),
    *methods(
        "autodiff", "restore", double=forward_restore, needs=tbr_restore, reverse=reverse_restore
    ),
    *methods(
        "autodiff",
        "arena_alloc",
        forward=forward_on_second_tape,
        remember=remember_alloc,
        needs=tbr_alloc,
        reverse=reverse_alloc,
    ),
    *nothing_back("autodiff", "defer_dealloc", forward=forward_defer, remember=remember_defer),
    *(
        row
        for names, forward in (
            ("push", forward_push),
            ("pop", forward_pop),
            ("log_memory", forward_log),
            ("restore_memory set_root root", forward_on_second_tape),
        )
        for row in nothing_back(
            "autodiff", names, forward=forward, remember=refuse_second_reversal, refused="reverse"
        )
    ),
    *nothing_back("autodiff", "stop_gradient detach", double=forward_copied),
    *methods(
        "autodiff",
        "accumulate",
        forward=narrow_sums.forward,
        remember=narrow_sums.sweep,
        needs=tbr_accumulate,
        reverse=narrow_sums.back,
    ),
    *methods(
        "autodiff",
        "invoke",
        forward=invoke_forward,
        needs=tbr_invoke,
        reverse=invoke_reverse,
        separate=False,
    ),
]
