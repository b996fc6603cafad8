"""Three energies in Ceres (`peers_ceres.cpp`), built where it is installed."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

HERE = Path(__file__).parent
SOURCE = HERE / "peers_ceres.cpp"
PROGRAM = HERE.parents[1] / "build" / "energies" / "peers_ceres"
WAYS = {"arap": ("arap",), "poisson": ("poisson",), "flow": ("flow", "flow-blocks")}
"""Formulations by energy. The first makes the steps of the others here; another may be faster."""
GAUSS_NEWTON = 1e16
"""Radius of a trust region that does not matter."""
INCLUDES = ("-isystem", "/usr/include/eigen3")


@cache
def program() -> Path | None:
    """The compiled program; none where there is no compiler or no Ceres."""
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    probe = [compiler, *INCLUDES, "-std=c++17", "-E", "-x", "c++", "-"]
    header = b"#include <ceres/ceres.h>\n"
    if subprocess.run(probe, input=header, capture_output=True, check=False).returncode:
        return None
    if not PROGRAM.exists() or PROGRAM.stat().st_mtime < SOURCE.stat().st_mtime:
        PROGRAM.parent.mkdir(parents=True, exist_ok=True)
        options = ["-O3", "-march=native", "-std=c++17", *INCLUDES]
        link = ["-o", str(PROGRAM), "-lceres", "-lglog"]
        subprocess.run([compiler, *options, str(SOURCE), *link], check=True)
    return PROGRAM


@dataclass(frozen=True)
class Run:
    """Iterations of Ceres, in double precision."""

    seconds: float
    """Of one iteration, processor time."""
    cost: float
    """Cost behind the last."""
    radius: float
    """Radius of the trust region behind the last."""


def run(
    way: str, arrays: tuple[Any, ...], iterations: int, steps: int, radius: float = GAUSS_NEWTON
) -> Run:
    """Make so many iterations, each with exactly so many steps of conjugate gradients."""
    data = b"".join(np.ascontiguousarray(one, np.float64).tobytes() for one in arrays)
    numbers = map(str, (len(arrays[0]), iterations, steps, radius))
    command = [str(program()), way, *numbers]
    done = subprocess.run(command, input=data, capture_output=True, check=True)
    return Run(*map(float, done.stdout.split()[1:]))
