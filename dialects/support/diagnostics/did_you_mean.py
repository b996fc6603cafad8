"""The nearest of the known names, for a name that nobody knows."""

from __future__ import annotations

from collections.abc import Sequence

_MOST_SHOWN = 6
"""Names that a message lists. A guess: more make a long line, fewer leave out what was meant."""


def one_of(name: str, known: Sequence[str]) -> str:
    """A help text that proposes the nearest of the known names, or says which there are."""
    if not known:
        return "there is none"
    several = len(known) > 1
    shown = ", ".join(f"`@{one}`" for one in known[:_MOST_SHOWN])
    rest = f" and {len(known) - _MOST_SHOWN} more" if len(known) > _MOST_SHOWN else ""
    return did_you_mean(name, known) or f"there {'are' if several else 'is'} {shown}{rest}"


def did_you_mean(name: str, known: Sequence[str]) -> str | None:
    """A help text that proposes the nearest of the known names, if one is near."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, n=1)
    return f"did you mean `{near[0]}`?" if near else None
