"""Terms written as the regions of energies."""

from __future__ import annotations

from collections.abc import Sequence

from ad_opt.dialects.energies.nlls import YieldOp, yield_of
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
    """Let the region of an operation yield other terms, which go where the old ones went."""
    to = yield_of(op).to
    op.detach_region(0).drop_all_references()
    op.add_region(region_of(terms, None if to is None else to.data))
