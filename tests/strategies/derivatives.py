"""Oracles for derivatives: dual numbers in the interpreter, and extrapolated differences.

A function is a map of state to state. What goes in and comes out is flat here: `Point` holds the
arguments, `outputs` are the float results followed by the float arrays as the call left them. The
same array given twice as an argument is one piece of state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

import numpy as np
from ad_opt.lowering.interpreters import run_function
from ad_opt.lowering.interpreters.dual.dual import run_dual
from numpy.typing import NDArray

Vector = NDArray[np.float64]
Call = Callable[..., Any]


def is_float(value: Any) -> bool:
    """True if a value is differentiable: a float or complex number, or an array of them."""
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "fc"
    return isinstance(value, float | complex | np.floating | np.complexfloating)


def copies(arguments: Sequence[Any]) -> list[Any]:
    """Fresh arguments, in which equal arrays are again one array."""
    seen: dict[int, Any] = {}
    return [
        seen.setdefault(id(a), a.copy(order="K")) if isinstance(a, np.ndarray) else copy(a)
        for a in arguments
    ]


def flat(value: Any) -> Vector:
    """A float or complex value as a vector of reals; integers as nothing."""
    if value is None or not is_float(value):
        return np.zeros(0)
    array = np.atleast_1d(np.asarray(value))
    if array.dtype.kind == "c":
        parts = np.stack([array.real, array.imag], -1)
        return parts.astype(np.float64).reshape(-1)
    return array.astype(np.float64).reshape(-1)


def flatten(values: Sequence[Any]) -> Vector:
    """Several values as one vector; an array that occurs twice counts once."""
    once = {id(v) if isinstance(v, np.ndarray) else -1 - k: v for k, v in enumerate(values)}
    return np.concatenate([np.zeros(0), *map(flat, once.values())])


def results_of(found: Any) -> tuple[Any, ...]:
    """The results of a call as a tuple."""
    if found is None:
        return ()
    return found if isinstance(found, tuple) else (found,)


def outputs(call: Call, arguments: Sequence[Any]) -> Vector:
    """Float results and float arrays after a call on fresh copies."""
    fresh = copies(arguments)
    found = results_of(call(*fresh))
    arrays = [a for a in fresh if isinstance(a, np.ndarray)]
    return np.concatenate([flatten([copy(v) for v in found]), flatten(arrays)])


def moved(arguments: Sequence[Any], tangents: Sequence[Any], step: float) -> list[Any]:
    """The arguments, a step along the tangents."""
    seen: dict[int, Any] = {}
    found: list[Any] = []
    for value, tangent in zip(arguments, tangents, strict=True):
        if not is_float(value) or tangent is None:
            new = value
        elif isinstance(value, np.ndarray):
            change = np.asarray(step * tangent).astype(value.dtype)
            new = seen.setdefault(id(value), np.asarray(value + change))
        else:
            new = type(value)(value + step * tangent)
        found.append(new)
    return found


def random_tangents(arguments: Sequence[Any], seed: int = 0) -> list[Any]:
    """A random direction; equal arrays get one tangent, integers get ``None``."""
    rng = np.random.default_rng(seed)
    seen: dict[int, Any] = {}

    def draw(value: Any) -> Any:
        shape = np.shape(value)
        found = rng.uniform(-1.0, 1.0, shape)
        if np.asarray(value).dtype.kind == "c":
            found = found + 1j * rng.uniform(-1.0, 1.0, shape)
        return found if isinstance(value, np.ndarray) else found.item() if shape == () else found

    def one(value: Any) -> Any:
        if not is_float(value):
            return None
        if isinstance(value, np.ndarray):
            return seen.setdefault(id(value), np.asarray(draw(value)))
        return draw(value) if not isinstance(value, float) else float(rng.uniform(-1.0, 1.0))

    return [one(value) for value in arguments]


@dataclass(frozen=True)
class Estimate:
    """A derivative by differences, and how far it may be off."""

    value: Vector
    error: Vector

    def agrees(self, exact: Vector, rtol: float = 1e-6) -> bool:
        """True if an exact derivative lies within the error and a relative tolerance."""
        size = np.maximum(np.abs(exact), np.abs(self.value))
        allowed = 4.0 * self.error + rtol * np.maximum(size, size.max(initial=0.0) * 1e-3) + 1e-9
        return bool(np.all(np.abs(exact - self.value) <= allowed))


def directional_difference(
    call: Call,
    arguments: Sequence[Any],
    tangents: Sequence[Any],
    first_step: float = 1e-2,
    rows: int = 7,
) -> Estimate:
    """Central differences with halved steps, extrapolated (Richardson); the best entry counts.

    Steps never leave ``first_step``, so choose it smaller than the distance to the next kink.
    """

    def central(step: float) -> Vector:
        ahead = outputs(call, moved(arguments, tangents, step))
        behind = outputs(call, moved(arguments, tangents, -step))
        return (ahead - behind) / (2.0 * step)

    table = [central(first_step)]
    best, error = table[0], np.full(table[0].shape, np.inf)
    for k in range(1, rows):
        row = [central(first_step / 2.0**k)]
        for order, left in enumerate(table, 1):
            row.append(row[-1] + (row[-1] - left) / (4.0**order - 1.0))
            distance = np.maximum(np.abs(row[-1] - row[-2]), np.abs(row[-1] - left))
            better = distance < error
            best, error = np.where(better, row[-1], best), np.where(better, distance, error)
        table = row
    return Estimate(best, error)


def interpreter_call(module: Any, name: str) -> Call:
    """A function of a module, run by the reference interpreter."""
    return lambda *arguments: run_function(module, name, list(arguments))


def dual_derivative(
    module: Any, name: str, arguments: Sequence[Any], tangents: Sequence[Any]
) -> tuple[Vector, Vector]:
    """Outputs and their tangents from dual numbers, flat as `outputs` are."""
    found = run_dual(module, name, arguments, tangents)
    first: dict[int, int] = {}
    arrays = [
        k
        for k, a in enumerate(arguments)
        if isinstance(a, np.ndarray) and first.setdefault(id(a), k) == k
    ]
    values = [*found.results, *(found.arguments[k] for k in arrays)]
    rates = [*found.tangents, *(found.argument_tangents[k] for k in arrays)]
    pairs = [(flat(v), flat(t)) for v, t in zip(values, rates, strict=True) if t is not None]
    join = lambda k: np.concatenate([np.zeros(0), *(p[k] for p in pairs)])  # noqa: E731
    return join(0), join(1)
