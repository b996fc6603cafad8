"""Loops without sums over elements that lie one behind the other, and the vectors they run in."""

from __future__ import annotations

from ad_opt.dialects.support.ir.queries import walk
from ad_opt.passes.ops.catalogue import accesses_at_map
from xdsl.dialects import affine
from xdsl.ir import Operation

from .bands import constant_bounds, forms_of
from .tile_attributes import is_marked
from .tiles import Tile

COPIES = 4
"""Vectors that are loaded at once in loops without sums: as many as LLVM takes."""


def is_elementwise(op: Operation) -> bool:
    """True for what is arithmetic of one iteration, on elements of which those of the next are
    neighbours, and for loops without sums and tiles.
    """
    if isinstance(op, affine.ForOp):
        return not op.results and not is_marked(op)
    if op.regions or not op.name.startswith(("affine.", "arith.")):
        return False
    if not accesses_at_map(op):
        return True
    around, forms = op.parent_op(), forms_of(op)
    if forms is None or not isinstance(around, affine.ForOp):
        return False
    variable = around.body.block.args[0]
    strides = [form.terms.get(variable, 0) for form in forms]
    return not any(strides[:-1]) and strides[-1:] in ([], [0], [1])


def vectors_of(loop: Operation, lanes: int) -> Tile | None:
    """The vectors that an innermost loop without sums runs in, if they leave nothing over."""
    if not isinstance(loop, affine.ForOp) or loop.results or is_marked(loop):
        return None
    bounds = constant_bounds(loop)
    if bounds is None or not all(not op.regions and is_elementwise(op) for op in walk(loop)):
        return None
    return whole_vectors(bounds[1] - bounds[0], lanes)


def whole_vectors(extent: int, lanes: int) -> Tile | None:
    """As many vectors at once as leave nothing over of a range."""
    if extent < lanes or extent % lanes:
        return None
    copies = COPIES
    while extent % (copies * lanes):
        copies //= 2
    return Tile(copies, lanes)
