"""Jumps between blocks: ``cf``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import nothing, passed_to_blocks
from ad_opt.passes.ops.memory_ops import NOTHING, OUTPUT

ENTRIES: list[Entry] = [
    *entries("cf", "br cond_br switch", effect=NOTHING, jump=True, forwards=passed_to_blocks),
    *entries("cf", "assert", effect=OUTPUT, returns=False, forwards=nothing),
]
