"""The renderer of examples/shapes.mlir: its gradient is right, and fits a scene to its image."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "shapes.py"


@pytest.fixture(scope="module")
def shapes() -> ModuleType:
    spec = importlib.util.spec_from_file_location("shapes_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def image(shapes: ModuleType, scene: np.ndarray, size: int) -> np.ndarray:
    """The same picture in NumPy."""
    middle = (np.arange(size) + 0.5) / size
    y, x = np.meshgrid(middle, middle, indexing="ij")
    picture = np.ones((size, size, 3))
    for kind, (cx, cy, width, height, *color) in zip(shapes.KINDS, scene, strict=True):
        if kind == shapes.DISK:
            distance = np.hypot(x - cx, y - cy) - width
        else:
            qx, qy = abs(x - cx) - width, abs(y - cy) - height
            outside = np.hypot(np.maximum(qx, 0), np.maximum(qy, 0))
            distance = outside + np.minimum(np.maximum(qx, qy), 0)
        coverage = 1 / (1 + np.exp(shapes.SHARPNESS * distance))
        picture += coverage[..., None] * (np.array(color) - picture)
    return picture


def test_picture_is_that_of_numpy(shapes: ModuleType) -> None:
    renderer = shapes.Renderer(shapes.KINDS)
    picture = renderer.render(shapes.SCENE, 24)
    np.testing.assert_allclose(picture, image(shapes, shapes.SCENE, 24), atol=1e-5)


def test_gradient_is_that_of_differences(shapes: ModuleType) -> None:
    renderer = shapes.Renderer(shapes.KINDS)
    target = renderer.render(shapes.SCENE, 12)
    scene = shapes.disturbed(shapes.SCENE)
    loss, gradient = renderer.loss(scene, target)
    assert loss == pytest.approx(((renderer.render(scene, 12) - target) ** 2).mean(), rel=1e-12)
    step = 1e-6
    for at in np.ndindex(scene.shape):
        ahead, behind = scene.copy(), scene.copy()
        ahead[at] += step
        behind[at] -= step
        difference = renderer.loss(ahead, target)[0] - renderer.loss(behind, target)[0]
        assert gradient[at] == pytest.approx(difference / (2 * step), rel=1e-5, abs=1e-8)


@pytest.mark.slow
def test_scene_is_found_again(shapes: ModuleType, tmp_path: Path) -> None:
    image_file = pytest.importorskip("PIL.Image")
    renderer = shapes.Renderer(shapes.KINDS)
    target = renderer.render(shapes.SCENE, 32)
    fitted, losses = shapes.fit(renderer, shapes.disturbed(shapes.SCENE), target, 300)
    assert losses[-1] < 1e-3 * losses[0]
    # The picture says nothing of a disk's height.
    seen = np.ones_like(fitted, dtype=bool)
    seen[shapes.KINDS == shapes.DISK, 3] = False
    np.testing.assert_allclose(fitted[seen], shapes.SCENE[seen], atol=0.05)
    path = tmp_path / "shapes.png"
    shapes.save(path, [target, renderer.render(fitted, 32)])
    assert image_file.open(path).size == (2 * 32 * 4, 32 * 4)
