"""Structs and other by-value types in C: the header, and a C program that calls."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from ad_opt.tools.ad_opt import main

PROGRAM = """
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @n : i32
  agg.field @on : i1
  agg.field @double : f32
}
agg.struct_def @S.Big {
  agg.field @box : !agg.struct<@Box>
  agg.field @weights : !agg.array<3, f64>
}
func.func @area(%b: !agg.struct<@Box>, %s: f64) -> f64 {
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %f = agg.get %b "double" : !agg.struct<@Box> -> f32
  %d = arith.extf %f : f32 to f64
  %r = arith.mulf %w, %d : f64
  %q = arith.mulf %r, %s : f64
  %on = agg.get %b "on" : !agg.struct<@Box> -> i1
  %p = arith.select %on, %q, %w : f64
  return %p : f64
}
func.func @flip(%s: !agg.struct<@S.Big>, %x: f64) -> (!agg.struct<@S.Big>, i32) {
  %b = agg.get %s "box" : !agg.struct<@S.Big> -> !agg.struct<@Box>
  %n = agg.get %b "n" : !agg.struct<@Box> -> i32
  %on = agg.get %b "on" : !agg.struct<@Box> -> i1
  %true = arith.constant true
  %off = arith.xori %on, %true : i1
  %c = agg.set %b "on", %off : !agg.struct<@Box>, i1 -> !agg.struct<@Box>
  %t = agg.set %s "box", %c : !agg.struct<@S.Big>, !agg.struct<@Box> -> !agg.struct<@S.Big>
  %i = arith.constant 2 : index
  %v = agg.get %t "weights" : !agg.struct<@S.Big> -> !agg.array<3, f64>
  %u = agg.elem_set %v[%i], %x : !agg.array<3, f64>, f64 -> !agg.array<3, f64>
  %r = agg.set %t "weights", %u : !agg.struct<@S.Big>, !agg.array<3, f64> -> !agg.struct<@S.Big>
  return %r, %n : !agg.struct<@S.Big>, i32
}
func.func @square(%x: !pair.pair<f64>) -> (!pair.pair<f64>, !agg.optional<f64>) {
  %p = pair.primal %x : !pair.pair<f64> -> f64
  %d = pair.diff %x : !pair.pair<f64> -> f64
  %q = arith.mulf %p, %p : f64
  %t = arith.mulf %d, %p : f64
  %e = arith.addf %t, %t : f64
  %r = pair.make %q, %e : f64, f64 -> !pair.pair<f64>
  %o = agg.some %d : f64 -> !agg.optional<f64>
  return %r, %o : !pair.pair<f64>, !agg.optional<f64>
}
func.func @last(%m: memref<?x!agg.struct<@Box>>, %v: memref<2x!agg.array<3, f64>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %m, %c0 : memref<?x!agg.struct<@Box>>
  %i = arith.subi %n, %c1 : index
  %b = memref.load %m[%i] : memref<?x!agg.struct<@Box>>
  %w = agg.get %b "w" : !agg.struct<@Box> -> f64
  %a = memref.load %v[%c1] : memref<2x!agg.array<3, f64>>
  %x = agg.elem %a[%c2] : !agg.array<3, f64> -> f64
  %r = arith.mulf %w, %x : f64
  return %r : f64
}
"""

EXISTENTIALS = """
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64
}
agg.struct_def @Square {
  agg.field @side : f64
}
agg.struct_def @Frame {
  agg.field @layer : i32
  agg.field @width : f64
  agg.field @height : f64
}
func.func private @Square.area(%s: !agg.struct<@Square>) -> f64 {
  %a = agg.get %s "side" : !agg.struct<@Square> -> f64
  %r = arith.mulf %a, %a : f64
  return %r : f64
}
func.func private @Frame.area(%f: !agg.struct<@Frame>) -> f64 {
  %a = agg.get %f "width" : !agg.struct<@Frame> -> f64
  %b = agg.get %f "height" : !agg.struct<@Frame> -> f64
  %r = arith.mulf %a, %b : f64
  return %r : f64
}
iface.witness_table @Square_IShape : @IShape for !agg.struct<@Square> {
  iface.entry "area" = @Square.area
}
iface.witness_table @Frame_IShape : @IShape for !agg.struct<@Frame> {
  iface.entry "area" = @Frame.area
}
func.func @area(%o: !iface.any<@IShape>) -> f64 {
  %r = iface.open %o as "T" : !iface.any<@IShape> -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %v: !iface.tparam<"T">):
    %area = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"T">) -> f64
    %a = autodiff.invoke %area(%v) : (!iface.tparam<"T">) -> f64
    iface.yield %a : f64
  }
  return %r : f64
}
func.func @total(%m: memref<?x!iface.any<@IShape>>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %m, %c0 : memref<?x!iface.any<@IShape>>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (f64) {
    %o = memref.load %m[%i] : memref<?x!iface.any<@IShape>>
    %a = func.call @area(%o) : (!iface.any<@IShape>) -> f64
    %t = arith.addf %s, %a : f64
    scf.yield %t : f64
  }
  return %r : f64
}
func.func @larger(%s: !agg.struct<@Square>, %f: !agg.struct<@Frame>) -> !iface.any<@IShape> {
  %p = iface.pack %s via @Square_IShape : !agg.struct<@Square> -> !iface.any<@IShape>
  %q = iface.pack %f via @Frame_IShape : !agg.struct<@Frame> -> !iface.any<@IShape>
  %a = func.call @area(%p) : (!iface.any<@IShape>) -> f64
  %b = func.call @area(%q) : (!iface.any<@IShape>) -> f64
  %c = arith.cmpf ogt, %a, %b : f64
  %r = arith.select %c, %p, %q : !iface.any<@IShape>
  return %r : !iface.any<@IShape>
}
"""

CALLS_EXISTENTIALS = r"""
#include <stdio.h>
#include "any.h"
int main(void) {
  ad_any_IShape shapes[2] = {{1, {.as_Square = {3.0}}}, {2, {.as_Frame = {7, 2.0, 5.0}}}};
  printf("%g %g %g\n", area(&shapes[0]), area(&shapes[1]), total(shapes, 2));
  Square square = {4.0};
  Frame frame = {8, 3.0, 5.0};
  ad_any_IShape larger_;
  larger(&square, &frame, &larger_);
  printf("%d %g\n", (int)larger_.type, larger_.value.as_Square.side);
  frame.height = 6.0;
  larger(&square, &frame, &larger_);
  frame = larger_.value.as_Frame;
  printf("%d %d %g\n", (int)larger_.type, frame.layer, frame.height);
  return 0;
}
"""

MAIN = r"""
#include <stdio.h>
#include "shapes.h"
int main(void) {
  Box box = {2.0, 7, true, 3.0f};
  printf("%g\n", area(&box, 10.0));
  S_Big scene = {box, {1.0, 2.0, 3.0}}, flipped;
  int32_t n;
  flip(&scene, 9.0, &flipped, &n);
  printf("%g %d %d %g %g %g %d\n", flipped.box.w, flipped.box.n, flipped.box.on,
         (double)flipped.box.double_, flipped.weights[1], flipped.weights[2], n);
  ad_pair_double pair = {3.0, 0.5}, square_;
  ad_optional_double given;
  square(&pair, &square_, &given);
  printf("%g %g %d %g\n", square_.p, square_.d, given.present, given.value);
  Box boxes[2] = {{1.0}, {4.0}};
  ad_double_3 rows[2] = {{0}, {1, 2, 3}};
  printf("%g\n", last(boxes, 2, rows));
  Box_Differential gradient;
  double slope;
  area_grad(&box, 10.0, &gradient, &slope);
  printf("%g %g %g\n", gradient.w, (double)gradient.double_, slope);
  return 0;
}
"""


@pytest.fixture(scope="module", params=[0, 3], ids=["O0", "O3"])
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the object file and the header."""
    folder = tmp_path_factory.mktemp("records")
    (folder / "shapes.mlir").write_text(PROGRAM)
    arguments = [str(folder / "shapes.mlir"), "--emit=obj", "--grad=area", f"-O{request.param}"]
    header = f"--header={folder / 'shapes.h'}"
    assert main([*arguments, header, "-o", str(folder / "shapes.o")]) == 0
    return folder


