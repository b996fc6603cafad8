"""``ad-check``: matches, and writes checks that then hold; LLVM's FileCheck agrees.

The plug-in of pytest is tried on a package of its own, in a process of its own.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from ad_opt.tools.ad_check import main as ad_check
from ad_opt.tools.ad_opt import main as ad_opt
from ad_opt.tools.check.run_lines import StageError, run, run_lines
from ad_opt.tools.check.updating import NOTE, checks

PROGRAM = """\
// RUN: ad-opt %s --grad=f | ad-check %s
// RUN: ad-opt %s -p canonicalize | \\
// RUN:   ad-check %s --check-prefix=CANON

func.func @f(%x: f64, %n: index) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> (f64) {
    %t = math.sin %s : f64
    scf.yield %t : f64
  }
  return %r : f64
}
func.func private @g(%m: memref<?xf64>, %i: index) -> (tensor<1x2xf64>, f64) {
  %d = arith.constant dense<[[1.0, 2.0]]> : tensor<1x2xf64>
  %e = memref.load %m[%i] {text = "%i [[X]] {{y}}"} : memref<?xf64>
  return %d, %e : tensor<1x2xf64>, f64
}
"""

Feed = Callable[[str], None]


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Feed:
    def give(text: str) -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

    return give


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "f.mlir"
    file.write_text(PROGRAM)
    return file


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert ad_opt(list(words)) == 0
    return capsys.readouterr().out


def test_checks_are_written_and_hold(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_check(["--update", "--run", str(path)]) == 0
    text = path.read_text()
    assert NOTE in text
    for line in (
        "// CHECK-LABEL: func.func @f(\n",
        "// CHECK-SAME:  %[[X:.*]]: f64, %[[N:.*]]: index) -> f64 {\n",
        "// CHECK-NEXT:      %[[T:.*]] = math.sin %[[S]] : f64\n",
        "// CHECK-LABEL: func.func @f_grad(\n",
        r"// CANON-NEXT:    %[[D:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2",
        r'memref.load %[[M]][%[[I]]] {text = "%i {{\[\[}}X]] {{\{\{}}y}}"}',
    ):
        assert line in text
    assert "CANON-LABEL: func.func @f_grad" not in text
    for command in run_lines(text):
        run(command, path)
    capsys.readouterr()
    assert ad_check(["--update", "--run", str(path)]) == 0
    assert path.read_text() == text
    assert "is up to date" in capsys.readouterr().err


def test_llvm_s_filecheck_agrees(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = shutil.which("FileCheck-22") or shutil.which("FileCheck")
    if command is None:
        pytest.skip("LLVM's FileCheck is not installed")
    ad_check(["--update", "--run", str(path)])
    capsys.readouterr()
    for words, prefix in ((["--grad=f"], "CHECK"), (["-p", "canonicalize"], "CANON")):
        output = printed(capsys, str(path), *words)
        done = subprocess.run(
            [command, str(path), f"--check-prefix={prefix}"],
            input=output, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


def test_checks_find_changes(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ad_check(["--update", "--run", str(path)])
    text = path.read_text()
    path.write_text(text.replace("= math.sin %s", "= math.cos %s"))
    with pytest.raises(StageError, match=r"math\.sin"):
        run(run_lines(text)[0], path)


def test_from_standard_input(path: Path, capsys: pytest.CaptureFixture[str], feed: Feed) -> None:
    output = printed(capsys, str(path), "-p", "cse")
    feed(output)
    assert ad_check(["--update", str(path), "--check-prefix=CSE"]) == 0
    assert "// CSE-LABEL: func.func private @g(" in path.read_text()
    feed(output)
    assert ad_check([str(path), "--check-prefix=CSE"]) == 0
    feed(output.replace("math.sin", "math.exp"))
    assert ad_check([str(path), "--check-prefix=CSE"]) == 1
    assert "math.sin" in capsys.readouterr().err


def test_llvm_ir_and_aliases() -> None:
    body = [
        "define double @f(double %x) {",
        "  %1 = fmul double %x, %x",
        "",
        "  ret double %1",
        "}",
    ]
    assert checks(body, "CHECK", ";") == [
        "; CHECK-LABEL: define double @f(",
        "; CHECK-SAME:  double %[[X:.*]]) {",
        "; CHECK-NEXT:    %[[V1:.*]] = fmul double %[[X]], %[[X]]",
        "; CHECK-EMPTY:",
        "; CHECK-NEXT:    ret double %[[V1]]",
        "; CHECK-NEXT:  }",
    ]
    body = [
        "llvm.func @f() {",
        "  a = [#tbaa_tag3, #loop_unroll_and_jam], b = #llvm.tbaa_tag<x>",
        "}",
    ]
    named = "a = [#tbaa_tag{{[0-9]*}}, #loop_unroll_and_jam{{[0-9]*}}], b = #llvm.tbaa_tag<x>"
    assert named in checks(body, "CHECK", "//")[2]


@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("// CHECK: x\n" + PROGRAM, ["--run"], "the checks `CHECK` were written by hand"),
        (PROGRAM.replace("RUN", "NUR"), ["--run"], "no `RUN:` line ends in"),
        (PROGRAM.replace("canonicalize", "cannon"), ["--run"], "there is no pass called"),
        (PROGRAM.replace("ad-opt %s --grad", "mlir-opt %s --grad"), ["--run"], "is not run here"),
        ("// RUN: ad-opt %s | ad-check %s\n", ["--run"], "the output has no functions"),
    ],
)
def test_what_cannot_be_written(
    path: Path, capsys: pytest.CaptureFixture[str], text: str, words: list[str], said: str
) -> None:
    path.write_text(text)
    assert ad_check(["--update", *words, str(path)]) == 1
    err = capsys.readouterr().err
    assert "error[AD0013]" in err
    assert said in err
    assert path.read_text() == text


def test_nothing_on_standard_input(
    path: Path, capsys: pytest.CaptureFixture[str], feed: Feed
) -> None:
    feed("")
    assert ad_check(["--update", str(path)]) == 1
    assert "help: pipe the output in, or take --run" in capsys.readouterr().err


def test_force(path: Path) -> None:
    path.write_text("// CHECK: x\n" + PROGRAM)
    assert ad_check(["--update", "--run", "--force", str(path)]) == 0
    assert "// CHECK: x\n" not in path.read_text()


@pytest.mark.parametrize(
    "words", [["--update"], ["--update", "a", "b"], ["--update", "a", "--bad"]]
)
def test_wrong_commands(words: list[str], capsys: pytest.CaptureFixture[str], feed: Feed) -> None:
    feed("")
    assert ad_check(words) == 2
    assert "error[AD0006]" in capsys.readouterr().err


def test_files_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], feed: Feed
) -> None:
    for name, why in (("missing.mlir", "no such file"), (str(tmp_path), "is a directory")):
        feed("")
        assert ad_check([name]) == 1
        assert f"error[AD0001]: cannot read `{name}`: {why}" in capsys.readouterr().err


def test_check_files_that_are_no_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], feed: Feed
) -> None:
    (tmp_path / "f").write_bytes(b"CHECK: \xff")
    for name, status, said in (
        ("", 1, "error[AD0001]: the name of the file is empty"),
        (str(tmp_path / "f"), 1, "error[AD0007]: the input is not UTF-8 text: byte 0xff"),
        ("-", 2, "`-` is no check file"),
    ):
        feed("")
        assert ad_check([name]) == status
        assert said in capsys.readouterr().err


def test_completion_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_check(["--print-completion=bash"]) == 0
    assert "--update" in capsys.readouterr().out
    assert ad_check(["--version"]) == 0
    assert capsys.readouterr().out.startswith("ad-check 0.")


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_check(["--help"]) == 0
    assert "--update" in capsys.readouterr().out
    assert ad_check([]) == 2


MY_TOOL = """\
import sys
def main(words):
    print("from", words[0].rsplit("/", 1)[-1], sys.stdin.read())
