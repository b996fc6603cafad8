"""Temperatures of the past: reverse mode through all steps of a heat equation.

The program spreads a plate's temperatures for some steps and measures how far they are from a
target; gradient descent with momentum on the temperatures of the beginning looks for those that
become the target.

    python examples/gallery/heat.py build/heat.png
"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import ad_opt

PROGRAM = """
// `plate` after `steps` steps of diffusion, in place; the border stays.
func.func @spread(%plate: memref<?x?xf64>, %steps: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rate = arith.constant 0.2 : f64
  %four = arith.constant 4.0 : f64
  %n = memref.dim %plate, %c0 : memref<?x?xf64>
  %m = memref.dim %plate, %c1 : memref<?x?xf64>
  %last = arith.subi %n, %c1 : index
  %end = arith.subi %m, %c1 : index
  %old = memref.alloc(%n, %m) : memref<?x?xf64>
  scf.for %t = %c0 to %steps step %c1 {
    memref.copy %plate, %old : memref<?x?xf64> to memref<?x?xf64>
    scf.for %i = %c1 to %last step %c1 {
      %above = arith.subi %i, %c1 : index
      %below = arith.addi %i, %c1 : index
      scf.for %j = %c1 to %end step %c1 {
        %before = arith.subi %j, %c1 : index
        %after = arith.addi %j, %c1 : index
        %here = memref.load %old[%i, %j] : memref<?x?xf64>
        %north = memref.load %old[%above, %j] : memref<?x?xf64>
        %south = memref.load %old[%below, %j] : memref<?x?xf64>
        %west = memref.load %old[%i, %before] : memref<?x?xf64>
        %east = memref.load %old[%i, %after] : memref<?x?xf64>
        %rows = arith.addf %north, %south : f64
        %columns = arith.addf %west, %east : f64
        %around = arith.addf %rows, %columns : f64
        %middle = arith.mulf %four, %here : f64
        %flow = arith.subf %around, %middle : f64
        %change = arith.mulf %rate, %flow : f64
        %new = arith.addf %here, %change : f64
        memref.store %new, %plate[%i, %j] : memref<?x?xf64>
      }
    }
  }
  memref.dealloc %old : memref<?x?xf64>
  return
}

// Half the squared distance of what `start` becomes from the target.
func.func @misfit(%start: memref<?x?xf64>, %target: memref<?x?xf64>, %steps: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %n = memref.dim %start, %c0 : memref<?x?xf64>
  %m = memref.dim %start, %c1 : memref<?x?xf64>
  %plate = memref.alloc(%n, %m) : memref<?x?xf64>
  memref.copy %start, %plate : memref<?x?xf64> to memref<?x?xf64>
  func.call @spread(%plate, %steps) : (memref<?x?xf64>, index) -> ()
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%row = %zero) -> (f64) {
    %inner = scf.for %j = %c0 to %m step %c1 iter_args(%sum = %row) -> (f64) {
      %is = memref.load %plate[%i, %j] : memref<?x?xf64>
      %wanted = memref.load %target[%i, %j] : memref<?x?xf64>
      %difference = arith.subf %is, %wanted : f64
      %square = arith.mulf %difference, %difference : f64
      %next = arith.addf %sum, %square : f64
      scf.yield %next : f64
    }
    scf.yield %inner : f64
  }
  memref.dealloc %plate : memref<?x?xf64>
  %misfit = arith.mulf %half, %sum : f64
  return %misfit : f64
}
"""


def ring(size: int) -> np.ndarray:
    """Return a plate of ``size`` by ``size`` with a warm ring."""
    y, x = np.mgrid[-1 : 1 : size * 1j, -1 : 1 : size * 1j]
    return np.exp(-(((np.hypot(x, y) - 0.55) / 0.16) ** 2))


def recover(
    target: np.ndarray, steps: int, iterations: int
) -> tuple[np.ndarray, np.ndarray, list[float]]:
    """Return temperatures of the beginning, what they become, and the misfit of each iteration."""
    program = ad_opt.load(PROGRAM)
    gradient = ad_opt.value_and_grad(program["misfit"], wrt=0)
    start, velocity = np.zeros_like(target), np.zeros_like(target)
    misfits: list[float] = []
    for _ in range(iterations):
        misfit, slope = gradient(start, target, steps)
        misfits.append(misfit)
        velocity = 0.9 * velocity - 0.15 * slope
        start = start + velocity
    spread = start.copy()
    program["spread"](spread, steps)
    return start, spread, misfits


def main(picture: Path, size: int = 64, steps: int = 20, iterations: int = 200) -> list[float]:
    """Draw the picture; return the misfit of each iteration."""
    target = ring(size)
    start, spread, misfits = recover(target, steps, iterations)
    figure, axes = plt.subplots(1, 4, figsize=(12, 3.2), layout="constrained")
    titles = ("target", "found: the beginning", f"... and {steps} steps later")
    for axis, plate, title in zip(axes, (target, start, spread), titles, strict=False):
        axis.imshow(plate, cmap="inferno")
        axis.set(title=title, xticks=[], yticks=[])
    axes[3].semilogy(misfits)
    axes[3].set(title="misfit", xlabel="iteration")
    figure.savefig(picture, dpi=120)
    plt.close(figure)
    return misfits


if __name__ == "__main__":
    misfits = main(Path(sys.argv[1]))
    print(f"misfit: {misfits[0]:.4g}, in the end {misfits[-1]:.4g}")
