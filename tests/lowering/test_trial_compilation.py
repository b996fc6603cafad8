"""Programs for which LLVM ends the process that compiles them are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.lowering.codegen.machine.target import find_target
from ad_opt.lowering.codegen.objects import trial_compilation
from ad_opt.lowering.codegen.objects.trial_compilation import is_unusual
from ad_opt.tools.ad_opt import main

import ad_opt

DATA = Path(__file__).parents[1] / "data"

DEADLY = {
    "va_arg": "define void @f(ptr %p) {\n  %x = va_arg ptr %p, token\n  ret void\n}",
    "a collector": 'define void @f() gc "nobody" {\n  ret void\n}',
    "another processor": """
        declare i32 @llvm.arm.qadd(i32, i32)
        define i32 @f() {
          %x = call i32 @llvm.arm.qadd(i32 1, i32 2)
          ret i32 %x
        }""",
    "inline assembly": """
        define void @f() {
          call void asm sideeffect "$9", ""()
          ret void
        }""",
    "a wide integer": """
        declare i256 @llvm.fptosi.sat.i256.f64(double)
        define void @f(double %x, ptr %p) {
          %y = call i256 @llvm.fptosi.sat.i256.f64(double %x)
          store i256 %y, ptr %p
          ret void
        }""",
    "no such address": """
        define void @f(ptr %p) {
          %x = alloca i8, i64 -1
          store volatile i8 1, ptr %x
          store ptr %x, ptr %p
          ret void
        }""",
    "a large result": "define [100000 x i64] @f() {\n  ret [100000 x i64] zeroinitializer\n}",
    "a calling convention": "define anyregcc i64 @f(i64 %x) {\n  ret i64 %x\n}",
}
"""By what is wrong with them for x86-64; LLVM 22 verifies all."""


@pytest.mark.parametrize("what", DEADLY)
def test_what_ends_the_process_is_refused(what, tmp_path, capsys):
    assert is_unusual(DEADLY[what])
    file = tmp_path / "program.ll"
    file.write_text(DEADLY[what])
    status = main([str(file), "--emit=obj", "--target=x86_64", "-o", str(tmp_path / "out.o")])
    assert status == 1
    assert "error[AD0404]: LLVM cannot generate code for" in capsys.readouterr().err
    # For this machine, whatever it is, there is code or a message.
    assert main([str(file), "--emit=obj", "-o", str(tmp_path / "out.o")]) in (0, 1)


@pytest.mark.parametrize("lanes", [3, 4, 7])
def test_a_bit_for_each_of_a_few_lanes(lanes, tmp_path, capsys):
    """AVX-512 has instructions for as many lanes as vectors have, and LLVM counts on that."""
    kind, each = f"<{lanes} x i32>", ", ".join(f"i32 {1 << at}" for at in range(lanes))
    file = tmp_path / "program.ll"
    file.write_text(f"""
        define void @f(ptr %p, i32 %n) {{
          %one = insertelement {kind} poison, i32 %n, i64 0
          %all = shufflevector {kind} %one, {kind} poison, {kind} zeroinitializer
          %bit = and {kind} %all, <{each}>
          %set = icmp ne {kind} %bit, zeroinitializer
          %x = load <{lanes} x double>, ptr %p
          %y = select <{lanes} x i1> %set, <{lanes} x double> %x, <{lanes} x double> zeroinitializer
          store <{lanes} x double> %y, ptr %p
          ret void
        }}""")
    words = [str(file), "--emit=obj", "-o", str(tmp_path / "out.o")]
    assert main([*words, "--cpu=x86-64-v3"]) == 0
    refused = lanes != 4
    assert main([*words, "--cpu=x86-64-v4"]) == refused
    assert ("AD0404" in capsys.readouterr().err) == refused


def load(text: str, tmp_path: Path):
    file = tmp_path / "program.ll"
    file.write_text(text)
    return ad_opt.load(file)


def test_the_jit_refuses_it_too(tmp_path):
    program = load(DEADLY["a collector"], tmp_path)
    with pytest.raises(DiagnosticError, match="AD0404"):
        program["f"]()


def test_assembly_that_is_right_runs(tmp_path):
    text = """
        define double @f(double %x) {
          call void asm sideeffect "", "~{memory}"()
          %y = fmul double %x, %x
          ret double %y
        }"""
    assert is_unusual(text)
    assert load(text, tmp_path)["f"](3.0) == 9.0


@pytest.mark.parametrize("fp", ["strict", "fast"])
def test_entry_stubs_are_not_tried(monkeypatch, fp):
    def tried(*_: object):
        raise AssertionError("compiled twice")

    monkeypatch.setattr(trial_compilation, "run_job", tried)
    text = "func.func @f(%x: f64) -> f64 {\n  %y = math.exp %x : f64\n  return %y : f64\n}"
    function = ad_opt.load(text, fp=fp, cache=False)["f"]
    assert ad_opt.grad(function)(0.0) == 1.0


def test_what_compilers_write_is_not_tried():
    files = sorted((DATA / "c").glob("*.ll"))
    assert len(files) > 100
    found = {file.name.split(".")[0] for file in files if is_unusual(file.read_text())}
    assert found == {"inline_assembly"}


def test_modules_of_the_working_directory_are_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor a folder `ad_opt`, as a clone has."""
    (tmp_path / "ad_opt").mkdir()
    (tmp_path / "ad_opt" / "__init__.py").touch()
    (tmp_path / "json.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    text = "define double @f(double %x) {\n  ret double %x\n}"
    done = trial_compilation.run_job(text, "obj", find_target("aarch64"), 2)
    assert done.returncode == 0, done.stderr
