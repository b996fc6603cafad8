"""``math``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries

ENTRIES: list[Entry] = [
    *entries("math", "absf copysign", cheap=True, exact=True),
    *entries("math", "fma", cheap=True, adds=True),
    *entries("math", "isnan isinf isfinite isnormal", discrete=True),
    *entries("math", "floor ceil round roundeven trunc", discrete=True),
    *entries("math", "log log2 log10 log1p sqrt rsqrt powf fpowi", singular=True),
    *entries("math", "exp exp2 expm1 sinh cosh tan asin acos acosh atanh", singular=True),
    *entries("math", "ipowi", partial=True),
]
