"""Examples of energies run at a small size, and draw a picture."""

from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

NAMES = [
    *("image_warping", "poisson_editing", "optical_flow", "curve_fitting", "mesh_smoothing"),
    *("mesh_arap", "volume_arap", "intrinsic_images", "shape_from_shading"),
]


@pytest.mark.parametrize("name", NAMES)
def test_example(name: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.png"
    result = import_module(name).main(12, path)
    assert result.cost < 0.99 * result.history.costs[0]
    assert np.isfinite(result.history.costs).all()
    with Image.open(path) as picture:
        pixels = np.asarray(picture)
    assert pixels.shape[0] == 256
    # panels that differ
    assert len({pixels[:, at : at + 256].tobytes() for at in (0, 264, 528)}) == 3
