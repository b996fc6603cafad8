"""Globals of models: what is stored is loaded by later calls, and read by upstream's parser."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest
from ad_opt.lowering.interpreters.core import Interpreter
from ad_opt.tools.ad_opt import main

import ad_opt

MLIR_OPT = shutil.which("mlir-opt-22")

PROGRAM = """
ml_program.global private @weights(dense<[2.0, 3.0]> : tensor<2xf64>) : tensor<2xf64>
ml_program.global private mutable @calls(dense<0> : tensor<i64>) : tensor<i64>
ml_program.global private mutable @mean(dense<[1.0, 1.0]> : tensor<2xf64>) : tensor<2xf64>
func.func @f(%x: tensor<2xf64>) -> (tensor<2xf64>, tensor<i64>) {
  %w = ml_program.global_load_const @weights : tensor<2xf64>
  %n = ml_program.global_load @calls : tensor<i64>
  %one = arith.constant dense<1> : tensor<i64>
  %next = arith.addi %n, %one : tensor<i64>
  ml_program.global_store @calls = %next : tensor<i64>
  %old = ml_program.global_load @mean : tensor<2xf64>
  %y = arith.mulf %w, %x : tensor<2xf64>
  %new = arith.addf %old, %y : tensor<2xf64>
  ml_program.global_store @mean = %new : tensor<2xf64>
  %now = ml_program.global_load @mean : tensor<2xf64>
  %z = arith.mulf %now, %old : tensor<2xf64>
  return %z, %next : tensor<2xf64>, tensor<i64>
}"""
X, WEIGHTS = np.array([0.5, -1.0]), np.array([2.0, 3.0])


def test_globals_keep_what_is_stored() -> None:
    f, interpreter = ad_opt.load(PROGRAM)["f"], Interpreter(ad_opt.load(PROGRAM).module)
    mean = np.ones(2)
    for call in range(1, 4):
        expected, mean = (mean + WEIGHTS * X) * mean, mean + WEIGHTS * X
        for z, count in (f(X), interpreter.run("f", [X])):
            np.testing.assert_allclose(z, expected, rtol=1e-15)
            assert count == call


def test_derivatives_go_through_globals() -> None:
    f = ad_opt.load(PROGRAM).after("bufferize-tensors")["f"]
    _, tangent = ad_opt.jvp(f, (X,), (np.array([1.0, 10.0]),))
    np.testing.assert_allclose(tangent, WEIGHTS * [1.0, 10.0], rtol=1e-15)


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not installed")
@pytest.mark.parametrize("form", ["", "--print-op-generic"])
def test_upstream_reads_what_is_printed(form: str, tmp_path, capsys) -> None:
    file = tmp_path / "program.mlir"
    file.write_text(PROGRAM)
    assert main([str(file), *([form] if form else [])]) == 0
    printed = capsys.readouterr().out
    run = subprocess.run(
        [str(MLIR_OPT), "--mlir-print-op-generic"], input=printed, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr
    file.write_text(run.stdout)
    assert main([str(file)]) == 0
    assert "ml_program.global_store @mean = %" in capsys.readouterr().out
