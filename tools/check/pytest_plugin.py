"""pytest collects FileCheck tests: entry point ``pytest11``.

    [tool.pytest.ini_options]
    filecheck_paths = ["filecheck"]                       # folders; none: nothing is collected
    filecheck_tools = ["my-opt = my_package.cli:main"]    # more commands than ad-opt and ad-run

Each ``RUN:`` line of a ``.mlir`` or ``.ll`` file in these folders is a test. A line with a command
that is not known here is skipped, and left to lit. Nothing is imported before there is such a file.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from typing_extensions import override

SUFFIXES = (".mlir", ".ll")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the settings."""
    parser.addini("filecheck_paths", "folders with FileCheck tests", type="args", default=[])
    parser.addini("filecheck_tools", "command = module:function", type="linelist", default=[])


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect a file with ``RUN:`` lines in one of the folders."""
    folders: list[str] = parent.config.getini("filecheck_paths")
    if file_path.suffix not in SUFFIXES or not folders:
        return None
    inside = any((parent.config.rootpath / one) in file_path.parents for one in folders)
    if not inside or "RUN:" not in file_path.read_text(encoding="utf-8"):
        return None
    return FileCheckFile.from_parent(parent, path=file_path)


class FileCheckFile(pytest.File):
    """A test file."""

    @override
    def collect(self) -> Iterable[pytest.Item]:
        from ad_opt.tools.check.run_lines import run_lines

        for number, line in enumerate(run_lines(self.path.read_text(encoding="utf-8"))):
            yield RunLine.from_parent(self, name=f"run{number}", command=line)


class RunLine(pytest.Item):
    """One ``RUN:`` line."""

    def __init__(self, *, command: str, **options: Any):
        super().__init__(**options)
        self.command = command

    @override
    def runtest(self) -> None:
        from ad_opt.tools.check.run_lines import TOOLS, NotRunHere, run

        given: list[str] = self.config.getini("filecheck_tools")
        more = (one.partition("=") for one in given)
        tools = TOOLS | {name.strip(): place.strip() for name, _, place in more}
        try:
            run(self.command, self.path, tools)
        except NotRunHere as error:
            pytest.skip(f"{error} is run by lit only")

    @override
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        from ad_opt.dialects.support.diagnostics.diagnostic import DiagnosticError
        from ad_opt.tools.check.run_lines import StageError

        if isinstance(excinfo.value, StageError | DiagnosticError):
            return f"{self.command}\n{excinfo.value}"
        return str(super().repr_failure(excinfo, style))

    @override
    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.name}::{self.name}"
