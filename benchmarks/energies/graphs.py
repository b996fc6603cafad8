"""Time a step of conjugate gradients over meshes: edges that scatter, and ends that gather.

Usage: ``python benchmarks/energies/graphs.py [--size=160] [--precision=f32] [--rounds=3]``. Edges
come in the order of their first ends, and shuffled.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "energies"))

import mesh_arap
import mesh_smoothing
from ad_opt import nlls

STEPS = 50
ENERGIES = {"cotangent smoothing": mesh_smoothing, "mesh ARAP": mesh_arap}


def best(solver: nlls.Solver, given: dict[str, Any], rounds: int) -> float:
    """Processor time of an iteration, the least of some rounds, in milliseconds."""
    found: list[float] = []
    settings = nlls.Settings(tolerance=0.0)
    for _ in range(rounds):
        start = time.process_time()
        solver.solve(**given, iterations=2, pcg_steps=STEPS, settings=settings, progress=False)
        found.append(time.process_time() - start)
    return 1e3 * min(found) / 2


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=160)
    parser.add_argument("--precision", choices=("f32", "f64"), default="f32")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    columns = ("energy", "edges", "in order", "scatter ms", "gather ms")
    table = Table(*columns, title=f"{asked.size}² vertices, {asked.precision}, {STEPS} steps")
    for name, module in ENERGIES.items():
        given = module.inputs(asked.size)
        shuffled = np.random.default_rng(1).permutation(given["mesh"])
        ways = [module.energy(asked.precision).compile(graphs=way) for way in ("scatter", "gather")]
        for order, mesh in (("yes", given["mesh"]), ("no", shuffled)):
            times = [best(one, given | {"mesh": mesh}, asked.rounds) for one in ways]
            table.add_row(name, str(len(mesh)), order, *(f"{one:.1f}" for one in times))
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
