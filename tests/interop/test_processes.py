"""Programs, functions and derivatives in other processes."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt

TEXT = """
func.func @f(%x: memref<?xf64>, %a: f64) -> f64 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : memref<?xf64>
  %w = arith.mulf %v, %v : f64
  %y = arith.mulf %w, %a : f64
  return %y : f64
}
func.func @g(%x: f64) -> f64 {
  %y = math.sin %x : f64
  return %y : f64
}
func.func @tensor(%x: tensor<1xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %v = tensor.extract %x[%c0] : tensor<1xf64>
  return %v : f64
}
"""
LLVM = """
define double @f(ptr %x, double %a) {
  %v = load double, ptr %x
  %w = fmul double %v, %v
  %y = fmul double %w, %a
  ret double %y
}
"""
x = np.array([3.0])


def again(value: Any) -> Any:
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("text", [TEXT, LLVM])
def test_what_is_pickled(text: str) -> None:
    f: Any = ad_opt.load(text, opt_level=1, fp="fast")["f"]
    assert again(f)(x, 2.0) == 18.0
    assert again(f).program.options == f.program.options
    for made in (
        ad_opt.grad(f),
        ad_opt.grad(f, wrt="a"),
        ad_opt.grad(f, argnums=(1, 0)),
        ad_opt.value_and_grad(f, like="input"),
        ad_opt.jacobian(f, mode="reverse"),
        ad_opt.hessian(f, "a"),
        ad_opt.jacobian(ad_opt.grad(f)),
        ad_opt.grad(ad_opt.grad(f, "a"), "a"),
    ):
        same = again(made)
        assert repr(same).startswith(f"<{made.kind} of ")
        assert same.options == made.options
    assert again(ad_opt.grad(f, wrt="a"))(x, 2.0) == 9.0
    assert again(ad_opt.grad(ad_opt.grad(f, "a"), "a"))(x, 2.0) == 0.0


def test_tensors_and_directions_are_pickled() -> None:
    program = ad_opt.load(TEXT)
    assert again(ad_opt.grad(program["tensor"]))([2.0]) == 1.0
    assert again(ad_opt.jvp(program["g"]))(0.0, 2.0) == (0.0, 2.0)


def test_functions_with_results_like_the_input_are_pickled() -> None:
    f = again(ad_opt.interop.like_input(ad_opt.load(TEXT)["f"]))
    assert f(x, 2.0) == 18.0
    assert f.__name__ == "f"


def test_a_pullback_is_not_pickled() -> None:
    _, pullback = ad_opt.vjp(ad_opt.load(TEXT)["g"], 1.0)
    with pytest.raises(DiagnosticError, match=r"AD0501.*pullback"):
        pickle.dumps(pullback)


def test_diagnostics_are_pickled_as_they_are() -> None:
    with pytest.raises(DiagnosticError) as caught:
        ad_opt.load(TEXT)["nothing"]
    found = again(caught.value)
    assert found.diagnostics == caught.value.diagnostics
    assert str(found) == str(caught.value)


def run(tmp_path: Path, body: str) -> None:
    """Run a script, since processes that are spawned import the main module."""
    script = tmp_path / "script.py"
    head = f"import numpy as np\nimport ad_opt\nTEXT = {TEXT!r}\nx = np.array([3.0])\n"
    script.write_text(head + textwrap.dedent(body))
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=300, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr


def test_multiprocessing_with_spawn(tmp_path: Path) -> None:
    run(
        tmp_path,
        """
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        if __name__ == "__main__":
            gradient = ad_opt.grad(ad_opt.load(TEXT)["g"])
            assert gradient(0.0) == 1.0
            context = multiprocessing.get_context("spawn")
            with context.Pool(1) as pool:
                assert pool.map(gradient, [0.0, 0.0]) == [1.0, 1.0]
            with ProcessPoolExecutor(1, mp_context=context) as pool:
                f = ad_opt.load(TEXT)["f"]
                assert pool.submit(ad_opt.grad(f, "a"), x, a=2.0).result() == 9.0
        """,
    )


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks")
def test_multiprocessing_with_fork(tmp_path: Path) -> None:
    run(
        tmp_path,
        """
        import multiprocessing

        if __name__ == "__main__":
            gradient = ad_opt.grad(ad_opt.load(TEXT)["g"])
            assert gradient(0.0) == 1.0
            with multiprocessing.get_context("fork").Pool(2) as pool:
                assert pool.map(gradient, [0.0] * 8) == [1.0] * 8
                assert pool.map(ad_opt.hessian(gradient.of), [0.0] * 2) == [0.0] * 2
        """,
    )


def test_cloudpickle() -> None:
    """As Dask and Ray send functions."""
    cloudpickle = pytest.importorskip("cloudpickle")
    gradient = ad_opt.grad(ad_opt.load(TEXT)["g"])
    sent = pickle.loads(cloudpickle.dumps(lambda x: gradient(x) + 1.0))
    assert sent(0.0) == 2.0


def test_joblib() -> None:
    joblib = pytest.importorskip("joblib")
    gradient = ad_opt.grad(ad_opt.load(TEXT)["g"])
    found = joblib.Parallel(n_jobs=2)(joblib.delayed(gradient)(0.0) for _ in range(4))
    assert found == [1.0] * 4
