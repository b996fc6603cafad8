"""Random programs of affine loops behind passes, against an evaluator that shares no code with us.

All bits count, those of signed zeros too, since no operation may be made in another order. Callers
may give one array for two arguments that are not ``llvm.noalias``.
``python tests/test_random_affine_programs.py --count=200 --seed=0`` runs many.
"""

from __future__ import annotations

import random
import sys
import traceback
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid

from affine_programs import AffineProgram, GivenUp, Memory
from by_seeds import check_seeds

PASSES = (
    "gather-one-hot",
    "share-nests",
    "place-nodes,virtualize",
    "place-nodes{virtual-first=true},virtualize",
    "carry-accumulators",
    "carry-accumulators,tile-registers{vector-bits=128 registers=16}",
    "fuse-nests",
    "fuse-nests{cost=false},contract-buffers",
    "remove-dead-nests",
    "promote-memory",
    "forward-stores",
    "hoist-invariants",
    "simplify",
)


def _pipeline(seed: int) -> str:
    draw = random.Random(seed)
    if draw.random() < 0.3:
        return ",".join(PASSES)
    return ",".join(draw.choice(PASSES) for _ in range(draw.choice((1, 1, 2, 4))))


def _memory(program: AffineProgram, special: bool) -> Memory:
    memory = program.memory(special)
    pair = program.may_be_one() if special else None
    if pair is not None:
        memory[pair[1]] = memory[pair[0]]
    return memory


def _same(one: Any, other: Any) -> bool:
    there = ~np.isnan(one)
    return np.array_equal(one, other, equal_nan=True) and np.array_equal(
        np.signbit(one)[there], np.signbit(other)[there]
    )


def _problem(seed: int) -> str | None:
    """Return the fault of a seed's program, if any. Raises `GivenUp`."""
    program = AffineProgram(seed)
    text, pipeline = program.text(), _pipeline(seed)
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), pipeline).run(module)
    require_valid(module)
    for special, n in ((False, 4), (True, 3), (False, 0)):
        wanted, got = _memory(program, special), _memory(program, special)
        program.run(wanted, n)
        run_function(module, "f", [*got.values(), n])
        wrong = [name for name in wanted if not _same(wanted[name], got[name])]
        if wrong:
            return f"%{wrong[0]} behind {pipeline} of\n{text}"
    return None


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """A seed, what is wrong, and what is to be counted."""
    try:
        problem = _problem(seed)
    except GivenUp:
        return seed, [], ["given up"]
    except Exception:
        return seed, [traceback.format_exc()[-1500:]], []
    return seed, [problem] if problem else [], []


@pytest.mark.parametrize("seed", range(40))
def test_programs_keep_what_they_compute(seed: int) -> None:
    assert check_seed(seed)[1] == []


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 200, "running passes"))
