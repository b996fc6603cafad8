"""Derivatives of C functions that carry structs along in which arrays of floats meet integers.

What is right comes from native code: see ``strategies/c_states.py``. An array's rows say of each
other what they are, but what lies behind the array is not one more row.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError

import ad_opt
from c_memory import Compiled, forward, reverse
from c_runs import executable
from c_states import (
    COMBINATIONS,
    EVERY_LAYOUT,
    LAYOUTS,
    WIDE,
    Combination,
    name_of_function,
    source_of,
)
from shares import some_of

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")


def check(
    combinations: list[Combination], level: str, clang: str | None, folder: Path, kept: str = ""
) -> set[tuple[str, str, str, str]]:
    """Compare derivatives with differences; the ones that were refused, and by which code."""
    text = source_of(combinations)
    (folder / "wide").mkdir()
    oracle = Compiled(text, clang, folder / "wide", *WIDE, kept=kept)
    program = Compiled(text, clang, folder, kept=kept).program(level)
    refused: set[tuple[str, str, str, str]] = set()
    for pieces in combinations:
        name = name_of_function(pieces)
        expected = oracle.differences(name)
        tolerance = 1e-4 if "floats" in pieces[0] else 1e-6
        for mode in (forward, reverse):
            try:
                found = mode(program[name])
            except DiagnosticError as error:
                refused.add((*pieces, error.diagnostics[0].code))
                continue
            np.testing.assert_allclose(found, expected, tolerance, tolerance, err_msg=name)
    return refused


@pytest.mark.slow
def test_every_layout(any_clang: str | None, tmp_path: Path) -> None:
    assert check(EVERY_LAYOUT, "O1", any_clang, tmp_path, kept="states") == set()


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3"])
def test_every_way_and_place(level: str, layout: str, clang: str, tmp_path: Path) -> None:
    """One in four. Refused where a word of eight bytes is a float and an integer, or two floats."""
    first = ([*LAYOUTS].index(layout) + int(level[1])) % 4
    some = [pieces for pieces in COMBINATIONS if pieces[0] == layout][first::4]
    refused = check(some[: some_of(len(some))], level, clang, tmp_path)
    assert {(layout, move) for layout, move, _, _ in refused} <= {("records_of_floats", "words")}
    assert {code for _, _, _, code in refused} <= {"AD0505", "AD0971"}


CARRIED = """
typedef struct { double m[4][4]; } mat;
typedef struct { mat P; double ll; int steps; } state;
static mat twice(mat a, double k)
{ for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) a.m[i][j] *= k; return a; }
double f(double *p, int n) {
  state s; s.ll = 0; s.steps = 0;
  for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) s.P.m[i][j] = p[4 * i + j];
  for (int t = 0; t < n; t++) {
    mat old = s.P;
    s.P = twice(old, p[t]);
    for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) s.ll += s.P.m[i][j] * old.m[j][i];
    s.steps++;
  }
  return s.ll + s.steps;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3"])
def test_a_matrix_that_is_carried_along(level: str, clang: str, tmp_path: Path) -> None:
    """The sum is ``trace(M M)`` times ``p[t]`` and all squares of factors before."""
    program = Compiled(CARRIED, clang, tmp_path).program(level)
    p, n = np.linspace(0.3, 0.9, 16), 5

    def f(p: np.ndarray) -> complex:
        matrix = p.reshape(4, 4)
        before = np.cumprod(np.concatenate([[1], p[: n - 1]]))
        return np.trace(matrix @ matrix) * np.sum(before**2 * p[:n]) + n

    expected = [f(p + 1e-30j * unit).imag / 1e-30 for unit in np.eye(16)]
    np.testing.assert_allclose(ad_opt.grad(program["f"])(p, n), expected, rtol=1e-12)


RECORDS = """
struct particle { double at[3]; int kind; };
struct system { struct particle p[2]; struct { double mass[2]; int count; } box; };
double f(const double *x, int n) {
  struct system s = {0};
  for (int i = 0; i < n; i++) {
    for (int d = 0; d < 3; d++) s.p[i].at[d] = x[3 * i + d];
    s.p[i].kind = i;
    s.box.mass[i] = x[i] + 1;
  }
  s.box.count = 97;
  struct system t = s;
  t.p[0] = s.p[1];
  double sum = 0;
  for (int i = 0; i < n; i++)
    for (int d = 0; d < 3; d++) {
      double apart = t.p[i].at[d] - s.p[0].at[d];
      sum += (t.p[i].kind + 1) * apart * apart * t.box.mass[1];
    }
  return sum + t.box.count;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("level", ["O0", "O1", "O2", "O3"])
def test_records_in_front_of_a_struct_of_the_same_kinds(
    level: str, clang: str, tmp_path: Path
) -> None:
    """The count behind the masses lies where a third particle would have a coordinate."""
    program = Compiled(RECORDS, clang, tmp_path).program(level)
    x = np.linspace(0.3, 1.1, 6)

    def f(x: np.ndarray) -> complex:
        apart = x[3:] - x[:3]
        return 4 * np.sum(apart * apart) * (x[1] + 1) + 97

    expected = [f(x + 1e-30j * unit).imag / 1e-30 for unit in np.eye(6)]
    np.testing.assert_allclose(ad_opt.grad(program["f"])(x, 2), expected, rtol=1e-12)
