"""Random programs on own types: compiled values and derivatives are those of the interpreter.

``python tests/test_random_aggregates.py --count=200 --seed=0`` runs many and says what goes wrong.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.infrastructure.verify_strict import require_valid

import aggregate_agreement
from aggregate_agreement import disagreements
from aggregate_programs import aggregate_program
from by_seeds import check_seeds

GROUPS, PER_GROUP = 6, 3


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_values_and_derivatives_agree(group: int) -> None:
    for seed in range(group * PER_GROUP, (group + 1) * PER_GROUP):
        program = aggregate_program(seed)
        for problem in disagreements(program):
            pytest.fail(f"seed {seed}\n{problem}\n{program.text}")


def test_a_small_program_agrees() -> None:
    assert list(disagreements(aggregate_program(7, steps=2))) == []


@pytest.mark.parametrize("seed", range(3))
def test_text_survives_printing(seed: int) -> None:
    module = parse_module(make_context(), aggregate_program(seed).text, "in.mlir")
    require_valid(module)
    once = str(module)
    again = parse_module(make_context(), once, "in.mlir")
    assert str(again) == once
    assert again.is_structurally_equivalent(module)


def test_a_disagreement_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = aggregate_agreement.gradient_of
    monkeypatch.setattr(
        aggregate_agreement, "gradient_of", lambda program: [g + 0.1 for g in right(program)]
    )
    found = list(aggregate_agreement.derivatives_disagree(aggregate_program(7, steps=2)))
    assert [problem.split(":")[0] for problem in found] == ["gradient", "jvp"]


def check_seed(seed: int) -> tuple[int, list[str], list[str]]:
    """The seed, and what is wrong with its program."""
    try:
        return seed, list(disagreements(aggregate_program(seed))), []
    except Exception:
        return seed, [traceback.format_exc()[-1500:]], []


if __name__ == "__main__":
    sys.exit(check_seeds(check_seed, 100, "differentiating"))
