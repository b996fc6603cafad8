"""The command `ad-opt`: options, exit status, streams, errors."""

from __future__ import annotations

import builtins
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import pytest
from ad_opt.tools.ad_opt import main

GOOD = """\
func.func @f(%x: f64) -> f64 {
  %a = arith.addf %x, %x : f64
  %b = arith.addf %x, %x : f64
  %c = arith.mulf %a, %b : f64
  func.return %c : f64
}
"""
AD_OPT = [sys.executable, "-m", "ad_opt.tools.ad_opt"]


@pytest.fixture
def good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "good.mlir"
    path.write_text(GOOD)
    return str(path)


def write(tmp_path: Path, text: str) -> str:
    path = tmp_path / "input.mlir"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize(
    "options",
    [
        ["-p", "cse"],
        ["--passes=cse"],
        ["--cse"],
        ["-cse"],
        ["--pass-pipeline=builtin.module(cse)"],
        ["--pass-pipeline", "builtin.module(func.func(cse))"],
        ["--canonicalize", "--cse"],
    ],
)
def test_spellings_of_a_pipeline(
    good: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([good, *options]) == 0
    out = capsys.readouterr().out
    assert out.count("arith.addf") == 1
    assert out.endswith("}\n")


def test_output_is_accepted_as_input(
    good: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for extra in ([], ["--print-op-generic"], ["--print-debuginfo"]):
        first, second = str(tmp_path / "1.mlir"), str(tmp_path / "2.mlir")
        assert main([good, *extra, "-o", first]) == 0
        assert main([first, "-o", second]) == 0
        assert main([good, "-o", first]) == 0
        assert Path(first).read_text() == Path(second).read_text()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        (["--nope"], 2, "AD0006"),
        (["--emit=nope"], 2, "AD0006"),
        (["-O9"], 2, "AD0006"),
        (["--rewrite-limit=-1"], 2, "AD0006"),
        (["--rewrite-limit"], 2, "AD0006"),
        (["one-more-file"], 2, "AD0006"),
        (["-p", "nope"], 2, "AD0003"),
        (["-p", "cse{a=1}"], 2, "AD0004"),
        (["-p", "cse("], 2, "AD0005"),
        (["--cse=a=1"], 2, "AD0004"),
        (["--help-pass=nope"], 2, "AD0003"),
        (["--help-op=scf.whle"], 2, "AD0006"),
        (["--explain=AD1"], 2, "AD0010"),
        (["--explain="], 2, "AD0010"),
        (["--help-pass="], 2, "AD0003"),
        (["-o", "/nonexistent/x"], 1, "AD0002"),
        (["-o", "/"], 1, "AD0002"),
        (["-o", ""], 1, "AD0002"),
        (["--html="], 2, "AD0006"),
        (["--print-ir-tree-dir="], 2, "AD0006"),
    ],
)
def test_wrong_command_lines(
    good: str, words: list[str], status: int, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([good, *words]) == status
    captured = capsys.readouterr()
    assert f"error[{code}]" in captured.err
    assert "Traceback" not in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("written", ["nonsense{a=b", "cse,canonicalise", "cse{zz=1}"])
def test_a_wrong_pipeline_is_shown_as_it_was_written(
    good: str, written: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the passes that lower the program behind it."""
    assert main([good, "-p", written, "--emit=llvm-ir"]) == 2
    assert f"\n1 | {written}\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe\x00", "AD0007"),
        (b"func.func @f(", "AD0101"),
        (b"foo.bar", "AD0103"),
        (b'"builtin.module"() ({', "AD0101"),
        (b"\x00", "AD0101"),
        (b"func.func @f() { return } }", "AD0101"),
    ],
)
def test_wrong_inputs(
    tmp_path: Path, data: bytes, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.mlir"
    path.write_bytes(data)
    assert main([str(path)]) == 1
    err = capsys.readouterr().err
    assert f"error[{code}]" in err
    assert "Traceback" not in err


def test_bytes_that_are_called_bitcode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.bc"
    path.write_bytes(b"\x88\xff")
    assert main([str(path)]) == 1
    err = capsys.readouterr().err
    assert "error[AD0007]" in err
    assert "it is no LLVM bitcode either" in err


@pytest.mark.parametrize("path", ["/nonexistent.mlir", "/", "a\0b"])
def test_unreadable_inputs(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([path]) == 1
    assert "error[AD0001]" in capsys.readouterr().err


def test_unregistered_operations(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, '"foo.bar"() : () -> ()\n')
    assert main([path]) == 1
    assert main([path, "--allow-unregistered-dialect"]) == 0
    assert '"foo.bar"' in capsys.readouterr().out


def test_empty_input_is_an_empty_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([write(tmp_path, "// nothing\n")]) == 0
    assert "builtin.module" in capsys.readouterr().out


def test_split_input_goes_on_after_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path, f"{GOOD}// -----\nfunc.func @f(\n// -----\n{GOOD}")
    assert main([path, "--split-input-file"]) == 1
    captured = capsys.readouterr()
    assert captured.out.count("func.func @f") == 2
    assert captured.out.count("// -----") == 1
    assert "input.mlir:8:" in captured.err


def test_several_errors_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "func.func @f(%x: f64) {\n  cf.br ^a(%x : f64)\n^a:\n  return %x : f64\n}\n"
    assert main([write(tmp_path, text)]) == 1
    err = capsys.readouterr().err
    assert err.index("error[AD0203]") < err.index("error[AD0201]")


def test_observation_goes_to_standard_error(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = [
        "--timing",
        "--statistics",
        "--print-plan",
        "--mlir-print-ir-after-all",
        "--mlir-print-ir-before=cse",
    ]
    assert main([good, "-p", "canonicalize,cse", *options]) == 0
    captured = capsys.readouterr()
    assert captured.out.count("func.func") == 1
    for part in ("IR before cse", "IR after canonicalize", "IR after cse", "Execution time"):
        assert part in captured.err
    assert captured.err.count("IR ") == 3


def test_print_after_change_prints_only_changes(
    good: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([good, "-p", "cse,cse,cse", "--print-ir-after-change"]) == 0
    assert capsys.readouterr().err.count("// -----// IR after cse") == 1


def test_options_that_would_do_nothing(good: str, capsys: pytest.CaptureFixture[str]) -> None:
    for options, says in (
        (["--print-ir-after=canonicalise"], "did you mean `canonicalize`?"),
        (["--mlir-print-ir-before=nope", "-p", "cse"], "there is no pass `nope`"),
        (["--header=f.h"], "--emit=obj"),
        (["--check"], "`--check` is an option of `ad-run`"),
        (["--", "--grad=f"], "`--grad` is an option, but stands behind `--`"),
    ):
        assert main([good, *options]) == 2
        err = capsys.readouterr().err
        assert "error[AD0006]" in err
        assert says in err


def test_print_to_a_tree(good: str, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    options = ["--print-ir-after-all", f"--print-ir-tree-dir={tree}"]
    assert main([good, "-p", "func.func(cse),canonicalize", *options, "-o", os.devnull]) == 0
    found = sorted(str(p.relative_to(tree)) for p in tree.rglob("*.mlir"))
    assert found == ["001_after_canonicalize.mlir", "f/000_after_cse.mlir"]
    assert main([str(tree / "f" / "000_after_cse.mlir"), "-o", os.devnull]) == 0


def test_information(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--list-passes"]) == 0
    out = capsys.readouterr().out
    assert "  verify-strict " in out
    assert "  canonicalize " in out
    assert main(["--list-dialects"]) == 0
    assert "  memref " in capsys.readouterr().out
    assert main(["--help-pass=scf-parallel-loop-tiling"]) == 0
    assert "parallel-loop-tile-sizes" in capsys.readouterr().out
    assert main(["--help-op=scf.while"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"facts +passes/ops/entries/scf.py:\d+: .*loop", out)
    assert re.search(r"reverse sweep +passes/autodiff/reverse/.*: reverse_while", out)
    assert re.search(r"interpreter +lowering/interpreters/control/scf.py:\d+: _while", out)
    assert main(["--help"]) == 0
    assert "--pass-pipeline" in capsys.readouterr().out
    assert main(["--version"]) == 0
    assert "llvmlite" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("comment", "status"),
    [
        ("// expected-error @+1 {{passes 1 value}}", 0),
        ("// expected-error @+1 {{AD0203: }}", 0),
        ("// expected-error-re @below {{passes {{[0-9]}} value}}", 0),
        ("// expected-error @+1 {{passes 1 value}}\n// expected-note @+99 {{no}}", 1),
        ("// expected-error @+2 {{passes 1 value}}", 1),
        ("// expected-error @+1 {{something else}}", 1),
        ("// expected-warning @+1 {{passes 1 value}}", 1),
        ("//", 1),
    ],
)
def test_verify_diagnostics(
    tmp_path: Path, comment: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"func.func @f(%x: f64) {{\n{comment}\n  cf.br ^a(%x : f64)\n^a:\n  return\n}}\n"
    lines = comment.count("\n")
    text = text.replace("@+1", f"@+{1 + lines}")
    assert main([write(tmp_path, text), "--verify-diagnostics"]) == status
    assert ("error[AD0009]" in capsys.readouterr().err) == bool(status)


def test_verify_diagnostics_accepts_expected_notes(tmp_path: Path) -> None:
    text = (
        "func.func @f(%x: f64) {\n"
        "  cf.br ^a(%x : f64) // expected-error {{passes 1 value}}\n"
        "^a:\n  // expected-note @+1 {{starts here}}\n  return\n}\n"
    )
    assert main([write(tmp_path, text), "--verify-diagnostics"]) == 0


def test_internal_error_writes_a_reproducer(
    good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ad_opt.passes.optimize.scalar.dead_code import DeadCodePass

    def crash(self: object, ctx: object, op: object) -> None:
        raise KeyError("surprise")

    # As if it stood in the module of the pass: what tests raise is a third party's.
    ours = FunctionType(crash.__code__, {"__name__": DeadCodePass.__module__, **vars(builtins)})
    monkeypatch.setattr(DeadCodePass, "apply", ours)
    path = tmp_path / "reproducer.mlir"
    words = [good, "-p", "cse,dce,canonicalize", f"--crash-reproducer={path}"]
    assert main(words) == 70
    err = capsys.readouterr().err
    assert "internal error: KeyError" in err
    assert "Traceback" not in err
    text = path.read_text()
    assert text.startswith('// configuration: -p "dce"\n')
    assert text.count('"arith.addf"') == 1
    assert main(["--run-reproducer", str(path), f"--crash-reproducer={tmp_path / 'again'}"]) == 70
    monkeypatch.undo()
    assert main(["--run-reproducer", str(path)]) == 0


def test_a_file_without_a_pipeline_is_no_reproducer(
    good: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--run-reproducer", good]) == 2
    assert "AD0006" in capsys.readouterr().err
    assert main(["--run-reproducer", good, "-p", "cse"]) == 0


def test_pass_that_breaks_the_program_is_named(
    good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ad_opt.passes.optimize.scalar.dead_code import DeadCodePass
    from xdsl.dialects.builtin import ModuleOp

    def drop_first(self: object, ctx: object, op: ModuleOp) -> None:
        function = op.body.block.first_op
        assert function is not None
        first = function.regions[0].block.first_op
        assert first is not None
        first.detach()

    monkeypatch.setattr(DeadCodePass, "apply", drop_first)
    words = [good, "-p", "cse,dce", f"--crash-reproducer={tmp_path / 'r.mlir'}"]
    assert main(words) == 70
    err = capsys.readouterr().err
    assert "error[AD0205]" in err
    assert "this is a bug of that pass" in err
    assert '-p "dce"' in (tmp_path / "r.mlir").read_text()


def nested(depth: int) -> str:
    return "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * depth + "}\n" * depth + "return\n}\n"


def test_ten_thousand_nested_regions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([write(tmp_path, nested(10_000))]) == 0
    assert capsys.readouterr().out.count("scf.if") == 10_000


def test_a_million_nested_parentheses_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deep = "tuple<" * 200_000 + ">" * 200_000
    assert main([write(tmp_path, f"func.func private @f({deep})")]) == 1
    assert "error[AD0008]" in capsys.readouterr().err


# What only a process of its own can show.


def test_version_imports_nothing_heavy() -> None:
    script = (
        "import sys, json; from ad_opt.tools.ad_opt import main; main(['--version']);"
        "print(json.dumps(sorted(sys.modules)))"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    modules = set(json.loads(out.stdout.splitlines()[-1]))
    assert not modules & {"xdsl.ir", "xdsl.context", "numpy", "llvmlite", "argparse"}


def test_standard_input_and_closed_pipe(good: str) -> None:
    done = subprocess.run([*AD_OPT, "-"], input=GOOD, capture_output=True, text=True, check=True)
    assert "arith.mulf" in done.stdout
    reader, writer = os.pipe()
    os.close(reader)
    closed = subprocess.run([*AD_OPT, good], stdout=writer, stderr=subprocess.PIPE, text=True)
    os.close(writer)
    assert closed.returncode == 0
    assert closed.stderr == ""


def test_interrupt(tmp_path: Path) -> None:
    fifo = tmp_path / "never"
    os.mkfifo(fifo)
    # A shell that runs the tests in the background has interrupts ignored, and that is inherited.
    process = subprocess.Popen(
        [*AD_OPT, str(fifo)],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with fifo.open("w"):  # opens when the reader does: from here it waits for text
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in err
