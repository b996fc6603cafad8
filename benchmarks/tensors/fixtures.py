"""Numbers that all sides of the tensor benchmarks start from, by case."""

from __future__ import annotations

from typing import Any

import numpy as np

CHAIN = 1 << 22
"""Elements of the chains."""
SIZES = {"moons": (2, 16, 16, 1), "mlp": (784, 256, 256, 10)}
BATCHES = {"moons": 20, "mlp": 64}
ENTROPIES = {"entropy-64": (64, 10), "entropy-1024": (1024, 1000)}
RATE = 0.01
LAYERS, WIDTH, LENGTH, SEQUENCES, HEADS, DEEP = 2, 64, 64, 4, 4, 256
"""The transformer's shape."""

Arrays = dict[str, Any]


def layers(name: str) -> Arrays:
    """Weights ``w0``, ... as (outputs, inputs), biases ``b0``, ..., inputs ``x``, targets ``y``."""
    draw = np.random.default_rng(1)
    found: Arrays = {}
    for at, (n, m) in enumerate(zip(SIZES[name], SIZES[name][1:], strict=False)):
        found[f"w{at}"] = draw.normal(size=(m, n)) * (2 / n) ** 0.5
        found[f"b{at}"] = np.zeros(m)
    rows, last = BATCHES[name], SIZES[name][-1]
    found["x"] = draw.normal(size=(rows, SIZES[name][0]))
    labels = draw.integers(0, max(last, 2), rows)
    found["y"] = 2.0 * labels[:, None] - 1 if last == 1 else np.eye(last)[labels]
    return {key: value.astype(np.float32) for key, value in found.items()}


def chain() -> Arrays:
    """The argument of a chain."""
    return {"x": np.random.default_rng(2).normal(size=CHAIN).astype(np.float32)}


def entropy(name: str) -> Arrays:
    """Logits, and targets as weights that are one at one place."""
    rows, classes = ENTROPIES[name]
    draw = np.random.default_rng(3)
    targets = np.eye(classes)[draw.integers(0, classes, rows)]
    logits = draw.normal(size=(rows, classes))
    return {"x": logits.astype(np.float32), "y": targets.astype(np.float32)}


def transformer() -> Arrays:
    """Parameters of each layer, inputs and targets, a vector each place."""
    draw = np.random.default_rng(4)
    each = WIDTH // HEADS
    shapes = {
        **dict.fromkeys(("query", "key", "value"), (WIDTH, HEADS, each)),
        "joined": (HEADS, each, WIDTH),
        "deep": (WIDTH, DEEP),
        "back": (DEEP, WIDTH),
    }
    found: Arrays = {}
    for layer in range(LAYERS):
        for name, shape in shapes.items():
            scale = (DEEP if name == "back" else WIDTH) ** -0.5
            found[f"{name}{layer}"] = draw.normal(size=shape) * scale
        for gain in ("gain1_", "gain2_"):
            found[f"{gain}{layer}"] = np.ones(WIDTH)
    for name in ("x", "y"):
        found[name] = draw.normal(size=(SEQUENCES, LENGTH, WIDTH))
    return {key: value.astype(np.float32) for key, value in found.items()}


def fixture(name: str) -> Arrays:
    """The numbers of a case."""
    if name in SIZES:
        return layers(name)
    if name in ENTROPIES:
        return entropy(name)
    return transformer() if name == "transformer" else chain()


CASES = ("moons", "mlp", "chain", "chain-exp-log", "entropy-64", "entropy-1024", "transformer")
