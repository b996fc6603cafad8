"""Random programs: interpreter and machine code agree bit for bit, and text survives printing.

``python tests/test_random_programs.py --count=100000 --seed=0`` runs many, with progress.
"""

from __future__ import annotations

import argparse
import gc
import math
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from hypothesis import HealthCheck, given, settings

import ad_opt
from agreement import disagreement, disagreements, folded, interpreted
from mlir_programs import Program, programs, random_program
from shares import some_of

# 1 200 programs in groups, so that parallel workers share them; many more with `--count`.
GROUPS, PER_GROUP, BATCH = 20, 60, 30


def printed(text: str) -> str:
    return str(parse_module(make_context(), text))


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_interpreter_and_machine_code_agree(group: int) -> None:
    first = group * PER_GROUP
    for seed in range(first, first + PER_GROUP, BATCH):
        found = disagreements([random_program(k) for k in range(seed, seed + BATCH)])
        for k, difference in found.items():
            pytest.fail(f"seed {k}\n{difference}\n{random_program(k).text}")


def test_a_disagreement_in_a_batch_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of one program of a batch is reported for its seed."""
    import agreement

    programs = [random_program(seed) for seed in range(4)]
    right = agreement.interpreted

    def interpreted(program: Program, loaded: ad_opt.Program) -> tuple[object, ...]:
        outputs = right(program, loaded)
        return ("nonsense", *outputs[1:]) if program.seed == 2 else outputs

    monkeypatch.setattr(agreement, "interpreted", interpreted)
    assert list(disagreements(programs)) == [2]


def test_what_llvm_folds_is_no_disagreement() -> None:
    """``tanhf`` of this constant is wrong in its last bit; LLVM, which folds it, has it right."""
    program = replace(
        random_program(0),
        text="""
          func.func @main() -> f32 {
            %x = arith.constant 0.46364760398864746 : f32
            %y = math.tanh %x : f32
            func.return %y : f32
          }""",
        parameter_types=(),
    )
    loaded = ad_opt.load(program.text)
    right = float(np.float32(math.tanh(0.46364760398864746)))
    assert folded(program, loaded) == (right.hex(),)
    assert interpreted(program, loaded) != (right.hex(),)
    assert disagreement(program) is None


def test_an_error_in_a_batch_is_found() -> None:
    programs = [random_program(seed) for seed in range(4)]
    programs[1] = replace(programs[1], text="func.func @main() { func.return %nothing : f64 }")
    found = disagreements(programs)
    assert list(found) == [1]
    assert "%nothing" in found[1]


@pytest.mark.parametrize("seed", range(0, 200, 10))
def test_printing_is_a_fixpoint(seed: int) -> None:
    for k in range(seed, seed + 10):
        once = printed(random_program(k).text)
        assert printed(once) == once


@settings(max_examples=some_of(30), deadline=None, suppress_health_check=list(HealthCheck))
@given(programs())
def test_agreement_on_shrinkable_programs(program: Program) -> None:
    assert disagreement(program) is None


def check_batch(seeds: Sequence[int]) -> dict[int, str]:
    """Return faults by seed. The first program of the batch is printed and read, too."""
    gc.disable()  # it costs a third of the time
    found = disagreements([random_program(seed) for seed in seeds])
    once = printed(random_program(seeds[0]).text)
    if printed(once) != once:
        found.setdefault(seeds[0], "printing is not a fixpoint")
    gc.collect()
    gc.freeze()
    return found


def main() -> int:
    """Check many programs on several processes; exit status 1 if any disagree."""
    from concurrent.futures import ProcessPoolExecutor

    from rich.progress import track

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=64, help="programs in a module")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    batches = [seeds[k : k + options.batch] for k in range(0, len(seeds), options.batch)]
    bad = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        outcomes = pool.map(check_batch, batches)
        for k, found in enumerate(track(outcomes, "checking programs", total=len(batches))):
            for seed, difference in found.items():
                bad += 1
                print(f"seed {seed}: {difference}", flush=True)
            if k % 100 == 99 and not sys.stdout.isatty():
                print(f"checked up to seed {batches[k][-1]}: {bad} disagree", flush=True)
    print(f"{len(seeds)} programs from seed {options.seed}: {bad} disagree")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
