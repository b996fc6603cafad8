"""Every diagnostic code has a page, and the example on the page provokes that diagnostic."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
from ad_opt.dialects.support.diagnostics.codes import CODES
from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
from ad_opt.tools.common.big_stack import run_with_big_stack
from ad_opt.tools.transform.explain import explain

PAGES = Path(__file__).resolve().parents[2] / "docs" / "diagnostics"


def fence(page: str, language: str) -> str | None:
    found = re.search(rf"```{language}\n(.*?)```", page, re.DOTALL)
    return found[1] if found else None


def test_pages_are_exactly_the_codes() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == set(CODES)


@pytest.mark.parametrize("code", sorted(CODES))
def test_page_has_example_reason_and_fix(code: str) -> None:
    page = (PAGES / f"{code}.md").read_text()
    assert page.startswith(f"# {code}: {CODES[code]}\n")
    for heading in ("## Example", "## Why", "## Fix"):
        assert heading in page


@pytest.mark.parametrize("code", sorted(CODES))
def test_example_provokes_the_diagnostic(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, any_clang: str | None
) -> None:
    page = (PAGES / f"{code}.md").read_text()
    monkeypatch.chdir(tmp_path)
    if source := fence(page, "mlir"):
        for name in ("f.mlir", "f.ll"):
            (tmp_path / name).write_text(source)
    if source := fence(page, "c"):
        (tmp_path / "f.c").write_text(source)
        if code != "AD0106" and any_clang is None:
            pytest.skip("clang is not installed")
    if commands := fence(page, "console"):
        *before, command = [line.removeprefix("$ ") for line in commands.splitlines()]
        for line in before:
            subprocess.run(line, shell=True, check=True)
        words = shlex.split(command)
        while "=" in words[0]:
            monkeypatch.setenv(*words.pop(0).split("=", 1))
        main = import_module(f"ad_opt.tools.{words[0].replace('-', '_')}").main
        err = io.StringIO()
        with contextlib.redirect_stderr(err), contextlib.redirect_stdout(err):
            status = main(words[1:])
        severity = re.search(rf"(error|warning|note)\[{code}\]", err.getvalue())
        assert severity is not None
        # A warning, and an explanation that was asked for, are no failure.
        assert status in ((1, 2) if severity[1] == "error" else (0,))
    else:
        script = fence(page, "python")
        assert script is not None
        with pytest.raises((DiagnosticError, RecursionError)) as caught:
            run_with_big_stack(lambda: exec(script, {"__name__": "page"}))
        if isinstance(caught.value, DiagnosticError):
            assert {d.code for d in caught.value.diagnostics} == {code}
        else:
            assert code == "AD0008"


@pytest.mark.parametrize("code", sorted(CODES))
def test_explain_prints_the_page(code: str) -> None:
    assert explain(code.lower()) == (PAGES / f"{code}.md").read_text()
