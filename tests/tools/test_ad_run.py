"""The command ``ad-run``: its arguments, output and exit status."""

from __future__ import annotations

import json
import subprocess
import sys

import numpy as np
import pytest
from ad_opt.tools.ad_run import main

PROGRAM = """
func.func @add(%a: f64, %b: f64) -> f64 {
  %r = arith.addf %a, %b : f64
  return %r : f64
}
func.func @swap(%x: memref<2x2xf64>) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant true
  %u = memref.load %x[%c0, %c1] : memref<2x2xf64>
  %v = memref.load %x[%c1, %c0] : memref<2x2xf64>
  memref.store %v, %x[%c0, %c1] : memref<2x2xf64>
  memref.store %u, %x[%c1, %c0] : memref<2x2xf64>
  return %c1, %t : index, i1
}
func.func @get(%x: memref<?xi32>, %i: index) -> i32 {
  %v = memref.load %x[%i] : memref<?xi32>
  return %v : i32
}
func.func @divide(%a: f64, %b: f64) -> f64 {
  %r = arith.divf %a, %b : f64
  return %r : f64
}
"""


@pytest.fixture
def run(tmp_path, capsys):
    path = tmp_path / "p.mlir"
    path.write_text(PROGRAM)

    def go(*words):
        status = main([str(path), *words, "--no-cache"])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return go


def results(outcome):
    status, out, err = outcome
    assert (status, err) == (0, "")
    return json.loads(out)


def test_results_and_changed_arguments_are_json(run):
    assert results(run("add", "--args=1.5, 2")) == {"results": [3.5], "arguments": {}}
    report = results(run("swap", "--args=[[1, 2], [3, 4]]"))
    assert report == {"results": [1, True], "arguments": {"x": [[1.0, 3.0], [2.0, 4.0]]}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[5, 6, 7], 1", 6),
        ("[-1, 0x10, 0b11], 1", 16),
        ("arange(9), 8", 8),
        ("zeros(4), 3", 0),
        ("ones(4), 3", 1),
        ("full(4, -7), 3", -7),
        (" [ 5 ,6 ] , 0 ", 5),
    ],
)
def test_arguments_of_every_kind(run, text, expected):
    assert results(run("get", f"--args={text}"))["results"] == [expected]


@pytest.mark.parametrize(
    ("layout", "expected"),
    [("d0", [0.0, 4.0, 0.0, 0.0]), ("d0 * 2 + 1", [0.0, 4.0, 0.0, 0.0]), ("d0 floordiv 2", None)],
)
def test_layouts_that_are_maps(tmp_path, capsys, layout, expected):
    """A map that changes nothing is no layout, an affine one is strides; others are refused."""
    kind = f"memref<4xf64, affine_map<(d0) -> ({layout})>>"
    path = tmp_path / "p.mlir"
    path.write_text(f"""
func.func @square(%m: {kind}) -> f64 {{
  %c1 = arith.constant 1 : index
  %x = memref.load %m[%c1] : {kind}
  %y = arith.mulf %x, %x : f64
  return %y : f64
}}
""")
    status = main([str(path), "square", "--args=[1, 2, 3, 4]", "--grad", "--no-cache"])
    captured = capsys.readouterr()
    if expected is None:
        assert status == 1
        assert "error[AD0402]" in captured.err
    else:
        assert json.loads(captured.out)["gradients"] == {"m": expected}


def test_random_arguments_depend_on_the_seed_only(run):
    first, again, other = (
        results(run("swap", f"--args=random(2x2, seed={seed})"))["arguments"]["x"]
        for seed in (1, 1, 2)
    )
    assert first == again != other
    assert np.array_equal(np.array(first).T, np.random.default_rng(1).random((2, 2)))


def test_arrays_come_from_files(run, tmp_path):
    np.save(tmp_path / "x.npy", np.array([[1.0, 2.0], [3.0, 4.0]]))
    np.savez(tmp_path / "d.npz", y=np.array([4, 5, 6], np.int32))
    report = results(run("swap", f"--args={tmp_path / 'x.npy'}"))
    assert report["arguments"]["x"] == [[1, 3], [2, 4]]
    assert results(run("get", f"--args={tmp_path / 'd.npz'}:y, 2"))["results"] == [6]


def test_numbers_that_json_lacks_are_strings_that_args_accepts(run):
    assert results(run("divide", "--args=1, 0"))["results"] == ["inf"]
    assert results(run("divide", "--args=0, 0"))["results"] == ["nan"]
    assert results(run("add", "--args=-inf, 1"))["results"] == ["-inf"]


def test_bench_reports_times(run):
    bench = results(run("add", "--args=1, 2", "--bench"))["bench"]
    assert 0 < bench["min_us"] <= bench["median_us"]


def test_interpreter_agrees(run):
    for words in (["add", "--args=1.5, 2"], ["swap", "--args=[[1, 2], [3, 4]]"]):
        assert results(run(*words)) == results(run(*words, "--interpret"))


