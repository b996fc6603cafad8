"""Time that kernels take at a point, by what they move and what they compute."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import KernelOp, yield_of
from ad_opt.passes.algebra.terms import Apply, Term, subterms
from xdsl.dialects.builtin import f64

from .hoist import is_dear
from .model import Model, array_of, channel_of, keys_of, samples_of, terms_of

BYTES_PER_NS = 60.0
"""Measured on one core of a server for arrays of a few MB: between its L3 cache and its memory."""
OPERATIONS_PER_NS = 100.0
"""A guess for vectorised arithmetic of single precision; half of it for double."""
DEAR_OPERATIONS = 20.0
"""A guess: operations that a vectorised sine, division or root costs."""
STEPS = 50.0
"""A guess: products with one normal matrix. More of them make materialisation cheaper."""


def operations(terms: Sequence[Term]) -> float:
    """The operations of terms, what they share once."""
    total = 0.0
    for term in subterms(*terms):
        if is_dear(term):
            total += DEAR_OPERATIONS
        elif isinstance(term, Apply):
            total += max(1, len(term.args) - 1 + int(term.data not in (None, 0.0, 1.0)))
    return total


def accesses(terms: Sequence[Term]) -> int:
    """The elements that are read at a point; neighbours are in the cache."""
    found: set[object] = set()
    for key in keys_of(*terms):
        if isinstance(key, AccessAttr | EdgeAttr):
            slot = key.slot if isinstance(key, EdgeAttr) else None
            found.add((array_of(key), channel_of(key), slot))
    return len(found) + 4 * len(samples_of(*terms))


def time_of(kernel: KernelOp, size: int) -> float:
    """The nanoseconds that a kernel takes at a point."""
    terms = terms_of(kernel)
    moved = accesses(terms) + len(yield_of(kernel).destinations)
    speed = OPERATIONS_PER_NS * 4 / size
    return max(size * moved / BYTES_PER_NS, operations(terms) / speed)


def time_of_step(model: Model) -> float:
    """The nanoseconds that a step takes at a point, with its share of what is computed before."""
    size = 8 if model.problem.precision == f64 else 4
    times = {"jtj": 1.0, "precompute": 1 / STEPS}
    return sum(time_of(op, size) * times.get(op.kind.data, 0.0) for op in model.kernels)
