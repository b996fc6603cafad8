"""Requests, the tape, and what derivatives are made of: ``autodiff``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.memory_ops import (
    ANYTHING,
    HOLD,
    NOTHING,
    TAPE,
    Effect,
    all_memrefs,
    first_memrefs,
    last_memrefs,
    operand,
)

ENTRIES: list[Entry] = [
    *entries("autodiff", "tape_begin tape_end tape_mark tape_reset frame frame_grow", effect=TAPE),
    *entries("autodiff", "restore pop set_root root", effect=TAPE),
    *entries("autodiff", "save", effect=Effect(keeps=first_memrefs, ordered=True, tape=True)),
    *entries("autodiff", "push", effect=Effect(keeps=all_memrefs, ordered=True, tape=True)),
    *entries("autodiff", "arena_alloc", effect=Effect(allocates=True, ordered=True)),
    *entries("autodiff", "defer_dealloc", effect=Effect(frees=last_memrefs, ordered=True)),
    *entries(
        "autodiff",
        "log_memory",
        effect=Effect(reads=operand(1), ordered=True, tape=True),
    ),
    *entries("autodiff", "restore_memory", effect=ANYTHING),
    *entries("autodiff", "accumulate", effect=Effect(reads=operand(0), writes=operand(0))),
    *entries("autodiff", "stop_gradient detach", effect=NOTHING, discrete=True),
    *entries("autodiff", "zero", effect=NOTHING, discrete=True, of_tangents=True),
    *entries("autodiff", "add scale", effect=NOTHING, of_tangents=True),
    *entries("autodiff", "wrap", effect=HOLD),
]
