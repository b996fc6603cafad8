"""Every snippet of ``battery/*.mlir`` goes through parser, verifier and printer, ours and MLIR's.

A file holds snippets separated by ``// -----``; each must be legal for ``mlir-opt`` 22. A snippet
whose first line is ``// mlir-opt: no`` holds operations that ``mlir-opt`` 22 does not know and
stays out of the comparison with it.
"""

from __future__ import annotations

import io
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from ad_opt.dialects import make_context
from ad_opt.dialects.support.text.parsing import parse_module
from xdsl.printer import Printer

FOLDER = Path(__file__).parent / "battery"
FILES = sorted(FOLDER.glob("*.mlir"))
SEPARATOR = "\n// -----\n"
MLIR_OPT = shutil.which("mlir-opt-22")
OURS_ONLY = "// mlir-opt: no"

needs_mlir_opt = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt-22 is not installed")


def snippets(path: Path) -> Iterator[tuple[int, str]]:
    """The snippets of a file, each with the number of its first line."""
    line = 1
    for text in path.read_text().split(SEPARATOR):
        yield line, text
        line += text.count("\n") + 2


def round_trip(text: str, name: str = "<snippet>", *, debuginfo: bool = False) -> str:
    """Parse, verify and print a module."""
    module = parse_module(make_context(), text, name)
    module.verify()
    out = io.StringIO()
    Printer(stream=out, print_debuginfo=debuginfo).print_op(module)
    return out.getvalue() + "\n"


def mlir_opt(text: str, *options: str) -> list[str]:
    """Return the text that ``mlir-opt`` prints for each snippet of ``text``, without resources."""
    assert MLIR_OPT is not None
    command = [MLIR_OPT, "--split-input-file", "--verify-each", *options]
    run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, f"mlir-opt-22 rejects:\n{run.stderr[:4000]}"
    return [text.split("\n\n{-#")[0].rstrip() for text in run.stdout.split(SEPARATOR)]


def oracle_snippets(path: Path) -> list[tuple[int, str]]:
    return [(line, text) for line, text in snippets(path) if OURS_ONLY not in text]


CASES = [
    pytest.param(path, text, id=f"{path.stem}:{line}")
    for path in FILES
    for line, text in snippets(path)
]


@pytest.mark.parametrize(("path", "text"), CASES)
def test_print_parse_print_is_identity(path: Path, text: str):
    printed = round_trip(text, path.name)
    assert round_trip(printed) == printed


@pytest.mark.parametrize(("path", "text"), CASES)
def test_locations_survive(path: Path, text: str):
    printed = round_trip(text, path.name, debuginfo=True)
    assert round_trip(printed, debuginfo=True) == printed


def _collect(path: Path, texts: list[tuple[int, str]]) -> list[str]:
    """Print every snippet; fail once, with every snippet that cannot be read."""
    printed: list[str] = []
    failures: list[str] = []
    for line, text in texts:
        try:
            printed.append(round_trip(text, path.name))
        except Exception as error:
            failures.append(f"{path.name}:{line}: {type(error).__name__}: {error}\n{text}")
    assert not failures, "\n".join(failures)
    return printed


@needs_mlir_opt
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_mlir_opt_accepts_what_we_print(path: Path):
    texts = oracle_snippets(path)
    theirs = mlir_opt(SEPARATOR.join(text for _, text in texts))
    printed = _collect(path, texts)
    assert mlir_opt(SEPARATOR.join(printed)) == theirs, "our print means something else"


@needs_mlir_opt
@pytest.mark.parametrize(
    "options",
    [(), ("--mlir-print-debuginfo",), ("--mlir-print-op-generic",)],
    ids=["pretty", "debuginfo", "generic"],
)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_we_read_what_mlir_opt_prints(path: Path, options: tuple[str, ...]):
    texts = oracle_snippets(path)
    source = SEPARATOR.join(text for _, text in texts)
    theirs = mlir_opt(source, *options)
    lines = [line for line, _ in texts]
    printed = _collect(path, list(zip(lines, theirs, strict=True)))
    assert mlir_opt(SEPARATOR.join(printed)) == mlir_opt(source)
