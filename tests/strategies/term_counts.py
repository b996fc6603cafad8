"""Operations of terms, counted as they are written: what terms share, once."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ad_opt.passes.algebra.terms import Apply, Term, subterms


class Counts(NamedTuple):
    """Operations of a straight line of code."""

    additions: int
    multiplications: int
    """And divisions."""
    guards: int
    """Factors that are true or false."""
    functions: Counter[str]
    """Others, by their names; ``sqrt`` for powers of halves, ``pow`` for others."""


def _steps(exponent: float) -> int:
    """Multiplications of a whole power, by squaring, and a division where it is negative."""
    whole = int(abs(exponent))
    squares = max(whole.bit_length() - 1, 0) + max(whole.bit_count() - 1, 0)
    return squares + (whole > 0 and abs(exponent) != whole) + (exponent < 0)


def _product(term: Apply) -> tuple[int, int]:
    """The multiplications and the guards of a product; a sign is free."""
    guards = sum(arg.is_bool for arg in term.args)
    reals = len(term.args) - guards
    return max(reals - 1 + (abs(term.number) != 1), 0), guards


def count(*terms: Term) -> Counts:
    """The operations of several terms together."""
    additions = multiplications = guards = 0
    functions: Counter[str] = Counter()
    roots: set[Term] = set()
    for part in subterms(*terms):
        match part:
            case Apply(op="sum"):
                additions += len(part.args) - (part.number == 0)
            case Apply(op="prod"):
                steps, conditions = _product(part)
                multiplications += steps
                guards += conditions
            case Apply(op="powc") if not (2.0 * part.number).is_integer():
                functions["pow"] += 1
            case Apply(op="powc"):
                multiplications += _steps(part.number)
                if not part.number.is_integer():
                    roots.add(part.args[0])
            case Apply():
                functions[part.op] += 1
            case _:
                pass
    functions["sqrt"] += len(roots)
    return Counts(additions, multiplications, guards, +functions)
