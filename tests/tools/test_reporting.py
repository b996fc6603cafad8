"""Diagnostics as JSON and SARIF, colours, options without effect, machine code and terminals.

SARIF is held against the rules of the standard's schema that concern what is written.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ad_opt.dialects.support.diagnostics.codes import CODES
from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, Location, Note
from ad_opt.tools.ad_opt import main as ad_opt
from ad_opt.tools.ad_run import main as ad_run
from ad_opt.tools.common.reporting import use_color
from ad_opt.tools.common.structured_diagnostics import as_json, as_sarif

PROGRAM = """\
func.func @f(%x: f64) -> f64 {
  %y = arith.mulf %x, %z : f64
  return %y : f64
}
"""
GOOD = PROGRAM.replace("%z", "%x")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "a b.mlir"
    file.write_text(PROGRAM)
    return file


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "f.mlir"
    file.write_text(GOOD)
    return file


def test_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_opt([str(path), "--diagnostics-format=json"]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    found = json.loads(line)
    assert (found["code"], found["severity"]) == ("AD0102", "error")
    assert found["location"] == {"file": str(path), "line": 2, "column": 23, "length": 2}
    assert "%z" in found["message"]


@pytest.mark.parametrize("tool", [ad_opt, ad_run])
@pytest.mark.parametrize("words", [["--diagnostics-format=json"], ["--diagnostics-format", "json"]])
def test_wrong_command_lines_are_json_too(
    tool: Callable[[list[str]], int],
    words: list[str],
    good: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tool([str(good), "--no-such", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["code"] == "AD0006"


def test_wrong_command_lines_are_logs_too(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_opt([str(good), "--no-such", "--diagnostics-format=sarif"]) == 2
    require_sarif(json.loads(capsys.readouterr().err))


ENDLESS = """\
define double @f(double %x) {
  br label %next
next:
  br label %next
}
"""


def test_a_run_that_cannot_be_asked_to_stop_says_so_in_json(tmp_path: Path) -> None:
    file = tmp_path / "endless.ll"
    file.write_text(ENDLESS)
    words = [sys.executable, "-m", "ad_opt.tools.ad_run", str(file), "f", "--args=1.0"]
    words += ["--timeout=1", "--diagnostics-format=json"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1
    assert json.loads(done.stderr)["code"] == "AD0014"


def test_json_has_notes_and_leaves_out_what_is_not_known() -> None:
    note = Note("seen here", Location("f", 3, 1, 4))
    one = Diagnostic("AD0101", "wrong", None, (note, Note("a remark")), "do better", "warning")
    assert as_json(one) == {
        "code": "AD0101",
        "severity": "warning",
        "message": "wrong",
        "notes": [
            {
                "message": "seen here",
                "location": {"file": "f", "line": 3, "column": 1, "length": 4},
            },
            {"message": "a remark"},
        ],
        "help": "do better",
    }


def require_sarif(log: dict[str, Any]) -> None:
    """Assert what the schema of SARIF 2.1.0 requires of these parts, and the texts that bind it."""
    assert log["version"] == "2.1.0"
    for run in log["runs"]:
        driver = run["tool"]["driver"]
        assert driver["name"]
        assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
        ids = [rule["id"] for rule in driver["rules"]]
        assert len(ids) == len(set(ids))
        assert all(rule["shortDescription"]["text"] for rule in driver["rules"])
        for result in run["results"]:
            assert result["level"] in ("none", "note", "warning", "error")
            assert result["message"]["text"]
            assert ids[result["ruleIndex"]] == result["ruleId"]
            related = result.get("relatedLocations", [])
            assert len({one["id"] for one in related}) == len(related)
            for place in [*result.get("locations", []), *related]:
                if "physicalLocation" in place:
                    require_place(place["physicalLocation"])


def require_place(place: dict[str, Any]) -> None:
    assert " " not in place["artifactLocation"]["uri"]
    assert "<" not in place["artifactLocation"]["uri"]
    region = place["region"]
    assert region["startLine"] >= 1
    assert 1 <= region["startColumn"] < region["endColumn"]


@pytest.mark.parametrize("main", [ad_opt, ad_run])
def test_sarif(
    path: Path, capsys: pytest.CaptureFixture[str], main: Callable[[list[str]], int]
) -> None:
    words = [str(path), "--cflags=-O2", "--diagnostics-format=sarif"]
    assert main(words if main is ad_opt else [*words, "--args=1.0"]) == 1
    log = json.loads(capsys.readouterr().err)
    require_sarif(log)
    (run,) = log["runs"]
    levels = {(one["ruleId"], one["level"]) for one in run["results"]}
    assert levels == {("AD0012", "warning"), ("AD0102", "error")}
    (place,) = (one["locations"][0] for one in run["results"] if one["ruleId"] == "AD0102")
    assert place["physicalLocation"]["artifactLocation"]["uri"].endswith("/a%20b.mlir")


def test_sarif_of_nothing(good: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ad_opt([str(good), "--diagnostics-format=sarif"]) == 0
    said = capsys.readouterr()
    log = json.loads(said.err)
    require_sarif(log)
    assert log["runs"][0]["results"] == []
    assert "func.func @f" in said.out


def test_sarif_of_all_codes() -> None:
    at = Location("<pipeline>", 0, 0, 0)
    notes = (Note("seen here", Location("f", 3, 1, 4)), Note("a remark"))
    log = as_sarif("ad-opt", [Diagnostic(code, "wrong", at, notes) for code in CODES])
    require_sarif(log)
    assert len(log["runs"][0]["tool"]["driver"]["rules"]) == len(CODES)


@pytest.mark.parametrize(
    ("choice", "environment", "terminal", "expected"),
    [
        ("auto", {}, True, True),
        ("auto", {}, False, False),
        ("auto", {"TERM": "dumb"}, True, False),
        ("auto", {"NO_COLOR": "1"}, True, False),
        ("auto", {"NO_COLOR": ""}, True, True),
        ("auto", {"FORCE_COLOR": "1"}, False, True),
        ("auto", {"FORCE_COLOR": "1", "TERM": "dumb"}, False, True),
        ("auto", {"FORCE_COLOR": "0"}, False, False),
        ("auto", {"FORCE_COLOR": "0"}, True, True),
        ("auto", {"FORCE_COLOR": "1", "NO_COLOR": "1"}, True, False),
        ("always", {"NO_COLOR": "1"}, False, True),
        ("never", {"FORCE_COLOR": "1"}, True, False),
    ],
)
def test_colours(
    monkeypatch: pytest.MonkeyPatch,
    choice: str,
    environment: dict[str, str],
    terminal: bool,
    expected: bool,
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    err = io.StringIO()
    monkeypatch.setattr(err, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("sys.stderr", err)
    assert use_color(choice) == expected


@pytest.mark.parametrize("main", [ad_opt, ad_run])
def test_colour_is_forced(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    main: Callable[[list[str]], int],
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    main([str(path)] if main is ad_opt else [str(path), "--args=1.0"])
    assert "\x1b[1;31merror[AD0102]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "idle"),
    [
        ("--cpu=native -O2 --target=x86_64", ["--target", "--cpu", "-O"]),
        ("--emit=llvm-ir -O1", ["-O"]),
        ("--emit=llvm-ir --print-op-generic", ["--print-op-generic"]),
        ("--print-ir-module-scope", ["--print-ir-module-scope"]),
        ("--mlir-print-ir-module-scope -p cse", ["--print-ir-module-scope"]),
        ("--print-plan --remarks=nests", ["--print-plan", "--remarks"]),
        ("--with-primal -p cse", ["--with-primal"]),
        ("--compiler=cc", ["--compiler"]),
        ("-p cse --print-op-generic --statistics", []),
        ("--emit=asm -O1 --cpu=x86-64", []),
        ("--grad=f --print-plan", []),
        ("--print-ir-after-all --print-ir-module-scope -p cse", []),
        ("--emit=llvm-ir --print-ir-after-all --print-debuginfo", []),
    ],
)
def test_options_without_effect(
    good: Path, capsys: pytest.CaptureFixture[str], words: str, idle: list[str]
) -> None:
    ad_opt([str(good), *words.split()])
    err = capsys.readouterr().err
    found = [line.split("`")[1] for line in err.splitlines() if "warning[AD0012]" in line]
    assert sorted(found) == sorted(idle)


@pytest.mark.parametrize(
    ("words", "idle"),
    [
        ("--interpret --grad", ["--interpret"]),
        ("--interpret -O2 --no-veclib", ["-O", "--no-veclib"]),
        ("--debug-derivatives", ["--debug-derivatives"]),
        ("--grad -O2 --debug-derivatives", []),
    ],
)
def test_options_of_ad_run_without_effect(
    good: Path, capsys: pytest.CaptureFixture[str], words: str, idle: list[str]
) -> None:
    assert ad_run([str(good), "f", "--args=2.0", *words.split()]) == 0
    err = capsys.readouterr().err
    found = [line.split("`")[1] for line in err.splitlines() if "warning[AD0012]" in line]
    assert sorted(found) == sorted(idle)


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="there are no pseudo-terminals")
def test_no_machine_code_to_a_terminal(
    good: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, theirs = os.openpty()
    with os.fdopen(theirs, "w") as terminal, monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", terminal)
        assert ad_opt([str(good), "--emit=obj"]) == 1
        assert ad_opt([str(good), "--emit=asm"]) == 0  # which is text
    os.close(ours)
    err = capsys.readouterr().err
    assert "error[AD0002]: cannot write machine code to standard output: it is a terminal" in err
