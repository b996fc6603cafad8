"""The product of a Hessian with a vector in every way that modes can be nested.

For ``@f(%m: memref<?xf64>) -> f64``, the text of `with_products` adds

- ``@along(%m, %v)``: the derivative of ``@f`` along ``%v`` in forward mode;
- ``@against(%m, %v)``: the same number from the gradient, in reverse mode;

so that the gradient of the first by ``%m`` is reverse over forward, that of the second reverse over
reverse; tangents of ``@f_grad`` are forward over reverse, those of ``@along`` forward over forward.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from forward_runs import interpreted, transformed

Vector = NDArray[np.float64]

_WAYS = """
func.func @along(%m: memref<?xf64>, %v: memref<?xf64>) -> f64 {
  %y, %dy = autodiff.fwd_diff @f(%m, %v) {activity = [dup]}
      : (memref<?xf64>, memref<?xf64>) -> (f64, f64)
  return %dy : f64
}
func.func @against(%m: memref<?xf64>, %v: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %n = memref.dim %m, %c0 : memref<?xf64>
  %d = memref.alloc(%n) : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %d[%i] : memref<?xf64>
  }
  autodiff.bwd_diff @f(%m, %d, %one) {activity = [dup], primal = false}
      : (memref<?xf64>, memref<?xf64>, f64) -> ()
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f64 {
    %g = memref.load %d[%i] : memref<?xf64>
    %a = memref.load %v[%i] : memref<?xf64>
    %p = arith.mulf %g, %a : f64
    %t = arith.addf %s, %p : f64
    scf.yield %t : f64
  }
  memref.dealloc %d : memref<?xf64>
  return %r : f64
}
"""

REQUESTS = ",".join(
    (
        "request-derivative{function=f kind=grad}",
        "request-derivative{function=f_grad kind=jvp}",
        "request-derivative{function=along kind=grad constant=1}",
        "request-derivative{function=along kind=jvp constant=1}",
        "request-derivative{function=against kind=grad constant=1}",
    )
)
PIPELINE = REQUESTS + ",differentiate"


def with_products(text: str) -> str:
    """The module with the functions above."""
    return text + _WAYS


class Products:
    """Second derivatives of ``@f`` at a point; ``call`` finds a function by its name."""

    def __init__(self, call: Callable[[str], Callable[..., Any]], point: Vector):
        self.call = call
        self.point = point

    @staticmethod
    def interpreted(text: str, point: Vector, options: str = "") -> Products:
        """By the reference interpreter."""
        module = transformed(with_products(text), PIPELINE + options)
        return Products(lambda name: interpreted(module, name), point)

    def _run(self, name: str, *buffers: Vector) -> Any:
        fresh = [buffer.copy() for buffer in buffers]
        found = self.call(name)(*fresh)
        return found, fresh

    def gradient(self, point: Vector) -> Vector:
        """The gradient of ``@f``."""
        _, (_, found) = self._run("f_grad", point, np.zeros_like(point))
        return found

    def forward_over_reverse(self, v: Vector) -> Vector:
        """Tangents of the gradient."""
        zero = np.zeros_like(v)
        _, (_, _, _, found) = self._run("f_grad_jvp", self.point, v, zero, zero)
        return found

    def reverse_over_forward(self, v: Vector) -> Vector:
        """The gradient of a tangent."""
        _, (_, found, _) = self._run("along_grad", self.point, np.zeros_like(v), v)
        return found

    def reverse_over_reverse(self, v: Vector) -> Vector:
        """The gradient of a product with the gradient."""
        _, (_, found, _) = self._run("against_grad", self.point, np.zeros_like(v), v)
        return found

    def forward_over_forward(self, u: Vector, v: Vector) -> float:
        """``u · H v`` without reverse mode."""
        (_, found), _ = self._run("along_jvp", self.point, u, v)
        return float(found)

    @cached_property
    def directions(self) -> tuple[Vector, Vector]:
        """Two random directions."""
        rng = np.random.default_rng(17)
        return tuple(rng.uniform(-1.0, 1.0, self.point.size) for _ in range(2))
