"""Terms written as the regions of energies."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.energies.nlls import YieldOp
from ad_opt.dialects.energies.nlls_types import Destination
from ad_opt.passes.algebra.convert import Writer
from ad_opt.passes.algebra.terms import Term
from xdsl.builder import Builder
from xdsl.ir import Block, Operation, Region
from xdsl.rewriter import InsertPoint


def region_of(terms: Sequence[Term], to: Sequence[Destination] | None = None) -> Region:
    """A region that yields terms; each goes to a destination, where some are given."""
    block = Block()
    builder = Builder(InsertPoint.at_end(block))
    writer = Writer(builder)
    values = [writer.value(term) for term in terms]
    builder.insert(YieldOp(values, to))
    return Region(block)


def rewrite(op: Operation, terms: Sequence[Term]) -> None:
    """Replace the region of an operation by one that yields other terms."""
    old = op.regions[0]
    op.detach_region(old)
    old.drop_all_references()
    op.add_region(region_of(terms))
