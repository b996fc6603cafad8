"""An entry of the catalogue: the facts about one operation, all in one row.

The default of every fact is the one that allows nothing. How an operation is differentiated stands
one floor up, by the same name: in the rules (`passes.rules`) and in the methods of the two modes
(`passes.autodiff`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from xdsl.ir import Operation, SSAValue

from .memory_ops import Effect

Forward: TypeAlias = tuple[SSAValue, SSAValue]
"""A value, and one that it becomes."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """One operation."""

    name: str

    effect: Effect | None = None
    """Its effect on memory; without one, the dialect or the traits of the operation say it."""
    forwards: Callable[[Operation], Iterator[Forward]] | None = None
    """The values that it hands on unchanged, if it does nothing else with values."""

    loop: bool = False
    """True if it runs its regions any number of times."""
    counted: bool = False
    """A loop whose number of trips is known on entry."""
    parallel: bool = False
    """A loop whose iterations may run at the same time."""
    per_element: bool = False
    """Its region computes one element, and runs for every one in any order."""
    once: bool = False
    """True if it runs one of its regions, at most once."""
    yields: bool = False
    """True if it ends a region, and hands its operands to the operation around it."""
    jump: bool = False
    """True if it ends a block, and hands its operands to the arguments of the next one."""
    calls: str = ""
    """The dialect of the functions that it calls."""
    returns: bool = True
    """True if it neither stops the program nor runs for ever."""

    loads: bool = False
    """True if it reads its results from its first operand."""
    stores: int | None = None
    """Number of the operand that it writes to memory, doing nothing else."""
    element: bool = False
    """A load or store of one element of a memref; indices, or what maps make them of, come last."""
    consecutive: bool = False
    """A load or store of a vector of neighbouring elements; indices, or what maps make of them,
    come last."""
    moves: bool = False
    """True if it copies bytes from behind its second operand to where the first leads."""
    fills: bool = False
    """True if it sets bytes behind its first operand."""
    same: bool = False
    """Its result is its operand, perhaps of another type."""
    null: bool = False
    """Its result is an address of no memory."""

    function: bool = False
    """True if it is a function, with a body or without."""
    variable: bool = False
    """True if it declares a variable of the program."""
    names_variable: bool = False
    """Its result is the memory of a variable of the program."""

    constant: bool = False
    """True if it has no operands, and the same result wherever it stands."""
    cheap: bool = False
    """To run it again costs less than to remember its results."""
    counting: bool = False
    """Counters are computed with it: LLVM makes one addition an iteration of it."""
    integer: bool = False
    """Its result is an integer made of integer operands, bit by bit or by arithmetic."""
    widens: Literal["", "signed", "unsigned"] = ""
    """Its result is the number that its operand is, with or without a sign, if it is as wide."""
    extreme: bool = False
    """Its result is the larger or the smaller of its two operands, floats."""
    adds: bool = False
    """True if it adds up floats, perhaps products."""
    singular: bool = False
    """True if it makes infinities or NaN of ordinary numbers."""
    of_tangents: bool = False
    """Arithmetic of derivatives of any type, as the conformance of the type has it."""
    selects: bool = False
    """True if it chooses one of its last two operands."""
    exact: bool = False
    """Its results are operands, perhaps with another sign or in a wider type: nothing is rounded,
    so that they have the same bits however it is compiled."""
    discrete: bool = False
    """Its results do not depend on the operands, or by jumps only: the derivative is zero where it
    exists, unless a rule says otherwise."""
    linear: bool = False
    """Its results are sums of its operands, perhaps with other signs or in another type, up to
    rounding: its derivative reads none of them."""
    commutes: bool = False
    """Its two operands may change places: the result is the same, bit for bit."""
    divides: bool = False
    """Undefined for the divisor 0, and for -1 by overflow."""
    partial: bool = False
    """Undefined for some operands, so that it cannot run where it did not."""


def entries(dialect: str, names: str, **facts: Any) -> list[Entry]:
    """The same facts about several operations of a dialect."""
    return [Entry(name=f"{dialect}.{name}", **facts) for name in names.split()]
