"""The arrays of a call: their shapes bind dimensions, and their memory is laid out for kernels."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Real
from reprlib import repr
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from xdsl.dialects.builtin import IntegerType, Signedness

from ad_opt.dialects.support.diagnostics.did_you_mean import did_you_mean

from .declarations import Array, Dim, Graph
from .declared_problem import PRECISIONS
from .refusals import refuse

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from xdsl.ir import Attribute

    from .declared_problem import DeclaredProblem

ALIGNMENT = 16
"""Numbers between the starts of planes: one line of memory in single precision."""
PAGE = 1024
"""Planes of a multiple of so many numbers would all begin at the same place of a cache, so that
stencils over several evict each other."""
PADDING = 272


def plane_size(count: int) -> int:
    """Distance of planes of so many numbers."""
    plane = -(-count // ALIGNMENT) * ALIGNMENT
    return plane + PADDING if plane % PAGE == 0 else plane


def numpy_type(element: Attribute) -> np.dtype[Any]:
    """The type of elements in NumPy."""
    if isinstance(element, IntegerType):
        word = "u" if element.signedness.data == Signedness.UNSIGNED else ""
        return np.dtype(f"{word}int{element.width.data}")
    return np.dtype({"f16": "float16", "f32": "float32", "f64": "float64"}[str(element)])


@dataclass(frozen=True)
class Bound:
    """The parts of a call: arrays as kernels take them, and the sizes of dimensions."""

    sizes: dict[str, int]
    values: dict[str, Any]
    """Arrays by name, images ``[channel, y, x]``; parameters, graphs and their incidence."""
    scalar: frozenset[str]
    """Unknowns that came without a dimension for their one channel."""


class Binder:
    """Checks what a call gives for the parts of a problem."""

    def __init__(self, problem: DeclaredProblem):
        self.problem = problem
        self.sizes: dict[str, tuple[int, str]] = {}
        """The size of each dimension, and whose it is."""
        self.scalar: set[str] = set()
        graphs = (one for one in problem.declared.values() if isinstance(one, Graph))
        self.edges = {one.edges for one in graphs}
        """Dimensions that may be empty: a graph may have no edge."""

    def bind(self, given: Mapping[str, Any]) -> Bound:
        """The arrays of a call by name; refuses what does not fit."""
        declared = self.problem.declared
        wanted = [
            name
            for name, what in declared.items()
            if not isinstance(what, Dim)
            and not (isinstance(what, Array) and what.kind == "computed")
        ]
        for name in given:
            if name not in wanted:
                message = f"{self.problem.name} takes nothing named {name}"
                raise refuse("AD1071", message, did_you_mean(name, wanted))
        if missing := [name for name in wanted if name not in given]:
            raise refuse("AD1071", f"{self.problem.name} is not given {', '.join(missing)}")
        values: dict[str, Any] = {}
        for name in wanted:
            what = declared[name]
            match what:
                case Array():
                    values[name] = self._array(what, given[name])
                case Graph():
                    values[name] = self._graph(what, given[name])
                case _:
                    values[name] = self._number(name, given[name])
        for name, what in declared.items():
            if isinstance(what, Graph):
                self._check_graph(what, values[name])
        sizes = {name: size for name, (size, _) in self.sizes.items()}
        return Bound(sizes, values, frozenset(self.scalar))

    def _number(self, name: str, given: Any) -> float:
        """A number that the problem's precision has room for; AD1074 is about no numbers."""
        one: Any = given[()] if isinstance(given, np.ndarray) and given.ndim == 0 else given
        if not isinstance(cast(object, one), Real):
            raise refuse("AD1072", f"the parameter {name} is a number, not {repr(given)}")
        most = float(np.finfo(PRECISIONS[self.problem.precision]).max)
        if most < abs(one) < math.inf:
            precision = self.problem.precision
            raise refuse(
                "AD1072", f"the parameter {name} is {repr(one)}, too large for {precision}"
            )
        return float(one)

    def _array(self, what: Array, given: Any) -> NDArray[Any]:
        array = self._elements(what, given)
        rank = len(what.space)
        if array.ndim == rank and what.channels == 1:
            self.scalar.add(what.name)
            array = array[None]
        elif array.ndim == rank + 1 and what.layout == "aos":
            array = np.moveaxis(array, -1, 0)
        channel = "" if array.ndim == rank else f" of {what.channels}"
        if array.ndim != rank + 1 or array.shape[0] != what.channels:
            order = [*reversed(what.space), f"{what.channels} channels"]
            shape = ", ".join(reversed(order) if what.layout == "planar" else order)
            got = tuple(np.shape(given))
            raise refuse("AD1071", f"{what.name} is [{shape}], but got the shape {got}{channel}")
        self._sizes(what.name, what.space, array.shape[1:])
        return np.require(array, requirements=["C", "ALIGNED"])

    def _elements(self, what: Array, given: Any) -> NDArray[Any]:
        array, wanted = as_array(what.name, given), numpy_type(what.element)
        kinds = "biu" if wanted.kind in "iu" else "biuf"
        if array.dtype.kind not in kinds or (wanted.kind in "iu" and array.dtype != wanted):
            message = f"{what.name} has elements {wanted}, but got {array.dtype}"
            raise refuse("AD1072", message, f"convert it with .astype(np.{wanted})")
        with np.errstate(over="ignore"):
            made = array.astype(wanted, copy=False)
        if made is not array and wanted.kind == "f":
            self._check_room(what.name, array, made)
        return made

    def _check_room(self, name: str, array: NDArray[Any], made: NDArray[Any]) -> None:
        """Refuse numbers that are infinite only in the problem's precision."""
        lost = np.isinf(made) & np.isfinite(array)
        if lost.any():
            at = tuple(map(int, np.unravel_index(int(np.argmax(lost)), lost.shape)))
            message = f"{name} is {array[at]} at {at}, too large for {made.dtype}"
            raise refuse("AD1072", message, "scale it, or solve in f64")

    def _sizes(self, name: str, space: Sequence[str], shape: Sequence[int]) -> None:
        for dim, size in zip(space, reversed(shape), strict=True):
            known, whose = self.sizes.setdefault(dim, (size, name))
            if known != size:
                message = f"{dim} is {known} in {whose}, but {size} in {name}"
                raise refuse("AD1071", message, "give arrays of one size")
            if size == 0 and dim not in self.edges:
                raise refuse("AD1071", f"{name} is empty: {dim} is 0")

    def _graph(self, what: Graph, given: Any) -> NDArray[Any]:
        array = as_array(what.name, given)
        if array.size == 0 and array.dtype.kind == "f":  # `[]` says no type
            array = array.astype(np.int32)
        if array.dtype.kind not in "iu":
            message = f"the edges of {what.name} are integers, but got {array.dtype}"
            raise refuse("AD1072", message)
        if array.ndim == 1:
            array = array[:, None]
        if array.ndim != 2 or array.shape[1] != what.width:
            message = f"{what.name} is [{what.edges}, {what.width}], but got {array.shape}"
            raise refuse("AD1071", message)
        self._sizes(what.name, (what.edges,), array.shape[:1])
        return array

    def _check_graph(self, what: Graph, edges: NDArray[Any]) -> None:
        """Refuse edges to elements that are not there."""
        column = 0
        for slot, space in what.slots.items():
            for dim in space:
                if dim not in self.sizes:
                    raise refuse("AD1071", f"nothing says how large {dim} is")
                size = self.sizes[dim][0]
                wrong = (edges[:, column] < 0) | (edges[:, column] >= size)
                if wrong.any():
                    row = int(np.argmax(wrong))
                    message = f"edge {row} of {what.name} has {edges[row, column]} at {slot}"
                    raise refuse("AD1073", f"{message}, but {dim} is {size}")
                column += 1


