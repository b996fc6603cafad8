"""Cotangent smoothing: a noisy mesh becomes smooth, whatever its triangles are."""

from pathlib import Path

import numpy as np

import meshes
import pictures
from ad_opt import nlls


def cotangent(u, v):
    """The cotangent of the angle between two vectors."""
    sine = nlls.cross(u, v)
    return nlls.dot(u, v) / nlls.sqrt(nlls.dot(sine, sine) + 1e-12)


def energy(precision="f64"):
    """Vertices stay near where they were; edges are springs of cotangent weights."""
    p = nlls.problem("mesh_smoothing", precision)
    n, e = p.dims("N", "E")
    x = p.unknown("X", n, channels=3)
    noisy = p.image("noisy", n, channels=3)
    mesh = p.graph("mesh", e, a=n, b=n, left=n, right=n)
    w_fit, w_reg = p.param("w_fit"), p.param("w_reg")
    p.residual(w_fit * (x(0) - noisy(0)))
    a, b, c, d = (noisy(end) for end in (mesh.a, mesh.b, mesh.left, mesh.right))
    weight = 0.5 * (cotangent(a - c, b - c) + cotangent(a - d, b - d))
    positive = nlls.select(weight > 0, weight, 0.0)
    p.residual(w_reg * nlls.sqrt(positive + 1e-6) * (x(mesh.a) - x(mesh.b)))
    return p


def inputs(n):
    """Hills with noise."""
    vertices, triangles = meshes.grid(n)
    x, y = vertices[:, 0], vertices[:, 1]
    vertices[:, 2] = 0.1 * n * np.sin(6 * x / n) * np.sin(5 * y / n)
    noisy = vertices + 0.3 * np.random.default_rng(0).standard_normal(vertices.shape)
    weights = {"w_fit": 1.0, "w_reg": 2.0}
    return {"X": noisy, "noisy": noisy, "mesh": meshes.wings(triangles), **weights}


def main(n, path: Path):
    """Solve, and draw the mesh before and after."""
    n = min(n, 48)
    given = inputs(n)
    result = energy().compile().solve(**given, iterations=3, pcg_steps=60)
    lines = meshes.edges(meshes.grid(n)[1])
    drawn = [pictures.points(meshes.flat(one), lines) for one in (given["X"], result.X)]
    pictures.save(path, drawn, result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "mesh_smoothing")
