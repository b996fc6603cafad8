"""Parts of the normal matrix that preconditioners are made of: stencils, and blocks of points.

A stencil is of one channel of an unknown, with itself at neighbours; a block of all channels at one
point. Half of each is kept, as they are symmetric.
"""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.energies.expr_keys import AccessAttr, EdgeAttr
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.passes.algebra.build import ZERO
from ad_opt.passes.algebra.terms import Term

from .model import Model, array_of, channel_of
from .rows import Rows
from .solver.multigrid import ENTRIES

DIMENSIONS = 2
"""As many dimensions as levels may have."""


def stencils(rows: Rows) -> dict[str, list[Term]]:
    """By unknown of a space the entries of one stencil for all its channels, or one for each.

    Unknowns are left out to which edges of graphs add, or whose residuals reach further than to
    the next point: their stencils would be something else.
    """
    if rows.is_graph or not 1 <= len(rows.space) <= DIMENSIONS:
        return {}
    matrix = rows.matrix()
    found: dict[str, list[list[Term]]] = {}
    left_out = _of_edges(rows)
    for row in rows.own_rows():
        entries: dict[tuple[int, ...], Term] = {}
        for key, term in matrix[row].items():
            if isinstance(key, AccessAttr) and array_of(key) == row.unknown:
                if channel_of(key) == row.channel:
                    x, y = (*key.at, 0)[:2]
                    entries[x, y] = term
        if any(max(abs(x), abs(y)) > 1 for x, y in entries):
            left_out.add(row.unknown)
        found.setdefault(row.unknown, []).append([entries.get(at, ZERO) for at in ENTRIES])
    return {name: _common(own) for name, own in found.items() if name not in left_out}


def blocks(rows: Rows) -> list[Term]:
    """The lower triangle of the block of all channels at a point, row by row.

    There is none where edges of graphs add to one of them.
    """
    own = rows.own_rows()
    if rows.is_graph or not rows.space or _of_edges(rows) & {row.unknown for row in own}:
        return []
    matrix = rows.matrix()
    return [
        matrix[row].get(other.key, ZERO) for at, row in enumerate(own) for other in own[: at + 1]
    ]


def _common(channels: Sequence[list[Term]]) -> list[Term]:
    if all(one == channels[0] for one in channels):
        return channels[0]
    return [term for one in channels for term in one]


def _of_edges(rows: Rows) -> set[str | None]:
    """The unknowns that residuals over graphs read."""
    support = rows.derivatives.support
    residuals = [one for one in rows.model.residuals if one.graph is not None]
    keys = [key for one in residuals for term in one.terms for key in support(term)]
    return {array_of(key) for key in keys if isinstance(key, EdgeAttr)}


def require_parts(model: Model, kinds: Sequence[str], kernels: Sequence[KernelOp]) -> None:
    """Refuse problems none of whose unknowns has a stencil, or a block, that is asked for."""
    made = {one.kind.data for one in kernels}
    for kind, use in (("stencil", "multigrid"), ("block", "block-jacobi")):
        if kind in kinds and kind not in made:
            message = f"no unknown of @{model.problem.sym_name.data} has a {kind} for {use}"
            help = "use the preconditioner jacobi"
            raise error_at(model.problem, "AD1076", message, help=help)
