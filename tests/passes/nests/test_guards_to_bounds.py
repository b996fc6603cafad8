"""Sums of products with bounds in the place of tests are the sums that the program makes."""

from __future__ import annotations

import itertools
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.verify_strict import require_valid
from hypothesis import given, settings
from hypothesis import strategies as st

import ad_opt
from python_runs import run_tool
from shares import some_of

EXTENTS = {"o": "%O", "c": "%C", "i": "%H", "j": "%W", "p": "%K", "q": "%L"}


class GuardedProgram:
    """A random convolution whose window may leave the image along one axis or two, or stays in a
    larger one without a test: sums go to memory and into a result.
    """

    def __init__(self, seed: int):
        self._draw = random.Random(seed)
        self._count = itertools.count()
        two = self._draw.random() < 0.6
        self.axes = [("i", "p"), ("j", "q")][: 1 + two]
        self.sizes = {e[1:]: self._draw.choice((0, 1, 2, 3, 5)) for e in EXTENTS.values()}
        self.apart = self._draw.random() < 0.9
        """False if the sums are written to the image."""
        self.tested = self._draw.random() < 0.7
        """False if the image has room for the window."""
        self.text = self._program()

    def _new(self) -> str:
        return f"%v{next(self._count)}"

    def _within(self, row: str, window: str, lines: list[str]) -> str:
        """Write the test of one axis, and the subscript; gives the test."""
        shift, size = self._draw.choice((0, 1, 2)) * self.tested, EXTENTS[row]
        spread = self._draw.choice((1, 1, 2))
        kind = self._draw.choice(("index", "i32", "i64", "signed", "outside", "sum"))
        total, test, narrow = f"%at_{row}", self._new(), self._new()
        far, moved = self._new(), self._new()
        lines += [
            f"%s_{row} = arith.constant {-shift} : index",
            f"%d_{row} = arith.constant {spread} : index",
            f"{far} = arith.muli %{window}, %d_{row} overflow<nsw> : index",
            f"{moved} = arith.addi {far}, %s_{row} : index",
            f"{total} = arith.addi {moved}, %{row} : index",
        ]
        if kind in ("signed", "outside"):
            a, b, zero = self._new(), self._new(), self._new()
            ways = ("sge", "slt", "andi") if kind == "signed" else ("slt", "sge", "ori")
            both = test if kind == "signed" else f"{test}o"
            lines += [
                f"{zero} = arith.constant 0 : index",
                f"{a} = arith.cmpi {ways[0]}, {total}, {zero} : index",
                f"{b} = arith.cmpi {ways[1]}, {total}, {size} : index",
                f"{both} = arith.{ways[2]} {a}, {b} : i1",
            ]
            if kind == "outside":
                lines.append(f"{test} = arith.xori {both}, %true : i1")
        elif kind == "sum" and spread == 1 and shift == 1:
            # Before the first row is where the sum of both variables is zero, as clang writes it.
            a, b, zero, sum_ = self._new(), self._new(), self._new(), self._new()
            lines += [
                f"{zero} = arith.constant 0 : index",
                f"{sum_} = arith.addi %{row}, %{window} : index",
                f"{a} = arith.cmpi ne, {sum_}, {zero} : index",
                f"{b} = arith.cmpi sle, {sum_}, {size} : index",
                f"{test} = arith.select {a}, {b}, %false : i1",
            ]
        elif kind == "index":
            lines.append(f"{test} = arith.cmpi ult, {total}, {size} : index")
        elif spread == 1 and kind == "i32":
            a, b, c = self._new(), self._new(), self._new()
            lines += [
                f"{a} = arith.index_cast %{row} : index to i32",
                f"{b} = arith.index_cast %{window} : index to i32",
                f"{c} = arith.constant {-shift} : i32",
                f"{narrow}a = arith.addi {b}, {c} overflow<nsw> : i32",
                f"{narrow} = arith.addi {narrow}a, {a} overflow<nsw> : i32",
                f"{test} = arith.cmpi ugt, {size}32, {narrow} : i32",
            ]
        else:
            lines += [
                f"{narrow}a = arith.index_cast {total} : index to i64",
                f"{narrow} = arith.trunci {narrow}a overflow<nsw> : i64 to i32",
                f"{test} = arith.cmpi ult, {narrow}, {size}32 : i32",
            ]
        return test

    def _program(self) -> str:
        rows = ["o", *(row for row, _ in self.axes)]
        terms = ["c", *(window for _, window in self.axes)]
        self._draw.shuffle(rows)
        self._draw.shuffle(terms)
        image = "".join(f", %at_{row}" for row, _ in self.axes)
        window = "".join(f", %{one}" for _, one in self.axes)
        place = "".join(f", %{row}" for row, _ in self.axes)
        dims = "x".join("?" * (1 + len(self.axes)))
        wide = f"memref<{dims}x?xf64>"
        narrow = f"memref<{dims}xf64>"
        lines: list[str] = []
        tests = [self._within(row, one, lines) for row, one in self.axes]
        condition = tests[0]
        if len(tests) > 1:
            condition = "%both"
            way = self._draw.choice(
                ("arith.andi {} , {} : i1", "arith.select {}, {}, %false : i1")
            ).format(*tests)
            lines.append(f"%both = {way}")
        value = f"""
            %r = scf.if {condition} -> (f64) {{
              %wv = memref.load %w[%o, %c{window}] : {wide}
              %xv = memref.load %x[%c{image}] : {narrow}
              %m = arith.mulf %wv, %xv : f64
              %t = arith.addf %m, %sum : f64
              scf.yield %t : f64
            }} else {{
              scf.yield %sum : f64
            }}"""
        if not self.tested:
            value = f"""
              %wv = memref.load %w[%o, %c{window}] : {wide}
              %xv = memref.load %x[%c{image}] : {narrow}
              %m = arith.mulf %wv, %xv : f64
              %r = arith.addf %m, %sum : f64"""
        body = "\n".join(lines) + value
        if self.tested and self._draw.random() < 0.3:
            then, other = (part.strip() for part in value.split("} else {"))
            head, then = then.split("{", 1)
            head = head.replace(condition, "%not")
            value = f"""
            %not = arith.xori {condition}, %true : i1
            {head} {{
              {other[:-1]}
            }} else {{
              {then}
            }}"""
        first = "%begin"
        nest, result = body, "%r"
        for at, one in enumerate(reversed(terms)):
            last = at == len(terms) - 1
            start = first if last else f"%sum{at}"
            inner = "%sum" if at == 0 else f"%sum{at - 1}"
            head = f"scf.for %{one} = %c0 to {EXTENTS[one]} step %c1"
            nest = f"""
          %sum_{one} = {head} iter_args({inner} = {start}) -> (f64) {{
            {nest}
            scf.yield {result} : f64
          }}"""
            result = f"%sum_{one}"
        out = "%y" if self.apart else "%x"
        where = "%o" if self.apart else "%c0"
        nest = f"""
          %begin = memref.load %b[%o] : memref<?xf64>
          {nest}
          %twice = arith.addf {result}, {result} : f64
          memref.store %twice, {out}[{where}{place}] : {narrow}"""
        if self._draw.random() < 0.4:
            nest = f"scf.if %some {{ {nest}\n }}"
        for row in reversed(rows):
            nest = f"scf.for %{row} = %c0 to {EXTENTS[row]} step %c1 {{\n{nest}\n}}"
        arguments = ", ".join(f"{one}32: i32" for one in EXTENTS.values())
        casts = "\n".join(
            f"{one} = arith.index_cast {one}32 : i32 to index" for one in EXTENTS.values()
        )
        alias = "{llvm.noalias}"
        return f"""
func.func @main(%x: {narrow} {alias}, %w: {wide} {alias}, %b: memref<?xf64> {alias},
    %y: {narrow} {alias}, %some: i1, {arguments}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  {casts}
  {nest}
  return
}}"""

    def arguments(self, seed: int) -> list[Any]:
        """Small whole numbers, whose sums are exact."""
        random_ = np.random.default_rng(seed)
        size = self.sizes
        room = 0 if self.tested else 2
        image = [size[EXTENTS[row][1:]] + room * size[EXTENTS[one][1:]] for row, one in self.axes]
        window = [size[EXTENTS[one][1:]] for _, one in self.axes]
        shapes = [
            [size["C"] if self.apart else max(size["C"], 1), *image],
            [size["O"], size["C"], *window],
            [size["O"]],
            [size["O"], *image],
        ]
        arrays = [random_.integers(-4, 5, shape).astype(float) for shape in shapes]
        return [*arrays, bool(random_.integers(2)), *(size[e[1:]] for e in EXTENTS.values())]


