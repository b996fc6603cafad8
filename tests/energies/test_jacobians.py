"""Solvers of all examples against Jacobians made column by column of the residuals' function.

The Jacobian is that of `ad_opt.jvp`, which knows nothing of energies: it differentiates the loops
of the function, in double precision. Gradient, diagonal and products are those of the solver.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ad_opt import nlls
from ad_opt.nlls.binding import Binder
from ad_opt.nlls.ir import problem_module
from energy_oracle import Energy

EXAMPLES = sorted(
    path.stem
    for path in (Path(__file__).parents[2] / "examples/energies").glob("*.py")
    if "\ndef energy(" in path.read_text()
)
SIZES = {"volume_arap": 3, "mesh_arap": 4, "mesh_smoothing": 4}


def masked(name: str, precision: str) -> nlls.Problem:
    """The energy of an example, with points of its unknowns held where a mask says so."""
    p = import_module(name).energy(precision)
    for space in dict.fromkeys(one.space for one in p.arrays("unknown") if one.space):
        held = p.image("held_" + "_".join(space), *(p.declared[dim] for dim in space))
        p.exclude(nlls.not_equal(held(*(0 for _ in space)), 0))
    return p


def inputs(name: str) -> dict[str, Any]:
    """Inputs of an example away from its start, pictures wider than high, and random masks.

    All are numbers of single precision, so that both precisions have the same problem.
    """
    random = np.random.default_rng(5)
    p, given = masked(name, "f64"), dict(import_module(name).inputs(SIZES.get(name, 7)))
    for one in p.arrays("unknown", "image"):
        if one.name in given and one.space == ("W", "H"):
            given[one.name] = given[one.name][:-2]
    for one in p.arrays("unknown"):
        start = np.asarray(given[one.name], float)
        given[one.name] = start + 0.1 * random.standard_normal(start.shape)
        mask = "held_" + "_".join(one.space)
        if one.space and mask not in given:
            given[mask] = 1.0 * (random.uniform(size=start.shape[: len(one.space)]) < 0.2)
    return {key: rounded(value) for key, value in given.items()}


def rounded(value: Any) -> Any:
    """The nearest number of single precision."""
    array = np.asarray(value)
    if array.dtype.kind != "f":
        return value
    made = array.astype(np.float32).astype(float)
    return made if array.ndim else float(made)


def planes(array: Any, bound: Any) -> np.ndarray:
    """An array of a call as ``[channel, y, x]``, whatever its layout was."""
    value = bound.values[array.name]
    return value.reshape(array.channels, *value.shape[value.ndim - len(array.space) :])


def free(p: nlls.Problem, given: dict[str, Any]) -> np.ndarray:
    """True for the entries of unknowns that no exclusion holds, as an oracle evaluates them."""
    bound = Binder(p).bind(given)
    (problem,) = problem_module(p).body.block.ops
    arrays = {one.name: planes(one, bound) for one in p.arrays("unknown", "image")}
    params = {key: value for key, value in bound.values.items() if isinstance(value, float)}
    channels_last = {name: np.moveaxis(one, 0, -1) for name, one in arrays.items()}
    energy = Energy(problem, bound.sizes, channels_last, params)  # pyright: ignore[reportArgumentType]
    found = [
        np.repeat(~energy.excluded(one.name), one.channels)
        if one.space
        else np.ones(one.channels, bool)
        for one in p.arrays("unknown")
    ]
    return np.concatenate(found)


def flat(arrays: dict[str, Any], names: list[str]) -> np.ndarray:
    return np.concatenate([np.ravel(arrays[name]) for name in names]).astype(float)


def apart(vector: np.ndarray, like: dict[str, Any], names: list[str]) -> dict[str, np.ndarray]:
    """A vector as arrays of the shapes of others."""
    ends = np.cumsum([np.size(like[name]) for name in names])
    parts = np.split(vector, ends[:-1])
    return {n: one.reshape(np.shape(like[n])) for n, one in zip(names, parts, strict=True)}


def linearized(name: str, given: dict[str, Any]) -> tuple[np.ndarray, np.ndarray]:
    """Residuals of an example, and their Jacobian by entries that may move."""
    p = masked(name, "f64")
    function = p.residual_function()
    names = [one.name for one in p.arrays("unknown")]
    values = function(**given)
    moves = free(p, given)
    assert 0.3 < moves.mean() < 1 or name == "curve_fitting"
    jacobian = np.zeros((len(flat(values, list(values))), len(moves)))
    for column in np.flatnonzero(moves):
        direction = apart(np.eye(1, len(moves), column)[0], given, names)
        jacobian[:, column] = flat(function.jvp(direction, **given), list(values))
    return flat(values, list(values)), jacobian


def close(found: np.ndarray, wanted: np.ndarray, tolerance: float) -> None:
    assert np.linalg.norm(found - wanted) <= tolerance * np.linalg.norm(wanted)


@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str) -> None:
    given = inputs(name)
    residuals, jacobian = linearized(name, given)
    assert np.linalg.norm(residuals) > 0
    direction = np.random.default_rng(6).standard_normal(jacobian.shape[1])
    direction = direction.astype(np.float32).astype(float)
    for precision, tolerance in (("f64", 1e-12), ("f32", 1e-6)):
        solver = masked(name, precision).compile()
        names = [one.name for one in solver.problem.arrays("unknown")]
        product = solver.jtj(apart(direction, given, names), **given)
        close(flat(product, names), jacobian.T @ (jacobian @ direction), tolerance)
        close(flat(solver.gradient(**given), names), jacobian.T @ residuals, tolerance)
        close(flat(solver.diagonal(**given), names), np.sum(jacobian * jacobian, 0), tolerance)
        cost = 0.5 * residuals @ residuals
        assert solver.cost(**given) == pytest.approx(cost, rel=tolerance)
