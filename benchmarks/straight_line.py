"""Straight-line programs of any length, for times that grow with it."""

from __future__ import annotations


def chain(length: int) -> str:
    """A program whose gradient has as many steps as asked for."""
    lines = ["func.func @f(%x0: f64) -> f64 {"]
    for i in range(length):
        operation = ("math.sin %x{0}", "arith.mulf %x{0}, %x{0}", "math.tanh %x{0}")[i % 3]
        lines.append(f"  %x{i + 1} = {operation.format(i)} : f64")
    return "\n".join([*lines, f"  return %x{length} : f64", "}"])
