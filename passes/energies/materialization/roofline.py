"""Time that kernels take at a point, by what they move and what they compute."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import KernelOp, yield_of
from ad_opt.passes.algebra.terms import Apply, Term, subterms
from xdsl.dialects.builtin import f64

from ..kernels.model import Model, array_of, channel_of, keys_of, samples_of, terms_of
from .hoist import is_dear

BYTES_PER_NS = 60.0
"""Measured with a triad, a + s b, on one core of a server: 58 over 64 MB, between the 131 of its L3
cache and the 44 of its memory. Not measured with kernels of this compiler."""
OPERATIONS_PER_NS = 250.0
"""Measured on the same core with other generated code for the product of image warping in single
precision: 254 operations in 1.1 ns. Half of it for double."""
DEAR_OPERATIONS = 20.0
"""A guess: operations that a vectorised sine, division or root costs."""
ENOUGH = 1.5
"""A guess: so much more time for computing than for moving is no reason to store more."""
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


def bounds_of(kernel: KernelOp, size: int) -> tuple[float, float]:
    """The nanoseconds at a point that a kernel needs to move numbers of a size, and to compute."""
    terms = terms_of(kernel)
    moved = accesses(terms) + len(yield_of(kernel).destinations)
    return size * moved / BYTES_PER_NS, operations(terms) * size / 4 / OPERATIONS_PER_NS


def bounds_of_step(model: Model) -> list[tuple[float, float]]:
    """The bounds of each kernel of a step; of what is computed before, a share."""
    size = 8 if model.problem.precision == f64 else 4
    shares = {"jtj": 1.0, "precompute": 1 / STEPS}
    kernels = ((op, shares.get(op.kind.data, 0.0)) for op in model.kernels)
    pairs = ((bounds_of(op, size), share) for op, share in kernels if share)
    return [(share * moving, share * computing) for (moving, computing), share in pairs]


def time_of_step(model: Model) -> float:
    """The nanoseconds that a step of the inner solver takes at a point."""
    return sum(map(max, bounds_of_step(model)))


def is_bound_by_memory(model: Model) -> bool:
    """True if it would gain little to compute less in a step and to load more."""
    moving, computing = map(sum, zip(*bounds_of_step(model), strict=True))
    return computing < ENOUGH * moving
