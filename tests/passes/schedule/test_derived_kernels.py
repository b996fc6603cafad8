"""Kernels that passes derive from energies, scheduled: what they compute, and what they cost."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.energies.nlls import KernelOp
from ad_opt.dialects.energies.nlls_types import ArrayType
from ad_opt.dialects.energies.sched import LoadOp, VLoadOp, condition_of
from ad_opt.passes.algebra.build import call, select
from ad_opt.passes.algebra.terms import Term
from ad_opt.passes.schedule.list_scheduling import measure
from ad_opt.passes.schedule.order import steps_of
from ad_opt.passes.schedule.step_emitter import is_covered
from xdsl.dialects.builtin import ModuleOp

from energies import ENERGIES, at, image, residual, unknown
from energies import energy as make_energy
from energy_oracle import Energy
from kernel_runs import SCHEDULE, Compiled, parse, problem_of, run_passes

DERIVE = "nlls-classify-residuals,nlls-insert-bounds,nlls-fold-exclude,nlls-derive"
GATHER = f"{DERIVE},nlls-materialize{{graphs=gather}},nlls-scatter-to-gather,expr-polysimplify"
# Each energy in one shape; test_kernels.py has all shapes.
SHAPES = ("peeled", "ifs", "select")
CASES = [
    pytest.param(name, SHAPES[k % 3], DERIVE, id=f"{name}-{SHAPES[k % 3]}")
    for k, name in enumerate(ENERGIES)
]
CASES += [
    pytest.param(name, "peeled", GATHER, id=f"{name}-gather")
    for name in ("mesh", "hyperedges", "computed_at_edges")
]


def derived(energy: Energy, passes: str = DERIVE) -> str:
    module = energy.problem.parent_op()
    assert isinstance(module, ModuleOp)
    run_passes(module, passes)
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


@pytest.mark.parametrize(("name", "shape", "passes"), CASES)
def test_derived_kernels_compute_what_they_say(name: str, shape: str, passes: str) -> None:
    energy = ENERGIES[name]()
    text = derived(energy, passes)
    wanted, given = copy(energy, text), copy(energy, text)
    kernels = [op for op in wanted.problem.body.block.ops if isinstance(op, KernelOp)]
    results = [[*wanted.run(kernel).values()] for kernel in kernels]
    found = Compiled(text, shape, opt_level=1).run(given)
    for kernel, one, other in zip(kernels, results, found, strict=True):
        sums = [] if other is None else np.atleast_1d(other)
        np.testing.assert_allclose(sums, one, 1e-12, 1e-12, err_msg=kernel.sym_name.data)
    for array, value in wanted.arrays.items():
        np.testing.assert_allclose(given.arrays[array], value, 1e-11, 1e-12, err_msg=array)


def test_points_that_gather_have_the_same_bits_on_any_threads() -> None:
    """Parts of the points, each on a thread, write what one loop over all points writes."""
    energy = ENERGIES["mesh"]()
    text = derived(energy, GATHER)
    assert "scatter" not in text
    random = np.random.default_rng(0)
    many = copy(energy, text)
    many.sizes |= {"N": 301, "E": 4000}
    many.arrays = {
        name: random.uniform(-1, 1, many.zeros(name).shape).astype(np.float32)
        for name in many.arrays
    }
    many.graphs = {"G": random.integers(0, 299, (4000, 2))}
    program = Compiled(text.replace("f64", "f32"), "peeled")
    gathers = [name for name in program.arguments if name.endswith((".v0", ".v1"))]
    assert len(gathers) == 4  # the gradient with the diagonal, the product; at both ends
    for name in gathers:
        whole = gathered(program, many, name, 1)
        assert all(np.any(one) for one in whole.values())
        for count in (2, 3, 7):
            for array, found in gathered(program, many, name, count).items():
                np.testing.assert_array_equal(found, whole[array], err_msg=f"{name} {array}")


def gathered(program: Compiled, energy: Energy, name: str, threads: int) -> dict[str, np.ndarray]:
    """What a kernel that gathers writes, by as many threads, each of which has some points."""
    arguments = program.arguments[name]
    given = [program.given(one, energy) for one in arguments]
    targets = {to.target for to in program.destinations[name]}
    bounds = np.linspace(0, energy.sizes["N"], threads + 1).astype(int)

    def part(first: int, last: int) -> None:
        own: list[Any] = []
        for one, value in zip(arguments, given, strict=True):
            if one.name == "N":
                own.append(last - first)
            elif one.name in targets:
                own.append(value[:, first:last])
            else:
                own.append(value[first:] if one.name.endswith(".offsets") else value)
        program.program[name](*own)

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, bounds[:-1], bounds[1:]))
    return {
        one.name: value for one, value in zip(arguments, given, strict=True) if one.name in targets
    }


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
