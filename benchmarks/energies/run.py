"""Time Gauss-Newton iterations of three image energies against JAX, one thread, in turns.

Each iteration has exactly 50 steps of conjugate gradients. Both sides make the same iterates: costs
are compared. JAX runs in the faster of two formulations (`peers_jax`). Usage:
``python benchmarks/energies/run.py [--size=512] [--precision=f32] [--rounds=3]``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "examples" / "energies")]

import jax  # noqa: E402
import peers_jax  # noqa: E402

import benchmark_inputs  # noqa: E402
import image_warping  # noqa: E402
import optical_flow  # noqa: E402
import poisson_editing  # noqa: E402
from ad_opt import nlls  # noqa: E402

STEPS, ITERATIONS = 50, 2
ENERGIES = {"arap": image_warping, "poisson": poisson_editing, "flow": optical_flow}
TRAFFIC = {"arap": 41, "poisson": 49, "flow": 26}
"""Numbers that a step of conjugate gradients must move for each pixel, each array once a pass."""


def given(name: str, n: int) -> dict[str, Any]:
    """The inputs of an energy, by the names of its parts."""
    found = getattr(benchmark_inputs, name)(n)
    if name == "arap":
        arrays = {"position": found[0], "angle": np.zeros((n, n)), "rest": found[0]}
        return arrays | {"wanted": found[1], "w_fit": 10.0, "w_reg": 0.1}
    if name == "poisson":
        return dict(zip(("X", "target", "mask"), found, strict=True))
    start = {"motion": np.zeros((n, n, 2)), "w_fit": 10**0.5, "w_reg": 0.1**0.5}
    return start | dict(zip(("first", "second"), found, strict=True))


def seconds(work: Callable[[], Any]) -> float:
    """Processor time of one run."""
    start = time.process_time()
    work()
    return time.process_time() - start


def measure(name: str, n: int, precision: str, rounds: int) -> list[str]:
    """A row of the table."""
    compiling = time.process_time()
    solver = ENERGIES[name].energy(precision).compile(cache=False)
    compiling = time.process_time() - compiling
    arrays, settings = given(name, n), nlls.Settings(tolerance=0.0)

    def ours(iterations: int = ITERATIONS) -> nlls.Result:
        return solver.solve(
            **arrays, iterations=iterations, pcg_steps=STEPS, settings=settings, progress=False
        )

    dtype = {"f32": np.float32, "f64": np.float64}[precision]
    inputs = getattr(benchmark_inputs, name)(n)
    peer = peers_jax.peers(name, inputs, dtype, STEPS)

    def theirs(way: str) -> Any:
        x = peer["start"]
        for _ in range(ITERATIONS):
            x = peer[way](x)
        return jax.block_until_ready(x)

    cost, expected = ours().cost, peers_jax.cost(peer["residuals"], theirs("stencil"))
    theirs("linearize")
    ways = ("linearize", "stencil")
    times: dict[str, list[float]] = {"ours": [], **{way: [] for way in ways}}
    for _ in range(rounds):
        # Copies of arrays into the solver's buffers are no part of an iteration.
        times["ours"].append(seconds(lambda: ours(2 * ITERATIONS)) - seconds(ours))
        for way in ways:
            times[way].append(seconds(lambda way=way: theirs(way)))
    best = {side: min(found) / ITERATIONS for side, found in times.items()}
    jax_best = min(best[way] for way in ways)
    pixel = best["ours"] / STEPS / n / n
    numbers = TRAFFIC[name] * np.dtype(dtype).itemsize
    return [
        name, f"{best['ours'] * 1e3:.1f}", f"{best['linearize'] * 1e3:.1f}",
        f"{best['stencil'] * 1e3:.1f}", f"{jax_best / best['ours']:.1f}", f"{pixel * 1e9:.2f}",
        f"{numbers}", f"{numbers / pixel / 1e9:.0f}", f"{compiling:.2f}",
        f"{abs(cost / expected - 1):.1e}",
    ]  # fmt: skip


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--precision", choices=("f32", "f64"), default="f32")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    title = f"{options.size}², {options.precision}: processor ms of an iteration of {STEPS} steps"
    table = Table(title=title)
    heads = ("energy", "ours", "JAX linearize", "JAX stencil", "times faster", "ns/pixel/step")
    for head in (*heads, "bytes/pixel/step", "GB/s", "compile s", "costs differ by"):
        table.add_column(head, justify="right")
    for name in ENERGIES:
        table.add_row(*measure(name, options.size, options.precision, options.rounds))
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
