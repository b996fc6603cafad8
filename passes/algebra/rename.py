"""Terms with other variables: moved to another point, or with values put in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from ad_opt.dialects.energies.expr_keys import Key

from .build import apply, variable
from .terms import Apply, Term, Variable, subterms

Renaming: TypeAlias = Callable[[Hashable], Hashable]
"""From a key to the key, or the term, that takes its place."""


def rename(term: Term, new: Renaming, made: dict[Term, Term] | None = None) -> Term:
    """The term with other keys, or terms, in place of its keys; simplified anew.

    Several terms that are renamed alike share ``made``.
    """
    made = {} if made is None else made
    for part in subterms(term):
        if part in made:
            continue
        if isinstance(part, Variable):
            found = new(part.key)
            made[part] = found if isinstance(found, Term) else variable(found)
        elif isinstance(part, Apply):
            args = [made[arg] for arg in part.args]
            same = all(new is old for new, old in zip(args, part.args, strict=True))
            made[part] = part if same else apply(part.op, *args, data=part.data)
        else:
            made[part] = part
    return made[term]


def shift(term: Term, by: Sequence[int]) -> Term:
    """The term as it is at the point that lies ``by`` further on."""
    if not any(by):
        return term
    return rename(term, lambda key: key.shifted(by) if isinstance(key, Key) else key)


def variables(*terms: Term) -> list[Variable]:
    """The variables that are in terms, in their order."""
    found = [part for part in subterms(*terms) if isinstance(part, Variable)]
    return sorted(found, key=lambda part: part.order)
