"""Time Gauss-Newton iterations of three image energies against JAX and Ceres, one thread, in turns.

Each iteration has exactly 50 steps of conjugate gradients. All sides make the same iterates: costs
are compared. JAX and Ceres run in the faster of two formulations (`peers_jax`, `peers_ceres`), each
where it is installed; Ceres has double precision only. Usage:
``python benchmarks/energies/run.py [--size=512] [--precision=f32] [--rounds=3] [ENERGY ...]``.
"""

from __future__ import annotations

import argparse
import math
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

import peers_ceres  # noqa: E402

import benchmark_inputs  # noqa: E402
import image_warping  # noqa: E402
import optical_flow  # noqa: E402
import poisson_editing  # noqa: E402
from ad_opt import nlls  # noqa: E402

STEPS, ITERATIONS = 50, 2
ENERGIES = {"arap": image_warping, "poisson": poisson_editing, "flow": optical_flow}
Timing = Callable[[], float]
ABSENT = "not installed"
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


def jax_side(name: str, inputs: tuple[Any, ...], dtype: Any) -> tuple[dict[str, Timing], float]:
    """Seconds of an iteration by formulation, and the cost; nothing where there is no JAX."""
    try:
        import jax
        import peers_jax
    except ImportError:
        return {}, math.nan
    peer = peers_jax.peers(name, inputs, dtype, STEPS)

    def work(way: str) -> Any:
        x = peer["start"]
        for _ in range(ITERATIONS):
            x = peer[way](x)
        return jax.block_until_ready(x)

    cost = peers_jax.cost(peer["residuals"], work("stencil"))
    work("linearize")
    ways = ("linearize", "stencil")
    return {way: lambda way=way: seconds(lambda: work(way)) / ITERATIONS for way in ways}, cost


def ceres_side(name: str, inputs: tuple[Any, ...]) -> tuple[dict[str, Timing], float]:
    """Seconds of an iteration by formulation, and the cost; nothing where there is no Ceres."""
    if peers_ceres.program() is None:
        return {}, math.nan
    ways = peers_ceres.WAYS[name]

    def work(way: str) -> peers_ceres.Run:
        return peers_ceres.run(way, inputs, ITERATIONS, STEPS)

    return {way: lambda way=way: work(way).seconds for way in ways}, work(ways[0]).cost


def pair(of_jax: float, of_ceres: float, form: str) -> str:
    """A number for each peer, where it is installed."""
    return " / ".join("–" if math.isnan(one) else f"{one:{form}}" for one in (of_jax, of_ceres))


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

    def own_time() -> float:
        # Copies of arrays into the solver's buffers are no part of an iteration.
        return (seconds(lambda: ours(2 * ITERATIONS)) - seconds(ours)) / ITERATIONS

    dtype = {"f32": np.float32, "f64": np.float64}[precision]
    inputs = getattr(benchmark_inputs, name)(n)
    in_jax, jax_cost = jax_side(name, inputs, dtype)
    in_ceres, ceres_cost = ceres_side(name, inputs)
    cost = ours().cost
    own, of_jax, of_ceres = (
        {way: min(timing() for _ in range(rounds)) for way, timing in side.items()}
        for side in ({"ours": own_time}, in_jax, in_ceres)
    )
    best = own["ours"]
    pixel = best / STEPS / n / n
    numbers = TRAFFIC[name] * np.dtype(dtype).itemsize
    return [
        name, f"{best * 1e3:.1f}",
        *(f"{of_jax[way] * 1e3:.1f}" if of_jax else ABSENT for way in ("linearize", "stencil")),
        f"{min(of_ceres.values()) * 1e3:.0f}" if of_ceres else ABSENT,
        pair(*(min(side.values(), default=math.nan) / best for side in (of_jax, of_ceres)), ".1f"),
        f"{pixel * 1e9:.2f}", f"{numbers}", f"{numbers / pixel / 1e9:.0f}", f"{compiling:.2f}",
        pair(abs(cost / jax_cost - 1), abs(cost / ceres_cost - 1), ".1e"),
    ]  # fmt: skip


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("energies", nargs="*", metavar="ENERGY", help=", ".join(ENERGIES))
    parser.add_argument("--size", type=int, default=512)
    parser.add_argument("--precision", choices=("f32", "f64"), default="f32")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    title = f"{options.size}², {options.precision}: processor ms of an iteration of {STEPS} steps"
    table = Table(title=title)
    heads = ("energy", "ours", "JAX linearize", "JAX stencil", "Ceres f64", "JAX / Ceres to ours")
    heads = (*heads, "ns/pixel/step", "bytes/pixel/step", "GB/s", "compile s")
    for head in (*heads, "cost from JAX's / Ceres'"):
        table.add_column(head, justify="right")
    for name in options.energies or ENERGIES:
        table.add_row(*measure(name, options.size, options.precision, options.rounds))
    Console(width=180).print(table)


if __name__ == "__main__":
    main()
