"""``vector``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.memory_ops import LOAD, MASKED_STORE, NOTHING, OUTPUT, STORE, VIEW

ENTRIES: list[Entry] = [
    *entries("vector", "broadcast shuffle fma", cheap=True),
    *entries("vector", "extract insert", cheap=True, partial=True),
    *entries("vector", "create_mask", discrete=True),
    *entries("vector", "type_cast", effect=VIEW, cheap=True),
    *entries(
        "vector",
        "load maskedload expandload gather transfer_read",
        effect=LOAD,
        loads=True,
    ),
    *entries("vector", "store transfer_write", effect=STORE, stores=0),
    *entries("vector", "maskedstore compressstore scatter", effect=MASKED_STORE, stores=-1),
    *entries("vector", "mask yield", effect=NOTHING),
    *entries("vector", "print", effect=OUTPUT),
]
