"""Random programs: interpreter and machine code agree bit for bit, and text survives printing.

``python tests/test_random_programs.py --count=100000 --seed=0`` runs many, with a progress bar.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.parsing import parse_module
from hypothesis import HealthCheck, given, settings

from agreement import disagreement
from mlir_programs import Program, programs, random_program

# 2 000 programs in groups, so that parallel workers share them.
GROUPS, PER_GROUP = 20, 100


def printed(text: str) -> str:
    return str(parse_module(make_context(), text))


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_interpreter_and_machine_code_agree(group: int) -> None:
    for seed in range(group * PER_GROUP, (group + 1) * PER_GROUP):
        program = random_program(seed)
        difference = disagreement(program)
        assert difference is None, f"seed {seed}\n{difference}\n{program.text}"


@pytest.mark.parametrize("seed", range(0, 400, 40))
def test_printing_is_a_fixpoint(seed: int) -> None:
    for k in range(seed, seed + 40):
        once = printed(random_program(k).text)
        assert printed(once) == once


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(programs())
def test_agreement_on_shrinkable_programs(program: Program) -> None:
    assert disagreement(program) is None


def check_seed(seed: int) -> tuple[int, str | None]:
    """The seed, and what went wrong with its program."""
    try:
        return seed, disagreement(random_program(seed))
    except Exception as error:
        return seed, f"{type(error).__name__}: {error}"


def main() -> int:
    """Check many programs on several processes; exit status 1 if any disagree."""
    from concurrent.futures import ProcessPoolExecutor

    from rich.progress import track

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    bad: list[int] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        outcomes = pool.map(check_seed, seeds, chunksize=50)
        for seed, difference in track(outcomes, "checking programs", total=len(seeds)):
            if difference is not None:
                bad.append(seed)
                print(f"seed {seed}: {difference}", flush=True)
    print(f"{len(seeds)} programs from seed {options.seed}: {len(bad)} disagree")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
