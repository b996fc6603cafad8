"""``linalg``, and tensors."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import nothing
from ad_opt.passes.ops.memory_ops import NOTHING, Effect, inputs, outputs

# Whatever else there is of linalg may read its destinations, too.
_OVERWRITES = Effect(reads=inputs, writes=outputs)

ENTRIES: list[Entry] = [
    *entries("linalg", "generic reduce", per_element=True),
    *entries("linalg", "map", effect=_OVERWRITES, per_element=True),
    *entries("linalg", "fill copy transpose broadcast", effect=_OVERWRITES),
    *entries("linalg", "floor ceil round", discrete=True),
    *entries("linalg", "index", effect=NOTHING, discrete=True),
    *entries("linalg", "yield", effect=NOTHING, yields=True),
    *entries("tensor", "dim rank", discrete=True),
    # No memory, and no result: what it is there for is the result of the loop around it.
    *entries("tensor", "parallel_insert_slice", effect=Effect(ordered=True), forwards=nothing),
]
