"""Calls that stay calls: memory that one function makes or finds, and another one reads.

Inlining hides most of what derivatives must know about calls; it ends where functions are large,
recursive or handle exceptions. Here nothing is inlined. Expected values are differences of the
program as LLVM runs it, and derivatives by hand.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest
from ad_opt.passes.optimize.calls.inline import Inliner

import ad_opt
from c_gradients import direction, gradient_of, slope_of
from c_programs import PROGRAMS, Program
from c_runs import differences, executable, path_of, primal

NAMES = """
struct_of_arrays arena linked_list binary_tree dynamic_vector expression_tree memo_table
generic_stack pointer_result array_in_struct user_data callback_struct shortest_path
""".split()


@pytest.fixture
def calls_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Inliner, "_may", lambda *given: False)


@pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")
@pytest.mark.usefixtures("calls_stay")
@pytest.mark.parametrize("level", ["O0", "O1"])
@pytest.mark.parametrize(
    "program", [p for p in PROGRAMS if repr(p) in NAMES and p.expect == "gradient"], ids=repr
)
def test_programs_in_several_functions(program: Program, level: str):
    f = ad_opt.load(path_of(program, level))[program.function]
    wanted = differences(program, primal(program, "O0")).value
    scale = max(1.0, float(np.max(np.abs(wanted))))
    np.testing.assert_allclose(gradient_of(program, f), wanted, atol=1e-6 * scale)
    along = direction(program)
    assert slope_of(program, f, along) == pytest.approx(float(along @ wanted), abs=1e-5 * scale)


MADE = """
#include <stdlib.h>
struct pair { double *begin, *end; };
struct node { double v; struct node *next; };
struct both { double *a, *b; };

__attribute__((noinline)) static void fill(struct pair *out, double v) {
  double *m = malloc(40);
  for (int i = 0; i < 5; i++) m[i] = v * (i + 1);
  out->begin = m; out->end = m + 5;
}
double filled(double v) {  // 55 v^2
  struct pair p;
  fill(&p, v);
  double s = 0;
  for (double *x = p.begin; x != p.end; x++) s += *x * *x;
  free(p.begin);
  return s;
}

__attribute__((noinline)) static void grow(struct pair *out, double v) {
  out->begin = out->end = 0;
  int room = 0, n = 0;
  for (int i = 0; i < 5; i++) {
    if (n == room) {
      room = room ? 2 * room : 1;
      double *m = malloc(room * sizeof(double));
      for (int k = 0; k < n; k++) m[k] = out->begin[k];
      free(out->begin);
      out->begin = m;
    }
    out->begin[n++] = v * (i + 1);
    out->end = out->begin + n;
  }
}
double grown(double v) {  // 55 v^2
  struct pair p;
  grow(&p, v);
  double s = 0;
  for (double *x = p.begin; x != p.end; x++) s += *x * *x;
  free(p.begin);
  return s;
}

__attribute__((noinline)) static struct node *push(struct node *head, double v) {
  struct node *n = malloc(sizeof *n);
  n->v = v * v; n->next = head;
  return n;
}
__attribute__((noinline)) static void scale(struct node *n, double by) {
  for (; n; n = n->next) n->v *= by;
}
double listed(double v) {  // v^3 + 4 v^3, the second one read through the first
  struct node *one = push(0, 2 * v), *two = push(one, v);
  scale(two, v);
  double s = two->v + two->next->v;
  free(one); free(two);
  return s;
}

__attribute__((noinline)) static void move(struct both *p) {
  for (int i = 0; i < 3; i++) p->b[i] = p->a[i] * p->a[i];
}
double moved(double v) {  // 14 v^2
  double a[3] = {v, 2 * v, 3 * v}, b[3] = {0, 0, 0};
  struct both p = {a, b};
  move(&p);
  return b[0] + b[1] + b[2];
}

static double kept[4];
__attribute__((noinline)) static double *place(int i) { return kept + i; }
double in_a_global(double v) {  // v^3
  *place(2) = v * v;
  return *place(2) * v;
}
"""

SLOPES = {"filled": 110.0, "grown": 110.0, "listed": 15.0 * 0.7, "moved": 28.0}


@pytest.mark.usefixtures("calls_stay")
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_memory_that_a_callee_makes_or_moves(clang: str, tmp_path: Path, level: str):
    source, out = tmp_path / "made.c", tmp_path / "made.ll"
    source.write_text(MADE)
    subprocess.run([clang, level, "-S", "-emit-llvm", str(source), "-o", out], check=True)
    program, x = ad_opt.load(out), 0.7
    wanted = {name: slope * x for name, slope in SLOPES.items()} | {"in_a_global": 3 * x * x}
    for name, slope in wanted.items():
        assert ad_opt.grad(program[name])(x) == pytest.approx(slope, rel=1e-12), name
        assert ad_opt.jvp(program[name], (x,), (1.0,))[1] == pytest.approx(slope, rel=1e-12), name
