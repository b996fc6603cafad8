"""Entries of the Jacobian in which derivatives differ, each by both modes and by differences.

The numbers are those that a gradient (`ad-run --grad`) and a product along one axis (``--jvp``)
have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Protocol, TypeAlias

import numpy as np

from ad_opt.lowering.codegen.machine.signature import Signature

from .programs.wrt import name_of, role_of
from .values.arguments import Array
from .values.fresh_arrays import copied

MOST_ENTRIES = 64
"""Most entries of an argument or output that are looked at one by one when something is wrong. A
guess: each costs calls of the function.
"""
SHOWN = 8
"""Most entries that a message lists. A guess: more do not fit on a screen."""

Place: TypeAlias = tuple[int, ...]
Entry: TypeAlias = tuple[int, Place]
"""The number of an argument or output, and a place in it."""
Column: TypeAlias = list[Array]


class Checked(Protocol):
    """A function at a point, with its derivatives there."""

    @property
    def signature(self) -> Signature:
        """The function's signature."""
        ...

    @property
    def arguments(self) -> Sequence[Any]:
        """The point."""
        ...

    @property
    def roles(self) -> Sequence[str]:
        """Roles of arguments, as `roles_of` has them."""
        ...

    @property
    def structs(self) -> Any:
        """Rules by which structs are read and written as numbers, by argument."""
        ...

    @property
    def outputs(self) -> Sequence[Array]:
        """Numbers that come out: of results, then of buffers."""
        ...

    @property
    def eps(self) -> float:
        """The precision of all this."""
        ...

    def numbers(self, index: int, value: Any) -> Any:
        """The numbers of an argument."""
        ...

    def value(self, step: float, tangents: Sequence[Any] | None = None) -> list[Array]:
        """The outputs this far along a direction."""
        ...

    def along(self, tangents: Sequence[Any]) -> list[Array]:
        """Tangents of the outputs along a direction, by forward mode."""
        ...

    def back(self, cotangents: Sequence[Array]) -> list[Array]:
        """The gradient of outputs with these weights, by reverse mode."""
        ...


def worst_entries(f: Checked, pair: tuple[str, str], tolerance: float) -> list[str]:
    """The entries that differ most between two of ``reverse``, ``forward`` and ``differences``.

    Those of results first; of buffers only where results have none. Only those that differ by more
    than the tolerance, relative to the largest entry of their output.
    """
    count = len(f.outputs) - sum(role == "buffer" for role in f.roles)
    groups = [range(count), range(count, len(f.outputs))]
    columns = {at: _column(f, at) for at in _axes(f)}
    for group in groups:
        rows = [row for number in group for row in _rows(f, number, columns, pair, tolerance)]
        rows.sort(key=lambda row: -row[0])
        if rows:
            return [text for _, text in rows[:SHOWN]]
    return []


def _axes(f: Checked) -> Iterator[Entry]:
    for index, role in enumerate(f.roles):
        if role != "constant":
            shape = np.shape(f.numbers(index, f.arguments[index]))
            yield from ((index, place) for place in islice(np.ndindex(shape), MOST_ENTRIES))


def _column(f: Checked, at: Entry) -> tuple[Column, Column]:
    """Changes of all outputs along one axis: by forward mode, by differences."""
    unit = _unit(f, at)
    step = 1e-5 if f.eps < 1e-10 else 1e-2
    with np.errstate(all="ignore"):
        pairs = zip(f.value(step, unit), f.value(-step, unit), strict=True)
        return f.along(unit), [(a - b) / (2 * step) for a, b in pairs]


def _unit(f: Checked, at: Entry) -> list[Any]:
    """The direction of one axis; arguments that share memory share it."""
    found: list[Any] = []
    for index, twin in enumerate(copied(f.arguments)):
        if f.roles[index] == "constant":
            found.append(None)
        elif isinstance(twin, np.ndarray) and index not in f.structs:
            twin[...] = 0
            found.append(twin)
        else:
            numbers = np.asarray(f.numbers(index, twin))
            kind = numbers.dtype if numbers.dtype.kind in "fc" else np.dtype(float)
            found.append(np.zeros(numbers.shape, kind))
    index, place = at
    found[index][place] = 1
    arrays = {i for i, a in enumerate(f.arguments) if isinstance(a, np.ndarray)} | {*f.structs}
    return [v if i in arrays or v is None else v[()] for i, v in enumerate(found)]


def _rows(
    f: Checked,
    number: int,
    columns: dict[Entry, tuple[Column, Column]],
    pair: tuple[str, str],
    tolerance: float,
) -> Iterator[tuple[float, str]]:
    """The differences of entries of one output, and the text about each."""
    active = [index for index, role in enumerate(f.roles) if role != "constant"]
    for place in islice(np.ndindex(np.shape(f.outputs[number])), MOST_ENTRIES):
        gradients = dict(zip(active, f.back(_weights(f, (number, place))), strict=True))
        found: list[tuple[Entry, dict[str, float]]] = []
        for (index, at), (forward, slope) in columns.items():
            values = {"reverse": gradients[index][at]}
            values |= {"forward": forward[number][place], "differences": slope[number][place]}
            found.append(((index, at), {k: float(np.real(v)) for k, v in values.items()}))
        sizes = [abs(v[k]) for _, v in found for k in pair if np.isfinite(v[k])]
        least = tolerance * max(sizes, default=0.0)
        for entry, values in found:
            error = _difference(*(values[k] for k in pair))
            if error > least:
                said = ", ".join(f"{k} {v:.12g}" for k, v in values.items())
                yield error, f"{_label(f, (number, place), entry)}: {said}"


def _weights(f: Checked, at: Entry) -> list[Array]:
    """Cotangents of all outputs that are zero but for one entry."""
    kinds = [o.dtype if o.dtype.kind in "fc" else np.dtype(float) for o in f.outputs]
    made = [np.zeros(o.shape, kind) for o, kind in zip(f.outputs, kinds, strict=True)]
    made[at[0]][at[1]] = 1
    return made


def _difference(a: float, b: float) -> float:
    """The distance of two numbers; 0 for two that say the same, also that they are none."""
    if a == b or (np.isnan(a) and np.isnan(b)):
        return 0.0
    return abs(a - b) if np.isfinite(a - b) else float("inf")


def _label(f: Checked, output: Entry, entry: Entry) -> str:
    """``d/dx[0]`` for the only number that comes out, otherwise ``d result 1[2]/dx[0]``."""
    results = [i for i, kind in enumerate(f.signature.results) if role_of(kind) != "constant"]
    number, place = output
    if number >= len(results):
        buffers = [index for index, role in enumerate(f.roles) if role == "buffer"]
        what = " " + name_of(f.signature, buffers[number - len(results)]) + _subscript(place)
    elif len(f.signature.results) > 1 or place:
        what = f" result {results[number]}" + _subscript(place)
    else:
        what = ""
    return f"d{what}/d{name_of(f.signature, entry[0])}{_subscript(entry[1])}"


def _subscript(place: Place) -> str:
    return str(list(place)) if place else ""
