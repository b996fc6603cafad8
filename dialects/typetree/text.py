"""The text of type trees, as Enzyme writes it.

{[-1]:Pointer, [-1,0]:Float@double}
"""

from __future__ import annotations

import re

from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean

from .kinds import KINDS, Kind
from .tree import EVERYWHERE, Path, TypeTree

_FACT = re.compile(r"\s*\[\s*(-?\d+(?:\s*,\s*-?\d+)*)\s*\]\s*:\s*([\w@]+)\s*(,|(?=\}))")


class MalformedTree(ValueError):
    """A text that is no type tree; ``at`` is where it stops being one, ``help`` what to write."""

    def __init__(self, reason: str, at: int, help: str = ""):
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.help = help or "write {[-1]:Pointer, [-1,0]:Float@double}, for example"


def parse_tree(text: str) -> TypeTree:
    """The tree that a text describes; raises `MalformedTree`."""
    at = len(text) - len(text.lstrip())
    if text[at : at + 1] != "{":
        raise MalformedTree("a type tree starts with `{`", at)
    at += 1
    facts: list[tuple[Path, Kind]] = []
    end = len(text.rstrip())
    while text[at:end].strip() != "}":
        found = _FACT.match(text, at)
        if found is None:
            raise MalformedTree("expected `[offsets]:Kind`", at)
        facts.append((_path(found, text), _kind(found)))
        at = found.end()
    return TypeTree.of(facts)


def _path(found: re.Match[str], text: str) -> Path:
    path = tuple(int(offset) for offset in found.group(1).split(","))
    if min(path) < EVERYWHERE:
        raise MalformedTree("an offset is -1, for every offset, or not negative", found.start(1))
    return path


def _kind(found: re.Match[str]) -> Kind:
    name = found.group(2)
    kind = KINDS.get(name)
    if kind is None:
        raise MalformedTree(
            f"`{name}` is no kind of data",
            found.start(2),
            did_you_mean(name, list(KINDS)) or _kinds(),
        )
    return kind


def _kinds() -> str:
    return f"the kinds are {', '.join(KINDS)}"
