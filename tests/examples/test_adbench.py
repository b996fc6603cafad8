"""The four ADBench objectives, as MLIR, give the reference values."""

from __future__ import annotations

import numpy as np
import pytest

import ad_opt
import inputs

NAMES = ["gmm_d2_K5", "gmm_d10_K25", "gmm_d10_K200", "lstm_l2_c1024", "lstm_l4_c1024"]


def objective(root, kind: str):
    return ad_opt.load(root / "examples" / "adbench" / f"{kind}.mlir")[f"{kind}_objective"]


@pytest.mark.parametrize("name", NAMES)
def test_scalar_objectives(root, name: str) -> None:
    value = objective(root, name.split("_")[0])(*inputs.read(name).values())
    assert value == pytest.approx(float(inputs.reference(name)["value"]), rel=1e-12)


def test_hand(root) -> None:
    name = "hand2_t26_c192"
    arguments = inputs.read(name)
    objective(root, "hand")(*arguments.values())
    expected = inputs.reference(name)["value"]
    scale = np.abs(expected).max()
    np.testing.assert_allclose(arguments["errors"], expected, rtol=0, atol=1e-12 * scale)


def reprojection(cam: np.ndarray, point: np.ndarray) -> np.ndarray:
    """Rodrigues' rotation, perspective division and radial distortion, in NumPy."""
    rotation, x = cam[:, :3], point - cam[:, 3:6]
    angle = np.linalg.norm(rotation, axis=1, keepdims=True)
    axis, c, s = rotation / angle, np.cos(angle), np.sin(angle)
    dot = np.sum(axis * x, axis=1, keepdims=True)
    turned = x * c + np.cross(axis, x) * s + axis * dot * (1 - c)
    p = turned[:, :2] / turned[:, 2:]
    r2 = np.sum(p * p, axis=1, keepdims=True)
    return p * (1 + cam[:, 9:10] * r2 + cam[:, 10:11] * r2**2) * cam[:, 6:7] + cam[:, 7:9]


def test_ba(root) -> None:
    a = inputs.read("ba1_n49_m7776_p31843")
    objective(root, "ba")(*a.values())
    cam, point = a["cams"][a["observations"][:, 0]], a["points"][a["observations"][:, 1]]
    image = reprojection(cam, point)
    expected = a["weights"][:, None] * (image - a["features"])
    # The residual is a difference of nearly equal numbers: the error is relative to the image.
    np.testing.assert_allclose(a["residuals"], expected, rtol=0, atol=1e-12 * np.abs(image).max())
    np.testing.assert_allclose(a["weight_residuals"], 1 - a["weights"] ** 2, rtol=1e-15)


def test_ba_agrees_with_the_reference_jacobian(root) -> None:
    """Central differences of the residuals give the reference Jacobian by the camera."""
    name = "ba1_n49_m7776_p31843"
    function, jacobian = objective(root, "ba"), inputs.reference(name)["jacobian_first_200"]
    base = inputs.read(name)
    for parameter in range(11):
        step = 1e-6 * np.maximum(1, np.abs(base["cams"][:, parameter]))
        out = []
        for sign in (1, -1):
            a = inputs.read(name)
            a["cams"][:, parameter] += sign * step
            function(*a.values())
            out.append(a["residuals"][:200])
        used = step[base["observations"][:200, 0]][:, None]
        difference = (out[0] - out[1]) / (2 * used)
        scale = np.abs(jacobian[:, :, parameter]).max()
        np.testing.assert_allclose(difference, jacobian[:, :, parameter], atol=1e-6 * scale)
