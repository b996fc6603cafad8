"""Kinds of the contents of memory or a register: the lattice that type trees are made of.

From bottom to top: `UNKNOWN` (nothing is known); a kind: `INTEGER`, `POINTER` or a float; a
*conflict*, which keeps the kinds that were claimed; `ANYTHING` (every reading is right: zeros,
undefined values). `join` adds what two places know, `meet` keeps what both know. The kinds and
their tables are those of Enzyme (``BaseType.h``, ``ConcreteType.h``), which aborts where a conflict
stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

POINTER_SIZE = 8
"""Bytes of an address."""


@dataclass(frozen=True, eq=False)
class Kind:
    """One element of the lattice, with its name in text; there is one object of each."""

    name: str
    """Says all: a conflict's name lists what was claimed."""
    claims: frozenset[Kind] = frozenset()
    """Of a conflict: the kinds that were claimed."""
    size: int = 1
    """Bytes that one value takes; 1 for what is said byte by byte."""
    is_float: bool = False
    """True if it is one of the floats."""

    def __reduce__(self) -> tuple[Callable[[str, frozenset[Kind]], Kind], tuple[Any, ...]]:
        """Copies and what is read from a pickle are the same object."""
        return _the_one, (self.name, self.claims)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    @property
    def is_known(self) -> bool:
        """True if anything is known."""
        return self is not UNKNOWN

    @property
    def is_conflict(self) -> bool:
        """True if kinds were claimed that exclude each other."""
        return bool(self.claims)

    def purged(self) -> Kind:
        """Nothing in place of anything."""
        return UNKNOWN if self == ANYTHING else self


UNKNOWN = Kind("Unknown")
ANYTHING = Kind("Anything")
INTEGER = Kind("Integer")
POINTER = Kind("Pointer", size=POINTER_SIZE)
HALF, BFLOAT16, FLOAT, DOUBLE, X86_FP80, FP128, PPC_FP128 = (
    Kind(f"Float@{name}", size=size, is_float=True)
    for name, size in (
        ("half", 2), ("bf16", 2), ("float", 4), ("double", 8),
        ("fp80", 16), ("fp128", 16), ("ppc128", 16),
    )
)  # fmt: skip

FLOAT_SIZES: Mapping[Kind, int] = {
    kind: kind.size for kind in (HALF, BFLOAT16, FLOAT, DOUBLE, X86_FP80, FP128, PPC_FP128)
}
"""The floats, with the bytes that one takes in an array."""

FRACTION_BITS: Mapping[Kind, int] = {
    HALF: 10, BFLOAT16: 7, FLOAT: 23, DOUBLE: 52, X86_FP80: 64, FP128: 112,
}  # fmt: skip
"""Count of a float's lowest bits that hold its fraction."""

KINDS: Mapping[str, Kind] = {
    kind.name: kind for kind in (UNKNOWN, ANYTHING, INTEGER, POINTER, *FLOAT_SIZES)
}
"""Every kind by its name; conflicts have no text that can be read."""

_CONFLICTS: dict[str, Kind] = {}
"""Conflicts that there were, by name: a few, of the kinds there are."""


def _the_one(name: str, claims: frozenset[Kind]) -> Kind:
    found = KINDS.get(name) or _CONFLICTS.get(name)
    return found if found is not None else _CONFLICTS.setdefault(name, Kind(name, claims))


def conflict(*kinds: Kind) -> Kind:
    """The conflict of several kinds; what is no conflict is what it is."""
    claims = frozenset(claim for kind in kinds for claim in (kind.claims or {kind}))
    if len(claims) == 1:
        return next(iter(claims))
    names = "|".join(sorted(kind.name for kind in claims))
    return _the_one(f"Conflict({names})", claims)


def join(left: Kind, right: Kind, *, pointer_or_integer: bool = False) -> Kind:
    """Return what both say together: the least upper bound.

    With ``pointer_or_integer`` an address and an integer are no contradiction, and the left one
    stands: for code that keeps addresses in integers.
    """
    if left is right or right is UNKNOWN:
        return left
    if left is UNKNOWN:
        return right
    if left is ANYTHING or right is ANYTHING:
        return ANYTHING
    if pointer_or_integer and {left, right} == {POINTER, INTEGER}:
        return left
    return conflict(left, right)


def meet(left: Kind, right: Kind) -> Kind:
    """Return what holds on both of two paths: the greatest lower bound."""
    if left == right or right == ANYTHING:
        return left
    if left == ANYTHING:
        return right
    both = (left.claims or {left}) & (right.claims or {right})
    return conflict(*both) if both else UNKNOWN


# ------------------------------------------------------------------ integer operations

_BITWISE = frozenset({"and", "or", "xor"})
_KEEPS_LEFT = frozenset({"udiv", "sdiv", "urem", "srem", "shl", "ashr", "lshr"})
_LINEAR = frozenset({"add", "sub", "mul"})
BINARY = _BITWISE | _KEEPS_LEFT | _LINEAR
"""The integer operations of LLVM with two operands."""


def _with_pointer(op: str, left: Kind, right: Kind) -> Kind:
    """One operand is an address, the other one an integer or not known."""
    if op in ("add", "mul"):
        return POINTER
    if op == "sub":
        return POINTER if (left, right) == (POINTER, INTEGER) else UNKNOWN
    if op in _KEEPS_LEFT and not op.endswith(("shl", "shr")) and right == POINTER:
        return conflict(left, POINTER)
    return UNKNOWN


def binary(op: str, left: Kind, right: Kind) -> Kind:
    """The kind of ``left op right`` for an integer operation; see Enzyme's ``binopIn``.

    A conflict where addresses or floats are computed with as if they were integers.
    """
    assert op in BINARY, op
    if left.is_conflict or right.is_conflict:
        return conflict(left, right)
    pair = {left, right}
    if pair == {ANYTHING}:
        return ANYTHING
    if left.is_float or right.is_float:
        others = [kind for kind in (left, right) if not kind.is_float]
        if len(others) == 1 and others[0] != POINTER:
            return UNKNOWN
        return conflict(left, right, INTEGER)
    if POINTER in pair:
        if pair == {POINTER}:
            return INTEGER if op == "sub" else conflict(POINTER, INTEGER)
        return _with_pointer(op, left, right)
    if UNKNOWN in pair:
        return UNKNOWN
    if pair == {INTEGER}:
        return INTEGER
    return left if op in _KEEPS_LEFT else ANYTHING
