"""Parts of integer registers that hold a struct: floats, an address, and integers between them."""

from __future__ import annotations

from dataclasses import dataclass

from ad_opt.dialects.typetree.kinds import ANYTHING, UNKNOWN, Kind
from ad_opt.dialects.typetree.tree import TypeTree
from ad_opt.passes.analysis.type_trees.fixpoint.access import bytes_of
from xdsl.dialects.builtin import IntegerType, VectorType
from xdsl.ir import Attribute

from .float_forms import TYPES, form_of

SIZES = frozenset({2, 4, 8, 16, 32, 64})
"""Bytes of registers, among them vectors, that are looked into."""


@dataclass(frozen=True)
class Part:
    """Bytes of a register that are of one kind."""

    at: int
    size: int
    type: Attribute | None
    """The type of the float, or of the address, that they are; ``None`` for integers."""


def parts_of(tree: TypeTree, size: int) -> list[Part] | None:
    """The parts of a register of so many bytes, if there is a float and all of it is plain.

    ``None`` too where all of it is floats that fill it: such a register needs no parts.
    """
    if size not in SIZES or _is_filled(tree, size):
        return None
    kinds = [bytes_of(tree, at) for at in range(size)]
    if any(kind.is_conflict for kind in kinds) or not any(kind.is_float for kind in kinds):
        return None
    found: list[Part] = []
    at = 0
    while at < size:
        kind = kinds[at]
        if kind.is_float:
            if (
                kind not in TYPES
                or at + kind.size > size
                or set(kinds[at : at + kind.size]) != {kind}
            ):
                return None
            found.append(Part(at, kind.size, TYPES[kind]))
            at += kind.size
            continue
        end = at + 1
        while end < size and _alike(kinds[end], kind):
            end += 1
        while at < end:
            width = next(w for w in (8, 4, 2, 1) if at % w == 0 and at + w <= end)
            found.append(Part(at, width, None))
            at += width
    return found


def _is_filled(tree: TypeTree, size: int) -> bool:
    whole = IntegerType(8 * size) if size <= 16 else VectorType(IntegerType(64), [size // 8])
    return form_of(tree, whole) is not None


def _alike(kind: Kind, other: Kind) -> bool:
    """Bytes that may be moved together: zeros go with what they are beside."""
    return (
        kind == other
        or (not kind.is_float and not other.is_float and UNKNOWN not in (kind, other))
        or {kind, other} <= {ANYTHING, UNKNOWN}
    )
