"""A line on the terminal while compiling takes long, and records of what took how long."""

from __future__ import annotations

import io
import logging
import sys
import time
from types import SimpleNamespace
from typing import Any

import pytest
from ad_opt.dialects.support.process import progress_line

import ad_opt

TEXT = "func.func @f(%x: f64) -> f64 {{\n  %y = math.{} %x : f64\n  return %y : f64\n}}"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    found = io.StringIO()
    found.isatty = lambda: True  # type: ignore[method-assign]
    stand_in = SimpleNamespace(stderr=found, modules=sys.modules)  # pytest exchanges `sys.stderr`
    monkeypatch.setattr(progress_line, "sys", stand_in)
    monkeypatch.delenv("AD_OPT_PROGRESS", raising=False)
    monkeypatch.setattr(progress_line, "PATIENCE", 0.02)
    return found


def test_the_line_comes_and_goes(terminal: io.StringIO) -> None:
    with progress_line.working("waiting"), progress_line.working("inner"):
        time.sleep(0.2)
    assert terminal.getvalue() == "ad-opt: waiting ...\r\x1b[K"


def test_what_is_quick_shows_nothing(
    terminal: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_line, "PATIENCE", 1.0)
    with progress_line.working("waiting"):
        pass
    assert terminal.getvalue() == ""


@pytest.mark.parametrize(("said", "shown"), [("0", False), ("1", True)])
def test_it_may_be_chosen(
    terminal: io.StringIO, monkeypatch: pytest.MonkeyPatch, said: str, shown: bool
) -> None:
    monkeypatch.setenv("AD_OPT_PROGRESS", said)
    terminal.isatty = lambda: not shown  # type: ignore[method-assign]
    with progress_line.working("waiting"):
        time.sleep(0.1)
    assert bool(terminal.getvalue()) == shown


def test_the_line_goes_after_an_error(terminal: io.StringIO) -> None:
    def fail() -> None:
        with progress_line.working("waiting"):
            time.sleep(0.1)
            raise ValueError("x")

    with pytest.raises(ValueError, match="x"):
        fail()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_records(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "ad_opt")
    f: Any = ad_opt.load(TEXT.format("sin"))["f"]
    assert ad_opt.grad(f)(0.0) == 1.0
    f(0.0)
    said = [record.getMessage().partition(" took")[0] for record in caplog.records]
    assert said == ["differentiating @f (grad)", "compiling @f"]
    assert {record.levelname for record in caplog.records} <= {"DEBUG", "INFO"}
