"""Local arrays of C that fill most of a stack: derivatives need no more of it than the program.

Everything is called on a thread whose stack holds the program's own arrays once. All functions are
``c * x0 * x1**m``, so that at ``x1 = 1`` the derivatives are known: by ``x0`` it is ``c``, by
``x1`` it is ``c m x0``, and the second ones are ``c m`` and ``c m (m - 1) x0``.
"""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

C = r"""
static __attribute__((noinline)) void powers(double *b, const double *x, long n) {
  for (long i = 1; i < n; i++) b[i] = b[i - 1] * x[1];
}
double fixed(const double *x, long n) {
  double b[75000];
  b[0] = x[0];
  powers(b, x, 75000);
  return b[74999];
}
double dynamic(const double *x, long n) {
  double b[n];
  b[0] = x[0];
  powers(b, x, n);
  return b[n - 1];
}
double in_a_loop(const double *x, long n) {
  double s = 0;
  for (long k = 0; k < 400; k++) {
    double b[n];
    b[0] = x[0];
    powers(b, x, n);
    s += b[n - 1];
  }
  return s;
}
double recursive(const double *x, long depth) {
  double b[20000];
  if (depth == 0) return x[0];
  b[0] = 0;
  powers(b, x, 20000);
  b[1] = recursive(x, depth - 1);
  powers(b + 1, x, 19999);
  return b[19999];
}
struct node { double *p; struct node *next; };
static __attribute__((noinline)) double product(struct node *at, const double *x) {
  double s = x[0];
  for (; at; at = at->next) s *= at->p[19999];
  return s;
}
static __attribute__((noinline)) double chain(const double *x, long depth, struct node *rest) {
  double b[20000];
  struct node here = {b, rest};
  b[0] = 1;
  powers(b, x, 20000);
  if (depth == 1) return product(&here, x);
  return chain(x, depth - 1, &here);
}
double chained(const double *x, long depth) { return chain(x, depth, 0); }
"""

CALLS = """
import resource
import sys
import threading

import numpy as np

import ad_opt

program = ad_opt.load(sys.argv[1])
x, t = np.array([0.5, 1.0]), np.array([2.0, 3.0])
failed = []
for name, n, c, m in (
    ("fixed", 0, 1, 74999),
    ("dynamic", 75000, 1, 74999),
    ("in_a_loop", 75000, 400, 74999),
    ("recursive", 5, 1, 5 * 19998),
    ("chained", 5, 1, 5 * 19999),
):
    f = program[name]
    gradient = np.array([c, c * m * x[0]])
    second = np.array([[0, c * m], [c * m, c * m * (m - 1) * x[0]]])
    calls = {
        "value": (lambda f=f, n=n: f(x, n), c * x[0]),
        "grad": (lambda f=f, n=n: ad_opt.grad(f)(x, n), gradient),
        "jvp": (lambda f=f, n=n: ad_opt.jvp(f, (x, n), (t, None))[1], gradient @ t),
        "jacobian": (lambda f=f, n=n: ad_opt.jacobian(f, wrt=0)(x, n), gradient),
        "hvp": (lambda f=f, n=n: ad_opt.hvp(f, (x, n), (t, None)), second @ t),
    }
    if name == "in_a_loop":
        del calls["grad"], calls["hvp"]  # reverse mode keeps what all iterations have written
    for kind, (call, expected) in calls.items():
        # Compiled here, where the stack is large.
        call()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        found = []
        threading.stack_size(1 << 20)
        thread = threading.Thread(target=lambda: found.append(call()))
        thread.start()
        thread.join()
        if not np.allclose(found[0], expected, rtol=1e-9):
            failed.append((name, kind, found[0], expected))
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > before + (100 << 10):
            failed.append((name, kind, "takes too much memory"))
print(failed)
"""


def test_derivatives_need_the_stack_of_the_program_alone(tmp_path: Path, clang: str) -> None:
    source = tmp_path / "f.c"
    source.write_text(C)
    command = [sys.executable, "-c", textwrap.dedent(CALLS), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "[]"
