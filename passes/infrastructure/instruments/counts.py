"""Numbers that passes tell about what they did, for ``--statistics``.

A pass calls `count` wherever it knows a number; nobody hears it unless statistics are collected.
"""

from __future__ import annotations

from contextvars import ContextVar, Token

_HEARD: ContextVar[dict[str, int] | None] = ContextVar("counts", default=None)


def count(what: str, number: int = 1) -> None:
    """Add to the number that is told as ``<number> <what>``."""
    heard = _HEARD.get()
    if heard is not None:
        heard[what] = heard.get(what, 0) + number


def listen() -> tuple[dict[str, int], Token[dict[str, int] | None]]:
    """Hear what is counted from here on; give the token to `stop`."""
    heard: dict[str, int] = {}
    return heard, _HEARD.set(heard)


def stop(token: Token[dict[str, int] | None]) -> None:
    """Hear nothing more."""
    _HEARD.reset(token)
