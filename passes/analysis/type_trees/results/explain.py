"""Explanations of what is known of a value: chains from a fact to the operation that began it."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.typetree.kinds import Kind
from ad_opt.dialects.typetree.tree import Path, TypeTree, covers
from ad_opt.passes.analysis.type_trees.fixpoint.fixpoint import FunctionState, Key, Node, Step
from xdsl.ir import BlockArgument, Operation, SSAValue

MAX_CHAIN = 12
"""Most links of a chain that are shown. A guess: longer ones nobody reads."""


@dataclass(frozen=True)
class Link:
    """One step of a chain: who said it of which value."""

    of: Key
    said_by: Node | str

    def __str__(self) -> str:
        return describe(self.said_by)


@dataclass(frozen=True)
class Reason:
    """Reason why a fact is known: the links from the value back to where it was said first."""

    path: Path
    kind: Kind
    links: tuple[Link, ...]

    def __str__(self) -> str:
        fact = f"[{','.join(map(str, self.path))}]:{self.kind}"
        return f"{fact}, from " + ", from ".join(str(link) for link in self.links)


def reasons_of(state: FunctionState, value: SSAValue) -> list[Reason]:
    """A chain for each fact about a value; two or more for a contradiction."""
    found: list[Reason] = []
    for path, kind in state.known(value):
        for claim in sorted(kind.claims or {kind}, key=str):
            found.append(Reason(path, claim, tuple(_chain(state, value, path, claim))))
    return found


def _chain(state: FunctionState, value: SSAValue, path: Path, kind: Kind) -> list[Link]:
    key: Key | None = state.key(value)
    links: list[Link] = []
    seen: set[tuple[Key, int]] = set()
    while key is not None and len(links) < MAX_CHAIN:
        steps = _steps(state, key)
        at, step = _first(steps, path, kind, len(steps))
        if step is None or (key, at) in seen:
            if not links:
                links.append(Link(key, "the type of the value"))
            break
        seen.add((key, at))
        links.append(Link(key, step.said_by))
        key = step.because_of
        path = ()  # offsets differ from value to value; the kind is what is followed
    return links


def _steps(state: FunctionState, key: Key) -> list[Step]:
    if isinstance(key, str):
        return state.globals.steps.get(key, [])
    return state.steps.get(key, [])


def _first(steps: list[Step], path: Path, kind: Kind, end: int) -> tuple[int, Step | None]:
    """The first step that says a kind, at a path if one is given."""
    for at, step in enumerate(steps[:end]):
        if _says(step.facts, path, kind):
            return at, step
    return -1, None


def _says(facts: TypeTree, path: Path, kind: Kind) -> bool:
    return any(
        known == kind and (not path or covers(given, path) or covers(path, given))
        for given, known in facts
    )


def describe(said_by: Node | str) -> str:
    """Words for what said something."""
    if isinstance(said_by, str):
        return said_by
    if isinstance(said_by, BlockArgument):
        return "what is passed to its block"
    return f"`{_shown(said_by)}`"


def _shown(op: Operation) -> str:
    callee = op.get_attr_or_prop("callee")
    name = getattr(getattr(callee, "root_reference", None), "data", None)
    types = [str(value.type) for value in (*op.results, *op.operands)]
    detail = f"@{name}" if name is not None else next((t for t in types if t != "!llvm.ptr"), "")
    return f"{op.name} {detail}".strip()