def _moved(text: str) -> Any:
    module = parse_module(make_context(), text)
    PassManager.parse(make_context(), "guards-to-bounds").run(module)
    require_valid(module)
    return module


@settings(max_examples=some_of(150), deadline=None)
@given(seed=st.integers(0, 1_000_000))
def test_random_convolutions_keep_their_sums(seed: int) -> None:
    program = GuardedProgram(seed)
    before, after = program.arguments(seed), program.arguments(seed)
    run_function(parse_module(make_context(), program.text), "main", before)
    run_function(_moved(program.text), "main", after)
    for one, other in zip(before[:4], after[:4], strict=True):
        np.testing.assert_array_equal(one, other, program.text)


def test_most_random_convolutions_are_moved() -> None:
    programs = [GuardedProgram(seed) for seed in range(60)]
    moved = ["memref.alloc" in str(_moved(program.text)) for program in programs]
    assert sum(moved) >= 30
    assert {p.tested for m, p in zip(moved, programs, strict=True) if m} == {True, False}
    assert not any(m for m, program in zip(moved, programs, strict=True) if not program.apart)


LAST_CHANNELS = """
double last(int C, int O, int H, const double *x, const double *w) {
  double loss = 0;
  for (int i = 0; i < H; i++)
    for (int o = 0; o < O; o++) {
      double s = 0;
      for (int p = 0; p < 5; p++) {
        if (i < p) break;
        for (int c = 0; c < C; c++) s += x[(i - p) * C + c] * w[(p * C + c) * O + o];
      }
      loss += s * s;
    }
  return loss;
}
double same(int C, int O, int H, const double *x, const double *w) {
  double loss = 0;
  for (int i = 0; i < H; i++)
    for (int o = 0; o < O; o++) {
      double s = 0;
      for (int p = 0; p < 5; p++) {
        if (i + p - 2 < 0 || i + p - 2 >= H) continue;
        for (int c = 0; c < C; c++) s += x[(i + p - 2) * C + c] * w[(p * C + c) * O + o];
      }
      loss += s * s;
    }
  return loss;
}
"""
C = """
double conv(int C, int O, int H, int W, const double *x, const double *w, const double *b) {
  double loss = 0;
  for (int o = 0; o < O; o++)
    for (int i = 0; i < H; i++)
      for (int j = 0; j < W; j++) {
        double s = b[o];
        for (int c = 0; c < C; c++)
          for (int p = -1; p <= 1; p++)
            for (int q = -1; q <= 1; q++) {
              int r = i + p, t = j + q;
              if (r < 0 || r >= H || t < 0 || t >= W) continue;
              s += w[((o * C + c) * 3 + p + 1) * 3 + q + 1] * x[(c * H + r) * W + t];
            }
        loss += s * s;
      }
  return loss;
}
"""


