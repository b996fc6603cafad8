"""``ad-reduce``: what is left still shows the fault, and little else."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.passes.autodiff.requests.differentiate import DifferentiatePass
from ad_opt.passes.infrastructure.verify_strict import verify
from ad_opt.tools.ad_reduce import main
from ad_opt.tools.reduce.delta import minimize
from ad_opt.tools.reduce.targets import KINDS
from ad_opt.tools.reduce.tests_of_programs import Worker
from hypothesis import given
from hypothesis import strategies as st
from xdsl.dialects.math import SinOp

PROGRAM = """\
func.func @h(%x: f64) -> f64 {
  %y = math.exp %x : f64
  return %y : f64
}
func.func @g(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant 3.25 : f64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (f64) {
    %t = math.sin %a : f64
    %u = arith.mulf %t, %k : f64
    %h = func.call @h(%u) : (f64) -> f64
    %c = arith.cmpf ogt, %h, %k : f64
    %v = scf.if %c -> f64 {
      %w = math.log %h : f64
      scf.yield %w : f64
    } else {
      scf.yield %h : f64
    }
    scf.yield %v : f64
  }
  return %r : f64
}
func.func @f(%x: f64, %m: memref<4xf64>, %n: index) -> f64 {
  %a = arith.addf %x, %x : f64
  %c = arith.mulf %a, %x : f64
  %d = func.call @g(%c, %n) : (f64, index) -> f64
  %e = memref.load %m[%n] : memref<4xf64>
  %r = arith.mulf %d, %e : f64
  return %r : f64
}
"""


@given(st.integers(0, 40), st.sets(st.integers(0, 39)))
def test_what_is_needed_stays_and_nothing_else(count: int, needed: set[int]) -> None:
    needed = {one for one in needed if one < count}
    left = list(range(count))

    def still(numbers: object) -> bool:
        gone = {left[at] for at in numbers}  # type: ignore[attr-defined]
        if gone & needed:
            return False
        left[:] = [one for one in left if one not in gone]
        return True

    minimize(count, still)
    assert left == sorted(needed)


def test_a_command_says_what_is_interesting(program: str, tmp_path: Path) -> None:
    out = tmp_path / "small.mlir"
    assert main([program, "--test=grep -q math.log", "-o", str(out)]) == 0
    text = out.read_text()
    assert "math.log" in text
    module = parse_module(make_context(), text)
    assert not verify(module)
    assert len(text.splitlines()) <= 7
    assert "math.sin" not in text
    assert "memref" not in text


def test_the_file_may_stand_anywhere_in_the_command(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, "--test=sh -c 'grep -q scf.if {} && grep -q memref {}'"]) == 0
    captured = capsys.readouterr()
    assert "scf.if" in captured.out
    assert "memref" in captured.out
    assert "math." not in captured.out
    assert "lines became" in captured.err


def test_a_diagnostic_of_passes(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(program).write_text(PROGRAM.replace("math.sin %a : f64", "llvm.fmul %a, %a : f64"))
    assert main([program, "--grad=f", "--error=AD0701"]) == 0
    out = capsys.readouterr().out
    assert "llvm.fmul" in out
    assert len(out.splitlines()) <= 16
    assert main([program, "--error=AD0701", "-p", "canonicalize"]) == 1
    assert "error[AD0016]" in capsys.readouterr().err


def test_the_function_that_is_asked_for_stays(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """That there is no such function is AD0703, as is a call of one without a body."""
    Path(program).write_text("""
func.func private @outside(f64) -> f64
func.func @f(%x: f64) -> f64 {
  %a = math.cos %x : f64
  %b = func.call @outside(%a) : (f64) -> f64
  return %b : f64
}""")
    assert main([program, "--grad=f", "--error=AD0703"]) == 0
    out = capsys.readouterr().out
    assert "func.call @outside(" in out
    assert "math.cos" not in out


def test_a_wrong_gradient(
    program: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The derivative of the sine is taken for the sine: that is what is left."""
    assert main([program, "--grad=f", "--wrong"]) == 1
    assert "error[AD0016]" in capsys.readouterr().err
    right = DifferentiatePass.apply

    def wrong(self: DifferentiatePass, ctx: object, op: object) -> None:
        right(self, ctx, op)  # type: ignore[arg-type]
        for inner in list(op.walk()):  # type: ignore[attr-defined]
            if inner.name == "math.cos":
                other = SinOp(inner.operands[0])
                inner.parent.insert_op_before(other, inner)
                inner.results[0].replace_all_uses_with(other.result)

    monkeypatch.setattr(DifferentiatePass, "apply", wrong)
    assert main([program, "--grad=f", "--wrong"]) == 0
    out = capsys.readouterr().out
    assert "math.sin" in out
    assert "math.log" not in out
    assert "scf." not in out
    assert "func.func @f" in out
    assert len(out.splitlines()) <= 7


