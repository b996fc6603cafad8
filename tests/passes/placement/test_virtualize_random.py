"""Random chains of nests: what is virtual gives what the arrays held, bit for bit.

``python tests/passes/placement/test_virtualize_random.py --count=1000 --seed=0`` runs many.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from by_seeds import check_seeds
from placement_programs import SIZE, placement_program

COUNT = 100
PASSES = ("place-nodes{virtual-first=true},virtualize", "place-nodes,virtualize")


def arguments(ranks: list[int], seed: int) -> list[np.ndarray]:
    random = np.random.default_rng(seed)
    arrays = [random.integers(-4, 5, [SIZE] * rank).astype(np.float64) for rank in ranks]
    return [*arrays, random.integers(0, SIZE, SIZE)]


def transformed(text: str, passes: str) -> ModuleOp:
    context = make_context()
    module = parse_module(context, text, "f.mlir")
    PassManager.parse(context, passes).run(module)
    assert not verify(module)
    return module


def results(module: ModuleOp, given: list[np.ndarray]) -> list[np.ndarray]:
    given = [array.copy() for array in given]
    run_function(module, "f", given)
    return given


def agrees(seed: int) -> bool:
    """Compare one program; false if it reads what it has not written, and so means nothing."""
    text, ranks = placement_program(seed)
    given = arguments(ranks, seed)
    try:
        expected = results(parse_module(make_context(), text, "f.mlir"), given)
    except DiagnosticError:
        return False
    for passes in PASSES:
        found = results(transformed(text, passes), given)
        for one, other in zip(expected, found, strict=True):
            assert np.array_equal(one, other), f"{seed} {passes}\n{text}"
    return True


@pytest.mark.parametrize("first", range(0, COUNT, 20))
def test_interpreted(first: int) -> None:
    assert sum(agrees(seed) for seed in range(first, first + 20)) > 10


@pytest.mark.parametrize("seed", [0, 2, 3, 4, 5, 6])
def test_compiled(seed: int) -> None:
    """Compiled programs without nodes compute the same numbers, bit for bit."""
    text, ranks = placement_program(seed)
    given = arguments(ranks, seed)
    expected = results(parse_module(make_context(), text, "f.mlir"), given)
    found = [array.copy() for array in given]
    ad_opt.load(str(transformed(text, PASSES[0])))["f"](*found)
    for one, other in zip(expected, found, strict=True):
        assert np.array_equal(one, other)


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """The seed, what is wrong with its program, and a note if that means nothing."""
    try:
        return seed, [], [] if agrees(seed) else ["without meaning"]
    except Exception:
        return seed, [traceback.format_exc()[-1500:]], []


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 1000, "virtualizing"))
