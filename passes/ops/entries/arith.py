"""Arithmetic on numbers: ``arith``, ``complex``, ``ub``."""

from __future__ import annotations

from ad_opt.passes.ops.entry import Entry, entries
from ad_opt.passes.ops.forwarding import chosen
from ad_opt.passes.ops.memory_ops import ALLOCATION

ENTRIES: list[Entry] = [
    *entries("arith", "constant", constant=True),
    *entries("arith", "addi muli", cheap=True, counting=True, commutes=True),
    *entries("arith", "subi trunci", cheap=True, counting=True),
    *entries("arith", "index_cast extsi", cheap=True, counting=True, widens="signed"),
    *entries("arith", "index_castui extui", cheap=True, counting=True, widens="unsigned"),
    *entries("arith", "addf", cheap=True, commutes=True, linear=True, adds=True),
    *entries("arith", "mulf", cheap=True, commutes=True),
    *entries("arith", "maximumf minimumf", cheap=True, commutes=True, exact=True, extreme=True),
    *entries("arith", "subf", cheap=True, linear=True, adds=True),
    *entries("arith", "truncf", cheap=True, linear=True),
    *entries("arith", "divf remf", singular=True),
    *entries("arith", "sitofp uitofp", cheap=True),
    *entries("arith", "negf extf", cheap=True, exact=True, linear=True),
    *entries("arith", "maxnumf minnumf", cheap=True, exact=True, extreme=True),
    *entries("arith", "bitcast", cheap=True, exact=True),
    *entries("arith", "andi ori xori minsi maxsi minui maxui", cheap=True, commutes=True),
    *entries("arith", "shli shrsi shrui", cheap=True, partial=True),
    *entries(
        "arith",
        "divsi divui remsi remui ceildivsi ceildivui floordivsi",
        cheap=True,
        divides=True,
    ),
    *entries("arith", "cmpf cmpi", cheap=True, discrete=True),
    *entries("arith", "fptosi fptoui", discrete=True, partial=True),
    *entries("arith", "select", cheap=True, selects=True, exact=True, forwards=chosen),
    *entries("complex", "constant", constant=True),
    *entries("complex", "create re im add sub neg", cheap=True, linear=True),
    *entries("complex", "eq neq", discrete=True),
    *entries("complex", "conj", linear=True),
    *entries("complex", "mul", cheap=True),
    *entries("ub", "poison", effect=ALLOCATION, constant=True, null=True),
]
