"""Diagnostics where bytes have to be known and are not, or are two things at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from ad_opt.dialects.llvm.addresses import symbol_at
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Note,
    location_of,
)
from ad_opt.dialects.support.ir.symbols import enclosing, name_of
from ad_opt.dialects.typetree.kinds import DOUBLE, FLOAT, POINTER, UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import Path, TypeTree
from ad_opt.passes.analysis.type_trees.facts.layout import size_of
from ad_opt.passes.analysis.type_trees.fixpoint.access import Access
from ad_opt.passes.ops.catalogue import is_same
from xdsl.ir import BlockArgument, Operation, SSAValue

from .explain import Reason, describe

if TYPE_CHECKING:
    from .results import TypeTrees

MOST_USES = 4
"""Most uses that a diagnostic shows. A guess: more do not fit on a screen."""

_WORDS = {
    "llvm.load": "load", "llvm.store": "store", "llvm.intr.memcpy": "copy",
    "llvm.intr.memcpy.inline": "copy", "llvm.intr.memmove": "copy", "llvm.intr.memset": "fill",
}  # fmt: skip


def require(
    trees: TypeTrees, op: Operation, offset: int = 0, size: int | None = None
) -> tuple[Kind, ...]:
    """The kinds of so many bytes that an operation moves, from an offset on."""
    access = trees.access(op)
    if access is None:
        raise ValueError(f"{op.name} does not access memory")
    kinds = access.kinds
    wanted = kinds[offset : None if size is None else offset + size]
    wrong = next((at for at, kind in enumerate(wanted, offset) if kind.is_conflict), None)
    if wrong is not None:
        raise _contradiction(trees, access, wrong)
    if not wanted or UNKNOWN in wanted:
        raise _unknown(trees, access)
    return wanted


def _what(access: Access) -> str:
    word = _WORDS.get(access.op.name, "access")
    return f"this {word}" if access.size is None else f"this {word} of {_bytes(access.size)}"


def _bytes(count: int) -> str:
    return "1 byte" if count == 1 else f"{count} bytes"


def _runs(runs: list[tuple[int, int]]) -> str:
    words = [f"byte {a}" if b == a + 1 else f"bytes {a} to {b - 1}" for a, b in runs]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


# ------------------------------------------------------------------ not known


def _unknown(trees: TypeTrees, access: Access) -> DiagnosticError:
    runs = access.unknown
    which = f"{_runs(runs)} of {_what(access)} are" if runs else f"{_what(access)} moves"
    if runs == [(0, access.size)]:
        which = f"{_what(access)} moves"
    message = (
        f"cannot deduce the type of what {which}"
        if which.endswith("moves")
        else f"cannot deduce what {which}"
    )
    root = root_of(access.addresses[0])
    roots = [root_of(address) for address in access.addresses]
    notes = [note for one in roots for note in _looked_at(one, access)]
    first = runs[0][0] if runs else 0
    return DiagnosticError(
        Diagnostic(
            "AD0930",
            message,
            location_of(access.op),
            tuple(notes[:MOST_USES]),
            _annotation(trees, min(roots, key=_rank) if roots else root, first, access),
        )
    )


@dataclass(frozen=True)
class Root:
    """Root of an address: the value that it is made from, and the way from it."""

    value: SSAValue
    path: tuple[int, ...]
    """Offsets, one for each address that is followed; -1 for those that are not known."""


def _rank(root: Root) -> int:
    """Rank a root by how easy an annotation is there: easiest on a parameter."""
    return 0 if isinstance(root.value, BlockArgument) else 1


def root_of(address: SSAValue) -> Root:
    """Return the root of an address, through steps and loads."""
    from ad_opt.passes.analysis.type_trees.facts.branch_flow import Flow
    from ad_opt.passes.analysis.type_trees.facts.known_integers import Integers, offset_of_gep

    path: list[int] = [0]
    integers: Integers | None = None
    for _ in range(64):
        op = address.owner
        if not isinstance(op, Operation):
            break
        if op.name == "llvm.getelementptr":
            if integers is None:
                function = _function_of(op)
                integers = Integers(Flow(function.regions[0]))
            offset = offset_of_gep(op, integers)
            known = offset.known
            path[0] = -1 if known is None or path[0] < 0 else path[0] + known
            address = op.operands[0]
        elif op.name == "llvm.load":
            path.insert(0, 0)
            address = op.operands[0]
        elif is_same(op):
            address = op.operands[0]
        else:
            break
    return Root(address, tuple(-1 if at < 0 else at for at in path))


def _function_of(op: Operation) -> Operation:
    function = enclosing(op, "llvm.func")
    assert function is not None
    return function


def _looked_at(root: Root, access: Access) -> list[Note]:
    """Uses of an address, which might have said what lies there and did not."""
    notes: list[Note] = []
    seen: set[SSAValue] = {root.value}
    pending = [root.value]
    while pending and len(notes) < MOST_USES:
        for use in pending.pop(0).uses:
            op = use.operation
            if op is access.op or len(notes) >= MOST_USES:
                continue
            if op.name == "llvm.getelementptr":
                if op.results[0] not in seen:
                    seen.add(op.results[0])
                    pending.append(op.results[0])
                continue
            notes.append(Note(f"looked at: {describe(op)}, which does not say", location_of(op)))
    return notes


def _annotation(trees: TypeTrees, root: Root, first: int, access: Access) -> str:
    """The annotation that would settle it, with the likeliest kind."""
    size = access.size if access.size is not None else 8
    kind = FLOAT if size % 8 == 4 else DOUBLE
    (*way, last) = root.path
    place = last if last < 0 else last + first
    paths = [(-1, *way[:at]) for at in range(len(way) + 1)]
    facts: list[tuple[Path, Kind]] = [(path, POINTER) for path in paths]
    tree = TypeTree.of([*facts, ((-1, *way, place), kind)])
    text = f'"enzyme_type"="{tree}"'
    noun = "doubles" if kind == DOUBLE else "floats"
    value = root.value
    if isinstance(value, BlockArgument) and not trees.states_of(value)[0].flow.edges(value.block):
        name = _name(_function_of(cast(Operation, value.block.parent_op())))
        where = f"parameter {value.index + 1} of @{name}"
        return f"if these are {noun}, write {text} on {where}"
    if (name := symbol_at(value)) is not None:
        return f"if these are {noun}, give @{name} a type with {noun} there"
    hint = "__enzyme_double" if kind == DOUBLE else "__enzyme_float"
    given = "the address" if size_of(value.type) == 8 else "it"
    maker = value.owner
    where = f"the result of {describe(maker)}" if isinstance(maker, Operation) else "the address"
    return f"if these are {noun}, call {hint}({given}) before, or write {text} on {where}"


def _name(function: Operation) -> str:
    return name_of(function) or ""


# ------------------------------------------------------------------ contradictions


def _contradiction(trees: TypeTrees, access: Access, at: int) -> DiagnosticError:
    kind = access.kind_at(at)
    claims = " and ".join(sorted(str(claim) for claim in kind.claims))
    size = max(claim.size for claim in kind.claims)
    bytes_ = _runs([(at, min(at + size, access.size or at + size))])
    reasons = [
        reason
        for value in (*((access.value,) if access.value is not None else ()), *access.addresses)
        for reason in trees.explain(value)
        if reason.kind in kind.claims
    ]
    notes: list[Note] = []
    for claim in sorted(kind.claims, key=str):
        reason = next((one for one in reasons if one.kind == claim), None)
        if reason is not None:
            notes.append(_because(reason))
    return DiagnosticError(
        Diagnostic(
            "AD0931",
            f"{bytes_} of {_what(access)} are {claims} at once",
            location_of(access.op),
            tuple(notes),
            "memory that holds integers at one time and floats at another has no derivative here; "
            "`infer-type-trees{aliasing=none}` takes each use by itself",
        )
    )


def _because(reason: Reason) -> Note:
    link = reason.links[-1]
    where = location_of(link.said_by) if not isinstance(link.said_by, str) else None
    return Note(f"{reason.kind}: {', from '.join(str(link) for link in reason.links)}", where)
