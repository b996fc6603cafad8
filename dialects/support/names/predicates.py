"""Predicates of ``arith.cmpi`` and ``llvm.icmp``, by number."""

from __future__ import annotations

EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE = range(10)
SWAPPED = {
    EQ: EQ, NE: NE, SLT: SGT, SLE: SGE, SGT: SLT, SGE: SLE, ULT: UGT, ULE: UGE, UGT: ULT, UGE: ULE,
}  # fmt: skip
"""Predicates that hold where these do with the operands the other way round."""
NEGATED = {
    EQ: NE, NE: EQ, SLT: SGE, SLE: SGT, SGT: SLE, SGE: SLT, ULT: UGE, ULE: UGT, UGT: ULE, UGE: ULT,
}  # fmt: skip
"""Predicates that hold where these do not."""
