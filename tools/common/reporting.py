"""Diagnostics on standard error, in the form that is asked for: text, JSON or SARIF."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic

from .diagnostics import render

FORMATS = ("text", "json", "sarif")


def add_diagnostic_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how diagnostics look."""
    add = parser.add_argument_group("diagnostics (on standard error)").add_argument
    add("--color", choices=("auto", "always", "never"), default="auto", help="colour diagnostics")
    add(
        "--diagnostics-format",
        choices=FORMATS,
        default="text",
        help="text; json: an object a line; sarif: one log, as code hosts and editors read it",
    )


def use_color(choice: str) -> bool:
    """True if what goes to standard error is to be coloured: NO_COLOR and FORCE_COLOR decide
    before the terminal does (no-color.org, force-color.org), the option before them.
    """
    if choice != "auto":
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "0") not in ("", "0"):
        return True
    return os.environ.get("TERM") != "dumb" and sys.stderr.isatty()


class Reporter:
    """Writes the diagnostics of one run of a tool; `close` ends it."""

    def __init__(self, tool: str, format: str = "text", color: str = "auto"):
        self.tool = tool
        self.format = format
        self.color = color
        self._kept: list[Diagnostic] = []

    def show(self, diagnostics: Iterable[Diagnostic], sources: Mapping[str, str]) -> None:
        """Write diagnostics, or keep them for the log."""
        if self.format == "text":
            sys.stderr.write(render(diagnostics, sources, use_color(self.color)))
            return
        for one in diagnostics:
            if self.format == "sarif":
                self._kept.append(one)
            else:
                from .structured_diagnostics import as_json

                sys.stderr.write(json.dumps(as_json(one), ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Write the log, of what there was nothing to say, too."""
        if self.format != "sarif":
            return
        from .structured_diagnostics import as_sarif

        log: dict[str, Any] = as_sarif(self.tool, self._kept)
        sys.stderr.write(json.dumps(log, indent=2, ensure_ascii=False) + "\n")
        self._kept = []


def show_usage_error(tool: str, words: Sequence[str], diagnostic: Diagnostic) -> None:
    """Write what is wrong with a command line, in the form that its words ask for."""
    reporter = Reporter(tool, _word_of(words, "--diagnostics-format", FORMATS))
    reporter.show([diagnostic], {})
    reporter.close()


def _word_of(words: Sequence[str], option: str, choices: Sequence[str]) -> str:
    """The last choice that the words give an option; the first choice if there is none."""
    found = choices[0]
    for at, word in enumerate(words):
        if word == "--":
            break
        name, given, value = word.partition("=")
        value = value if given else "".join(words[at + 1 : at + 2])
        if name == option and value in choices:
            found = value
    return found
