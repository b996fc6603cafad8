"""What a piece of memory or a register holds: the lattice that type trees are made of.

From bottom to top: `UNKNOWN` (nothing is known); a kind: `INTEGER`, `POINTER` or a float; a
*conflict*, which keeps the kinds that were claimed; `ANYTHING` (every reading is right: zeros,
undefined values). `join` adds what two places know, `meet` keeps what both know. The kinds and
their tables are those of Enzyme (``BaseType.h``, ``ConcreteType.h``), which aborts where a conflict
stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

POINTER_SIZE = 8
"""Bytes of an address."""


@dataclass(frozen=True, eq=False)
class Kind:
    """One element of the lattice, with its name in text."""

    name: str
    """Says all: a conflict's name lists what was claimed."""
    claims: frozenset[Kind] = frozenset()
    """Of a conflict: the kinds that were claimed."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Kind) and self.name == other.name)

    def __hash__(self) -> int:
        """That of the name, which is worked out once."""
        return hash(self.name)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    @property
    def is_known(self) -> bool:
        """Whether anything is known."""
        return self != UNKNOWN

    @property
    def is_float(self) -> bool:
        """Whether it is one of the floats."""
        return self in FLOAT_SIZES

    @property
    def is_conflict(self) -> bool:
        """Whether kinds were claimed that exclude each other."""
        return bool(self.claims)

    @property
    def size(self) -> int:
        """Bytes that one value takes; 1 for what is said byte by byte."""
        return POINTER_SIZE if self == POINTER else FLOAT_SIZES.get(self, 1)

    @property
    def may_be_pointer(self) -> bool:
        """Whether nothing speaks against an address."""
        return self in (UNKNOWN, POINTER, ANYTHING)

    @property
    def may_be_float(self) -> bool:
        """Whether nothing speaks against a float."""
        return self in (UNKNOWN, ANYTHING) or self.is_float

    @property
    def is_integral(self) -> bool:
        """Whether it is read as an integer without loss: integers, and anything."""
        return self in (INTEGER, ANYTHING)

    def purged(self) -> Kind:
        """Nothing in place of anything."""
        return UNKNOWN if self == ANYTHING else self


UNKNOWN = Kind("Unknown")
ANYTHING = Kind("Anything")
INTEGER = Kind("Integer")
POINTER = Kind("Pointer")
HALF = Kind("Float@half")
BFLOAT16 = Kind("Float@bf16")
FLOAT = Kind("Float@float")
DOUBLE = Kind("Float@double")
X86_FP80 = Kind("Float@fp80")
FP128 = Kind("Float@fp128")
PPC_FP128 = Kind("Float@ppc128")

FLOAT_SIZES: Mapping[Kind, int] = {
    HALF: 2, BFLOAT16: 2, FLOAT: 4, DOUBLE: 8, X86_FP80: 16, FP128: 16, PPC_FP128: 16,
}  # fmt: skip
"""The floats, with the bytes that one takes in an array."""

KINDS: Mapping[str, Kind] = {
    kind.name: kind for kind in (UNKNOWN, ANYTHING, INTEGER, POINTER, *FLOAT_SIZES)
}
"""Every kind by its name; conflicts have no text that can be read."""


def conflict(*kinds: Kind) -> Kind:
    """The conflict of several kinds; what is no conflict is what it is."""
    claims = frozenset(claim for kind in kinds for claim in (kind.claims or {kind}))
    if len(claims) == 1:
        return next(iter(claims))
    names = "|".join(sorted(kind.name for kind in claims))
    return Kind(f"Conflict({names})", claims)


def join(left: Kind, right: Kind, *, pointer_or_integer: bool = False) -> Kind:
    """What both say together: the least upper bound.

    With ``pointer_or_integer`` an address and an integer are no contradiction, and the left one
    stands: for code that keeps addresses in integers.
    """
    if left == right or right == UNKNOWN:
        return left
    if left == UNKNOWN:
        return right
    if ANYTHING in (left, right):
        return ANYTHING
    if pointer_or_integer and {left, right} == {POINTER, INTEGER}:
        return left
    return conflict(left, right)


def meet(left: Kind, right: Kind) -> Kind:
    """What holds on both of two paths: the greatest lower bound."""
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
