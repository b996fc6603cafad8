"""Structured control flow: ``scf``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import (
    carried,
    carried_by_while,
    nothing,
    reduced,
    shared,
    yielded,
)
from ad_opt.passes.ops.memory_ops import NOTHING

ENTRIES: list[Entry] = [
    *entries("scf", "for", effect=NOTHING, loop=True, counted=True, forwards=carried),
    *entries("scf", "while", effect=NOTHING, loop=True, returns=False, forwards=carried_by_while),
    *entries(
        "scf",
        "parallel",
        effect=NOTHING,
        loop=True,
        counted=True,
        parallel=True,
        forwards=reduced,
    ),
    *entries(
        "scf",
        "forall",
        effect=NOTHING,
        loop=True,
        counted=True,
        parallel=True,
        forwards=shared,
    ),
    *entries("scf", "if index_switch execute_region", effect=NOTHING, once=True, forwards=yielded),
    # Terminators belong to the operation around them.
    *entries("scf", "yield", effect=NOTHING, yields=True, forwards=nothing),
    *entries("scf", "condition reduce", effect=NOTHING, forwards=nothing),
    *entries("scf", "reduce.return forall.in_parallel", effect=NOTHING, forwards=nothing),
]
