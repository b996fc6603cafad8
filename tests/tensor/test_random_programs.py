"""Random programs of tensors: values and gradients are those of NumPy's program beside them.

``python tests/tensor/test_random_programs.py 0 1000`` tries the seeds between two numbers.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

from ad_opt import tensor
from tensor_programs import Programs

LARGEST = 1e8
"""Values above are left alone: differences say nothing there."""


def slope(value: Any, array: Any, at: tuple[int, ...]) -> float | None:
    """A central difference; ``None`` near a kink, where two steps disagree."""
    here, found = array[at], []
    for h in (1e-6, 3e-7):
        array[at] = here + h
        above = value()
        array[at] = here - h
        found.append((above - value()) / (2 * h))
    array[at] = here
    return found[0] if abs(found[0] - found[1]) <= 1e-3 * (1 + abs(found[0])) else None


def check(seed: int) -> None:
    programs = Programs(np.random.default_rng(seed))
    programs.draw()
    outputs = programs.outputs()
    weights = [programs.rng.normal(size=made.shape) for made, _ in outputs]
    pairs = list(zip(outputs, weights, strict=True))
    loss: Any = sum((made * tensor.data(w)).sum() for (made, _), w in pairs)
    used = tensor.parameters(loss)
    gradients = tensor.gradient(loss, used)
    step = tensor.routine(*gradients, *(made for made, _ in outputs), outputs=loss)
    arrays = [one.value.copy() for one in programs.params]

    def value() -> float:
        return float(sum((oracle(arrays) * w).sum() for (_, oracle), w in pairs))

    expected = value()
    if not abs(expected) < LARGEST:
        return
    scale = 1e-9 * (1 + abs(expected))
    words = " ".join(programs.log)
    assert_allclose(step(), expected, rtol=1e-9, atol=scale, err_msg=words)
    for made, oracle in outputs:
        assert_allclose(step[made], oracle(arrays), rtol=1e-9, atol=scale, err_msg=words)
    for param, gradient in zip(used, gradients, strict=True):
        array = arrays[[one is param for one in programs.params].index(True)]
        for at in np.ndindex(array.shape):
            oracle = slope(value, array, at)
            if oracle is not None:
                bound = 1e-4 * (1 + abs(oracle) + abs(expected) / 100)
                assert abs(step[gradient][at] - oracle) <= bound, (param.label, at, words)


@pytest.mark.parametrize("seed", range(40))
def test_random_programs(seed: int) -> None:
    check(seed)


if __name__ == "__main__":
    for SEED in range(int(sys.argv[1]), int(sys.argv[2])):
        try:
            check(SEED)
        except Exception as error:
            print(SEED, type(error).__name__, str(error)[:300].replace("\n", " | "), flush=True)
