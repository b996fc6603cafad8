"""As-rigid-as-possible deformation of a block of voxels: a 3-D index space."""

from pathlib import Path

import numpy as np

import meshes
import pictures
from ad_opt import nlls


def energy(precision="f32"):
    """Each voxel turns with its six neighbours."""
    p = nlls.problem("volume_arap", precision)
    space = p.dims("W", "H", "D")
    x, angle = p.unknown("X", *space, channels=3), p.unknown("angle", *space, channels=3)
    rest, wanted = p.image("rest", *space, channels=3), p.image("wanted", *space, channels=3)
    w_fit, w_reg = p.param("w_fit"), p.param("w_reg")
    at = (0, 0, 0)
    given = nlls.every(wanted(*at) > -1e6)
    p.residual(nlls.select(given, w_fit * (x(*at) - wanted(*at)), 0.0))
    for there in nlls.neighbours(3):
        turned = nlls.rotate3d(angle(*at), rest(*at) - rest(*there))
        p.residual(w_reg * (x(*at) - x(*there) - turned))
    return p


def inputs(n):
    """A beam: one end is held, the other is twisted by a quarter turn."""
    z, y, x = np.mgrid[0:5, 0:5, 0:n].astype(float)
    rest = np.stack([x, y, z], -1)
    wanted = np.full_like(rest, -1e9)
    wanted[:, :, 0] = rest[:, :, 0]
    wanted[:, :, -1] = np.stack([x, 4 - z, y], -1)[:, :, -1]
    weights = {"w_fit": 3.0, "w_reg": 1.0}
    return {"X": rest, "angle": np.zeros_like(rest), "rest": rest, "wanted": wanted, **weights}


def main(n, path: Path):
    """Solve, and draw the voxels before and after."""
    given = inputs(min(n, 24))
    result = energy().compile("lm").solve(**given, iterations=40, pcg_steps=60)
    flat = [meshes.flat(one.reshape(-1, 3)) for one in (given["X"], result.X)]
    pictures.save(path, list(map(pictures.points, flat)), result.history.costs)
    return result


if __name__ == "__main__":
    pictures.run(main, "volume_arap")
