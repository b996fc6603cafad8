"""Words that could be addresses, by their value."""

from __future__ import annotations

from ad_opt.dialects.llvm.layouts import PAGE_SIZE
from ad_opt.passes.emit.emit import Emitter
from xdsl.dialects import arith
from xdsl.dialects.builtin import i64
from xdsl.ir import SSAValue

LOWEST, HIGHEST = 1 << 32, 1 << 47
"""Between these are the addresses of a process on 64 bits, but for some that are very low."""


def is_high(em: Emitter, word: SSAValue) -> SSAValue:
    """True if a word could be an address."""
    above = em.value(arith.SubiOp(word, em.integer(LOWEST, i64)))
    return em.compare("ult", above, em.integer(HIGHEST - LOWEST, i64))


def is_low(em: Emitter, word: SSAValue) -> SSAValue:
    """True if a word could be an address in a program that stands at a place of its own choice,
    or else one or two small floats.
    """
    above = em.value(arith.SubiOp(word, em.integer(PAGE_SIZE, i64)))
    return em.compare("ult", above, em.integer(LOWEST - PAGE_SIZE, i64))
