"""As-rigid-as-possible deformation of a mesh: some vertices are moved, the others follow."""

from pathlib import Path

import numpy as np

import meshes
import pictures
from ad_opt import nlls


def energy(precision="f64"):
    """Each vertex turns with its edges."""
    p = nlls.problem("mesh_arap", precision)
    n, e = p.dims("N", "E")
    x, angle = p.unknown("X", n, channels=3), p.unknown("angle", n, channels=3)
    rest, wanted = p.image("rest", n, channels=3), p.image("wanted", n, channels=3)
    moved = p.image("moved", n, dtype="uint8")
    mesh = p.graph("mesh", e, a=n, b=n)
    w_fit, w_reg = p.param("w_fit"), p.param("w_reg")
    p.residual(nlls.select(nlls.not_equal(moved(0), 0), w_fit * (x(0) - wanted(0)), 0.0))
    turned = nlls.rotate3d(angle(mesh.a), rest(mesh.a) - rest(mesh.b))
    p.residual(w_reg * (x(mesh.a) - x(mesh.b) - turned))
    return p


def inputs(n):
    """A sheet: one side is held, the other is lifted and bent."""
    rest, triangles = meshes.grid(n)
    wanted, left, right = rest.copy(), rest[:, 0] == 0, rest[:, 0] == n - 1
    wanted[right] += np.array([-0.4, 0.0, 0.5]) * n
    weights = {"w_fit": 5.0, "w_reg": 1.0}
    given = {"X": rest, "angle": np.zeros_like(rest), "rest": rest, "wanted": wanted}
    return (
        given
        | {"moved": (left | right).astype(np.uint8), "mesh": meshes.edges(triangles)}
        | weights
    )


def main(n, path: Path):
    """Solve, and draw the mesh before and after."""
    n = min(n, 32)
    given = inputs(n)
    result = energy().compile("lm").solve(**given, iterations=60, pcg_steps=100)
    lines = meshes.edges(meshes.grid(n)[1])
    drawn = [pictures.points(meshes.flat(one), lines) for one in (given["X"], result.X)]
    pictures.save(path, drawn, result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "mesh_arap")
