"""Gradients of C programs by formula, in NumPy: an oracle that shares nothing with the programs.

Each function takes the arguments of the C function, then the weights of its outputs if it has
several, and returns a gradient for each argument that is differentiated.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np


def float_scalar(a: Any, b: Any) -> tuple[Any, ...]:
    a, b = float(a), float(b)
    r, d = math.hypot(a, b), 1 + a * b
    return (
        math.cos(a) * math.exp(-b) + a / r / d - r * b / d**2,
        -math.sin(a) * math.exp(-b) + b / r / d - r * a / d**2,
    )


def horner(c: Any, n: int, x: float) -> tuple[Any, ...]:
    powers = np.arange(n)
    return x**powers, float(np.sum(powers[1:] * c[1:] * x ** (powers[1:] - 1)))


def black_scholes(s: float, k: float, r: float, v: float, t: float) -> tuple[Any, ...]:
    cdf = lambda x: 0.5 * math.erfc(-x / math.sqrt(2))  # noqa: E731
    d1 = (math.log(s / k) + (r + v * v / 2) * t) / (v * math.sqrt(t))
    d2, density = d1 - v * math.sqrt(t), math.exp(-d1 * d1 / 2) / math.sqrt(2 * math.pi)
    discount = math.exp(-r * t)
    vega = s * density * math.sqrt(t)
    theta = s * density * v / (2 * math.sqrt(t)) + r * k * discount * cdf(d2)
    return cdf(d1), -discount * cdf(d2), k * t * discount * cdf(d2), vega, theta


def malloc_temporary(x: Any, n: int) -> tuple[Any, ...]:
    squares = x * x + np.sin(x)
    return (2 * squares[::-1] * (2 * x + np.cos(x)),)


def linked_list(x: Any, n: int) -> tuple[Any, ...]:
    return (np.append(x[1:], 0) + np.append(0, x[:-1]),)
