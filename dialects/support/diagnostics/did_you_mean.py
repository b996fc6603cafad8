"""The nearest of the known names, for a name that nobody knows."""

from __future__ import annotations

from collections.abc import Sequence


def did_you_mean(name: str, known: Sequence[str]) -> str | None:
    """A help text that proposes the nearest of the known names, if one is near."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, n=1)
    return f"did you mean `{near[0]}`?" if near else None