def test_the_header_has_structs(built: Path) -> None:
    text = (built / "shapes.h").read_text()
    box = "typedef struct {\n  double w;\n  int32_t n;\n  bool on;\n  float double_;\n} Box;\n"
    assert box in text
    scene = "typedef struct {\n  Box box;\n  ad_double_3 weights;\n} S_Big;\n"
    assert text.index(box) < text.index("typedef double ad_double_3[3];") < text.index(scene)
    assert "double area(const Box *b, double s);" in text
    assert "void flip(const S_Big *s, double x, S_Big *result0, int32_t *result1);" in text
    assert "double last(Box *arg0, int64_t arg0_size0, ad_double_3 *arg1);" in text


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")
def test_c_calls_with_structs(built: Path) -> None:
    (built / "main.c").write_text(MAIN)
    command = ["clang-22", "-Wall", "-Werror", "main.c", "shapes.o", "-o", "main", "-lm"]
    subprocess.run(command, cwd=built, check=True)
    run = subprocess.run([built / "main"], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        "60",
        "2 7 0 3 2 9 7",
        "9 3 1 0.5",
        "12",
        "30 20 6",
    ]


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="needs clang-22")
def test_c_calls_with_existentials(tmp_path: Path) -> None:
    (tmp_path / "any.mlir").write_text(EXISTENTIALS)
    (tmp_path / "main.c").write_text(CALLS_EXISTENTIALS)
    paths = [f"--header={tmp_path / 'any.h'}", "-o", str(tmp_path / "any.o")]
    assert main([str(tmp_path / "any.mlir"), "--emit=obj", *paths]) == 0
    command = ["clang-22", "-Wall", "-Werror", "main.c", "any.o", "-o", "main", "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    run = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["9 10 19", "1 4", "2 8 6"]