"""


def test_the_plug_in(tmp_path: Path) -> None:
    """Files in the folders that are named are tests, with tools of the package; others are not."""
    (tmp_path / "checks").mkdir()
    (tmp_path / "mytool.py").write_text(MY_TOOL)
    (tmp_path / "pyproject.toml").write_text(
        "[tool.pytest.ini_options]\npythonpath = ['.']\nfilecheck_paths = ['checks']\n"
        "filecheck_tools = ['my-tool = mytool:main']\n"
    )
    undefined = "func.return %x : f64\n"
    (tmp_path / "outside.mlir").write_text("// RUN: ad-opt %s | filecheck %s\n// CHECK: no\n")
    for name, text in (
        ("good", "// RUN: my-tool %s | filecheck %s\n// CHECK: from good.mlir\n"),
        ("bad", "// RUN: my-tool %s | filecheck %s\n// CHECK: from elsewhere\n"),
        ("shell", "// RUN: other-tool %s | filecheck %s\n// CHECK: x\n"),
        (
            "fails",
            "// RUN: not ad-opt %s 2>&1 | filecheck %s\n// CHECK: AD0102\n" + undefined,
        ),
    ):
        (tmp_path / "checks" / f"{name}.mlir").write_text(text)
    words = ["-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider", "."]
    done = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True)
    assert "1 failed, 2 passed, 1 skipped" in done.stdout, done.stdout + done.stderr
    assert "my-tool %s | filecheck %s" in done.stdout
    assert "other-tool is run by lit only" in done.stdout
