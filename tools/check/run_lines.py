"""``RUN:`` lines in this process: milliseconds instead of a process start for each command.

Understood are pipelines of the tools that are known here, of ``filecheck``, ``FileCheck`` and
``ad-check``, with ``not``, ``%s``, ``%S``, ``%t``, ``2>&1``, ``2>`` and ``>``. What else there is
raises `NotRunHere`: lit runs it.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Callable, Generator, Mapping, Sequence
from importlib import import_module
from pathlib import Path

from ad_opt.tools.check.matching import CHECKERS, Mismatch, match

RUN = re.compile(r"(?://|;|#)\s*RUN:\s*(.*)")
CONTINUED = re.compile(r"\\\n\s*(?://|;|#)(?:\s*RUN:)?")

TOOLS = {
    name: f"ad_opt.tools.{name.replace('-', '_')}:main"
    for name in ("ad-opt", "ad-run", "ad-reduce")
}
"""Commands and their functions, which take the words behind and return the exit status."""


class StageError(Exception):
    """A command of a ``RUN:`` line failed."""


class NotRunHere(Exception):
    """A command is known to no one here."""


def run_lines(text: str) -> list[str]:
    """The commands of a test, those over several lines in one."""
    return RUN.findall(CONTINUED.sub(" ", text))


def run(command: str, path: Path, tools: Mapping[str, str] = TOOLS) -> None:
    """Run one command of a test; `StageError` says why it fails."""
    with tempfile.TemporaryDirectory() as scratch:
        names = {"%s": str(path), "%t": f"{scratch}/t", "%S": str(path.parent)}
        for mark, name in names.items():
            command = command.replace(mark, name)
        text = ""
        for stage in split_pipeline(command):
            text = _run_stage(stage, text, tools)


def split_pipeline(command: str) -> list[list[str]]:
    """Split at unquoted ``|``; each stage as its words, quotes removed."""
    lexer = shlex.shlex(command, posix=True, punctuation_chars="|")
    lexer.whitespace_split = True
    stages: list[list[str]] = [[]]
    for word in lexer:
        if word == "|":
            stages.append([])
        else:
            stages[-1].append(word)
    return stages


def _run_stage(words: list[str], stdin: str, tools: Mapping[str, str]) -> str:
    """Run one command of a pipeline; its output, or a `StageError`."""
    fails = words[0] == "not"
    words, merge, sinks = _redirections(words[1:] if fails else words)
    if words[0] in CHECKERS:
        try:
            match(words, stdin)
        except Mismatch as error:
            if not fails:
                raise StageError(str(error)) from error
        else:
            if fails:
                raise StageError(f"{shlex.join(words)} matches")
        return ""
    if words[0] not in tools:
        raise NotRunHere(words[0])
    status, out, err = run_tool(tools[words[0]], words[1:], stdin)
    if (status != 0) != fails:
        raise StageError(f"{words[0]} ended with {status}\n{err}")
    for stream, path in sinks:
        Path(path).write_text(err if stream == "2>" else out)
        out, err = (out, "") if stream == "2>" else ("", err)
    return out + err if merge else out


def _redirections(words: list[str]) -> tuple[list[str], bool, list[tuple[str, str]]]:
    """Take ``2>&1``, ``> f`` and ``2> f`` off the words."""
    rest: list[str] = []
    sinks: list[tuple[str, str]] = []
    merge = False
    at = iter(words)
    for word in at:
        if word == "2>&1":
            merge = True
        elif word in (">", "2>"):
            sinks.append((word, next(at)))
        else:
            rest.append(word)
    return rest, merge, sinks


def run_tool(place: str, words: Sequence[str], stdin: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a tool, ``module:function``."""
    module, _, function = place.partition(":")
    main: Callable[[list[str]], int | None] = getattr(import_module(module), function)
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), _surroundings(stdin):
        try:
            status = main(list(words))
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return int(status or 0), out.getvalue(), err.getvalue()


@contextlib.contextmanager
def _surroundings(stdin: str) -> Generator[None]:
    """Standard input with this text, and no colours."""
    before = sys.stdin, os.environ.get("NO_COLOR")
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin.encode()))
    os.environ["NO_COLOR"] = "1"
    try:
        yield
    finally:
        sys.stdin = before[0]
        if before[1] is None:
            del os.environ["NO_COLOR"]
        else:
            os.environ["NO_COLOR"] = before[1]
