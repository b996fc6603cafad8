"""Names of functions: any text may be one, and what passes make is called as nothing else is."""

from __future__ import annotations

import ctypes
import math
import subprocess
from pathlib import Path

import numpy as np
import pytest
from ad_opt.dialects.support.diagnostics.warnings import collecting
from ad_opt.tools.ad_opt import main

import ad_opt
from ad_opt import DiagnosticError

OWN = """
func.func @f_grad(%x: f64) -> f64 {
  %y = math.cos %x : f64
  return %y : f64
}
func.func @f_vjp(%x: f64) -> f64 {
  %y = func.call @f_grad(%x) : (f64) -> f64
  return %y : f64
}
memref.global "private" @f_jvp : memref<1xf64> = dense<3.0>
func.func @f(%x: f64) -> f64 {
  %i = arith.constant 0 : index
  %m = memref.get_global @f_jvp : memref<1xf64>
  %three = memref.load %m[%i] : memref<1xf64>
  %y = func.call @f_vjp(%x) : (f64) -> f64
  %z = arith.mulf %y, %three : f64
  return %z : f64
}
"""
X = 0.5
FIRST, SECOND = -3 * math.sin(X), -3 * math.cos(X)

NAMES = (
    'a"b',
    "a\\b",
    "a%b",
    "a b",
    "ü😀",
    "a\nb",
    "a,b}",
    "{0}",
    "%s",
    "@x",
    "1",
    "true",
    "f.late",
)


def escaped(name: str) -> str:
    """A name inside of quotes, as MLIR writes it."""
    return "".join(
        chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in name.encode()
    )


def repeated_sine(name: str) -> str:
    """A recursive function: the sine of the sine ... of x, k times."""
    name = escaped(name)
    return f"""
    func.func private @"{name}.adjoint"(%x: f64) -> f64 {{
      %y = math.sin %x : f64
      return %y : f64
    }}
    func.func @"{name}"(%x: f64, %k: i64) -> f64 {{
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %done = arith.cmpi sle, %k, %zero : i64
      %r = scf.if %done -> (f64) {{
        scf.yield %x : f64
      }} else {{
        %l = arith.subi %k, %one : i64
        %inner = func.call @"{name}"(%x, %l) : (f64, i64) -> f64
        %y = func.call @"{name}.adjoint"(%inner) : (f64) -> f64
        scf.yield %y : f64
      }}
      return %r : f64
    }}"""


@pytest.mark.parametrize("name", NAMES)
def test_any_text_is_a_name(name: str) -> None:
    f = ad_opt.load(repeated_sine(name))[name]
    first = math.cos(X) * math.cos(math.sin(X))
    second = -math.sin(X) * math.cos(math.sin(X)) - math.cos(X) ** 2 * math.sin(math.sin(X))
    assert math.isclose(f(X, 2), math.sin(math.sin(X)))
    assert math.isclose(ad_opt.grad(f)(X, 2), first)
    assert math.isclose(ad_opt.jvp(f, (X, 2), (1.0, None))[1], first)
    assert math.isclose(ad_opt.vjp(f, X, 2)[1](1.0), first)
    assert math.isclose(ad_opt.hvp(f, (X, 2), (1.0, None)), second)


@pytest.mark.parametrize("name", ["", "a\0b"])
def test_llvm_has_no_such_name(name: str) -> None:
    program = ad_opt.load(repeated_sine(name))
    with pytest.raises(DiagnosticError) as caught:
        program[name](X, 2)
    assert caught.value.diagnostics[0].code == "AD0401"
    # Nobody hears of the name of a private function.
    text = repeated_sine(name).replace("func.func @", "func.func private @")
    called = (
        text
        + f"""
    func.func @g(%x: f64, %k: i64) -> f64 {{
      %y = func.call @"{escaped(name)}"(%x, %k) : (f64, i64) -> f64
      return %y : f64
    }}"""
    )
    assert math.isclose(ad_opt.grad(ad_opt.load(called)["g"])(X, 1), math.cos(X))


def test_names_of_derivatives_that_the_program_has() -> None:
    f = ad_opt.load(OWN)["f"]
    with collecting() as warned:
        assert math.isclose(ad_opt.grad(f)(X), FIRST)
        assert math.isclose(ad_opt.value_and_grad(f)(X)[1], FIRST)
        assert math.isclose(ad_opt.jvp(f, (X,), (1.0,))[1], FIRST)
        assert math.isclose(ad_opt.vjp(f, X)[1](1.0), FIRST)
        assert math.isclose(ad_opt.hvp(f, (X,), (1.0,)), SECOND)
        assert math.isclose(ad_opt.jacobian(f)(X), FIRST)
    assert not warned  # nobody sees these names


