"""Call plans: what a call of a derivative does, found out once for arguments of one kind.

The first call with arguments of certain types and shapes goes the long way: overlaps, roles,
copies and refusals are found out by analysis. What it found becomes a `ShortWay`: what is passed
for each parameter of the derivative. Later calls only do what depends on the arrays themselves:
they read addresses, make fresh arrays, and test that no two arguments share memory. Where that test
fails, or an array is not contiguous, say, the call goes the long way again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from xdsl.dialects.builtin import MemRefType
from xdsl.dialects.llvm import LLVMPointerType

from ad_opt.lowering.codegen.machine.guard import stopped
from ad_opt.lowering.codegen.machine.signature import leaves
from ad_opt.starts.short_way import (
    ARRAY,
    BESIDE,
    COPY,
    FRESH,
    KEEP,
    PACK,
    Code,
    LongWay,
    ShortWay,
    Step,
)
from ad_opt.values.arguments import Mismatch, Reading
from ad_opt.values.memory_pool import copying, pooling
from ad_opt.values.results import Owners

from .private_copies import is_numpys

if TYPE_CHECKING:
    from ad_opt.programs.calls.calling import Entry
    from ad_opt.programs.function import Function
    from ad_opt.values.arguments import Packer

Use = Literal["pass", "copy", "keep", "beside", "fresh", "further"]
_OF_ARRAYS = {"copy": COPY, "keep": KEEP, "beside": BESIDE, "fresh": FRESH}


@dataclass(frozen=True)
class Source:
    """Origin of a parameter of a derivative."""

    use: Use
    """An argument as it is or a copy of it, a fresh array, or a further value. A copy that is kept
    is passed, or stays beside the argument that is.
    """
    index: int
    """Position among the arguments, or among the further values."""
    zeros: bool = True
    """True if a fresh array must hold zeros."""
    shape: tuple[int, ...] | None = None
    """The shape of a fresh array that is passed in another one."""


def call_plan(
    function: Function,
    derived: Function,
    sources: Sequence[Source],
    given: Sequence[Any],
    *,
    watched: bool = False,
    apart: bool = False,
) -> ShortWay:
    """Plan for what was ``given`` to a derivative the long way; behind what the ``sources`` say
    come numbers that stay.

    ``watched`` derivatives run only on memory of NumPy's own; further arrays must be ``apart`` from
    arguments as these are from each other.
    """
    entry = derived.entry
    assert entry is not None
    rest: list[Any] = []
    steps: list[Step] = []
    zeros: list[tuple[int, int]] = []
    slot = 0
    for at, value in enumerate(given):
        values: list[Any] = []
        entry.packers[at](value, values, Reading())
        if at >= len(sources):
            rest += values
        else:
            kind = derived.signature.inputs[at]
            is_memory = isinstance(value, np.ndarray)
            is_memory = is_memory and isinstance(kind, MemRefType | LLVMPointerType)
            make = _array_step if is_memory else _value_step
            steps.append(make(sources[at], at, value, values, entry.packers[at]))
            if steps[-1].do == FRESH and sources[at].zeros:
                shape = sources[at].shape
                size = value.nbytes if shape is None else prod(shape) * value.dtype.itemsize
                zeros.append((slot, size))
        slot += sum(leaf.slots for leaf in leaves(derived.signature.inputs[at]) or ())
    is_read = _Read(function, derived)
    harmless = _is_harmless if watched else None
    code = code_of(entry, zeros)
    return ShortWay(
        steps, rest, code, is_read, apart=apart, is_harmless=harmless, refused=(LongWay, Mismatch)
    )


def code_of(entry: Entry, zeros: Sequence[tuple[int, int]] = ()) -> Code:
    """The way into a function, as short ways have it: arrays are filled with ``zeros`` in it, which
    may take as long as the function, and needs no interpreter.
    """
    library = entry.library

    def owning(values: Sequence[Any]) -> Owners:
        return Owners(values, library)

    owners = owning if entry.owning else None
    enter = entry.way_in(zeros)
    return Code(enter, entry.pack, entry.block_type, entry.unpack, stopped, owners, zeros)


def _value_step(
    source: Source, number: int, value: Any, values: Sequence[Any], packer: Packer
) -> Step:
    return Step(PACK, source.index, source.use == "further", packer, 0, (), 0, number)


def _array_step(
    source: Source, number: int, value: Any, values: Sequence[Any], packer: Packer
) -> Step:
    shift = values[0] - values[1] if len(values) > 1 else 0
    do = _OF_ARRAYS.get(source.use, ARRAY)
    shape = value.shape if source.shape is None else source.shape
    helper = pooling(shape, value.dtype) if do == FRESH else copying(value.shape, value.dtype)
    mask = value.dtype.alignment - 1
    further = source.use == "further"
    return Step(do, source.index, further, helper, shift, tuple(values[2:]), mask, number)


class _Read:
    """The test that an argument is only read, asked when an array comes that is read-only."""

    def __init__(self, function: Function, derived: Function):
        self._function, self._derived = function, derived

    @cached_property
    def _written(self) -> tuple[Collection[int], Collection[int]]:
        return self._function.may_write(), self._derived.may_write()

    def __call__(self, index: int, number: int) -> bool:
        arguments, parameters = self._written
        return index not in arguments and number not in parameters


def _is_harmless(value: Any) -> bool:
    return not isinstance(value, np.ndarray) or is_numpys(value)
