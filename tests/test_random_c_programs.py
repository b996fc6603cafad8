"""Random C functions: derivatives of their LLVM IR agree with differences of native code.

``python tests/test_random_c_programs.py --count=1000 --seed=0`` runs many, with progress.
"""

from __future__ import annotations

import re
import sys
import tempfile
import traceback
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

from by_seeds import check_seeds
from c_memory import Compiled, forward, reverse
from c_runs import executable
from native import CLANGS, compiler
from random_c import random_c


def is_possible() -> bool:
    """True if this machine compiles and runs them."""
    return executable() and compiler(CLANGS) is not None


pytestmark = pytest.mark.skipif(not is_possible(), reason="for clang on x86-64 Linux")

LEVELS = ("O0", "O1", "O2", "O3")
REFUSALS = {"AD0971", "AD0708"}
"""Refusals that are allowed: bytes of unknown type."""
LARGEST = 1e3
GROUPS, PER_GROUP = 6, 4


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """The seed, what is wrong with its program at one level, and what is refused."""
    wrong: list[str] = []
    refused: list[str] = []
    try:
        with tempfile.TemporaryDirectory() as folder:
            _check(seed, Path(folder), wrong, refused)
    except Exception:
        wrong.append(traceback.format_exc()[-1500:])
    return seed, wrong, refused


def _check(seed: int, folder: Path, wrong: list[str], refused: list[str]) -> None:
    clang = compiler(CLANGS)
    assert clang is not None
    compiled = Compiled(random_c(seed), clang, folder)
    expected, closer = compiled.differences("f"), compiled.differences("f", 2.0**-19)
    size = 1.0 + np.max(np.abs(expected))
    if size > LARGEST or np.max(np.abs(closer - expected)) > 1e-6 * size:
        return  # a kink or a jump is near, or rounding is all that is seen
    level = LEVELS[seed % len(LEVELS)]
    f = compiled.program(level)["f"]
    for mode in (forward, reverse):
        try:
            found = mode(f)
        except DiagnosticError as error:
            code = next(iter(REFUSALS & {*re.findall(r"AD\d{4}", str(error))}), "")
            if not code:
                wrong.append(f"{level}: {mode.__name__} mode: {error}")
            refused.append(f"refused by {code}")
            continue
        if not np.max(np.abs(found - expected)) <= 1e-5 * size:
            wrong.append(f"{level}: {mode.__name__} mode {found}, differences {expected}")


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_derivatives_agree(group: int) -> None:
    refused = 0
    for seed in range(group * PER_GROUP, (group + 1) * PER_GROUP):
        _, wrong, codes = check_seed(seed)
        assert not wrong, f"seed {seed}\n{wrong[0]}\n{random_c(seed)}"
        refused += len(codes)
    assert refused <= PER_GROUP


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 1000, "differentiating"))
