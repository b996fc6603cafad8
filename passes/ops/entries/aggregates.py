"""Structs, existentials and pairs: ``agg``, ``iface``, ``pair``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries

ENTRIES: list[Entry] = [
    *entries("agg", "make get set some none has_value", cheap=True),
    *entries("agg", "value", cheap=True, partial=True),  # of an empty optional
    *entries("pair", "make primal diff", cheap=True),
    *entries("iface", "pack unpack_as type_id is_null_differential", cheap=True),
]
