"""Jumps to labels in a table that could be written, and arguments that lists align.

The oracle is the same source as native code; derivatives are right in both modes.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ad_opt
from c_memory import Compiled, forward, reverse
from c_runs import executable

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")

SOURCE = """
#include <stdarg.h>
#define APART static __attribute__((noinline))
struct wide { long double a; double b; };
APART double of_all(int n, va_list all) {
  double s = 0;
  while (n-- > 0) {
    double p = va_arg(all, double);
    long double q = va_arg(all, long double);
    struct wide w = va_arg(all, struct wide);
    s += p * (double)q + (double)w.a * w.b;
  }
  return s;
}
APART double twice(int n, ...) {
  va_list all, again;
  va_start(all, n);
  va_copy(again, all);
  double s = of_all(n, all) * of_all(n, again);
  va_end(all);
  va_end(again);
  return s;
}
void lists(double *in, double *out, int n) {
  struct wide w = {in[2], in[3]}, v = {in[0], in[2]};
  for (int i = 0; i < n; i++)
    out[i] = in[i] * twice(2, in[0] * in[0], (long double)in[3], w,
                           in[1], (long double)in[2] * in[i], v);
}
APART double aligned(double *in, int i) {
  char raw[2 * sizeof(double) + 64];
  double *a = (double *)__builtin_align_up(raw, 64);
  a[0] = in[i] * in[i], a[1] = in[0];
  return a[0] * a[1];
}
void rounded(double *in, double *out, int n) {
  for (int i = 0; i < n; i++) out[i] = aligned(in, i);
}
APART double run(double *in, const unsigned char *at) {
  static const void *labels[] = {&&add, &&multiply, &&stop};
  double s = 1;
  goto *labels[*at];
add: s += *in++; goto *labels[*++at];
multiply: s *= *in++ * s; goto *labels[*++at];
stop: return s;
}
void labels(double *in, double *out, int n) {
  for (int i = 0; i < n; i++)
    out[i] = run(in, (const unsigned char[]){0, (unsigned char)(i % 2), 1, 0, 2});
}
"""


@pytest.mark.parametrize("level", ["O0", "O1"])
def test_derivatives_are_those_of_native_code(level: str, clang: str, tmp_path: Path) -> None:
    compiled = Compiled(SOURCE, clang, tmp_path)
    program = compiled.program(level)
    for name in ("lists", "rounded", "labels"):
        expected = compiled.differences(name, 2.0**-17)
        for mode in (forward, reverse):
            found = mode(program[name])
            np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6, err_msg=name)


WRITTEN = """
void jumps(double *in, double *out, int n) {
  static const void *labels[] = {&&one, &&two};
  double s = 1;
  if (n > 30) labels[0] = &&two;
  goto *labels[0];
one: s += in[0];
two: s *= in[1];
  for (int i = 0; i < n; i++) out[i] = s;
}
"""


def test_a_table_that_is_written_stays_one(clang: str, tmp_path: Path) -> None:
    """It is shared with compiled code, whose labels are other numbers: that is said."""
    program = Compiled(WRITTEN, clang, tmp_path).program("O0")
    with pytest.raises(ad_opt.DiagnosticError, match=r"leads to no label"):
        reverse(program["jumps"])
