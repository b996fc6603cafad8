"""The gallery's pictures show what their scripts say: small ones, held against closed forms."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import heat
import kepler
import oscillation


def test_kepler(tmp_path: Path) -> None:
    """The derivative of the loop is that of the implicit function."""
    assert kepler.main(tmp_path / "k.png", points=5) < 1e-10
    assert (tmp_path / "k.png").stat().st_size > 1000


def test_heat(tmp_path: Path) -> None:
    """Descent gets near, and what it found does become the target, spread by NumPy."""
    misfits = heat.main(tmp_path / "h.png", size=24, steps=5, iterations=60)
    assert misfits[-1] < misfits[0] / 100
    target = heat.ring(24)
    plate, _, _ = heat.recover(target, 5, 60)
    for _ in range(5):
        around = plate[:-2, 1:-1] + plate[2:, 1:-1] + plate[1:-1, :-2] + plate[1:-1, 2:]
        plate[1:-1, 1:-1] += 0.2 * (around - 4 * plate[1:-1, 1:-1])
    distance = 0.5 * ((plate - target) ** 2).sum()
    assert distance <= misfits[-1] * 1.5
    assert (tmp_path / "h.png").stat().st_size > 1000


def test_oscillation(tmp_path: Path) -> None:
    found = oscillation.main(tmp_path / "o.png", points=40, grid=8)
    assert found == pytest.approx(oscillation.TRUE, abs=1e-6)
    assert (tmp_path / "o.png").stat().st_size > 1000


def test_the_gradient_of_the_oscillation_is_that_of_its_formula() -> None:
    misfit = oscillation.Misfit(20)
    a, d, f, p = model = np.array([0.7, 0.5, 1.7, 0.2])
    t, measured, weight, _ = misfit.rest
    wave, turned, fade = np.sin(f * t + p), np.cos(f * t + p), np.exp(-d * t)
    columns = [fade * wave, -t * a * fade * wave, t * a * fade * turned, a * fade * turned]
    expected = [np.sum(weight * (a * fade * wave - measured) * column) for column in columns]
    np.testing.assert_allclose(misfit.gradient(model), expected, rtol=1e-12)
