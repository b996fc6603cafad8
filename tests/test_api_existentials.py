"""Existentials from Python and the command line: values, derivatives, what does not fit."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.tools.ad_run import main

import ad_opt

PROGRAM = """
!Shape = !iface.any<@IShape>
!Disk = !agg.struct<@Disk>
!Box = !agg.struct<@Box>
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self, f64) -> f64 builtin "differentiable"
}
agg.struct_def @Disk {
  agg.field @r : f64
}
agg.struct_def @Box {
  agg.field @w : f64
  agg.field @n : i8
  agg.field @h : f64
}
iface.witness_table @Disk_IShape : @IShape for !Disk {
  iface.entry "area" = @Disk.area
}
iface.witness_table @Box_IShape : @IShape for !Box {
  iface.entry "area" = @Box.area
}
func.func private @Disk.area(%s: !Disk, %k: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %r = agg.get %s "r" : !Disk -> f64
  %q = arith.mulf %r, %r : f64
  %a = arith.mulf %q, %k : f64
  return %a : f64
}
func.func private @Box.area(%s: !Box, %k: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %w = agg.get %s "w" : !Box -> f64
  %h = agg.get %s "h" : !Box -> f64
  %q = arith.mulf %w, %h : f64
  %a = arith.mulf %q, %k : f64
  return %a : f64
}
func.func @area(%o: !Shape, %k: f64) -> f64
    attributes {autodiff.differentiable = "both"} {
  %r = iface.open %o as "S" : !Shape -> f64 {
  ^bb0(%w: !iface.witness<@IShape>, %self: !iface.tparam<"S">):
    %m = iface.lookup %w "area" : !iface.witness<@IShape> -> (!iface.tparam<"S">, f64) -> f64
    %f = autodiff.invoke %m(%self, %k) : (!iface.tparam<"S">, f64) -> f64
    iface.yield %f : f64
  }
  return %r : f64
}
func.func @make(%x: f64, %disk: i1) -> !Shape
    attributes {autodiff.differentiable = "both"} {
  %r = scf.if %disk -> (!Shape) {
    %d = agg.make %x : (f64) -> !Disk
    %p = iface.pack %d via @Disk_IShape : !Disk -> !Shape
    scf.yield %p : !Shape
  } else {
    %n = arith.constant 7 : i8
    %b = agg.make %x, %n, %x : (f64, i8, f64) -> !Box
    %p = iface.pack %b via @Box_IShape : !Box -> !Shape
    scf.yield %p : !Shape
  }
  return %r : !Shape
}
"""


@dataclass
class Box:
    w: float
    n: int
    h: float


@pytest.fixture(scope="module", params=[0, 3], ids=["O0", "O3"])
def prog(request: pytest.FixtureRequest) -> ad_opt.Program:
    return ad_opt.load(PROGRAM, opt_level=request.param)


def test_values_say_their_type(prog: ad_opt.Program) -> None:
    assert prog["area"](("Disk", (2.0,)), 10.0) == 40.0
    assert prog["area"](("Box", {"w": 2.0, "n": 1, "h": 3.0}), 10.0) == 60.0
    assert prog["area"](Box(2.0, 1, 3.0), 10.0) == 60.0


def test_values_come_back_as_their_type(prog: ad_opt.Program) -> None:
    disk, box = prog["make"](3.0, True), prog["make"](3.0, False)
    assert (type(disk).__name__, disk.r) == ("Disk", 3.0)
    assert (type(box).__name__, box.w, box.n, box.h) == ("Box", 3.0, 7, 3.0)
    assert prog["area"](box, 2.0) == 18.0


def test_derivatives(prog: ad_opt.Program) -> None:
    area = prog["area"]
    gradient, slope = ad_opt.grad(area)(("Disk", (2.0,)), 10.0)
    assert (gradient.r, slope) == (40.0, 4.0)
    gradient, slope = ad_opt.grad(area)(Box(2.0, 1, 3.0), 10.0)
    assert (gradient.w, gradient.h, slope) == (30.0, 20.0, 6.0)
    tangent = ("Box.Differential", (1.0, 1.0))
    assert ad_opt.jvp(area, (Box(2.0, 1, 3.0), 10.0), (tangent, 0.0)) == (60.0, 50.0)
    assert ad_opt.jvp(area, (Box(2.0, 1, 3.0), 10.0), (None, 1.0)) == (60.0, 6.0)
    _, pullback = ad_opt.vjp(prog["make"], 3.0, False)
    assert pullback(tangent) == 2.0
    assert pullback(None) == 0.0


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (("Dsk", (1.0,)), "a Dsk, which `!iface.any<@IShape>` cannot hold"),
        (3.0, "a float, which"),
        (("Disk", (1.0, 2.0)), "2 of 1 values in a Disk"),
        (("Box", (1.0, 300, 2.0)), "300, which is out of range for its `n`"),
    ],
)
def test_what_does_not_fit_is_named(prog: ad_opt.Program, value: object, words: str) -> None:
    with pytest.raises(DiagnosticError) as caught:
        prog["area"](value, 1.0)
    (found,) = caught.value.diagnostics
    assert found.code == "AD0503"
    assert words in found.message


def test_check_grads_refuses_existentials(prog: ad_opt.Program) -> None:
    with pytest.raises(DiagnosticError, match="AD0710"):
        ad_opt.check_grads(prog["area"], Box(2.0, 1, 3.0), 1.0)


def test_ad_run_names_the_type(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shapes.mlir"
    file.write_text(PROGRAM)
    assert main([str(file), "area", "--args={Disk: {r: 2}}, 10", "--grad"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["gradients"] == {"o": {"Disk": {"r": 40.0}}, "k": 4.0}
    assert main([str(file), "make", "--args=3, false"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["results"] == [{"Box": {"w": 3.0, "n": 7, "h": 3.0}}]
    assert main([str(file), "area", "--args={Dsk: {r: 2}}, 10"]) == 2
    assert "did you mean `Disk`?" in capsys.readouterr().err


def test_buffers_of_existentials_and_matrices_are_refused() -> None:
    program = ad_opt.load(
        """
iface.interface @IShape extends [@IDifferentiable] {
  iface.req_func @area : (!iface.self) -> f64
}
agg.struct_def @Square {
  agg.field @side : f64
}
func.func private @Square.area(%s: !agg.struct<@Square>) -> f64 {
  %a = agg.get %s "side" : !agg.struct<@Square> -> f64
  return %a : f64
}
iface.witness_table @Square_IShape : @IShape for !agg.struct<@Square> {
  iface.entry "area" = @Square.area
}
func.func @first(%m: memref<?x!iface.any<@IShape>>) -> f64 {
  %c0 = arith.constant 0 : index
  %o = memref.load %m[%c0] : memref<?x!iface.any<@IShape>>
  %r = func.call @area(%o) : (!iface.any<@IShape>) -> f64
  return %r : f64
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
"""
    )
    first, area = program["first"], program["area"]
    assert str(first.signature) == "(memref<?x!iface.any<@IShape>>) -> f64"
    for call in (first, ad_opt.grad(first), lambda m: ad_opt.jvp(first, (m,), (m,))):
        with pytest.raises(ad_opt.DiagnosticError, match="let the program make such a buffer"):
            call([("Square", (3.0,))])
    for matrix in (ad_opt.jacobian, ad_opt.hessian):
        with pytest.raises(ad_opt.DiagnosticError, match="do not look into existentials"):
            matrix(area)
