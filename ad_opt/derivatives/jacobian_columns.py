"""Columns of a Jacobian by forward mode, several at once: a tangent is a vector of directions.

The numbers that the function computes are shared by all directions of a call, and the arithmetic of
tangents is that of vectors, so eight columns cost little more than one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, cast

import numpy as np
from xdsl.dialects.builtin import Float32Type, Float64Type, MemRefType, VectorType
from xdsl.ir import Attribute

from ad_opt.programs.derivative_functions import (
    call,
    constants,
    derived_function,
)
from ad_opt.programs.function import Function
from ad_opt.programs.wrt import not_differentiable, role_of
from ad_opt.values.arguments import Array, address_of
from ad_opt.values.fresh_arrays import copied, share_memory

from .private_copies import arrays_of_floats

WIDTH = 8
"""Most directions of one call. Measured on a dense Jacobian of 128 x 128 sines: 19.6 ms one by
one, 13.6 ms by fours, 8.2 ms by eights, which fill a cache line and need no wider alignment.
"""
_LINE = 64


def width_for(function: Function, arguments: Sequence[Any], wanted: Sequence[int]) -> int:
    """Return how many directions a call can have; 1 where a type has no vectors of it."""
    signature = function.signature
    fixed = constants(function, wanted)
    moving = [i for i, k in enumerate(signature.inputs) if _moves(k) and i not in fixed]
    kinds = [signature.inputs[i] for i in moving] + [k for k in signature.results if _moves(k)]
    if not all(_has_vectors(kind) for kind in kinds):
        return 1
    buffers = [arguments[i] for i, k in enumerate(signature.inputs) if role_of(k) == "buffer"]
    if not all(isinstance(b, np.ndarray) for b in buffers) or (share_memory(buffers)):
        return 1
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


class Columns:
    """Calls of forward mode with ``width`` directions each."""

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
        self.constant = constants(function, wanted)
        self.flat = arrays_of_floats(function) if function.is_view else ()
        self.derived = derived_function(function, "jvp", self.constant, width, arrays=self.flat)
        kinds = function.signature.inputs
        self._require_the_same_elements(kinds)
        self.moving = [i for i, k in enumerate(kinds) if _moves(k) and i not in self.constant]
        self.tangents = {i: self._zeros(arguments[i], kinds[i]) for i in self.moving}
        self.written = sorted(function.written)

    def _require_the_same_elements(self, kinds: Sequence[Attribute]) -> None:
        """AD0705 unless arrays behind addresses are accessed as the floats that they hold."""
        seen = [element_of(kind) for kind in self.derived.signature.inputs if is_buffer(kind)]
        held: list[Attribute] = []
        for at in self.flat:
            element = element_of(kinds[at])
            held.append(element)
            if at not in self.constant:
                held.append(VectorType(element, [self.width]))
        if self.flat and seen != held:
            text = f"@{self.function.name} takes arrays for others than they are"
            raise not_differentiable(self.function.signature, text, None)

    def _zeros(self, like: Any, kind: Attribute) -> Array:
        single = str(kind.element_type if isinstance(kind, MemRefType) else kind) == "f32"
        dtype = np.dtype(np.float32 if single else np.float64)
        shape = (*np.shape(like), self.width)
        size = int(np.prod(shape)) * dtype.itemsize
        block = np.zeros(size + _LINE, np.uint8)
        start = -address_of(block) % _LINE
        return np.ndarray(shape, dtype, block, start)

    def _places(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        for at, index in enumerate(self.wanted):
            for place in np.ndindex(np.shape(self.arguments[index])):
                yield at, place

    def __iter__(self) -> Iterator[tuple[int, tuple[int, ...], list[Array]]]:
        """For each column: which input, where in it, and the tangents of results and buffers."""
        places = self._places()
        while chunk := list(islice(places, self.width)):
            outputs = self._call(chunk)
            for lane, (at, place) in enumerate(chunk):
                yield at, place, [out[..., lane] for out in outputs]

    def _call(self, chunk: Sequence[tuple[int, tuple[int, ...]]]) -> list[Array]:
        for tangent in self.tangents.values():
            tangent[...] = 0
        for lane, (at, place) in enumerate(chunk):
            self.tangents[self.wanted[at]][(*place, lane)] = 1
        fresh = dict(
            zip(self.written, copied([self.arguments[i] for i in self.written]), strict=True)
        )
        given: list[Any] = []
        for index, argument in enumerate(self.arguments):
            value = fresh.get(index, argument)
            given.append(value.reshape(-1) if index in self.flat else value)
            if index in self.tangents:
                tangent = self.tangents[index]
                given.append(tangent.reshape(-1, self.width) if index in self.flat else tangent)
        returned = call(self.derived, self.function, self.arguments, given)
        results = returned[len(self.function.signature.results) :]
        return [np.asarray(r) for r in results] + [self._tangent_of(i) for i in self.outputs]

    def _tangent_of(self, buffer: int) -> Array:
        """Return a tangent that is zero where the function does not write the buffer."""
        found = self.tangents.get(buffer)
        return np.zeros((*np.shape(self.arguments[buffer]), self.width)) if found is None else found
