"""Functions and their calls: ``func``, and casts of ``builtin``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import nothing
from ad_opt.passes.ops.memory_ops import NOTHING, Effect, all_memrefs

ENTRIES: list[Entry] = [
    *entries("func", "func", function=True),
    *entries("func", "call call_indirect", calls="func", returns=False),
    *entries("func", "constant", effect=NOTHING, cheap=True),
    # A function's results belong to its callers.
    *entries("func", "return", effect=Effect(keeps=all_memrefs), forwards=nothing),
    *entries("builtin", "unrealized_conversion_cast", effect=Effect(keeps=all_memrefs)),
]
