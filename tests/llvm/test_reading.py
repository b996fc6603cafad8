"""Programs that end the process in which LLVM reads them are refused, in their place."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.dialects.support.text.parsing import parse_module
from ad_opt.lowering import llvm_reader
from ad_opt.lowering.llvm_import import import_llvm
from ad_opt.lowering.llvm_ir.emit import emit_llvm_ir
from ad_opt.lowering.llvm_reader import check_readable
from ad_opt.tools import ad_opt as tool

import ad_opt

GOOD = "define double @f(double %x) {\n  ret double %x\n}\n"

IN_A_BLOCK = [  # What LLVM's parser, verifier or printer ends at; found by trying all of a kind.
    "%r = freeze label %b",
    "%r = freeze label %entry",
    "%r = select i1 %c, label %b, label %b",
    "%r = phi label [ %b, %entry ]",
    "%r = va_arg label %b, i32",
    'call void @g() [ "deopt"(label %b) ]',
    "%r = freeze x86_amx zeroinitializer",
    "%r = extractvalue x86_amx zeroinitializer, 0",
    "%r = cmpxchg ptr %p, label %b, label %b seq_cst seq_cst",
    "%r = cmpxchg ptr %p, token none, token none seq_cst seq_cst",
    "%r = cmpxchg ptr %p, [0 x i8] undef, [0 x i8] undef seq_cst seq_cst",
    "%r = landingpad void () cleanup",
]

AT_THE_TOP = [
    "%t = type metadata\n@x = global %t zeroinitializer",
    "@x = global ptr getelementptr (i8, ptr null, <vscale x 2 x i64> zeroinitializer)",
]


def around(line: str) -> str:
    return (
        "declare void @g(...)\n"
        "define void @f(i1 %c, ptr %p) {\n"
        "entry:\n  br label %b\nb:\n"
        f"  {line}\n"
        "  ret void\n}\n"
        "define void @last() {\n  ret void\n}\n"
    )


def refused(source: str | bytes, line: int) -> str:
    with pytest.raises(DiagnosticError) as raised:
        check_readable(source, "f.ll")
    found = raised.value.diagnostics[0]
    assert found.code == "AD0104"
    assert found.location is not None
    assert (found.location.file, found.location.line) == ("f.ll", line)
    return found.message


@pytest.mark.parametrize("line", IN_A_BLOCK)
def test_a_line_that_ends_llvm_is_named(line: str) -> None:
    refused(around(line), 6)


@pytest.mark.parametrize("lines", AT_THE_TOP)
def test_so_is_one_outside_of_functions(lines: str) -> None:
    text = around("call void @g()") + lines + "\n@y = global i32 0\n"
    refused(text, 12 + lines.count("\n"))


def test_what_only_ends_it_at_the_end_has_no_line() -> None:
    refused(around("%r = call token @llvm.ssa.copy(token none)"), 1)


def test_the_message_is_llvms() -> None:
    message = refused(around("%r = freeze label %b"), 6)
    assert message == "LLVM cannot read this: `BasicBlock used in non-terminator`"


def test_the_process_goes_on_afterwards() -> None:
    refused(around("%r = freeze label %b"), 6)
    check_readable(GOOD, "g.ll")
    assert ad_opt.load(GOOD)["f"](2.0) == 2.0


def test_text_that_is_only_wrong_is_left_to_the_reader() -> None:
    check_readable("define double @f() {\n", "f.ll")
    check_readable("\udc80", "f.ll")
    check_readable(b"BC\xc0\xde", "f.bc")


def test_what_the_verifier_refuses_leaves_nothing_behind() -> None:
    for number in range(3):
        wrong = f"define i32 @f() {{\n  %x = load atomic i{number + 3}, ptr null seq_cst, align 1\n"
        check_readable(wrong + "  ret i32 0\n}\n", "f.ll")
        child = llvm_reader._child  # pyright: ignore[reportPrivateUsage]
        check_readable(GOOD + f"; after a wrong one {number}", "f.ll")
        assert llvm_reader._child is child  # pyright: ignore[reportPrivateUsage]


def test_every_way_in_is_guarded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.ll"
    path.write_text(around("%r = freeze label %b"))
    assert tool.main([str(path)]) == 1
    assert "f.ll:6:1" in capsys.readouterr().err
    with pytest.raises(DiagnosticError, match="AD0104"):
        import_llvm(path.read_text())
    with pytest.raises(DiagnosticError, match="AD0104"):
        list(ad_opt.load(path).functions)


def test_text_that_mlir_carries_is_read_elsewhere_first() -> None:
    text = around("%r = freeze label %b").split("define")[1].replace("\n", "\\0A").strip()
    wrong = f'llvm.func @f(i1, !llvm.ptr) attributes {{ad_opt.text = "define {text}"}}'
    module = parse_module(make_context(), wrong, "m.mlir")
    with pytest.raises(DiagnosticError, match="AD0104") as raised:
        emit_llvm_ir(module)
    place = raised.value.diagnostics[0].location
    assert place is not None
    assert place.file == "m.mlir"


def test_bitcode_is_read_elsewhere_too() -> None:
    data = bytearray(llvm.parse_assembly(GOOD).as_bitcode())
    check_readable(bytes(data), "f.bc")
    for at in range(64, len(data), 97):  # Whatever LLVM makes of it, this process lives.
        wrong = bytes([*data[:at], data[at] ^ 0xFF, *data[at + 1 :]])
        with suppress(DiagnosticError):
            check_readable(wrong, "f.bc")


def test_a_process_that_ended_by_itself_is_started_again() -> None:
    check_readable(GOOD + "; 1", "f.ll")
    child = llvm_reader._child  # pyright: ignore[reportPrivateUsage]
    assert child is not None
    child.process.kill()
    child.process.wait()
    check_readable(GOOD + "; 2", "f.ll")
    refused(around("%r = freeze label %b"), 6)


def test_without_a_process_llvm_reads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvm_reader, "_child", None)
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    check_readable(GOOD + "; 3", "f.ll")
    monkeypatch.setattr(sys, "executable", None)
    check_readable(GOOD + "; 4", "f.ll")


def _in_a_fork(answers: multiprocessing.Queue[str]) -> None:
    check_readable(GOOD + "; in a fork", "f.ll")
    answers.put(refused(around("%r = freeze label %b"), 6))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_after_a_fork_each_has_a_process_of_its_own() -> None:
    check_readable(GOOD + "; before", "f.ll")
    context = multiprocessing.get_context("fork")
    answers = context.Queue()
    other = context.Process(target=_in_a_fork, args=(answers,))
    other.start()
    assert "non-terminator" in answers.get(timeout=60)
    other.join()
    check_readable(GOOD + "; after", "f.ll")


def test_the_process_ends_with_ours() -> None:
    script = (
        "from ad_opt.lowering import llvm_reader as r\n"
        f"r.check_readable({GOOD!r}, 'f.ll')\n"
        "print(r._child.process.pid)\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script], capture_output=True, check=True, timeout=60
    )
    assert done.stderr == b""
    assert not Path(f"/proc/{done.stdout.decode().strip()}").exists()
