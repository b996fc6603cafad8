"""Random programs in C that work in place: gradients against numbers with derivatives.

``python tests/test_random_in_place_programs.py --count=200 --seed=0`` runs many.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
import traceback
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import numpy as np
import pytest

import ad_opt
from by_seeds import check_seeds
from in_place_programs import GivenUpError, InPlaceProgram


def is_possible() -> bool:
    """True if C can be compiled."""
    return shutil.which("clang-22") is not None or shutil.which("clang") is not None


def _problem(seed: int) -> str | None:
    """Return the fault of a seed's program, if any. Raises `GivenUpError`."""
    program, draw = InPlaceProgram(seed), random.Random(seed)
    random_numbers = np.random.default_rng(seed)
    cases: list[tuple[np.ndarray, np.ndarray, float, np.ndarray]] = []
    for n in (5, 2, draw.choice((3, 4, 7))):
        a, x = random_numbers.uniform(-1, 1, (n, n)), random_numbers.uniform(-1, 1, n)
        cases.append((a, x, *program.run(a, x)))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "f.c"
        path.write_text(program.c())
        options = draw.choice(({}, {"fp": "strict"}))
        function = ad_opt.load(str(path), cache=False, **options)["f"]
        for a, x, value, by in cases:
            got, found = ad_opt.value_and_grad(function, wrt=(1, 2))(len(x), a, x)
            gradient = np.concatenate([np.ravel(one) for one in found])
            scale = 1 + np.abs(by).max()
            if not np.allclose(gradient, by, rtol=1e-8, atol=1e-9 * scale):
                return f"n = {len(x)}: {np.abs(gradient - by).max()} in\n{program.c()}"
            if not np.isclose(got, value, rtol=1e-9, atol=1e-9):
                return f"n = {len(x)}: value {got} of {value} in\n{program.c()}"
    return None


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """A seed, what is wrong, and what is to be counted."""
    try:
        problem = _problem(seed)
    except GivenUpError:
        return seed, [], ["given up"]
    except Exception:
        return seed, [traceback.format_exc()[-1500:]], []
    return seed, [problem] if problem else [], []


@pytest.mark.skipif(not is_possible(), reason="needs clang")
@pytest.mark.parametrize("first", range(0, 240, 20))
def test_gradients(first: int) -> None:
    assert [wrong for seed in range(first, first + 20) if (wrong := check_seed(seed)[1])] == []


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 200, "gradients in place"))
