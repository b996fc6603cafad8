"""Random graphs of blocks compute the same, bit for bit, when they have become structured.

``python tests/passes/optimize/test_raise_cf_random.py --count=20000 --seed=0`` runs many.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "strategies"))

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import verify
from xdsl.dialects.builtin import ModuleOp

import ad_opt
from random_cfgs import RandomCfg, random_cfg

DRAWS = 4
PIPELINES = (
    "raise-cf-to-scf{required=true}",
    "normalize-control-flow",
    "normalize-control-flow,raise-cf-to-scf{required=true}",
    "raise-cf-to-scf{required=true},simplify",
    "simplify",
)
GROUPS, PER_GROUP = 15, 24


def bits(value: Any) -> Any:
    return value.tobytes() if isinstance(value, np.ndarray) else np.float64(value).tobytes()


def outputs(module: ModuleOp, program: RandomCfg) -> list[Any]:
    """Results and memory for several draws of the arguments."""
    found: list[Any] = []
    for draw in range(DRAWS):
        arguments = program.arguments(draw)
        results = run_function(module, program.name, arguments)
        found.append([bits(value) for value in (*results, arguments[-1])])
    return found


def problem(program: RandomCfg, pipeline: str) -> str | None:
    """Return the difference that the pipeline makes to a program's results, if any."""
    ctx = make_context()
    module = parse_module(ctx, program.text)
    if found := verify(module):
        return f"the generator is wrong: {found[0]}"
    expected = outputs(module, program)
    PassManager.parse(ctx, pipeline).run(module)
    if found := verify(module):
        return f"not valid: {found[0]}\n{module}"
    if "raise" in pipeline and len(function_blocks(module)) != 1:
        return f"several blocks are left\n{module}"
    if outputs(module, program) != expected:
        return f"other results\n{module}"
    return None


def function_blocks(module: ModuleOp) -> list[Any]:
    return [block for op in module.body.block.ops for block in op.regions[0].blocks]


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
def test_results_are_bit_equal(group: int) -> None:
    for seed in range(group * PER_GROUP, (group + 1) * PER_GROUP):
        program = random_cfg(seed)
        pipeline = PIPELINES[seed % len(PIPELINES)] if seed % 2 else PIPELINES[0]
        difference = problem(program, pipeline)
        assert difference is None, f"seed {seed}, {pipeline}\n{difference}\n{program.text}"


@pytest.mark.parametrize("seed", range(0, 60, 5))
def test_machine_code_agrees(seed: int) -> None:
    """The structured form, lowered again, and the original in the interpreter."""
    program = random_cfg(seed)
    ctx = make_context()
    module = parse_module(ctx, program.text)
    expected = outputs(module, program)
    PassManager.parse(ctx, "raise-cf-to-scf{required=true},simplify").run(module)
    compiled = ad_opt.load(str(module), opt_level=0, fp="strict", veclib=False, cache=False)
    for draw in range(DRAWS):
        arguments = program.arguments(draw)
        results = compiled[program.name](*arguments)
        results = results if isinstance(results, tuple) else (results,)
        assert [bits(value) for value in (*results, arguments[-1])] == expected[draw]


def test_the_generator_makes_what_it_promises() -> None:
    texts = [random_cfg(seed).text for seed in range(60)]
    assert any("cf.switch" in text for text in texts)
    assert any(text.count("return") > 2 for text in texts)
    assert any("memref.store" in text for text in texts)
    assert random_cfg(7).text == random_cfg(7).text
    first, again = random_cfg(7).arguments(1), random_cfg(7).arguments(1)
    assert list(map(bits, first)) == list(map(bits, again))


def check_seed(seed: int) -> tuple[int, str | None]:
    """The seed, and what went wrong with its function."""
    try:
        for pipeline in PIPELINES:
            if difference := problem(random_cfg(seed, 3 + seed % 12), pipeline):
                return seed, f"{pipeline}: {difference}"
    except Exception:
        return seed, traceback.format_exc()
    return seed, None


def main() -> int:
    """Check many functions on several processes; exit status 1 if any goes wrong."""
    from concurrent.futures import ProcessPoolExecutor

    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    bad: list[int] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for seed, difference in pool.map(check_seed, seeds, chunksize=20):
            if difference is not None:
                bad.append(seed)
                print(f"seed {seed}: {difference[-3000:]}", flush=True)
    print(f"{len(seeds)} functions from seed {options.seed}: {len(bad)} go wrong {bad[:20]}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
