"""``vector``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.memory_ops import LOAD, MASKED_STORE, NOTHING, OUTPUT, STORE, VIEW

ENTRIES: list[Entry] = [
    *entries("vector", "broadcast shuffle", cheap=True),
    *entries("vector", "fma", cheap=True, adds=True),
    *entries("vector", "reduction", adds=True),
    *entries("vector", "extract insert", cheap=True, partial=True),
    *entries("vector", "create_mask", discrete=True),
    *entries("vector", "type_cast", effect=VIEW, cheap=True),
    *entries(
        "vector",
        "maskedload expandload gather transfer_read",
        effect=LOAD,
        loads=True,
    ),
    *entries("vector", "load", effect=LOAD, loads=True, consecutive=True),
    *entries("vector", "store", effect=STORE, stores=0, consecutive=True),
    *entries("vector", "transfer_write", effect=STORE, stores=0),
    *entries("vector", "maskedstore compressstore scatter", effect=MASKED_STORE, stores=-1),
    *entries("vector", "mask", effect=NOTHING),
    *entries("vector", "yield", effect=NOTHING, yields=True),
    *entries("vector", "print", effect=OUTPUT),
]