def _gradients(x: Any, w: Any, b: Any) -> list[Any]:
    """The gradient by x, w and b as sums over shifted images."""
    rows, columns = x.shape[1:]
    wide = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    ways = list(itertools.product(range(3), range(3)))
    parts = {(p, q): wide[:, p : p + rows, q : q + columns] for p, q in ways}
    s = b[:, None, None] + sum(
        np.einsum("oc,cij->oij", w[:, :, p, q], parts[p, q]) for p, q in ways
    )
    dwide, dw = np.zeros_like(wide), np.zeros_like(w)
    for p, q in ways:
        dw[:, :, p, q] = np.einsum("oij,cij->oc", 2 * s, parts[p, q])
        dwide[:, p : p + rows, q : q + columns] += np.einsum("oc,oij->cij", w[:, :, p, q], 2 * s)
    return [dwide[:, 1:-1, 1:-1], dw, (2 * s).sum((1, 2))]


def _compiled(clang: str, source: str) -> str:
    command = [clang, "-O1", "-S", "-emit-llvm", "-fno-discard-value-names", "-x", "c", "-o", "-"]
    found = subprocess.run(
        [*command, "-"], input=source, check=True, capture_output=True, text=True
    )
    return found.stdout


@pytest.mark.parametrize(("name", "moved"), [("last", 0), ("same", 2)])
@pytest.mark.parametrize("rows", [9, 3, 1])
def test_gradients_where_channels_come_last(clang: str, name: str, moved: int, rows: int) -> None:
    random_ = np.random.default_rng(5)
    x, w = random_.standard_normal((rows, 6)), random_.standard_normal((5, 6, 4))

    def loss(x: Any) -> Any:
        total = np.zeros((rows, 4), complex)
        for i, p in itertools.product(range(rows), range(5)):
            if 0 <= i + (p - moved if moved else -p) < rows:
                total[i] += x[i + (p - moved if moved else -p)] @ w[p]
        return (total * total).sum()

    program = ad_opt.load(_compiled(clang, LAST_CHANNELS), fp="fast")
    found = np.asarray(ad_opt.grad(program[name], wrt=(3,))(6, 4, rows, x, w)).reshape(x.shape)
    for at in np.ndindex(x.shape):
        step = x.astype(complex)
        step[at] += 1e-30j
        np.testing.assert_allclose(found[at], loss(step).imag * 1e30, rtol=1e-10)


