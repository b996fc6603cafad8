"""Options of `ad-opt` that find the pass which breaks a program: ``--bisect-limit``, ``--diff``."""

from __future__ import annotations

import io
import re

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.dialects.support.text.stable_names import StableNames
from ad_opt.lowering.interpreters import run_function
from ad_opt.passes.infrastructure.instruments.bisect import BisectLimit
from ad_opt.passes.infrastructure.instruments.ir_diff import differing
from ad_opt.passes.infrastructure.manager import PassManager
from ad_opt.passes.infrastructure.pass_registry import all_passes
from ad_opt.passes.optional_passes import OPTIONAL
from ad_opt.tools.ad_opt import main

import found_programs
from python_agreement import problems

PROGRAM = """\
func.func @g(%x: f64) -> f64 {
  %one = arith.constant 1.0 : f64
  %y = arith.mulf %x, %one : f64
  %z = math.sin %y : f64
  return %z : f64
}
func.func @f(%x: f64) -> f64 {
  %a = arith.addf %x, %x : f64
  %b = arith.addf %x, %x : f64
  %c = arith.mulf %a, %b : f64
  %d = func.call @g(%c) : (f64) -> f64
  return %d : f64
}
"""


def test_bisection_names_each_run_of_a_pass_that_may_be_left_out(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [program, "-p", "simplify,internalize{keep=f},cse", "--bisect-limit=1"]
    assert main(words) == 0
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        "BISECT: running pass (1) simplify on @g",
        "BISECT: NOT running pass (2) simplify on @f",
        "BISECT: NOT running pass (3) cse on the module",
    ]
    assert "arith.mulf %x" not in captured.out  # done in @g
    assert captured.out.count("arith.addf") == 2  # not done in @f


def test_what_lowers_and_differentiates_is_kept(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, "--grad=f", "--bisect-limit=0", "--emit=llvm-ir"]) == 0
    captured = capsys.readouterr()
    assert "define double @f_grad" in captured.out
    assert "BISECT: running" not in captured.err
    assert " differentiate on" not in captured.err


def test_all_of_them_run_without_a_limit(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, "--grad=f", "--bisect-limit=-1"]) == 0
    captured = capsys.readouterr()
    assert "NOT running" not in captured.err
    numbers = [int(n) for n in re.findall(r"pass \((\d+)\)", captured.err)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert main([program, "--grad=f"]) == 0
    assert captured.out == capsys.readouterr().out
    assert main([program, "--grad=f", "--bisect-limit=-2"]) == 2


def test_passes_that_may_be_left_out_are_passes() -> None:
    assert OPTIONAL <= set(all_passes())


@pytest.mark.parametrize("limit", [0, 7])
def test_programs_mean_the_same_without_them(limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values against the interpreter, derivatives against dual numbers."""
    run = PassManager.run

    def limited(self: PassManager, module: object) -> None:
        self.instrumentations = [BisectLimit(limit, OPTIONAL, io.StringIO())]
        run(self, module)  # type: ignore[arg-type]

    monkeypatch.setattr(PassManager, "run", limited)
    monkeypatch.setenv("AD_OPT_CACHE_DIR", "")
    folder = found_programs.ROOT / "tests" / "differentiation" / "programs"
    found = found_programs.found_programs(sorted(folder.glob("*.mlir"))[0])
    for program in list(found)[:5]:
        assert not list(problems(program)), program.text


def test_a_diff_shows_what_each_pass_changed(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([program, "-p", "inline,cse,dce", "--diff"]) == 0
    err = capsys.readouterr().err
    heads = re.findall(r"^// -----// IR changed by (.*) //----- //$", err, re.MULTILINE)
    assert heads == ["inline", "cse"]
    added = [line for line in err.splitlines() if line.startswith("+ ")]
    removed = [line for line in err.splitlines() if line.startswith("- ")]
    assert any("math.sin" in line for line in added)
    assert [line for line in removed if "arith.addf" in line] == [
        "-    %b = arith.addf %x, %x : f64"
    ]
    assert "\x1b[" not in err


def test_a_diff_is_coloured_on_request(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, "-p", "cse", "--diff", "--color=always"]) == 0
    err = capsys.readouterr().err
    assert "\x1b[31m-    %b = arith.addf" in err
    assert "\x1b[36m@@" in err


def test_values_keep_their_names_while_others_come_and_go() -> None:
    names = StableNames()
    module = parse_module(make_context(), PROGRAM)
    before = names.text(module)
    assert before == str(module)
    (unused,) = (op for op in module.walk() if op.results and op.results[0].name_hint == "b")
    last = unused.next_op
    assert last is not None
    last.operands[1] = last.operands[0]
    unused.detach()
    unused.erase()
    lines = list(differing(before, names.text(module)))
    assert sum(line.startswith("-") for line in lines[2:]) == 2  # what is gone, and its user
    assert sum(line.startswith("+") for line in lines[2:]) == 1


def test_names_are_unique_whatever_they_look_like() -> None:
    text = """
func.func @f(%x: f64, %x_1: f64) -> f64 {
  %0 = arith.addf %x, %x_1 : f64
  %1 = arith.addf %0, %0 : f64
  return %1 : f64
}
"""
    module = parse_module(make_context(), text)
    for op in module.walk():
        for result in op.results:
            result.name_hint = "x"
    printed = StableNames().text(module)
    again = parse_module(make_context(), printed)
    defined = re.findall(r"%(\w+)(?: =|: f64)", printed)
    assert len(defined) == len(set(defined)) == 4
    assert again.is_structurally_equivalent(module)


def test_long_texts_are_compared_function_by_function() -> None:
    body = "\n".join(f"    %{n} = arith.addf %x, %x : f64" for n in range(21_000))
    text = f"builtin.module {{\n  func.func @f() {{\n{body}\n  }}\n  func.func @g() {{\n  }}\n}}"
    lines = list(differing(text, text.replace("    %7 = arith.addf %x, %x : f64\n", "")))
    assert lines[2:] == ["@@ func.func @f() { @@: 21002 lines became 21001"]


def test_rewrites_of_our_passes_count_and_stop(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """After any number of them, the program computes the same."""
    texts: list[str] = []
    for limit in range(12):
        assert main([program, "-p", "inline,cse,simplify", f"--rewrite-limit={limit}"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0].count("func.call") == 1
    different = dict.fromkeys(texts)
    assert len(different) >= 4
    values = {run_function(parse_module(make_context(), text), "f", [0.3])[0] for text in different}
    assert len(values) == 1


def test_requests_for_derivatives_are_rewrites(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [program, "-p", "request-derivative{function=f},differentiate"]
    assert main([*words, "--rewrite-limit=0"]) == 0
    assert "autodiff.bwd_diff" in capsys.readouterr().out
    assert main([*words, "--rewrite-limit=1"]) == 0
    assert "autodiff.bwd_diff" not in capsys.readouterr().out
    assert main([*words, "--statistics"]) == 0
    err = capsys.readouterr().err
    (row,) = re.findall(r"(\d+) rewrites  changed +differentiate$", err, re.MULTILINE)
    assert row == "1"
    assert re.search(r"differentiate\n +\d+ operations that are new\n +1 operations gone\n", err)
    assert "1 requests for derivatives resolved" in err
