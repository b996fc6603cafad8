"""Parts of the normal matrix that preconditioners are made of: stencils, and blocks of points.

A stencil is of one channel of an unknown, with itself at neighbours; a block of all channels at one
point. Half of each is kept, as they are symmetric.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from ad_opt.dialects.energies.expr_keys import AccessAttr
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_syntax import domain_words
from ad_opt.dialects.energies.nlls_types import AddAttr, Destination, ScatterAttr
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.algebra.build import ZERO, mul
from ad_opt.passes.algebra.terms import Term

from ..solver.block_jacobi import BLOCK
from ..solver.multigrid import ENTRIES
from .derivatives import Derivatives, Unknown
from .model import Model, array_of, channel_of
from .rows import Rows, grouped

DIMENSIONS = 2
"""As many dimensions as levels may have."""
MOST_IN_BLOCK = 16
"""Channels at a point. Measured: 12 compile in 3 s, 40 not in 420, as factors are straight-line
code, which grows with the third power."""


def stencils(rows: Rows) -> dict[str, list[Term]]:
    """By unknown of a space the entries of one stencil for all its channels, or one for each.

    Unknowns are left out that have no stencil (`no_stencil`).
    """
    if rows.is_graph:
        return {}
    matrix = rows.matrix()
    found: dict[str, list[list[Term]]] = {}
    for row in rows.own_rows():
        if no_stencil(rows.derivatives, row.unknown) is not None:
            continue
        entries: dict[tuple[int, ...], Term] = {}
        for key, term in matrix[row].items():
            if isinstance(key, AccessAttr) and array_of(key) == row.unknown:
                if channel_of(key) == row.channel:
                    x, y = (*key.at, 0)[:2]
                    entries[x, y] = term
        found.setdefault(row.unknown, []).append([entries.get(at, ZERO) for at in ENTRIES])
    return {name: _common(own) for name, own in found.items()}


def _common(channels: Sequence[list[Term]]) -> list[Term]:
    if all(one == channels[0] for one in channels):
        return channels[0]
    return [term for one in channels for term in one]


def no_stencil(derivatives: Derivatives, unknown: str) -> str | None:
    """The reason why rows of an unknown are no stencil of next neighbours; none where they are."""
    model = derivatives.model
    dims = model.unknowns[unknown].dims
    if not dims:
        return f"@{unknown} is shared by all residuals"
    if len(dims) > DIMENSIONS:
        return f"@{unknown} is over {len(dims)} dimensions"
    for residual in model.residuals:
        for term in residual.terms:
            keys = [key for key in derivatives.support(term) if array_of(key) == unknown]
            if keys and residual.graph is not None:
                return f"@{residual.name} reads @{unknown} over the graph @{residual.graph}"
            if (far := max(map(_distance, product(keys, keys)), default=0)) > 1:
                return f"@{residual.name} reads points of @{unknown} that are {far} apart"
    return None


def _distance(pair: tuple[Unknown, Unknown]) -> int:
    """Return how far apart two entries of one channel are, where it is most."""
    one, other = pair
    if channel_of(one) != channel_of(other):
        return 0
    assert isinstance(one, AccessAttr)
    assert isinstance(other, AccessAttr)
    return max(abs(a - b) for a, b in zip(one.at, other.at, strict=True))


def blocks(rows: Rows) -> list[Term]:
    """The lower triangle of the block of all channels at a point of a space, row by row."""
    if not rows.space:
        return []
    own, matrix = rows.own_rows(), rows.matrix()
    return [
        matrix[row].get(other.key, ZERO) for at, row in enumerate(own) for other in own[: at + 1]
    ]


def edge_blocks(rows: Rows) -> list[tuple[Term, Destination]]:
    """Terms that edges add to the blocks of points at their slots, and to their own."""
    found: dict[Destination, list[Term]] = {}
    partial = rows.derivatives.partial
    for term in rows.terms:
        support = rows.derivatives.support(term)
        for key, other in product(support, support):
            row, column = _place(rows.model, key), _place(rows.model, other)
            is_one = rows.meeting(key, other)
            if is_one is not None and column <= row and rows.model.dims_of(key):
                to = _entry(rows.model, key, row * (row + 1) // 2 + column)
                found.setdefault(to, []).append(
                    mul(is_one, partial(term, key), partial(term, other))
                )
    sums = [(grouped(terms), to) for to, terms in found.items()]
    return [(term, to) for term, to in sums if term is not ZERO]


def _place(model: Model, key: Unknown) -> int:
    """The row of an entry in the block of its point."""
    before = 0
    for name, type in model.unknowns.items():
        if name == array_of(key):
            break
        before += type.channels if type.dims == model.dims_of(key) else 0
    return before + channel_of(key)


def _entry(model: Model, key: Unknown, number: int) -> Destination:
    name = f"{BLOCK}.{domain_words(model.unknowns[array_of(key) or ''].space)}"
    if isinstance(key, AccessAttr):
        return AddAttr(name, number)
    return ScatterAttr(name, key.graph.string_value(), key.slot.string_value(), number)


def require_parts(derivatives: Derivatives, kinds: Sequence[str], made: Sequence[KernelOp]) -> None:
    """Refuse problems none of whose unknowns has a stencil, or a block, that is asked for."""
    model, there = derivatives.model, {one.kind.data for one in made}
    if "block" in kinds:
        _require_small_blocks(model)
    for kind, use in (("stencil", "multigrid"), ("block", "block-jacobi")):
        if kind in kinds and kind not in there:
            message = f"no unknown of @{model.problem.sym_name.data} has a {kind} for {use}"
            notes = [no_stencil(derivatives, name) for name in model.unknowns]
            help = "use the preconditioner jacobi"
            raise error_at(
                model.problem, "AD1076", f"{message}: {'; '.join(filter(None, notes))}", help=help
            )


def _require_small_blocks(model: Model) -> None:
    """Refuse points of so many channels that their factors would take minutes to compile."""
    counts: Counter[tuple[str, ...]] = Counter()
    for type in model.unknowns.values():
        if type.dims:
            counts[type.dims] += type.channels
    if (most := max(counts.values(), default=0)) > MOST_IN_BLOCK:
        message = f"blocks of {most} channels at a point are factored without loops"
        help = f"block-jacobi takes at most {MOST_IN_BLOCK}; use the preconditioner jacobi"
        raise error_at(model.problem, "AD1076", message, help=help)
