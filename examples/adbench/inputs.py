"""Readers of the ADBench files, as keyword arguments of the objectives in this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

DATA = Path(__file__).parent / "data"
Inputs = dict[str, Any]


def take(values: np.ndarray, *shapes: tuple[int, ...]) -> Iterator[np.ndarray]:
    """Cut ``values`` into consecutive arrays of the given shapes."""
    at = 0
    for shape in shapes:
        size = int(np.prod(shape))
        yield values[at : at + size].reshape(shape).copy()
        at += size


def read_numbers(path: Path, integers: int) -> tuple[list[int], np.ndarray]:
    """The leading integers of a file, and all that follows as float64."""
    words = path.read_text().split()
    return [int(w) for w in words[:integers]], np.array(words[integers:], float)


def read_gmm(name: str) -> Inputs:
    """Mixture weights, means, inverse covariance factors, points and the prior's parameters."""
    (d, k, n), v = read_numbers(DATA / f"{name}.txt", 3)
    shapes = (k,), (k, d), (k, d * (d + 1) // 2), (n, d), (2,)
    alphas, means, icf, x, (gamma, m) = take(v, *shapes)
    return dict(alphas=alphas, means=means, icf=icf, x=x, gamma=float(gamma), m=int(m))


def read_ba(name: str) -> Inputs:
    """Cameras, points, weights, observations and features, with room for the residuals.

    The files hold one camera and one point; they are replicated, and perturbed by 1e-3 (relative,
    seed 1) so that they differ.
    """
    (n, m, p), v = read_numbers(DATA / f"{name}.txt", 3)
    rng = np.random.default_rng(1)
    cams, points = np.tile(v[:11], (n, 1)), np.tile(v[11:14], (m, 1))
    cams *= 1 + 1e-3 * rng.standard_normal(cams.shape)
    points *= 1 + 1e-3 * rng.standard_normal(points.shape)
    i = np.arange(p)
    return dict(
        cams=cams,
        points=points,
        weights=np.full(p, v[14]),
        observations=np.stack([i % n, i % m], 1).astype(np.int32),
        features=np.tile(v[15:17], (p, 1)),
        residuals=np.empty((p, 2)),
        weight_residuals=np.empty(p),
    )


def read_lstm(name: str) -> Inputs:
    """Main and extra parameters, the initial state, and the sequence."""
    (layers, c, b), v = read_numbers(DATA / f"{name}.txt", 3)
    shapes = (2 * layers, 4 * b), (3, b), (2 * layers, b), (c, b)
    main, extra, state, sequence = take(v, *shapes)
    return dict(main=main, extra=extra, state=state, sequence=sequence)


def read_hand_model() -> Inputs:
    """Bones and vertices of the hand."""
    bones = [row.split(":") for row in (DATA / "hand_model/bones.txt").read_text().split("\n")]
    bones = [row for row in bones if len(row) > 1]
    vertices = [row.split(":") for row in (DATA / "hand_model/vertices.txt").read_text().split()]
    positions, skin = np.ones((len(vertices), 4)), np.zeros((len(vertices), len(bones)))
    for v, row in enumerate(vertices):
        positions[v, :3] = [float(t) for t in row[:3]]
        for j in range(int(row[8])):
            skin[v, int(row[9 + 2 * j])] = float(row[10 + 2 * j])
    return dict(
        base_relative=np.array([[float(t) for t in row[2:18]] for row in bones]).reshape(-1, 4, 4),
        inverse_base=np.array([[float(t) for t in row[18:34]] for row in bones]).reshape(-1, 4, 4),
        base_positions=positions,
        skin=skin,
        parents=np.array([int(row[1]) for row in bones], np.int32),
    )


def read_hand(name: str) -> Inputs:
    """The pose, the hand model, and the measured points with the vertices they belong to."""
    (n, angles), v = read_numbers(DATA / f"{name}.txt", 2)
    rows, theta = take(v, (n, 4), (angles,))
    return dict(
        theta=theta,
        **read_hand_model(),
        correspondences=rows[:, 0].astype(np.int64),
        points=rows[:, 1:].copy(),
        errors=np.empty((n, 3)),
    )


READERS = {"gmm": read_gmm, "ba": read_ba, "lstm": read_lstm, "hand": read_hand}


def read(name: str) -> Inputs:
    """The inputs of a data set such as ``gmm_d10_K25`` or ``hand2_t26_c192``."""
    return READERS[name.split("_")[0].rstrip("0123456789")](name)


def reference(name: str) -> Inputs:
    """The reference values of a data set."""
    with np.load(DATA / f"{name}.reference.npz") as file:
        return dict(file)
