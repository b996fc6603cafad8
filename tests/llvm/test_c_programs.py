"""Gradients of C programs, compiled by clang at four optimisation levels.

The rows stand in ``strategies/c_programs.py``, with what each guards. The expected values come from
the original LLVM IR, run by LLVM alone: extrapolated central differences, and a formula in NumPy
for rows that have one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_gradients import direction, function, gradient, slope
from c_programs import PROGRAMS, Program
from c_runs import (
    DATA,
    LEVELS,
    Estimate,
    differences,
    exact,
    executable,
    flat,
    outputs,
    primal,
)

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")
RUNNABLE = [program for program in PROGRAMS if program.runs]


@pytest.mark.parametrize("program", RUNNABLE, ids=repr)
def test_levels_compute_the_same(program: Program) -> None:
    """The corpus itself is sound: what clang made runs, and optimisation changes nothing."""
    expected = [flat(value) for value in outputs(program, primal(program, "O0"))]
    assert sum(value.size for value in expected) > 0
    assert all(np.all(np.isfinite(value)) for value in expected)
    for level in LEVELS[1:]:
        for value, other in zip(expected, outputs(program, primal(program, level)), strict=True):
            np.testing.assert_allclose(flat(other), value, rtol=program.rtol, atol=1e-12)


@pytest.mark.parametrize("program", [p for p in RUNNABLE if p.exact], ids=repr)
def test_formulas_agree_with_differences(program: Program) -> None:
    """Two oracles that know nothing of each other."""
    found, expected = differences(program, primal(program, "O0")), exact(program)
    assert found.value.shape == expected.shape
    scale = max(1.0, float(np.max(np.abs(expected), initial=0.0)))
    allowed = 4 * found.error + program.rtol * scale
    assert np.all(np.abs(found.value - expected) <= allowed)


@pytest.mark.parametrize("program", RUNNABLE, ids=repr)
def test_differences_are_accurate(program: Program) -> None:
    """No point is at a kink, and steps fit: differences are good to a millionth."""
    found = differences(program, primal(program, "O1"))
    scale = max(1.0, float(np.max(np.abs(found.value), initial=0.0)))
    assert np.max(found.error) <= max(1e-7, program.rtol) * scale
    assert np.any(found.value != 0.0)


@cache
def expected(program: Program) -> Estimate:
    """The gradient by a formula, or by differences, and how far it may be off."""
    if program.exact:
        found = exact(program)
        return Estimate(found, np.zeros_like(found))
    return differences(program, primal(program, "O0"))


def close(program: Program, found: Any, wanted: Any, error: Any) -> None:
    scale = max(1.0, float(np.max(np.abs(wanted), initial=0.0)))
    assert np.shape(found) == np.shape(wanted)
    distance = np.abs(found - wanted)
    assert np.all(distance <= 4 * error + program.rtol * scale), (found, wanted)


def each_level(programs: Iterable[Program]) -> pytest.MarkDecorator:
    """The programs at all levels; tests of the same program and level run one after the other.

    So each file is imported once. That needs the same places in the lists of the tests.
    """
    cases = list(product(sorted(programs, key=lambda program: not program.runs), LEVELS))
    names = [f"{program!r}-{level}" for program, level in cases]
    return pytest.mark.parametrize("case", cases, ids=names, scope="module")


@each_level(PROGRAMS)
def test_gradient(case: tuple[Program, str]) -> None:
    program, level = case
    try:
        found = gradient(program, level)
    except DiagnosticError:
        assert program.expect != "gradient", "a refusal"
        return
    assert program.expect != "refused"
    estimate = expected(program)
    close(program, found, estimate.value, estimate.error)


@each_level(RUNNABLE)
def test_forward_mode(case: tuple[Program, str]) -> None:
    program, level = case
    along = direction(program)
    try:
        found = slope(program, level, along)
    except DiagnosticError:
        assert program.expect != "gradient", "a refusal"
        return
    assert program.expect != "refused"
    estimate = expected(program)
    close(program, found, float(along @ estimate.value), float(np.abs(along) @ estimate.error))


TWICE = frozenset(
    "switch_modes softmax_loss callback_table linked_list divide_and_conquer lu_solve stack_list "
    "binary_tree global_state big_struct relinked_list adaptive_simpson assertions".split()
)
"""Programs whose gradients are differentiated once more, one for each kind of memory."""


@pytest.mark.parametrize(
    "program", [program for program in RUNNABLE if program.file in TWICE], ids=repr
)
def test_second_derivatives(program: Program) -> None:
    """Forward over reverse, against differences of the gradient."""
    assert (
        ad_opt.check_grads(function(program, "O1"), *program.arguments()).second_from_differences
        is not None
    )


def test_programs_and_files_are_the_same() -> None:
    sources = {path.stem for path in DATA.glob("*.c")}
    assert {program.file for program in PROGRAMS} == sources
    compiled = {f"{name}.{level}.ll" for name in sources for level in LEVELS}
    assert {path.name for path in DATA.glob("*.ll")} == compiled


def test_nothing_of_this_machine_is_in_the_files() -> None:
    for path in DATA.glob("*.ll"):
        text = path.read_text()
        assert str(Path.home()) not in text
        assert str(DATA) not in text
        assert f'source_filename = "{path.stem.split(".")[0]}.c"' in text


SOURCES = sorted(path.stem for path in DATA.glob("*.c"))
EACH = 8
"""Number of sources that are compiled in one test."""


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, len(SOURCES), EACH))
def test_files_are_what_clang_makes_of_the_sources(first: int, clang: str) -> None:
    if not clang.endswith("clang-22"):
        pytest.skip("the files were made by clang 22")
    command = [sys.executable, DATA / "compile.py", "--check", *SOURCES[first : first + EACH]]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
