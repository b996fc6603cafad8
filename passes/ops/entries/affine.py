"""``affine``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import carried, nothing, yielded
from ad_opt.passes.ops.memory_ops import LOAD, NOTHING, STORE

ENTRIES: list[Entry] = [
    *entries("affine", "for", effect=NOTHING, loop=True, counted=True, forwards=carried),
    *entries(
        "affine",
        "parallel",
        effect=NOTHING,
        loop=True,
        counted=True,
        parallel=True,
        forwards=yielded,
    ),
    *entries("affine", "if", effect=NOTHING, once=True, forwards=yielded),
    *entries("affine", "yield", effect=NOTHING, yields=True, forwards=nothing),
    *entries("affine", "load", effect=LOAD, loads=True, element=True),
    *entries("affine", "store", effect=STORE, stores=0, element=True),
    *entries("affine", "vector_load", effect=LOAD, loads=True, consecutive=True),
    *entries("affine", "vector_store", effect=STORE, stores=0, consecutive=True),
    *entries("affine", "apply min max prefetch", effect=NOTHING),
    *entries("affine", "delinearize_index linearize_index", effect=NOTHING),
]
