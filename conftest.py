"""Run FileCheck files under pytest in this process: milliseconds instead of a process start each.

The same ``RUN:`` lines are run by lit through the real commands. Understood here are pipelines of
``ad-opt``, ``ad-run`` and ``filecheck``, with ``not``, ``%s``, ``%t``, ``2>&1``, ``2>`` and ``>``;
a file with any other command is left to lit. It stands here and not in `filecheck/` because pytest
would register that folder as the package `filecheck`, which is the name of the matcher.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options
from filecheck.parser import Parser

pytest_plugins = ["shares"]

_CACHE = tempfile.TemporaryDirectory(prefix="ad-opt-tests-")
os.environ["AD_OPT_CACHE_DIR"] = _CACHE.name  # tests find nothing that was made before them

RUN = re.compile(r"(?://|;)\s*RUN:\s*(.*)")
TOOLS = ("ad-opt", "ad-run", "ad-reduce")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if (
        file_path.suffix in (".mlir", ".ll")
        and "filecheck" in file_path.parts
        and RUN.search(file_path.read_text())
    ):
        return FileCheckFile.from_parent(parent, path=file_path)
    return None


class FileCheckFile(pytest.File):
    def collect(self) -> Iterable[pytest.Item]:
        lines = RUN.findall(self.path.read_text().replace("\\\n//", ""))
        for number, line in enumerate(lines):
            yield RunLine.from_parent(self, name=f"run{number}", command=line)


class RunLine(pytest.Item):
    def __init__(self, *, command: str, **kwargs: object):
        super().__init__(**kwargs)
        self.command = command

    def runtest(self) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            names = {"%s": str(self.path), "%t": f"{scratch}/t", "%S": str(self.path.parent)}
            command = self.command
            for mark, name in names.items():
                command = command.replace(mark, name)
            text = ""
            for stage in split_pipeline(command):
                text = run_stage(stage, text)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:
        if isinstance(excinfo.value, StageError):
            return f"{self.command}\n{excinfo.value}"
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name}::{self.name}"


class StageError(Exception):
    """A stage of a RUN line failed."""


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


def run_stage(words: list[str], stdin: str) -> str:
    """Run one command of a pipeline in this process; its output, or a StageError."""
    expect_failure = words[0] == "not"
    words = words[1:] if expect_failure else words
    words, merge, sinks = redirections(words)
    if words[0] == "filecheck":
        return run_filecheck(words, stdin)
    if words[0] not in TOOLS:
        pytest.skip(f"{words[0]} is run by lit only")
    status, out, err = run_tool(words, stdin)
    if (status != 0) != expect_failure:
        raise StageError(f"{words[0]} ended with {status}\n{err}")
    for stream, path in sinks:
        Path(path).write_text(err if stream == "2>" else out)
        out, err = (out, "") if stream == "2>" else ("", err)
    return out + err if merge else out


def redirections(words: list[str]) -> tuple[list[str], bool, list[tuple[str, str]]]:
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


def run_tool(words: list[str], stdin: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a tool's ``main``."""
    from importlib import import_module

    main = import_module(f"ad_opt.tools.{words[0].replace('-', '_')}").main
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        patch.setenv("NO_COLOR", "1")
        try:
            status = main(words[1:])
        except SystemExit as stop:
            status = stop.code
    return int(status or 0), out.getvalue(), err.getvalue()


def run_filecheck(words: list[str], text: str) -> str:
    options = parse_argv_options(words)
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        failed = Matcher(options, FInput("<stdin>", text), Parser.from_opts(options)).run()
    if failed:
        raise StageError(out.getvalue() + "\n--- input ---\n" + text)
    return ""
