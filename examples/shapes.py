"""Fit a scene of disks and boxes to an image, by gradient descent through a renderer in MLIR.

    python examples/shapes.py [--steps=300] [--size=64] [--output=shapes.png]

`shapes.mlir` draws shapes that are existentials: which distance function a pixel calls shows at run
time. Here the true scene is drawn once, its numbers are disturbed, and Adam finds them again from
the gradient of the squared difference of the images. The picture shows target, start and result.
Needs ``pip install 'ad-opt[examples]'`` for PNG files and the progress bar.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import ad_opt

Array = NDArray[np.float64]

DISK, BOX = 0, 1
SHARPNESS = 30.0
"""Width of a shape's edge in `shapes.mlir`, of the picture's width: it fades by 1/e in it."""
KINDS = np.array([BOX, DISK, DISK, BOX])
SCENE = np.array(
    [  # x, y, radius or half the width, half the height, red, green, blue
        [0.50, 0.80, 0.45, 0.12, 0.30, 0.60, 0.30],
        [0.70, 0.25, 0.14, 0.00, 0.95, 0.80, 0.20],
        [0.30, 0.60, 0.18, 0.00, 0.20, 0.35, 0.80],
        [0.62, 0.62, 0.12, 0.16, 0.80, 0.25, 0.25],
    ]
)
"""Grass, a sun, a pond, a house: the true scene."""


def disturbed(scene: Array, seed: int = 1) -> Array:
    """A scene with every number changed by up to a tenth, as a place to start from."""
    return scene + np.random.default_rng(seed).uniform(-0.1, 0.1, scene.shape)


class Renderer:
    """The compiled functions of `shapes.mlir` for one list of kinds."""

    def __init__(self, kinds: NDArray[np.int64]):
        program = ad_opt.load(Path(__file__).with_suffix(".mlir"))
        self.kinds = kinds
        self._render = program["render"]
        self._loss = ad_opt.value_and_grad(program["loss"], wrt="scene")

    def render(self, scene: Array, size: int) -> Array:
        """The image of a scene, ``size`` × ``size`` × 3 numbers from 0 to 1."""
        image = np.zeros((size, size, 3))
        self._render(self.kinds, scene, image)
        return image

    def loss(self, scene: Array, target: Array) -> tuple[float, Array]:
        """The mean square difference to ``target``, and its gradient by the scene."""
        return self._loss(self.kinds, scene, target)


def fit(renderer: Renderer, scene: Array, target: Array, steps: int) -> tuple[Array, list[float]]:
    """The scene after so many steps of Adam (Kingma and Ba, 2015), and the losses on the way."""
    from rich.progress import track

    scene = scene.copy()
    mean, square = np.zeros_like(scene), np.zeros_like(scene)
    losses: list[float] = []
    for step in track(range(1, steps + 1), "fitting"):
        loss, gradient = renderer.loss(scene, target)
        losses.append(loss)
        mean += 0.1 * (gradient - mean)
        square += 0.01 * (gradient**2 - square)
        rate = 0.01 * np.sqrt(1 - 0.99**step) / (1 - 0.9**step)
        scene -= rate * mean / (np.sqrt(square) + 1e-8)
    losses.append(renderer.loss(scene, target)[0])
    return scene, losses


def save(path: Path, images: list[Array]) -> None:
    """Write images side by side as one PNG file, four times as large."""
    from PIL import Image

    row = np.concatenate(images, axis=1).clip(0, 1)
    pixels = np.kron((row * 255).round().astype(np.uint8), np.ones((4, 4, 1), np.uint8))
    Image.fromarray(pixels).save(path)


def main() -> None:
    """Fit the scene and write the picture."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--size", type=int, default=64, help="pixels along each side")
    parser.add_argument("--output", type=Path, default=Path("shapes.png"))
    options = parser.parse_args()
    renderer = Renderer(KINDS)
    target = renderer.render(SCENE, options.size)
    start = disturbed(SCENE)
    fitted, losses = fit(renderer, start, target, options.steps)
    save(options.output, [target, *(renderer.render(s, options.size) for s in (start, fitted))])
    print(f"loss {losses[0]:.2e} -> {losses[-1]:.2e}; target, start and result: {options.output}")


if __name__ == "__main__":
    main()
