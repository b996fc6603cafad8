"""The derivatives of the four ADBench objectives are the reference derivatives."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ad_opt
import inputs

GRADIENTS = [
    ("gmm_d2_K5", ("alphas", "means", "icf")),
    ("gmm_d10_K25", ("alphas", "means", "icf")),
    ("gmm_d10_K200", ("alphas", "means", "icf")),
    ("lstm_l2_c1024", ("main", "extra")),
    ("lstm_l4_c1024", ("main", "extra")),
]


def objective(root: Path, kind: str) -> ad_opt.Function:
    return ad_opt.load(root / "examples" / "adbench" / f"{kind}.mlir")[f"{kind}_objective"]


def require_close(found: np.ndarray, expected: np.ndarray) -> None:
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-10 * np.abs(expected).max())


@pytest.mark.parametrize(("name", "wrt"), GRADIENTS)
def test_gradients(root: Path, name: str, wrt: tuple[str, ...]) -> None:
    arguments, expected = inputs.read(name), inputs.reference(name)
    before = inputs.read(name)
    function = objective(root, name.split("_")[0])
    value, gradient = ad_opt.value_and_grad(function, wrt)(*arguments.values())
    assert value == pytest.approx(float(expected["value"]), rel=1e-12)
    for part, found in zip(wrt, gradient, strict=True):
        require_close(found, expected[f"d_{part}"])
    for part, array in before.items():  # the gradient puts everything back
        np.testing.assert_array_equal(arguments[part], array)


@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_hand_jacobian(root: Path, mode) -> None:
    name = "hand2_t26_c192"
    run = ad_opt.jacobian(objective(root, "hand"), wrt="theta", of="errors", mode=mode)
    require_close(run(*inputs.read(name).values()), inputs.reference(name)["jacobian"])


def test_ba_jacobian(root: Path) -> None:
    name = "ba1_n49_m7776_p31843"
    a, expected = inputs.read(name), inputs.reference(name)
    program = ad_opt.load(root / "examples" / "adbench" / "ba_jacobian.mlir")
    jacobian = np.full((len(a["weights"]), 2, 15), np.nan)
    inputs_only = [a[k] for k in ("cams", "points", "weights", "observations", "features")]
    program["ba_jacobian"](*inputs_only, a["residuals"], jacobian)
    require_close(jacobian[:200], expected["jacobian_first_200"])
    require_close(jacobian.sum(axis=0), expected["column_sums"].reshape(2, 15))
    objective(root, "ba")(*(b := inputs.read(name)).values())
    np.testing.assert_allclose(a["residuals"], b["residuals"], rtol=1e-12, atol=1e-9)


def test_ba_gradient_of_the_weight_residuals(root: Path) -> None:
    name = "ba1_n49_m7776_p31843"
    a = inputs.read(name)
    _, pullback = ad_opt.vjp(objective(root, "ba"), *a.values(), wrt="weights")
    found = pullback(weight_residuals=np.ones(len(a["weights"])))
    np.testing.assert_allclose(found, -2 * a["weights"], rtol=1e-14)
    assert found.sum() == pytest.approx(float(inputs.reference(name)["d_weight_sum"]), rel=1e-12)