@pytest.mark.parametrize(
    "options",
    [
        ("--grad=f", "--hvp=f"),
        (
            "-p",
            "request-derivative{function=f},request-derivative{function=f kind=hvp},differentiate",
        ),
        ("-p", "request-derivative{function=f kind=hvp},differentiate"),
    ],
)
def test_new_names_are_told(
    options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.mlir").write_text(OWN)
    assert main([str(tmp_path / "own.mlir"), *options]) == 0
    printed = capsys.readouterr()
    assert "AD0854" in printed.err
    assert "@f_grad_1`" in printed.err
    program = ad_opt.load(printed.out)
    assert math.isclose(program["f_grad"](X), math.cos(X))
    assert math.isclose(program["f_grad_1"](X), FIRST)
    assert math.isclose(program["f_hvp"](X, 1.0)[1], SECOND)
    assert "f_grad_2" not in program.functions


def test_each_program_of_a_file_has_its_own_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = "func.func @f(%x: f64) -> f64 {\n  return %x : f64\n}\n"
    (tmp_path / "own.mlir").write_text(f"{other}// -----\n{OWN}// -----\n{other}")
    assert main([str(tmp_path / "own.mlir"), "--grad=f", "--split-input-file"]) == 0
    first, second, third = capsys.readouterr().out.split("// -----")
    assert "@f_grad(" in first
    assert "@f_grad_1(" in second
    assert "@f_grad(" in third


def test_a_name_that_is_asked_for_is_not_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "own.mlir").write_text(OWN)
    request = "request-derivative{function=f result=f_jvp}"
    assert main([str(tmp_path / "own.mlir"), "-p", request]) == 1
    assert "AD0704" in capsys.readouterr().err


def test_objects_have_both(tmp_path: Path) -> None:
    (tmp_path / "own.mlir").write_text(OWN)
    made, header = tmp_path / "own.o", tmp_path / "own.h"
    words = ["--grad=f", "--emit=obj", f"--header={header}", "-o", str(made)]
    assert main([str(tmp_path / "own.mlir"), *words]) == 0
    assert "double f_grad(double x);" in header.read_text()
    assert "double f_grad_1(double x);" in header.read_text()
    shared = tmp_path / "own.so"
    subprocess.run(["gcc", "-shared", "-o", shared, made, "-lm"], check=True)
    library = ctypes.CDLL(str(shared))
    for name, value in (("f_grad", math.cos(X)), ("f_grad_1", FIRST)):
        function = library[name]
        function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
        assert math.isclose(function(X), value)


def test_objects_beside_a_program_in_llvm_ir(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program's own ``f_grad`` is linked with the derivative, though `f` does not call it."""
    (tmp_path / "own.ll").write_text("""
define double @f(double %x) {  ; @f_jvp = nothing
  %y = fmul double %x, %x
  ret double %y
}
define double @f_grad(double %x) {
  ret double %x
}
""")
    assert main([str(tmp_path / "own.ll"), "--grad=f", "--jvp=f", "--emit=llvm-ir"]) == 0
    printed = capsys.readouterr()
    assert "@f_grad_1(" in printed.out
    assert "@f_grad(" not in printed.out
    assert "@f_jvp(" in printed.out


@pytest.mark.parametrize("level", [0, 1, 2])
def test_constants_that_lowering_makes_are_not_shared(level: int) -> None:
    """A derivative shares variables with the program, not constants that both have made."""
    text = """
    memref.global "private" @state : memref<2xf64> = dense<[0.5, -0.3]>
    func.func @f(%x: f64, %t: tensor<2xf64>) -> f64 {
      %m = memref.get_global @state : memref<2xf64>
      %c = arith.constant dense<[2.0, 3.0]> : tensor<2xf64>
      %c0 = arith.constant 0 : index
      %p = arith.mulf %t, %c : tensor<2xf64>
      %e = tensor.extract %p[%c0] : tensor<2xf64>
      memref.store %e, %m[%c0] : memref<2xf64>
      %l = memref.load %m[%c0] : memref<2xf64>
      %r = arith.mulf %l, %x : f64
      return %r : f64
    }
    """
    f = ad_opt.load(text, opt_level=level)["f"]
    by_x, by_t = ad_opt.grad(f)(5.0, np.array([1.5, 2.0]))
    assert by_x == 2.0 * 1.5
    assert by_t.tolist() == [2.0 * 5.0, 0.0]
