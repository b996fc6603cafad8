"""Key of a derivative function: what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ad_opt.passes.ops.memory_ops import is_memref
from xdsl.dialects.func import FuncOp, ReturnOp
from xdsl.ir import Operation, SSAValue

Mode = Literal["forward", "combined", "augmented", "reverse", "apply", "propagate", "narrow"]


@dataclass(frozen=True)
class Key:
    """Says which derivative of which function is meant.

    ``activities`` has a word an argument: ``dup`` (followed by its tangent or shadow), ``active``
    (reverse only: its gradient is returned), ``const``. ``result_activity`` says which results
    carry a derivative; results of other types never do. Reverse mode puts memory back as it was,
    or, if ``leaves``, leaves behind what the function does.
    """

    symbol: str
    mode: Mode
    activities: tuple[str, ...]
    result_activity: tuple[bool, ...]
    width: int = 1
    separate: bool = False
    """True if each of several directions has tangents of its own, side by side, instead of one
    tangent that is a vector. Memory behind addresses and vectors have no other."""
    primal: bool = True
    apart: bool = False
    """True if derivatives surely do not flow from one constant buffer to another one.

    A function that is being differentiated has found that out of its buffers; a user has not."""
    leaves: bool = False
    discards: bool = False
    """True if nobody looks at the memory of arguments afterwards: it may be left in any state."""
    saves: bool = False
    """True if what is read from memory of the caller is saved, and none of it put back: it may
    change between the way forth and the way back."""
    globals: frozenset[str] = frozenset()
    """The globals that carry a derivative when the function is called."""
    shadows: int = 0
    """Number of the set of globals that have shadows: see `ShadowGlobals`; 0 where no global is
    touched.
    """


def reverse_key(key: Key) -> Key:
    """The reverse sweep that belongs to an augmented function."""
    return replace(key, mode="reverse", width=1, primal=True)


def augmented_key(key: Key) -> Key:
    """The augmented function that belongs to a reverse sweep."""
    return replace(key, mode="augmented", width=1, primal=True)


def returned(key: Key, primal: FuncOp) -> list[tuple[SSAValue, bool]]:
    """The values that a function of one block gives back, each with: its derivative is wanted.

    There are none where it ends without returning.
    """
    last = primal.body.block.last_op
    if not isinstance(last, ReturnOp):
        return []
    return list(zip(last.operands, key.result_activity, strict=True))


def are_apart(activities: Sequence[str], call: Operation) -> bool:
    """`Key.apart` for a call in a function that is differentiated: it matters for two buffers."""
    pairs = zip(activities, (is_memref(x.type) for x in call.operands), strict=True)
    return sum(word == "const" and memory for word, memory in pairs) > 1
