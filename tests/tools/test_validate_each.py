"""``ad-opt --validate-each``: the first pass that changes a value is named, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.passes.optimize.scalar import simplify
from ad_opt.passes.optimize.scalar.simplify import SimplifyPass
from ad_opt.tools.ad_opt import main
from ad_opt.tools.debug.executions import near
from xdsl.dialects.arith import ConstantOp, MinSIOp
from xdsl.dialects.builtin import IndexType

import found_programs

PROGRAM = """\
func.func @f(%x: f64, %m: memref<4xf64>, %i: index) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = math.sin %a : f64
  %e = memref.load %m[%i] : memref<4xf64>
  %r = arith.mulf %b, %e : f64
  memref.store %r, %m[%i] : memref<4xf64>
  return %r : f64
}
"""


@pytest.mark.parametrize("kind", ["grad", "value-and-grad", "jvp", "vjp", "hvp"])
def test_nothing_is_wrong(program: str, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, f"--{kind}=f", "--validate-each", "--emit=llvm-dialect"]) == 0
    err = capsys.readouterr().err
    name = kind.replace("-", "_")
    assert f"validated @f_{name} " in err
    assert err.rstrip().endswith("(against dual numbers)")
    assert "(made up)" in err


def test_a_pass_that_changes_a_value_is_named(
    program: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(self: SimplifyPass, ctx: object, func: object, analyses: object) -> None:
        for op in list(func.walk()):  # type: ignore[attr-defined]
            if op.name == "arith.mulf":
                op.operands[1] = op.operands[0]

    monkeypatch.setattr(SimplifyPass, "apply_function", wrong)
    assert main([program, "-p", "cse,simplify,canonicalize", "--validate-each"]) == 1
    err = capsys.readouterr().err
    assert "error[AD0304]: pass `simplify` changes what @f computes" in err
    assert "at @f(" in err
    assert "it was (" in err


def test_a_wrong_derivative_is_found_where_it_is_made(
    program: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The primal stays right: only dual numbers know."""
    from ad_opt.passes.autodiff.requests.differentiate import DifferentiatePass

    right = DifferentiatePass.apply

    def wrong(self: DifferentiatePass, ctx: object, op: object) -> None:
        right(self, ctx, op)  # type: ignore[arg-type]
        for inner in list(op.walk()):  # type: ignore[attr-defined]
            if inner.name == "math.cos":
                from xdsl.dialects.math import SinOp

                other = SinOp(inner.operands[0])
                inner.parent.insert_op_before(other, inner)
                inner.results[0].replace_all_uses_with(other.result)

    monkeypatch.setattr(DifferentiatePass, "apply", wrong)
    for kind, said in (("grad", "along a direction it is"), ("jvp", "tangents are")):
        assert main([program, f"--{kind}=f", "--validate-each"]) == 1
        err = capsys.readouterr().err
        assert f"error[AD0304]: pass `differentiate` changes what @f_{kind} computes" in err
        assert said in err
        assert "dual numbers say" in err


def test_arguments_may_be_given(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = [program, "-p", "cse,simplify,lower", "--validate-each"]
    assert main([*words, "--validate-at=f(0.5, [1, 2, 3, 4], 3)"]) == 0
    assert "(given)" in capsys.readouterr().err
    assert main([*words, "--validate-at=f"]) == 2
    assert "error[AD0006]" in capsys.readouterr().err
    assert main([*words, "--validate-at=g(1.0)"]) == 1
    assert "error[AD0501]" in capsys.readouterr().err


def test_given_arguments_outside_of_arrays_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.mlir"
    path.write_text("""
func.func @f(%m: memref<?xf64>, %i: index) -> f64 {
  %v = memref.load %m[%i] : memref<?xf64>
  return %v : f64
}
func.func @g(%x: f64) -> f64 {
  return %x : f64
}
""")
    at = "--validate-at=f([1.0, 2.0], 7)"
    assert main([str(path), "-p", "cse,simplify,lower", "--validate-each", at]) == 0
    err = capsys.readouterr().err
    assert "warning[AD0305]: @f is not validated: at @f([1., 2.], 7) it cannot be run: " in err
    assert "validated @g" in err
    assert "validated @f" not in err


def test_a_function_of_c_is_run_as_machine_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.ll"
    path.write_text(
        """
define double @f(ptr %x, i64 %n) {
  %a = load double, ptr %x
  %q = getelementptr double, ptr %x, i64 1
  %b = load double, ptr %q
  %p = fmul double %a, %b
  ret double %p
}
"""
    )
    assert main([str(path), "--grad=f", "--validate-each"]) == 0
    assert "warning[AD0305]" in capsys.readouterr().err
    at = "--validate-at=f([2.0, 3.0], 2)"
    assert main([str(path), "--grad=f", "--validate-each", at]) == 0
    err = capsys.readouterr().err
    assert "validated @f " in err
    assert "validated @f_grad" in err
    assert "(against differences)" in err


def test_programs_of_the_repository_validate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = found_programs.ROOT / "tests" / "differentiation" / "programs"
    path = tmp_path / "f.mlir"
    for file in sorted(folder.glob("*.mlir"))[:6]:
        for program in list(found_programs.found_programs(file))[:2]:
            path.write_text(program.text)
            assert main([str(path), f"--vjp={program.entry}", "--validate-each"]) in (0, 1)
            err = capsys.readouterr().err
            assert "AD0304" not in err, program.text


def test_numbers_that_are_near() -> None:
    assert near(1.0, 1.0 + 1e-13, 1e-12)
    assert not near(1.0, 1.0 + 1e-11, 1e-12)
    assert near(float("nan"), float("nan"), 1e-12)
    assert not near(1, 2, 1.0)
    assert simplify.SimplifyPass.name == "simplify"


SQUARES = """\
func.func @f(%x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %z) -> (f64) {
    %v = memref.load %x[%i] : memref<?xf64>
    %w = arith.mulf %v, %v : f64
    %b = arith.addf %a, %w : f64
    scf.yield %b : f64
  }
  return %s : f64
}
"""


def test_a_fault_that_only_long_arrays_show_is_found(
    program: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(self: SimplifyPass, ctx: object, func: object, analyses: object) -> None:
        for op in list(func.walk()):  # type: ignore[attr-defined]
            if op.name == "scf.for":  # a loop that stops where a vector of 32 would
                most = ConstantOp.from_int_and_width(32, IndexType())
                less = MinSIOp(op.operands[1], most.result)
                op.parent.insert_ops_before([most, less], op)
                op.operands[1] = less.result

    Path(program).write_text(SQUARES)
    assert main([program, "-p", "simplify", "--grad=f", "--validate-each"]) == 0
    monkeypatch.setattr(SimplifyPass, "apply_function", wrong)
    capsys.readouterr()
    assert main([program, "-p", "cse,simplify", "--validate-each"]) == 1
    assert "error[AD0304]: pass `simplify` changes what @f computes" in capsys.readouterr().err
