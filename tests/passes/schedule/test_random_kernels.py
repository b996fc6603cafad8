"""Random kernels, scheduled and emitted with random options, interpreted, against the oracle."""

from __future__ import annotations

import random

import numpy as np
import pytest
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.lowering.interpreters import run_function
from xdsl.dialects.builtin import ModuleOp

from energy_oracle import Energy
from kernel_programs import random_kernel
from kernel_runs import Arrays, parse, problem_of, run_passes

SIZES = ((1, 1), (2, 3), (4, 3), (5, 6))


def options(rng: random.Random) -> str:
    split, vectors = rng.choice((0, 2, 3)), rng.choice(("true", "false"))
    join, ahead = rng.choice(("intersect", "prefix")), rng.randint(0, 1)
    shape = rng.choice(("ifs", "ifs", "peeled", "select"))
    order = rng.choice((f",sched-order{{lookahead={ahead}}}", ",sched-order{cond=1,1}", ""))
    build = f"sched-build{{split-sums={split} vector-loads={vectors}}}"
    condition = rng.choice((f",sched-conditionalize{{join={join}}}", ""))
    return f"{build}{condition}{order};sched-emit{{shape={shape}}}"


def energy_of(text: str, seed: int) -> Energy:
    rng = np.random.default_rng(seed)
    width, height = SIZES[seed % len(SIZES)]
    made = Energy(problem_of(parse(text)), {"W": width, "H": height}, {})
    for name in ("X", "A", "Ap.X"):
        made.arrays[name] = rng.uniform(-1, 1, made.zeros(name).shape)
    return made


@pytest.mark.parametrize("group", range(4))
def test_a_random_kernel_does_what_it_says(group: int) -> None:
    for seed in range(group * 12, group * 12 + 12):
        text, pipeline = random_kernel(seed), options(random.Random(seed))
        wanted, given = energy_of(text, seed), energy_of(text, seed)
        (kernel,) = [op for op in wanted.problem.body.block.ops if isinstance(op, KernelOp)]
        (total,) = wanted.run(kernel).values()
        module = parse(text)
        schedule, emit = pipeline.split(";")
        run_passes(module, schedule)
        arrays = Arrays(problem_of(module), np.float64)
        run_passes(module, emit)
        found = run(module, arrays, given)
        message = f"seed {seed}: {pipeline}\n{text}"
        np.testing.assert_allclose(found, total, 1e-9, 1e-9, err_msg=message)
        for name, value in wanted.arrays.items():
            np.testing.assert_allclose(given.arrays[name], value, 1e-9, 1e-9, err_msg=message)


def run(module: ModuleOp, arrays: Arrays, energy: Energy) -> float:
    problem_of(module).detach()
    ((name, arguments),) = arrays.arguments.items()
    given = [arrays.given(one, energy) for one in arguments]
    (result,) = run_function(module, name, given)
    arrays.take(arguments, given, energy)
    return float(result)
