"""The effect of an operation on memory by itself: an `Effect`, a column of the catalogue.

Regions and calls are not looked into here; `effects` adds them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeAlias

from ad_opt.dialects.support.diagnostics.diagnostic import error_at
from ad_opt.dialects.support.ir.queries import attribute_of
from xdsl.dialects.builtin import DenseArrayBase, IntegerAttr, MemRefType, UnrankedMemRefType
from xdsl.ir import Attribute, Operation, SSAValue

from .known_functions import Places

Pick: TypeAlias = Callable[[Operation], Sequence[SSAValue]]
"""Chooses operands or results of an operation."""


def _none(op: Operation) -> Sequence[SSAValue]:
    return ()


def operand(*places: int) -> Pick:
    """Choose operands by their places; AD0303 for an operation that has fewer."""

    def pick(op: Operation) -> Sequence[SSAValue]:
        try:
            return [op.operands[k] for k in places]
        except IndexError:
            what = f"the catalogue's entry of `{op.name}` names operands {places}"
            help = "correct `operand(...)` in the effect of its entry"
            count = len(op.operands)
            raise error_at(op, "AD0303", f"{what}, and it has {count}", help=help) from None

    return pick


@dataclass(frozen=True)
class Effect:
    """Effects of one kind of operation on the memory that its operands denote."""

    reads: Pick = _none
    writes: Pick = _none
    frees: Pick = _none
    keeps: Pick = _none
    """Memrefs that may live on where nobody follows them: stored, cast to integers, taped."""
    allocates: bool = False
    """Its memref results are fresh memory."""
    views: bool = False
    """Its memref results are (parts of) its first operand: `viewed` asks for it, and so does all
    that follows memory or its shadow through views."""
    ordered: bool = False
    """Must stay where it is for another reason: output, traps, the tape."""
    tape: bool = False
    """Reads or writes what is saved on the tape."""
    known: bool = field(default=True, kw_only=True)

    @cached_property
    def is_silent(self) -> bool:
        """True if it touches no memory, and may stand anywhere."""
        picks = (self.reads, self.writes, self.frees)
        return self.known and not self.ordered and all(pick is _none for pick in picks)

    @cached_property
    def is_nothing(self) -> bool:
        """True if memory has nothing to do with it."""
        silent = self.is_silent and self.keeps is _none
        return silent and not (self.allocates or self.views or self.tape)


POINTER = "llvm.ptr"
"""The type of addresses of the llvm dialect, which programs of other dialects do not load."""
_DENOTE_MEMORY = frozenset({MemRefType.name, UnrankedMemRefType.name, POINTER})


def is_memref(type: Attribute) -> bool:
    """True if values of ``type`` denote memory that the analyses follow: buffers, addresses."""
    return type.name in _DENOTE_MEMORY


def is_pointer(type: Attribute) -> bool:
    """True if values of ``type`` are addresses, of which the type does not say what is there."""
    return type.name == POINTER


def memrefs(values: Sequence[SSAValue]) -> list[SSAValue]:
    """Return those of ``values`` that are memrefs."""
    return [value for value in values if is_memref(value.type)]


def segments(op: Operation) -> list[Sequence[SSAValue]]:
    """The operands in the groups that ``operandSegmentSizes`` says; one group without it."""
    sizes = attribute_of(op, "operandSegmentSizes")
    if not isinstance(sizes, DenseArrayBase):
        return [op.operands]
    groups: list[Sequence[SSAValue]] = []
    start = 0
    for size in sizes.get_values():
        groups.append(op.operands[start : start + int(size)])
        start += int(size)
    return groups


def all_memrefs(op: Operation) -> Sequence[SSAValue]:
    """All operands that denote memory."""
    return memrefs(op.operands)


def outputs(op: Operation) -> Sequence[SSAValue]:
    """The destinations of a ``linalg`` operation."""
    groups = segments(op)
    if len(groups) > 1:
        return memrefs(groups[-1])
    # Operations of one destination have no segments; a reduction has as many as it has inputs.
    count = len(op.operands) // 2 if op.name == "linalg.reduce" else 1
    return memrefs(op.operands[-count:])


def inputs(op: Operation) -> Sequence[SSAValue]:
    """The memrefs of a ``linalg`` operation that it only reads."""
    return memrefs(op.operands[: -len(outputs(op)) or None])


def first_memrefs(op: Operation) -> Sequence[SSAValue]:
    """The first operand, if it denotes memory."""
    return memrefs(op.operands[:1])


def exchanged_memrefs(op: Operation) -> Sequence[SSAValue]:
    """Addresses that an exchange may put into memory."""
    return all_memrefs(op) if memrefs(op.operands[1:]) else ()


def last_memrefs(op: Operation) -> Sequence[SSAValue]:
    """The last operand, if it denotes memory."""
    return memrefs(op.operands[-1:])


def kept_as_number(op: Operation) -> Sequence[SSAValue]:
    """An address that is made a number, unless the number is only compared, or is one end of a
    distance: neither leads back to the address.
    """
    for use in op.results[0].uses:
        user = use.operation
        distance = user.name == "arith.subi" and all(
            isinstance(x.owner, Operation) and x.owner.name == op.name for x in user.operands
        )
        if not distance and user.name != "arith.cmpi":
            return op.operands[:1]
    return ()


NOTHING = Effect()
ANYTHING = Effect(all_memrefs, all_memrefs, all_memrefs, all_memrefs, ordered=True, known=False)
LOAD = Effect(reads=operand(0))
STORE = Effect(writes=operand(1), keeps=first_memrefs)
MASKED_STORE = Effect(writes=operand(0))
UPDATE = Effect(reads=operand(1), writes=operand(1))
VIEW = Effect(views=True)
ALLOCATION = Effect(allocates=True)
LINALG = Effect(reads=all_memrefs, writes=outputs)
TAPE = Effect(ordered=True, tape=True)
OUTPUT = Effect(ordered=True)

HOLD = Effect(keeps=all_memrefs)
"""Of operations on values that may hold memrefs."""


def arguments(places: Places) -> Pick:
    """Choose the memory among some arguments of a call; all of it for ``None``."""
    if places is None:
        return all_memrefs
    return lambda op: memrefs([op.operands[at] for at in places if at < len(op.operands)])


def is_plain(access: Operation) -> bool:
    """True if a load or store behind an address is neither volatile nor atomic."""
    return "volatile_" not in access.properties and not is_atomic(access)


def is_atomic(access: Operation) -> bool:
    """True if a load or store behind an address is atomic."""
    ordering = access.properties.get("ordering")
    return isinstance(ordering, IntegerAttr) and ordering.value.data != 0