@pytest.mark.parametrize("level", range(4))
def test_optimisation_levels(run, level):
    assert results(run("add", "--args=1, 2", f"-O{level}"))["results"] == [3.0]


def test_text_output(run):
    status, out, _ = run("swap", "--args=[[1, 2], [3, 4]]", "--output=text")
    assert status == 0
    assert out == "result 0: 1\nresult 1: True\nx = [[1.0, 3.0], [2.0, 4.0]]\n"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["ad"], "AD0501"),
        ([], "AD0501"),
        (["add", "--args=1"], "AD0502"),
        (["add", "--args=1, [2]"], "AD0504"),
        (["add", "--args=1, x"], "AD0504"),
        (["add", "--args=1, "], "AD0504"),
        (["add", "--args=1, (2"], "AD0504"),
        (["add", "--args=1, 2)"], "AD0504"),
        (["add", "--args=1, 1+2j"], "AD0504"),
        (["get", "--args=[1.5], 0"], "AD0504"),
        (["get", "--args=[99999999999], 0"], "AD0504"),
        (["get", "--args=[[1], [2, 3]], 0"], "AD0504"),
        (["get", "--args=zeros(), 0"], "AD0504"),
        (["get", "--args=zeros(3y), 0"], "AD0504"),
        (["get", "--args=zeros(99999x99999x99999), 0"], "AD0504"),
        (["get", "--args=zeroes(3), 0"], "AD0504"),
        (["get", "--args=random(3, sed=1), 0"], "AD0504"),
        (["get", "--args=random(3, seed=x), 0"], "AD0504"),
        (["get", "--args=nofile.npy, 0"], "AD0504"),
        (["get", "--args=[1], 0.5"], "AD0504"),
        (["swap", "--args=[[1, 2]]"], "AD0503"),
        (["add", "--args=1, 2", "--no-such-option"], "AD0006"),
        (["add", "--args=1, 2", "--grad", "--check"], "AD0006"),
        (["add", "--args=1, 2", "--wrt=0"], "AD0006"),
        (["add", "--args=1, 2", "--grad", "--of=0"], "AD0006"),
    ],
)
def test_wrong_usage_is_a_diagnostic_and_status_two(run, words, code):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert f"error[{code}]" in err
    assert "Traceback" not in err


def test_wrong_programs_have_status_one(tmp_path, capsys):
    assert main([str(tmp_path / "none.mlir"), "f"]) == 1
    assert "AD0001" in capsys.readouterr().err
    (tmp_path / "p.mlir").write_text("func.func @f( {")
    assert main([str(tmp_path / "p.mlir"), "f"]) == 1
    assert "AD0101" in capsys.readouterr().err


def test_no_words_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "AD0006]: the following arguments are required: file\n" in capsys.readouterr().err


def test_the_real_command_reads_standard_input():
    done = subprocess.run(
        [sys.executable, "-m", "ad_opt.tools.ad_run", "-", "add", "--args=1,2", "--no-cache"],
        input=PROGRAM,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["results"] == [3.0]


PREFIX_SUMS_OF_SQUARES = """
define double @f(ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%j, %loop]
  %s = phi double [0.0, %entry], [%t, %loop]
  %p = getelementptr double, ptr %x, i64 %i
  %a = load double, ptr %p
  %b = fmul double %a, %a
  %t = fadd double %s, %b
  store double %t, ptr %p
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret double %t
}
define i32 @first(ptr %q) {
  %a = load i32, ptr %q
  ret i32 %a
}
define double @given(ptr %q, double %otherwise) {
  %none = icmp eq ptr %q, null
  br i1 %none, label %no, label %yes
no:
  ret double %otherwise
yes:
  %a = load double, ptr %q
  ret double %a
}
"""


def test_arrays_are_read_by_what_is_behind_an_address(tmp_path, capsys):
    path = tmp_path / "p.ll"
    path.write_text(PREFIX_SUMS_OF_SQUARES)

    def go(name, *words):
        status = main([str(path), name, *words, "--no-cache"])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    report = results(go("f", "--args=[1, 2], 2"))
    assert report == {"results": [5.0], "arguments": {"x": [1.0, 5.0]}}
    assert results(go("f", "--args=[1, 2], 2", "--grad"))["gradients"] == {"x": [2.0, 4.0]}
    report = results(go("f", "--args=[1, 2], 2", "--jvp=[3, 0], none"))
    assert (report["tangents"], report["argument_tangents"]) == ([6.0], {"x": [6.0, 6.0]})
    assert results(go("f", "--args=[1, 2], 2", "--hvp=[3, 0], none")) == {"hvp": {"x": [6.0, 0.0]}}
    assert results(go("given", "--args=[4], 5"))["results"] == [4.0]
    assert results(go("given", "--args=0, 5"))["results"] == [5.0]  # a number is an address
    status, _, err = go("first", "--args=[1, 2]")
    assert status == 2
    assert "AD0504" in err
    assert "call the function from Python" in err