def test_a_test_that_does_not_end_is_no(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    start = time.monotonic()
    assert main([program, "--test=sleep 60 #", "--timeout=0.2"]) == 1
    assert time.monotonic() - start < 20
    assert "error[AD0016]" in capsys.readouterr().err


def test_the_result_so_far_is_written_when_the_time_is_up(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, "--test=sh -c 'sleep 0.05; grep -q math.log {}'", "--most=0.2"]) == 0
    assert "math.log" in capsys.readouterr().out


def test_nothing_is_tried_when_the_time_is_up() -> None:
    """To write what would be tried takes long, too, in programs that are deep."""
    tried: list[Sequence[int]] = []

    def still(numbers: Sequence[int]) -> bool:
        tried.append(numbers)
        return False

    minimize(1000, still, lambda: len(tried) >= 3)
    assert len(tried) == 3


def test_programs_that_cannot_be_read_lose_lines(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(program).write_text(PROGRAM + "func.func @broken(\n")
    assert main([program, "--test=grep -q broken"]) == 0
    assert capsys.readouterr().out == "func.func @broken(\n"


@pytest.mark.parametrize(
    ("line", "code", "kept"),
    [
        ("%z = arith.addf %a %a : f64", "AD0101", "%z = arith.addf"),
        ("%z = arith.foo %a : f64", "AD0103", "%z = arith.foo"),
        ("scf.yield", "AD0201", "scf.yield"),
    ],
)
def test_programs_with_which_passes_do_not_begin(
    program: str, line: str, code: str, kept: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """They end with the same words, so that not any program that cannot be read will do."""
    body = f"  %b = math.sin %a : f64\n  {line}\n  return %a : f64\n"
    text = f"func.func @f(%a: f64) -> f64 {{\n{body}}}\n"
    Path(program).write_text(text)
    assert main([program, "-p", "cse", f"--error={code}"]) == 0
    out = capsys.readouterr().out
    assert kept in out
    assert "math.sin" not in out


def test_llvm_ir_loses_functions_and_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "f.ll"
    path.write_text(
        """define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}

define double @g(double %x) {
  %z = fadd double %x, %x
  %y = fmul double %x, %x
  ret double %y
}
"""
    )
    check = tmp_path / "check.py"
    check.write_text(
        "import sys, llvmlite.binding as llvm\n"
        "text = open(sys.argv[1]).read()\n"
        "llvm.parse_assembly(text)\n"
        "sys.exit('define' not in text or 'fmul' not in text)\n"
    )
    assert main([str(path), f"--test={sys.executable} {check}"]) == 0
    out = capsys.readouterr().out
    assert out.count("define") == 1
    assert "fadd" not in out
    assert "fmul" in out
    assert main([str(path), "--grad=f", "--wrong"]) == 2


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--test=true", "--wrong"],
        ["--wrong"],
        ["--error=AD0701"],
        ["--test=true", "--timeout=0"],
        ["--test=true", "--most=-1"],
        ["--error=AD9999", "-p", "cse"],
        ["--nope"],
    ],
)
def test_wrong_command_lines(
    program: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, *words]) == 2
    assert "error[AD0006]" in capsys.readouterr().err


def test_each_kind_of_part_is_taken_away() -> None:
    """One part of each kind leaves a program that is valid, or is refused by the verifier."""
    module = parse_module(make_context(), PROGRAM)
    for kind in KINDS:
        for number in range(len(kind.parts(module))):
            copy = module.clone()
            kind.remove(kind.parts(copy)[number])
            verify(copy)  # says no, at most
        assert kind.parts(module) or kind.name in ("branches", "attributes")


def test_a_program_that_ends_the_process_is_not_interesting() -> None:
    def test(program: str) -> bool:
        if program == "crash":
            os._exit(3)
        if program == "loop":
            time.sleep(60)
        if program == "raise":
            raise ValueError
        return program == "yes" * 100_000

    worker = Worker(test, 0.5)
    for program in ("crash", "loop", "raise", "no"):
        assert not worker(program)
        assert worker("yes" * 100_000)
    worker.stop()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("no-such-command {}", "`no-such-command` is not there"),
        ("./plain.sh", "`./plain.sh` is no program"),
        ("./unsigned.sh", "`./unsigned.sh` does not start"),
        ('"unclosed', "cannot be read: No closing quotation"),
        ("", "the command is empty"),
    ],
)
def test_commands_that_cannot_run_are_refused(
    program: str,
    command: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plain.sh").write_text("exit 0\n")
    (tmp_path / "unsigned.sh").write_text("exit 0\n")  # executable, but without `#!`
    (tmp_path / "unsigned.sh").chmod(0o755)
    assert main([program, f"--test={command}"]) == 2
    err = capsys.readouterr().err
    assert "error[AD0006]: option --test" in err
    assert said in err


def test_a_reader_that_went_away_is_no_error(program: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "ad_opt.tools.ad_reduce", program, "--test=true"]
    done = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