@pytest.mark.parametrize("shape", [(5, 6, 11, 9), (1, 2, 1, 1), (3, 2, 2, 1), (0, 2, 3, 3)])
@pytest.mark.parametrize("fp", ["fast", "strict"])
def test_gradients_of_convolutions_of_c(clang: str, fp: Any, shape: tuple[int, ...]) -> None:
    channels, outputs, rows, columns = shape
    random_ = np.random.default_rng(3)
    x = random_.standard_normal((channels, rows, columns))
    w = random_.standard_normal((outputs, channels, 3, 3))
    b = random_.standard_normal(outputs)
    gradient = ad_opt.grad(ad_opt.load(_compiled(clang, C), fp=fp)["conv"], wrt=(4, 5, 6))
    found = gradient(channels, outputs, rows, columns, x, w, b)
    for one, other in zip(found, _gradients(x, w, b), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11)


IN_MEMORY = """
#include <stdlib.h>
double conv(SIZE C, SIZE O, SIZE H, SIZE W, const double *x, const double *w, const double *b) {
  double *y = malloc(O * H * W * sizeof(double)), loss = 0;
  for (SIZE o = 0; o < O; o++)
    for (SIZE i = 0; i < H; i++)
      for (SIZE j = 0; j < W; j++) {
        y[(o * H + i) * W + j] = b[o];
        for (SIZE c = 0; c < C; c++)
          for (SIZE p = 0; p < 3; p++)
            for (SIZE q = 0; q < 3; q++) {
              SIZE r = i + p - 1, t = j + q - 1;
              if (r >= 0 && r < H && t >= 0 && t < W)
                y[(o * H + i) * W + j] += w[((o * C + c) * 3 + p) * 3 + q] * x[(c * H + r) * W + t];
            }
      }
  for (SIZE i = 0; i < O * H * W; i++) loss += y[i] * y[i];
  free(y);
  return loss;
}
"""
PADDED = """
#include <stdlib.h>
double conv(SIZE C, SIZE O, SIZE H, SIZE W, const double *x, const double *w, const double *b) {
  SIZE rows = H + 2, columns = W + 2;
  double *wide = calloc(C * rows * columns, sizeof(double)), loss = 0;
  for (SIZE c = 0; c < C; c++)
    for (SIZE i = 0; i < H; i++)
      for (SIZE j = 0; j < W; j++)
        wide[(c * rows + i + 1) * columns + j + 1] = x[(c * H + i) * W + j] * 1.5;
  for (SIZE o = 0; o < O; o++)
    for (SIZE i = 0; i < H; i++)
      for (SIZE j = 0; j < W; j++) {
        double s = b[o];
        for (SIZE c = 0; c < C; c++)
          for (SIZE p = 0; p < 3; p++)
            for (SIZE q = 0; q < 3; q++)
              s += w[((o * C + c) * 3 + p) * 3 + q] * wide[(c * rows + i + p) * columns + j + q];
        loss += s * s;
      }
  free(wide);
  return loss;
}
"""


@pytest.mark.parametrize("shape", [(5, 6, 11, 9), (1, 2, 1, 1), (3, 2, 2, 1), (0, 2, 3, 3)])
@pytest.mark.parametrize("size", ["int", "long"])
@pytest.mark.parametrize("fp", ["fast", "strict"])
@pytest.mark.parametrize(("source", "factor"), [(PADDED, 1.5), (IN_MEMORY, 1)])
def test_gradients_of_borders_and_sums_in_memory(
    clang: str, source: str, factor: float, fp: Any, size: str, shape: tuple[int, ...]
) -> None:
    channels, outputs, rows, columns = shape
    random_ = np.random.default_rng(3)
    x = random_.standard_normal((channels, rows, columns))
    w = random_.standard_normal((outputs, channels, 3, 3))
    b = random_.standard_normal(outputs)
    program = ad_opt.load(_compiled(clang, source.replace("SIZE", size)), fp=fp)
    found = ad_opt.grad(program["conv"], wrt=(4, 5, 6))(*shape, x / factor, w, b)
    found = found[0] / factor, *found[1:]
    for one, other in zip(found, _gradients(x, w, b), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize(
    ("source", "size"), [(PADDED, "int"), (PADDED, "long"), (IN_MEMORY, "int")]
)
def test_they_are_products(clang: str, size: str, source: str, tmp_path: Path) -> None:
    (tmp_path / "conv.ll").write_text(_compiled(clang, source.replace("SIZE", size)))
    words = ["conv.ll", "--grad=conv", "--fp=fast", "--print-ir-before=differentiate"]
    done = run_tool("ad-opt", words, tmp_path)
    assert "linalg.generic" in done.stderr