def as_array(name: str, given: Any) -> NDArray[Any]:
    """Take what is given as an array; refuse masked arrays, whose mask would be lost."""
    if isinstance(given, np.ma.MaskedArray) and np.ma.is_masked(given):
        message = f"{name} has masked elements, which an energy does not know"
        raise refuse("AD1072", message, "give an image that says so, and exclude these points")
    try:
        return np.asarray(given)
    except Exception as error:  # of NumPy, or of the object that is converted
        raise refuse("AD1072", f"{name} is no array: {error}") from None


def incidence(edges: NDArray[Any], at: int, sizes: Sequence[int]) -> tuple[Any, Any]:
    """For each element, row by row, the edges whose slot it is: starts, and edges in order."""
    number = np.zeros(len(edges), np.int64)
    for offset in reversed(range(len(sizes))):
        number = number * sizes[offset] + edges[:, at + offset]
    order = np.argsort(number, kind="stable").astype(np.int64)
    counts = np.bincount(number, minlength=int(np.prod(sizes)))
    return np.concatenate([[0], np.cumsum(counts)]).astype(np.int64), order


def check_direction(
    problem: DeclaredProblem, direction: Mapping[str, Any], given: Mapping[str, Any]
) -> None:
    """Refuse what has not an array like each unknown of a call."""
    names = [one.name for one in problem.arrays("unknown")]
    if sorted(direction) != sorted(names):
        words = ", ".join(map(str, direction)) or "nothing"
        raise refuse("AD1071", f"a direction has {', '.join(names)}, but got {words}")
    for name in names:
        here, wanted = np.asarray(direction[name]), np.shape(given[name])
        if here.shape != wanted:
            message = f"{name} is of the shape {wanted}, but its direction of {here.shape}"
            raise refuse("AD1071", message)
        if here.dtype.kind not in "biuf":
            raise refuse("AD1072", f"the direction of {name} has elements {here.dtype}")
