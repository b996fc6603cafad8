"""Rendering of diagnostics as text."""

from __future__ import annotations

import pytest
from ad_opt.dialects.support.diagnostics.diagnostic import (
    Diagnostic,
    DiagnosticError,
    Location,
    Note,
)
from ad_opt.tools.common.diagnostics import render

SOURCE = "first line\n\tx = foo bar\nlast"


def test_everything_at_once() -> None:
    diagnostic = Diagnostic(
        "AD0101",
        "this is wrong",
        Location("f.mlir", 2, 6, 3),
        (Note("seen here", Location("f.mlir", 3, 1, 4)), Note("a remark")),
        "do better",
    )
    assert render(diagnostic, {"f.mlir": SOURCE}) == (
        "error[AD0101]: this is wrong\n"
        " --> f.mlir:2:6\n"
        "  |\n"
        "2 |     x = foo bar\n"
        "  |         ^^^\n"
        "note: seen here\n"
        " --> f.mlir:3:1\n"
        "  |\n"
        "3 | last\n"
        "  | ^^^^\n"
        "note: a remark\n"
        "  = help: do better\n"
    )


@pytest.mark.parametrize(
    "location",
    [
        Location("f.mlir", 99, 1),
        Location("f.mlir", 0, 0),
        Location("f.mlir", 1, 500, 500),
        Location("other.mlir", 1, 1),
    ],
)
def test_places_that_do_not_exist(location: Location) -> None:
    text = render(Diagnostic("AD0101", "m", location), {"f.mlir": SOURCE})
    head, place = text.splitlines()[:2]
    assert head == "error[AD0101]: m"
    assert place.strip() == f"--> {location}"


def test_long_lines_are_cut_around_the_caret() -> None:
    source = "a" * 5000 + "HERE" + "b" * 5000
    text = render(Diagnostic("AD0101", "m", Location("f", 1, 5001, 4)), {"f": source})
    shown, caret = text.splitlines()[3:5]
    assert len(shown) < 200
    assert shown[caret.index("^") : caret.rindex("^") + 1] == "HERE"


def test_colour_is_on_request_and_control_characters_are_never_sent() -> None:
    diagnostic = Diagnostic("AD0101", "bad \x1b[2J", Location("f", 1, 1))
    plain = render(diagnostic, {"f": "\x1b[2J\a"})
    assert "\x1b" not in plain
    assert "\a" not in plain
    assert "\x1b[1;31merror" in render(diagnostic, {}, color=True)


def test_several() -> None:
    error = DiagnosticError(Diagnostic("AD0101", "one"), Diagnostic("AD0102", "two"))
    assert render(error, {}) == "error[AD0101]: one\n\nerror[AD0102]: two\n"
