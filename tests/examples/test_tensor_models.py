"""Tensor models learn what their pages say, in the steps that they say.

What is reached is compared with mathematics: the entropy of pairs of letters, the moves that a
machine allows, labels. Seeds are fixed.
"""

from __future__ import annotations

from pathlib import Path

import digits_cnn
import micrograd
import moons
import names_bigram
import names_mlp
import numpy as np
import pytest
import transformer
from datasets import moons as half_moons


def test_micrograd():
    """Numbers of the demo of micrograd, which SymPy gives too."""
    assert micrograd.main() == pytest.approx(
        (24.70408163265306, 138.83381924198252, 645.5772594752186), rel=1e-13
    )


def test_moons(tmp_path: Path):
    run, classify = moons.train(out=tmp_path)
    places, labels = half_moons(moons.POINTS, 1)
    assert run.steps == 6400
    assert np.sum(run.losses[-80:]) < 0.1
    assert (np.sign(classify(places)) == labels).all()
    pytest.importorskip("matplotlib")
    moons.draw(classify, places, labels, tmp_path / "boundary.png")
    assert {one.name for one in tmp_path.iterdir()} == {"moons.npz", "loss.png", "boundary.png"}


def test_a_run_goes_on_where_it_was_saved(tmp_path: Path):
    whole, _ = moons.train(300)
    moons.train(120, tmp_path)
    continued, _ = moons.train(300, tmp_path)
    assert continued.losses == whole.losses


def test_bigrams():
    run, reached, least, _ = names_bigram.train()
    assert run.steps == 400
    assert least <= reached <= least + 0.02


def test_letters_from_three_before():
    run, reached, table = names_mlp.train()
    assert run.steps == 2000
    assert reached < table - 0.05


def test_digits():
    run, right = digits_cnn.train()
    assert run.steps == 600
    assert right >= 0.95


def test_walks():
    run, allowed = transformer.train()
    assert run.steps == 300
    assert allowed >= 0.95
    assert run.losses[-1] == pytest.approx(np.log(3), abs=0.1)
