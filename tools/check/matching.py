"""The matcher of FileCheck (the package ``filecheck``), in this process."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Sequence

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from ad_opt.tools.common.input import read_text

CHECKERS = ("filecheck", "FileCheck", "ad-check")
"""Names of the command."""
HINT = "`pip install ad-opt[check]`"


class Mismatch(Exception):
    """The text is not what the check file says; the message shows where."""


def match(words: Sequence[str], text: str) -> None:
    """Match a text against the check file that the words of a FileCheck command name.

    `Mismatch` where they differ; AD0006 where the command is wrong, or ``filecheck`` is missing.
    """
    try:
        from filecheck.finput import FInput
        from filecheck.matcher import Matcher
        from filecheck.options import parse_argv_options
        from filecheck.parser import Parser
    except ImportError as error:
        said = "FileCheck's matcher, the package `filecheck`, is not installed"
        raise DiagnosticError(Diagnostic("AD0006", said, help=HINT)) from error
    out = io.StringIO()
    try:
        options = parse_argv_options(list(words))
        if options.match_filename == "-":
            raise RuntimeError("`-` is no check file: standard input is what is checked")
        read_text(options.match_filename)  # what cannot be read is refused, and what is no text
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            failed = Matcher(options, FInput("<stdin>", text), Parser.from_opts(options)).run()
    except RuntimeError as error:
        said = f"the command `{' '.join(words)}` is wrong: {error}"
        raise DiagnosticError(Diagnostic("AD0006", said)) from error
    if failed:
        raise Mismatch(f"{out.getvalue()}\n--- input ---\n{text}")
