"""A scientist loads programs, takes derivatives of every kind, and is told where a mistake is."""

import math
import sys
from pathlib import Path

import numpy as np
import pytest

import ad_opt

assert Path(ad_opt.__file__).is_relative_to(sys.prefix), ad_opt.__file__
assert not any((Path(entry) / "pyproject.toml").exists() for entry in sys.path if entry)

program = ad_opt.load("logsumexp.mlir")
logsumexp = program["logsumexp"]
x = np.array([0.5, -1.0, 2.0])
softmax = np.exp(x) / np.exp(x).sum()
assert math.isclose(logsumexp(x), math.log(np.exp(x).sum()))
value, gradient = ad_opt.value_and_grad(logsumexp)(x)
assert math.isclose(value, math.log(np.exp(x).sum()))
np.testing.assert_allclose(gradient, softmax, rtol=1e-14)
hessian = np.diag(softmax) - np.outer(softmax, softmax)
product = ad_opt.hvp(logsumexp, (x,), (np.array([1.0, 0.0, -1.0]),))
np.testing.assert_allclose(product, hessian @ [1, 0, -1], rtol=1e-12)
ad_opt.check_grads(logsumexp, x)

# A program as text, and one that clang made of C.
square = ad_opt.load(
    "func.func @f(%x: f64) -> f64 { %y = arith.mulf %x, %x : f64  return %y : f64 }"
)
assert ad_opt.grad(square["f"])(3.0) == 6.0
misfit = ad_opt.load("c/oscillation.ll")["misfit"]
assert [str(name) for name in misfit.signature.parameters][:1] == ["model"]

with pytest.raises(ad_opt.DiagnosticError) as caught:
    ad_opt.load("func.func @f(%x: f64) -> f64 {\n  return %y : f64\n}")
assert caught.value.diagnostics[0].code.startswith("AD")
