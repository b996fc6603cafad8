"""``--print-type-trees``: what registers and memory hold, as text and as attributes."""

from __future__ import annotations

from pathlib import Path

import pytest
from ad_opt.tools.ad_opt import main

PROGRAM = """
define double @f(ptr %p, ptr %q) {
  %bits = load i64, ptr %p
  store i64 %bits, ptr %q
  %x = load double, ptr %q
  ret double %x
}
"""
ADDRESS = "{[-1]:Pointer, [-1,0]:Float@double}"


@pytest.fixture
def program(tmp_path: Path) -> str:
    path = tmp_path / "f.ll"
    path.write_text(PROGRAM)
    return str(path)


def test_as_text(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--print-type-trees", program]) == 0  # the file is not taken for the choice
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"f - {{[-1]:Float@double}} |{ADDRESS}:{{}} {ADDRESS}:{{}}"
    assert "%bits = llvm.load: {[-1]:Float@double}" in lines


def test_as_attributes(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([program, "--print-type-trees=attributes"]) == 0
    printed = capsys.readouterr().out
    bits = next(line for line in printed.splitlines() if "%bits = " in line)
    assert 'ad_opt.result_trees = [#typetree.tree<"{[-1]:Float@double}">]' in bits
    assert f'%q: !llvm.ptr {{ad_opt.type_tree = #typetree.tree<"{ADDRESS}">}}' in printed


def test_only_of_programs_in_llvm_ir(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "f.mlir"
    path.write_text("func.func @f() { return }")
    assert main([str(path), "--print-type-trees"]) == 2
    assert "error[AD0006]" in capsys.readouterr().err
    assert main([str(path), "--print-type-trees=both"]) == 2
    assert "choose from" in capsys.readouterr().err
