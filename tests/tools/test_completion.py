"""Completion of command lines, and manual pages: both from the tables of options."""

from __future__ import annotations

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
from ad_opt.tools.common.completion import bash, fish, options_of, zsh
from ad_opt.tools.common.man_pages import COMMANDS, main, page_of, parser_of

COMPLETED = ("ad-opt", "ad-run", "ad-check", "ad-reduce")


def completed(script: str, words: list[str]) -> list[str]:
    """Proposals of bash for the last word."""
    shell = shutil.which("bash")
    if shell is None:
        pytest.skip("bash is not installed")
    function = re.findall(r"^(\w+)\(\) \{", script, re.MULTILINE)[0]
    given = " ".join(f"'{word}'" for word in words)
    code = f"{script}\nCOMP_WORDS=({given})\nCOMP_CWORD={len(words) - 1}\n{function}\n"
    code += 'printf "%s\\n" "${COMPREPLY[@]}"\n'
    done = subprocess.run([shell, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


def test_options_values_and_passes_are_completed() -> None:
    script = bash(parser_of("ad-opt"))
    assert completed(script, ["ad-opt", "--bis"]) == ["--bisect-limit"]
    assert completed(script, ["ad-opt", "--emit", "llvm"]) == ["llvm-dialect", "llvm-ir"]
    assert completed(script, ["ad-opt", "--emit", "=", "o"]) == ["obj"]
    assert completed(script, ["ad-opt", "--emit", "="])[0] == "mlir"
    assert "gradient" in completed(script, ["ad-opt", "-p", "gra"])
    assert "canonicalize,cse" in completed(script, ["ad-opt", "-p", "canonicalize,cs"])
    assert completed(script, ["ad-opt", "--help-pass", "unroll"]) == ["unroll-loops"]


def test_files_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "program.mlir").touch()
    assert completed(bash(parser_of("ad-run")), ["ad-run", "pro"]) == ["program.mlir"]


@pytest.mark.parametrize("name", COMPLETED)
def test_every_option_is_in_both_scripts_and_on_the_page(name: str) -> None:
    parser = parser_of(name)
    scripts = bash(parser), zsh(parser), page_of(name).replace("\\-", "-")
    for action in options_of(parser):
        for flag in action.option_strings:
            assert all(flag in script for script in scripts), flag


@pytest.mark.parametrize("name", COMPLETED)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_command_prints_its_script(
    name: str, shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main = import_module(f"ad_opt.tools.{name.replace('-', '_')}").main
    try:
        status = main([f"--print-completion={shell}"])
    except SystemExit as stop:
        status = stop.code
    assert not status
    script = capsys.readouterr().out
    assert name in script.split("\n")[0]
    program = shutil.which(shell)
    if program is not None:
        done = subprocess.run([program, "-n"], input=script, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


def in_fish(name: str, line: str, tmp_path: Path) -> list[str]:
    """Proposals of fish for the end of a line."""
    shell = shutil.which("fish")
    if shell is None:
        pytest.skip("fish is not installed")
    path = tmp_path / "completion.fish"
    path.write_text(fish(parser_of(name)))
    code = f"source {path}; complete -C '{line}'"
    done = subprocess.run([shell, "-N", "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return [proposal.split("\t")[0] for proposal in done.stdout.splitlines()]


def test_options_values_and_passes_are_completed_in_fish(tmp_path: Path) -> None:
    assert in_fish("ad-opt", "ad-opt --bis", tmp_path) == ["--bisect-limit"]
    assert in_fish("ad-opt", "ad-opt --emit llvm", tmp_path) == ["llvm-dialect", "llvm-ir"]
    assert in_fish("ad-opt", "ad-opt --emit=o", tmp_path) == ["--emit=obj"]
    assert "gradient" in in_fish("ad-opt", "ad-opt -p gra", tmp_path)
    assert "canonicalize,cse" in in_fish("ad-opt", "ad-opt -p canonicalize,cs", tmp_path)
    assert in_fish("ad-opt", "ad-opt --help-pass unroll", tmp_path) == ["unroll-loops"]
    assert "-O" in in_fish("ad-opt", "ad-opt -", tmp_path)
    (tmp_path / "program.mlir").touch()
    files = in_fish("ad-run", f"ad-run {tmp_path}/pro", tmp_path)
    assert files == [f"{tmp_path}/program.mlir"]


@pytest.mark.parametrize("name", COMPLETED)
def test_every_option_is_known_to_fish(name: str, tmp_path: Path) -> None:
    flags = {flag for action in options_of(parser_of(name)) for flag in action.option_strings}
    assert flags <= {*in_fish(name, f"{name} -", tmp_path), *in_fish(name, f"{name} --", tmp_path)}


def test_quotes_and_brackets_are_escaped_for_zsh() -> None:
    rows = [row for row in zsh(parser_of("ad-run")).split("\n") if "--args" in row]
    assert len(rows) == 1
    assert "'\\''3.0, \\[1, 2\\]" in rows[0]


def test_pages_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 0
    names = sorted(path.name for path in (tmp_path / "man1").iterdir())
    assert names == sorted(f"{name}.1" for name in COMMANDS)
    assert capsys.readouterr().out.count("\n") == len(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_is_read_without_a_warning(name: str, tmp_path: Path) -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")
    path = tmp_path / "page.1"
    path.write_text(page_of(name))
    words = [groff, "-man", "-Tutf8", "-ww", str(path)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr == ""
    shown = re.sub(r"\x1b\[[0-9;]*m|.\x08", "", done.stdout)
    assert "SYNOPSIS" in shown
    assert f"{name} - " in shown.replace("\N{HYPHEN}", "-").replace("\N{MINUS SIGN}", "-")
