"""Numbers that passes tell about what they did, and leave to do more: for statistics and limits.

A pass calls `count` wherever it knows a number; nobody hears it unless statistics are collected. It
asks `may_rewrite` in front of a rewrite that it could do without: that counts it, too.
"""

from __future__ import annotations

from contextvars import ContextVar, Token
from dataclasses import dataclass

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


@dataclass
class RewriteCounter:
    """Count of rewrites, and limit on it; ``None`` is any number."""

    limit: int | None = None
    done: int = 0

    @property
    def exhausted(self) -> bool:
        """True if no further rewrite may be done."""
        return self.limit is not None and self.done >= self.limit


REWRITES: ContextVar[tuple[RewriteCounter, ...]] = ContextVar("rewrites", default=())
"""All counters that are installed: those of limits and of statistics."""


def may_rewrite() -> bool:
    """True if one more rewrite may be done, which the caller does then."""
    counters = REWRITES.get()
    if not counters:
        return True
    if any(counter.exhausted for counter in counters):
        return False
    for counter in counters:
        counter.done += 1
    return True
