"""``ad-opt`` and ``ad-run`` with LLVM IR: what is LLVM IR, and what can be written of it."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from ad_opt.tools import ad_opt, ad_run

SOURCE = """; a program
declare double @exp(double)

define double @f(double %x, double %y) {
  %a = fmul double %x, %y
  %b = call double @exp(double %a)
  ret double %b
}
"""


@pytest.fixture
def text(tmp_path: Path) -> Path:
    path = tmp_path / "f.ll"
    path.write_text(SOURCE)
    return path


@pytest.fixture
def bitcode(tmp_path: Path) -> Path:
    path = tmp_path / "f.bc"
    path.write_bytes(llvm.parse_assembly(SOURCE).as_bitcode())
    return path


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert ad_opt.main(words) == 0
    return capsys.readouterr().out


def test_the_dialect_is_printed(
    text: Path, bitcode: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = output(capsys, str(text))
    assert "%b = llvm.call @exp(%a) : (f64) -> f64" in printed
    assert output(capsys, str(bitcode)) == printed


def test_passes_run_on_it(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "llvm.fmul" in output(capsys, str(text), "-p", "canonicalize,cse")


def test_llvm_ir_again(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = output(capsys, str(text), "--emit=llvm-ir")
    assert "%v3 = call double @exp(double %v2)" in printed
    llvm.parse_assembly(printed).verify()


def test_assembly(bitcode: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "exp" in output(capsys, str(bitcode), "--emit=asm", "-O1")


@pytest.mark.parametrize("kind", ["text", "bitcode"])
def test_standard_input(
    kind: str,
    text: Path,
    bitcode: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = (text if kind == "text" else bitcode).read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    assert "llvm.func @f" in output(capsys, "-")


def test_text_in_a_file_called_bc(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "g.bc"
    path.write_text(SOURCE)
    assert "llvm.func @f" in output(capsys, str(path))


@pytest.mark.parametrize("kind", ["text", "bitcode"])
def test_run(kind: str, text: Path, bitcode: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = text if kind == "text" else bitcode
    assert ad_run.main([str(path), "f", "--args=0.5, 2.0"]) == 0
    assert json.loads(capsys.readouterr().out)["results"] == [2.718281828459045]


def test_an_error_shows_the_line(text: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text.write_text(SOURCE.replace("ret double %b", "ret float %b"))
    assert ad_opt.main([str(text)]) == 1
    shown = capsys.readouterr().err
    assert "f.ll:7:13" in shown
    assert "ret float %b" in shown


def test_expected_errors_in_comments(text: Path) -> None:
    wrong = SOURCE.replace(
        "ret double %b", "; expected-error @+1 {{defined with type 'double'}}\n  ret float %b"
    )
    text.write_text(wrong)
    assert ad_opt.main([str(text), "--verify-diagnostics"]) == 0


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler to link with")
def test_an_object_file_of_a_whole_program(tmp_path: Path) -> None:
    source = """
@text = constant [9 x i8] c"%d %.3f\\0A\\00"
declare i32 @printf(ptr, ...)
define i32 @main(i32 %count, ptr %words) {
  %x = sitofp i32 %count to double
  %y = fdiv double %x, 8.0
  %n = call i32 (ptr, ...) @printf(ptr @text, i32 %count, double %y)
  call void asm sideeffect "nop", ""()
  ret i32 0
}
"""
    (tmp_path / "main.ll").write_text(source)
    made = tmp_path / "main.o"
    assert ad_opt.main([str(tmp_path / "main.ll"), "--emit=obj", "-o", str(made)]) == 0
    subprocess.run(["gcc", str(made), "-o", str(tmp_path / "main")], check=True)
    done = subprocess.run([str(tmp_path / "main"), "x"], capture_output=True, text=True, check=True)
    assert done.stdout == "2 0.250\n"
