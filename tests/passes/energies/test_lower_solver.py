"""Generated solvers around kernels that are written by hand, against NumPy."""

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.passes.energies.solver.kinds import SolverKind, register_solver

import ad_opt
from ad_opt import nlls

TEXT = (Path(__file__).parents[2] / "data/energies/smooth_1d.mlir").read_text()
SETTINGS = np.array([0.0, 1e-13, 0.0, 1e4, 1e-6, 1e32])


def solver(kind: str) -> ad_opt.Program:
    return ad_opt.load(TEXT).after(f"nlls-lower-solver{{kind={kind}}}")


class Run:
    """Buffers and calls of one solver."""

    def __init__(self, program: ad_opt.Program, a: np.ndarray, rows: int = 21, columns: int = 35):
        self.program, size, plane = program, len(a), -(-len(a) // 16) * 16
        n, work = program["smooth.sizes"](size, plane)
        assert n == plane
        self.x, self.work, self.state = np.zeros(n), np.zeros(work), np.zeros(8)
        self.rows = np.full((rows, columns), np.nan)
        self.given = (size, a, plane, n, self.x, self.work)

    def solve(self, iterations: int, steps: int) -> None:
        last = (iterations, steps, SETTINGS, self.state, self.rows)
        self.program["smooth.solve"](*self.given, *last)


def optimum(a: np.ndarray) -> np.ndarray:
    d = np.diff(np.eye(len(a)), axis=0)
    return np.linalg.solve(np.eye(len(a)) + d.T @ d, a)


def conjugate_gradients(a: np.ndarray, steps: int) -> tuple[np.ndarray, list[float]]:
    """One Gauss-Newton step from zero, and the norms of the preconditioned residual."""
    d = np.diff(np.eye(len(a)), axis=0)
    matrix = np.eye(len(a)) + d.T @ d
    over = 1 / np.diag(matrix)
    x, r = np.zeros_like(a), a.copy()
    p = over * r
    norms = [float(r @ p)]
    for _ in range(steps):
        q = matrix @ p
        alpha = norms[-1] / (p @ q)
        x, r = x + alpha * p, r - alpha * q
        norms.append(float(r @ (over * r)))
        p = over * r + norms[-1] / norms[-2] * p
    return x, list(np.sqrt(norms))


@pytest.mark.parametrize("kind", ["gn", "lm"])
def test_solve(kind: str) -> None:
    program = solver(kind)
    a = np.random.default_rng(0).standard_normal(300)
    run = Run(program, a)
    run.solve(20, 30)
    cost, best, _, _, status, done, _, _ = run.state
    assert status == 1
    assert best <= cost == run.rows[int(done), 0]
    np.testing.assert_allclose(run.x[:300], optimum(a), atol=1e-9)
    assert (run.x[300:] == 0).all()
    # resumed where it stopped, it makes the same steps
    again = Run(program, a)
    for _ in range(int(done)):
        again.solve(1, 30)
    np.testing.assert_array_equal(run.rows, again.rows)
    # what is no number is found at the start
    a[7] = np.nan
    lost = Run(program, a)
    lost.solve(3, 5)
    assert lost.state[4] == 4
    if kind == "gn":
        check_one_step(program)


def check_one_step(program: ad_opt.Program) -> None:
    a = np.random.default_rng(1).standard_normal(5000)
    run = Run(program, a)
    run.solve(1, 7)
    x, norms = conjugate_gradients(a, 7)
    np.testing.assert_allclose(run.x[:5000], x, rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(run.rows[1, 4:12], norms, rtol=1e-9)
    # at the optimum of a = 0, nothing is to be done
    still = Run(program, np.zeros(8))
    still.solve(3, 5)
    assert still.state[4] == 2
    assert still.state[0] == 0
    # the best iterate comes back
    run.state[:2] = 5.0, 1.0
    kept = run.work[5 * len(run.x) : 6 * len(run.x)]
    kept[:] = 3.0
    program["smooth.finish"](*run.given, run.state)
    assert (run.x == 3.0).all()
    assert run.state[0] == 1.0


def test_kernels_are_needed() -> None:
    text = TEXT.split("func.func")[0]
    with pytest.raises(DiagnosticError, match=r"AD1075.*no kernel of the kind cost"):
        ad_opt.load(text).after("nlls-lower-solver")
    with pytest.raises(DiagnosticError, match=r"AD0004.*no kind `newton`"):
        ad_opt.load(TEXT).after("nlls-lower-solver{kind=newton}")


SOLVE = """
func.func @${problem}.solve($declared, %iterations: index, %steps: index,
    %settings: memref<?xf64>, %state: memref<?xf64>, %history: memref<?x?xf64>) {
  $LINES
  func.return
}
"""
WRONG = {
    "names no `${nothing}`": SOLVE.replace("$LINES", "$nothing"),
    "operation `retur` is not registered": "func.func @f() { retur }",
    "there is no `@${problem}.solve`": "func.func @other() { return }",
    "is a function of ($declared, index,": "func.func @${problem}.solve() { return }",
    "`arith.addi` is not valid": SOLVE.replace(
        "$LINES", '%a = "arith.addi"(%steps, %steps) : (index, index) -> f64'
    ),
}


@pytest.mark.parametrize("words", WRONG)
def test_texts_of_others_that_are_not_valid(words: str) -> None:
    register_solver("wrong", SolverKind(WRONG[words]))
    with pytest.raises(DiagnosticError, match=r"AD0303.*the text of the solver `wrong`") as caught:
        solver("wrong")
    assert words in str(caught.value)


def test_a_kind_of_others() -> None:
    """It is called as ours are; this one does nothing but count an iteration."""
    lines = "%c5 = arith.constant 5 : index\n%one = arith.constant 1.0 : f64\n"
    lines += "memref.store %one, %state[%c5] : memref<?xf64>"
    register_solver("idle", SolverKind(SOLVE.replace("$LINES", lines)))
    run = Run(solver("idle"), np.ones(8))
    run.solve(1, 1)
    assert run.state[5] == 1.0
    assert not run.x.any()


@pytest.mark.parametrize("done", ["1.0", "0x7FF8000000000000", "1000.0"])
def test_a_kind_that_does_not_write_what_it_did(done: str) -> None:
    """It counts an iteration, and leaves no steps of it; or no number of iterations at all."""
    lines = f"%c5 = arith.constant 5 : index\n%done = arith.constant {done} : f64\n"
    lines += "memref.store %done, %state[%c5] : memref<?xf64>"
    register_solver("silent", SolverKind(SOLVE.replace("$LINES", lines)))
    problem = nlls.problem("p", "f64")
    (n,) = problem.dims("N")
    x = problem.unknown("X", n)
    problem.residual(x(0) - 1)
    with pytest.raises(DiagnosticError, match=r"AD0303.*the solver `silent` did not write"):
        problem.compile("silent").solve(X=np.ones(3), iterations=4)
