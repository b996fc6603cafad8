"""Columns of a Jacobian by forward mode, several at once: a tangent is a vector of directions.

The numbers that the function computes are shared by all directions of a call, and the arithmetic of
tangents is that of vectors, so several columns cost little more than one.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import Float32Type, Float64Type, MemRefType, VectorType
from xdsl.ir import Attribute

from ad_opt.programs.address_parameters import reaches_out
from ad_opt.programs.derivative_functions import call, constants, derived_function
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import not_differentiable, role_of
from ad_opt.starts.jacobians import Blocks, Part, WideColumns, aligned_zeros, chunks, seeded
from ad_opt.values.arguments import Array
from ad_opt.values.fresh_arrays import copied, share_memory

from .call_plan import Source, call_plan
from .plan_table import can_be_planned
from .private_copies import arrays_of_floats, sees_others

WIDTH = 16
"""Most directions of one call. Measured, with AVX-512: a dense Jacobian of 128 x 128 sines takes
2.8 ms by eights, 1.7 ms by sixteens, 1.2 ms by 32s; hand tracking by 26 angles 0.44, 0.33 and 0.28
ms, but compiles 0.3, 0.3 and 0.7 s.
"""


def width_for(function: Function, arguments: Sequence[Any], wanted: Sequence[int]) -> int:
    """Return how many directions a call can have; 1 where a type has no vectors of it."""
    signature = function.signature

    def find() -> list[int] | None:
        fixed = constants(function, wanted)
        moving = [i for i, k in enumerate(signature.inputs) if _moves(k) and i not in fixed]
        kinds = [signature.inputs[i] for i in moving] + [k for k in signature.results if _moves(k)]
        if not all(_has_vectors(kind) for kind in kinds):
            return None
        return [i for i, k in enumerate(signature.inputs) if role_of(k) == "buffer"]

    found = function.once(("buffers of wide mode", tuple(wanted)), find)
    if found is None:
        return 1
    buffers = [arguments[i] for i in found]
    if not all(isinstance(b, np.ndarray) for b in buffers) or (share_memory(buffers)):
        return 1
    if reaches_out(function, arguments, constants(function, wanted)):
        return 1  # what is around a part of an array would have wide tangents, too
    count = sum(np.size(arguments[i]) for i in wanted)
    return min(WIDTH, 1 << max(0, count - 1).bit_length())


def _moves(kind: Attribute) -> bool:
    return role_of(kind) != "constant"


def element_of(kind: Attribute) -> Attribute:
    """The type of the elements of a buffer."""
    return cast("MemRefType[Attribute]", kind).element_type


def is_buffer(kind: Attribute) -> bool:
    """True for memrefs."""
    return isinstance(kind, MemRefType)


def _has_vectors(kind: Attribute) -> bool:
    if isinstance(kind, MemRefType):
        return isinstance(kind.element_type, Float32Type | Float64Type)
    return isinstance(kind, Float32Type | Float64Type)


@dataclass(frozen=True)
class WideMode:
    """Forward mode of a function in several directions: all that depends on no argument."""

    width: int
    derived: Function
    constant: tuple[int, ...]
    flat: Collection[int]
    """Arrays behind addresses, which the derivative takes with one axis."""
    moving: dict[int, np.dtype[Any]]
    """Arguments that have tangents, and the types of their numbers."""
    written: list[int]
    dirtied: Collection[int]
    """Arguments whose tangents a call may write."""

    @staticmethod
    def of(function: Function, wanted: Sequence[int], width: int) -> WideMode:
        """The mode by the ``wanted`` arguments, from the function where it is kept."""
        key = "wide mode", tuple(wanted), width
        return function.once(key, lambda: WideMode._make(function, wanted, width))

    @staticmethod
    def _make(function: Function, wanted: Sequence[int], width: int) -> WideMode:
        constant = constants(function, wanted)
        flat = arrays_of_floats(function) if function.is_view else ()
        derived = derived_function(function, "jvp", constant, width, arrays=flat)
        kinds = function.signature.inputs
        _require_the_same_elements(function, derived, constant, flat, width)
        moving = {i: _dtype(k) for i, k in enumerate(kinds) if _moves(k) and i not in constant}
        written = sorted(function.written)
        dirtied = moving if flat else written
        return WideMode(width, derived, constant, flat, moving, written, dirtied)


def _require_the_same_elements(
    function: Function,
    derived: Function,
    constant: Collection[int],
    flat: Collection[int],
    width: int,
) -> None:
    """AD0705 unless arrays behind addresses are accessed as the floats that they hold."""
    kinds = function.signature.inputs
    seen = [element_of(kind) for kind in derived.signature.inputs if is_buffer(kind)]
    held: list[Attribute] = []
    for at in flat:
        element = element_of(kinds[at])
        held.append(element)
        if at not in constant:
            held.append(VectorType(element, [width]))
    if flat and seen != held:
        text = f"@{function.name} takes arrays for others than they are"
        raise not_differentiable(function.signature, text, None)


def _dtype(kind: Attribute) -> np.dtype[Any]:
    single = str(kind.element_type if isinstance(kind, MemRefType) else kind) == "f32"
    return np.dtype(np.float32 if single else np.float64)


class WideCalls:
    """Calls of forward mode with several directions each."""

    def __init__(
        self,
        function: Function,
        arguments: Sequence[Any],
        wanted: Sequence[int],
        width: int,
        outputs: Sequence[int],
    ):
        self.outputs = outputs
        self.function = function
        self.arguments = arguments
        self.wanted = wanted
        self.width = width
        self.mode = WideMode.of(function, wanted, width)
        self.tangents = {i: self._zeros(arguments[i], k) for i, k in self.mode.moving.items()}

    def _zeros(self, like: Any, dtype: np.dtype[Any]) -> Array:
        return aligned_zeros((*np.shape(like), self.width), dtype)

    def __iter__(self) -> Iterator[tuple[list[Part], list[Array]]]:
        """For each call: parts of inputs, and the tangents of results and buffers by them, with
        an axis of lanes behind the others. The next call may write these.
        """
        sizes = [math.prod(np.shape(self.arguments[index])) for index in self.wanted]
        flat = [self.tangents[index].reshape(-1, self.width) for index in self.wanted]
        dirty = [*self.tangents.values()]
        for parts in chunks(sizes, self.width):
            for tangent in dirty:
                tangent[...] = 0
            seeded(flat, parts)
            outputs = self._call()
            dirty = [self.tangents[i] for i in self.mode.dirtied if i in self.tangents]
            dirty += [flat[part.input] for part in parts]
            yield parts, outputs

    def planned(self, blocks: Blocks) -> WideColumns | None:
        """The same by the short way; ``None`` if there is none."""
        mode, function, arguments = self.mode, self.function, self.arguments
        if mode.derived.entry is None or sees_others(function):
            return None
        if not can_be_planned(function, arguments, mode.constant):
            return None
        sources: list[Source] = []
        for index in range(len(arguments)):
            sources.append(Source("copy" if index in mode.written else "pass", index))
            if index in self.tangents:
                sources.append(Source("further", index))
        short = call_plan(function, mode.derived, sources, self._given())
        moving = [(at, dtype.str) for at, dtype in mode.moving.items()]
        dirtied = [at for at in mode.dirtied if at in self.tangents]
        return WideColumns(blocks, short, self.width, moving, dirtied)

    def _given(self) -> list[Any]:
        mode = self.mode
        fresh = dict(
            zip(mode.written, copied([self.arguments[i] for i in mode.written]), strict=True)
        )
        given: list[Any] = []
        for index, argument in enumerate(self.arguments):
            value = fresh.get(index, argument)
            given.append(value.reshape(-1) if index in mode.flat else value)
            if index in self.tangents:
                tangent = self.tangents[index]
                given.append(tangent.reshape(-1, self.width) if index in mode.flat else tangent)
        return given

    def _call(self) -> list[Array]:
        returned = call(self.mode.derived, self.function, self.arguments, self._given())
        results = returned[len(self.function.signature.results) :]
        return [np.asarray(r) for r in results] + [self._tangent_of(i) for i in self.outputs]

    def _tangent_of(self, buffer: int) -> Array:
        """Return a tangent that is zero where the function does not write the buffer."""
        found = self.tangents.get(buffer)
        return np.zeros((*np.shape(self.arguments[buffer]), self.width)) if found is None else found
