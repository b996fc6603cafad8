"""Time gradients of products of matrices, convolutions and layers against JAX, in turns.

Functions are called as a user calls them: NumPy arrays in, NumPy arrays out; JAX keeps its arrays.
Times are those of the processor, one thread.
Gradients are compared before anything is timed. Pin the process to one core:
``taskset -c 1 python benchmarks/products.py [--fp=strict|fast] [--rounds=15] [CASE ...]``.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault(
    "XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
)
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import jax
import jax.numpy as jnp
import numpy as np
from rich.console import Console
from rich.table import Table

import ad_opt

jax.config.update("jax_enable_x64", True)
HERE = Path(__file__).parent
LIMITS = {"matmul_chain": 1.1, "convolution": 1.3, "attention": 1.2, "mlp": 1.2}
"""Limits of the time of a gradient relative to JAX's: the project's own."""


def matmul_chain(a: Any, b: Any, c: Any) -> Any:
    """½ Σ (a b c)²."""
    return 0.5 * jnp.sum((a @ b @ c) ** 2)


def convolution(x: Any, w: Any) -> Any:
    """Σ (x * w)²."""
    y = jax.lax.conv_general_dilated(
        x, w, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")
    )
    return jnp.sum(y * y)


def attention(q: Any, k: Any, v: Any) -> Any:
    """Σ (softmax(q kᵀ / 8) v)²."""
    return jnp.sum((jax.nn.softmax(q @ k.T * 0.125, axis=1) @ v) ** 2)


def mlp(w1: Any, b1: Any, w2: Any, b2: Any, x: Any, t: Any) -> Any:
    """½ Σ (relu(x w₁ + b₁) w₂ + b₂ - t)²."""
    return 0.5 * jnp.sum((jax.nn.relu(x @ w1 + b1) @ w2 + b2 - t) ** 2)


Shapes = tuple[tuple[int, ...], ...]
SQUARE = (256, 256)
CASES: dict[str, tuple[Callable[..., Any], Any, Shapes, tuple[int, ...]]] = {
    "matmul_chain": (matmul_chain, np.float64, (SQUARE, SQUARE, SQUARE), (0, 1, 2)),
    "matmul_loops": (matmul_chain, np.float64, (SQUARE, SQUARE, SQUARE), (0, 1, 2)),
    "convolution": (convolution, np.float32, ((4, 34, 34, 32), (3, 3, 32, 64)), (0, 1)),
    "attention": (attention, np.float32, ((256, 64), (256, 64), (256, 64)), (0, 1, 2)),
    "mlp": (
        mlp, np.float32, ((256, 512), (512,), (512, 64), (64,), (128, 256), (128, 64)),
        (0, 1, 2, 3),
    ),
}  # fmt: skip
"""For each function the one in JAX, the type of elements, shapes, and what it is derived by."""


def sides(name: str, fp: Any) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Gradients by ours and by JAX, which are the same."""
    peer, dtype, shapes, wrt = CASES[name]
    rng = np.random.default_rng(0)
    given = [rng.standard_normal(shape).astype(dtype) / np.sqrt(shape[-1]) for shape in shapes]
    given = [np.ascontiguousarray(one.astype(dtype)) for one in given]
    function = ad_opt.load(HERE / "products.mlir", fp=fp)[name]
    gradient = ad_opt.grad(function, wrt=tuple(wrt))
    traced = [jnp.asarray(one) for one in given]
    compiled = jax.jit(jax.grad(peer, argnums=wrt)).lower(*traced).compile()
    tolerance = 1e-10 if dtype == np.float64 else 1e-4
    for ours, theirs in zip(gradient(*given), compiled(*traced), strict=True):
        bound = tolerance * float(np.abs(theirs).max())
        np.testing.assert_allclose(ours, theirs, rtol=0, atol=bound, err_msg=name)
    return lambda: gradient(*given), lambda: jax.block_until_ready(compiled(*traced))


def seconds(work: Callable[[], Any], count: int) -> float:
    """Seconds of the processor a call, of all threads."""
    start = time.process_time()
    for _ in range(count):
        work()
    return (time.process_time() - start) / count


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("cases", nargs="*", metavar="CASE", help=", ".join(CASES))
    parser.add_argument("--fp", choices=("strict", "fast"), action="append")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    table = Table(title="gradients: time relative to JAX (one thread, from Python)")
    for column in ("case", "fp", "ours µs", "JAX µs", "÷ JAX", "≤"):
        table.add_column(column, justify="left" if column in ("case", "fp") else "right")
    rows: list[dict[str, Any]] = []
    for name in options.cases or CASES:
        for fp in options.fp or ("fast", "strict"):
            works = sides(name, fp)
            counts = [max(1, int(0.02 / seconds(work, 1))) for work in works]
            samples = [
                [seconds(work, n) for work, n in zip(works, counts, strict=True)]
                for _ in range(options.rounds)
            ]
            ours, theirs = (1e6 * min(sample[at] for sample in samples) for at in (0, 1))
            ratio = statistics.median(one / other for one, other in samples)
            limit = LIMITS.get(name)
            texts = (f"{ours:.0f}", f"{theirs:.0f}", f"{ratio:.2f}", f"{limit or ''}")
            table.add_row(name, fp, *texts)
            rows.append({"case": name, "fp": fp, "us": ours, "jax_us": theirs, "ratio": ratio})
    Console().print(table)
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
