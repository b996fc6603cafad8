"""Kernels that passes derive from energies, scheduled: what they compute, and what they cost."""

from __future__ import annotations

import numpy as np
import pytest
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.energies.sched import LoadOp, VLoadOp, condition_of
from ad_opt.passes.algebra.build import call, select
from ad_opt.passes.algebra.terms import Term
from ad_opt.passes.schedule.list_scheduling import measure
from ad_opt.passes.schedule.order import steps_of
from ad_opt.passes.schedule.steps import is_covered
from xdsl.dialects.builtin import ModuleOp

from energies import ENERGIES, at, image, residual, unknown
from energies import energy as make_energy
from energy_oracle import Energy
from kernel_runs import SCHEDULE, Compiled, parse, problem_of, run_passes

DERIVE = "nlls-classify-residuals,nlls-insert-bounds,nlls-fold-exclude,nlls-derive"
# Each energy in one shape; test_kernels.py has all shapes.
SHAPES = ("peeled", "ifs", "select")
CASES = [(name, SHAPES[k % 3]) for k, name in enumerate(ENERGIES)]


def derived(energy: Energy) -> str:
    module = energy.problem.parent_op()
    assert isinstance(module, ModuleOp)
    run_passes(module, DERIVE)
    return str(module)


def copy(energy: Energy, text: str) -> Energy:
    """The same energy with kernels, and memory of its own for each of their arrays."""
    arrays = {name: value.copy() for name, value in energy.arrays.items()}
    problem = problem_of(parse(text))
    made = Energy(problem, dict(energy.sizes), arrays, energy.params, energy.graphs)
    rng = np.random.default_rng(3)
    for op in problem.body.block.ops:
        name = getattr(getattr(op, "sym_name", None), "data", "")
        if isinstance(op.properties.get("type"), ArrayType) and name not in made.arrays:
            made.arrays[name] = rng.uniform(0.3, 1.2, made.zeros(name).shape)
    return made


@pytest.mark.parametrize(("name", "shape"), CASES)
def test_derived_kernels_compute_what_they_say(name: str, shape: str) -> None:
    energy = ENERGIES[name]()
    text = derived(energy)
    wanted, given = copy(energy, text), copy(energy, text)
    kernels = [op for op in wanted.problem.body.block.ops if isinstance(op, KernelOp)]
    results = [[*wanted.run(kernel).values()] for kernel in kernels]
    found = Compiled(text, shape, opt_level=1).run(given)
    for kernel, one, other in zip(kernels, results, found, strict=True):
        sums = [] if other is None else np.atleast_1d(other)
        np.testing.assert_allclose(sums, one, 1e-12, 1e-12, err_msg=kernel.sym_name.data)
    for array, value in wanted.arrays.items():
        np.testing.assert_allclose(given.arrays[array], value, 1e-11, 1e-12, err_msg=array)


def warping() -> Energy:
    """Image warping: a fit where there is a constraint, and rigid neighbours."""

    def moved(k: int, x: int, y: int) -> Term:
        return at("O", 0, 0, c=k) - at("O", x, y, c=k)

    cos, sin = call("cos", at("Angle", 0, 0)), call("sin", at("Angle", 0, 0))
    fixed = (at("C", 0, 0) >= 0.0) & (at("C", 0, 0, c=1) >= 0.0)
    fits = [10 * select(fixed, at("O", 0, 0, c=k) - at("C", 0, 0, c=k), 0.0) for k in (0, 1)]
    parts = [unknown("O", "WH", 2), unknown("Angle", "WH"), image("U", "WH", 2)]
    parts += [image("C", "WH", 2), residual("fit", *fits)]
    for name, (x, y) in {"e": (1, 0), "w": (-1, 0), "s": (0, 1), "n": (0, -1)}.items():
        dx, dy = (at("U", 0, 0, c=k) - at("U", x, y, c=k) for k in (0, 1))
        turned = (cos * dx - sin * dy, sin * dx + cos * dy)
        parts.append(residual(name, *(0.1 * (moved(k, x, y) - turned[k]) for k in (0, 1))))
    return make_energy(*parts)


def test_image_warping_costs_no_more_than_a_published_schedule() -> None:
    """Figures of the system that this kind of schedule is from: 32 loads, none of them tested, 10
    changes of the condition, 22 live values.
    """
    module = parse(derived(warping()))
    run_passes(module, "expr-polysimplify," + SCHEDULE.replace(",", "{vector-loads=false},", 1))
    kernels = problem_of(module).body.block.ops
    kernel = next(op for op in kernels if isinstance(op, KernelOp) and op.kind.data == "jtj")
    block = kernel.body.block
    nodes = list(block.ops)
    cost = measure(steps_of(nodes), range(len(nodes)))
    loads = [op for op in nodes if isinstance(op, LoadOp | VLoadOp)]
    assert len(loads) == 32
    assert all(is_covered(op.key, condition_of(op)) for op in loads)
    assert cost.switches <= 10
    assert cost.live <= 22
