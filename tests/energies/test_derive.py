"""Derived kernels against residuals: Jacobians by complex steps, products with NumPy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.energies.nlls import ResidualOp
from ad_opt.passes.energies.classify_residuals import ClassifyResidualsPass
from ad_opt.passes.energies.derive import DerivePass
from ad_opt.passes.energies.expr_simplify import ExprPolysimplifyPass
from ad_opt.passes.energies.fold_exclude import FoldExcludePass
from ad_opt.passes.energies.insert_bounds import InsertBoundsPass
from ad_opt.passes.energies.kernels.model import Model, terms_of
from ad_opt.passes.energies.materialize import POLICIES, MaterializePass
from ad_opt.passes.energies.scatter_to_gather import ScatterToGatherPass
from xdsl.dialects.builtin import ModuleOp
from xdsl.passes import ModulePass

import energies
from energy_oracle import Energy
from gathered import operations

ALL = ("cost", "residuals", "jtf", "jtj", "ctc", "modelcost")
PREPARE = (ClassifyResidualsPass(), InsertBoundsPass(), FoldExcludePass())


def run(energy: Energy, *passes: ModulePass) -> None:
    module = energy.problem.parent_op()
    assert isinstance(module, ModuleOp)
    for one in passes:
        one.apply(make_context(), module)
    module.verify()


def unknowns(energy: Energy) -> list[str]:
    return [op.sym_name.data for op in energy.problem.body.block.ops if op.name == "nlls.unknown"]


def flat(energy: Energy, vector: str) -> np.ndarray:
    return np.concatenate([energy.arrays[f"{vector}.{it}"].ravel() for it in unknowns(energy)])


def randomise(energy: Energy, vector: str) -> np.ndarray:
    random = np.random.default_rng(3)
    for name in unknowns(energy):
        shape = energy.zeros(name).shape
        energy.arrays[f"{vector}.{name}"] = random.uniform(-1, 1, shape)
    return flat(energy, vector)


def check(energy: Energy, jacobian: np.ndarray, residuals: np.ndarray) -> None:
    """Kernels of all kinds say what the dense Jacobian and the residuals say."""
    energy.run_kind("precompute")
    cost = energy.run_kind("cost")["cost"]
    assert cost == pytest.approx(0.5 * residuals @ residuals, rel=1e-12)
    energy.run_kind("residuals")
    values = [energy.arrays[f"F.{op.sym_name.data}"] for op in energy.parts(ResidualOp)]
    found = [np.moveaxis(one, -1, 0).ravel() for one in values]
    np.testing.assert_allclose(np.concatenate(found), residuals, rtol=1e-11, atol=1e-12)
    energy.run_kind("jtf")
    np.testing.assert_allclose(flat(energy, "g"), jacobian.T @ residuals, rtol=1e-11, atol=1e-12)
    diagonal = np.sum(jacobian * jacobian, 0)
    np.testing.assert_allclose(flat(energy, "diag"), diagonal, rtol=1e-11, atol=1e-12)
    energy.run_kind("ctc")
    np.testing.assert_allclose(flat(energy, "ctc"), diagonal, rtol=1e-11, atol=1e-12)
    p, damping = randomise(energy, "p"), randomise(energy, "ctc")
    p_ap = energy.run_kind("jtj")["pAp"]
    product = jacobian.T @ (jacobian @ p) + damping * p
    np.testing.assert_allclose(flat(energy, "Ap"), product, rtol=1e-11, atol=1e-12)
    assert p_ap == pytest.approx(p @ product, rel=1e-11)
    delta = randomise(energy, "delta")
    model = residuals + jacobian @ delta
    found = energy.run_kind("modelcost")["modelcost"]
    assert found == pytest.approx(0.5 * model @ model, rel=1e-11)


@pytest.mark.parametrize("name", energies.ENERGIES)
def test_kernels_are_those_of_the_residuals(name: str) -> None:
    energy = energies.ENERGIES[name]()
    residuals = energy.residuals()
    jacobian = energy.jacobian(unknowns(energy))
    assert np.any(jacobian)
    run(energy, *PREPARE, DerivePass(ALL))
    check(energy, jacobian, residuals)
    if energy.graphs:
        run(energy, ScatterToGatherPass())
        check(energy, jacobian, residuals)


@pytest.mark.parametrize(
    "name", ["warping", "shading", "flow", "shared_and_points", "hyperedges", "computed_at_edges"]
)
def test_what_is_stored_does_not_show(name: str) -> None:
    energy = energies.ENERGIES[name]()
    residuals = energy.residuals()
    jacobian = energy.jacobian(unknowns(energy))
    run(energy, *PREPARE, DerivePass(ALL))
    for policy in (*POLICIES[1:], "none"):
        run(energy, MaterializePass(policy))
        check(energy, jacobian, residuals)


# What Opt's algorithms make of the same energy, counted in the same way: additions,
# multiplications and uses of conditions of the gradient and of the product.
@pytest.mark.parametrize(
    ("energy", "kind", "rows", "golden"),
    [
        pytest.param(energies.warping, "jtf", 3, (105, 104, 38), id="warping-jtf"),
        pytest.param(energies.warping, "jtj", 3, (87, 129, 38), id="warping-jtj"),
        pytest.param(
            lambda: energies.shape_from_shading(masked=False),
            *("jtj", 1, (165, 165, 25)),
            id="shading-jtj",
        ),
    ],
)
def test_rows_are_as_small_as_in_opt(
    energy: Callable[[], Energy], kind: str, rows: int, golden: tuple[int, int, int]
) -> None:
    made = energy()
    run(made, *PREPARE, DerivePass((kind,)), ExprPolysimplifyPass())
    (kernel,) = (one for one in Model(made.problem).kernels if one.kind.data == kind)
    found = operations(*terms_of(kernel)[:rows])
    assert all(own <= other for own, other in zip(found, golden, strict=True)), found
