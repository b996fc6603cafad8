"""Call plans: what a call of a derivative does, found out once for arguments of one kind.

The first call with arguments of certain types and shapes goes the long way: overlaps, roles,
copies and refusals are found out by analysis. What it found becomes a `CallPlan`, a list of what
is passed for each parameter of the derivative. Later calls only do what depends on the arrays
themselves: they read addresses, make fresh arrays, and test that no two arguments share memory.
Where that test fails, or an array is not contiguous, say, the call goes the long way again.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.lowering.codegen.machine.guard import stopped
from ad_opt.values.arguments import Array, Mismatch, Reading
from ad_opt.values.memory_pool import pooled, pooled_copy, pooled_zeros
from ad_opt.values.results import Owners

from .private_copies import is_numpys

if TYPE_CHECKING:
    from ad_opt.programs.calls.calling import Entry
    from ad_opt.programs.function import Function

Use = Literal["pass", "copy", "fresh", "further"]


@dataclass(frozen=True)
class Source:
    """Where a parameter of a derivative comes from."""

    use: Use
    """An argument as it is or a copy of it, a fresh array, or a further value."""
    index: int
    """Position among the arguments, or among the further values."""
    zeros: bool = True
    """True if a fresh array must hold zeros."""
    shape: tuple[int, ...] | None = None
    """The shape of a fresh array that is passed in another one."""


class _LongWay(Exception):
    """A call goes the long way."""


class _Step(NamedTuple):
    """What is done for a parameter."""

    do: int
    index: int
    further: bool
    helper: Callable[..., Any]
    """What packs it, or what makes a fresh array."""
    shift: int
    """The distance between the two addresses of a memref."""
    tail: tuple[Any, ...]
    """What follows these; nothing behind plain addresses."""
    mask: int
    """The bits that an aligned address lacks."""
    number: int
    """The parameter."""


_PACK, _ARRAY, _COPY, _FRESH = range(4)
_from_buffer: Callable[[Any], Any] = ctypes.c_char.from_buffer
_addressof: Callable[[Any], int] = ctypes.addressof


class CallPlan:
    """What is passed for each parameter of a derivative, for arguments of one kind."""

    def __init__(
        self,
        function: Function,
        derived: Function,
        sources: Sequence[Source],
        given: Sequence[Any],
        *,
        watched: bool = False,
        apart: bool = False,
    ):
        """Plan for what was ``given`` to the derivative the long way; behind what the ``sources``
        say come numbers that stay. ``watched`` ones run only on memory of NumPy's own; further
        arrays must be ``apart`` from arguments as these are from each other.
        """
        assert derived.entry is not None
        self._function = function
        self._derived = derived
        self._entry: Entry = derived.entry
        self._watched = watched
        self._apart = apart
        self._rest: list[Any] = []
        self._steps: list[_Step] = []
        self._written: Collection[int] | None = None
        for at, value in enumerate(given):
            values: list[Any] = []
            self._entry.packers[at](value, values, Reading())
            if at >= len(sources):
                self._rest += values
            else:
                self._steps.append(self._step(sources[at], at, value, values))

    def _step(self, source: Source, number: int, value: Any, values: Sequence[Any]) -> _Step:
        further, packer = source.use == "further", self._entry.packers[number]
        kind = self._derived.signature.inputs[number]
        if not isinstance(value, np.ndarray) or not isinstance(kind, MemRefType | LLVMPointerType):
            return _Step(_PACK, source.index, further, packer, 0, (), 0, number)
        shift = values[0] - values[1] if len(values) > 1 else 0
        do = {"copy": _COPY, "fresh": _FRESH}.get(source.use, _ARRAY)
        make = pooled_zeros if source.zeros else pooled
        shape = value.shape if source.shape is None else source.shape
        helper = partial(make, shape, value.dtype)
        mask = value.dtype.alignment - 1
        return _Step(do, source.index, further, helper, shift, tuple(values[2:]), mask, number)

    def run(
        self, arguments: Sequence[Any], further: Sequence[Any] = ()
    ) -> tuple[Any, list[Array]] | None:
        """Call: what the derivative returns, and the fresh arrays; ``None`` if it was not called.

        Raises what compiled code stops with.
        """
        values: list[Any] = []
        keep: list[Any] = []
        spans: list[tuple[int, int]] = []
        fresh: list[Array] = []
        try:
            for do, index, more, helper, shift, tail, mask, number in self._steps:
                if do == _FRESH:
                    array = helper()
                    fresh.append(array)
                    address = _addressof(_from_buffer(array))
                else:
                    value = further[index] if more else arguments[index]
                    if do == _PACK:
                        helper(value, values, keep)
                        continue
                    try:
                        address = _addressof(_from_buffer(value))
                    except (TypeError, ValueError, BufferError):
                        address = self._read_only(value, index, number)
                    if address & mask:
                        return None
                    if self._apart or not more:
                        spans.append((address, address + value.nbytes))
                    if do == _COPY:
                        value = pooled_copy(value)
                        keep.append(value)
                        address = _addressof(_from_buffer(value))
                values += (address, address - shift, *tail) if tail else (address,)
        except (_LongWay, Mismatch):
            return None
        if len(spans) > 1 and _meet(spans):
            return None
        if self._watched and not all(map(_is_harmless, arguments)):
            return None
        entry = self._entry
        block = entry.block_type()
        if (message := entry.enter(entry.pack(*values, *self._rest), block)) is not None:
            raise stopped(message, block)
        owners = Owners((*arguments, *keep), entry.library) if entry.owning else None
        return entry.unpack(block, owners), fresh

    def _read_only(self, value: Array, index: int, number: int) -> int:
        """The address of an array that may not be written; `_LongWay` unless that will do."""
        if not value.flags.c_contiguous:
            raise _LongWay
        if self._written is None:
            self._written = self._derived.may_write()
        if number in self._written or index in self._function.may_write():
            raise _LongWay
        return value.__array_interface__["data"][0]


def _meet(spans: list[tuple[int, int]]) -> bool:
    """True if two spans of memory have a byte in common."""
    spans.sort()
    end = 0
    for low, high in spans:
        if low < end:
            return True
        end = high
    return False


def _is_harmless(value: Any) -> bool:
    return not isinstance(value, np.ndarray) or is_numpys(value)
