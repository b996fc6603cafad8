"""Snippets of the documents run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from ad_opt.lowering.compilers.languages import language_of

from python_runs import run_python, run_tool

ROOT = Path(__file__).parent.parent
FENCE = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
DOCUMENTS = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "api").glob("*.md")),
]


IN_ORDER = tuple(
    ROOT / "docs" / name for name in ("energies.md", "tensors.md", "tensor-frontend.md")
)
"""Their Python goes on from block to block: tests/docs runs them."""


def snippets(language: str) -> list[tuple[str, str]]:
    return [
        (f"{path.relative_to(ROOT)}-{number}", body)
        for path in DOCUMENTS
        if language != "python" or path not in IN_ORDER
        for number, (kind, body) in enumerate(FENCE.findall(path.read_text()))
        if kind == language
    ]


def named(found: list[tuple[str, str]]) -> dict[str, list]:
    return {"argvalues": [body for _, body in found], "ids": [name for name, _ in found]}


@pytest.mark.parametrize("body", **named(snippets("python")))
def test_python(body: str) -> None:
    done = run_python(["-c", body], ROOT)
    assert done.returncode == 0, done.stderr


COMMANDS = [
    (f"{name}: {line}", line[2:])
    for name, body in snippets("console")
    for line in body.splitlines()
    if line.startswith("$ ")
]


@pytest.mark.parametrize("command", **named(COMMANDS))
def test_command(command: str, tmp_path: Path) -> None:
    """Commands end well and print something, and nothing that they write stays in the tree."""
    words = [w.replace("build/", f"{tmp_path}/") for w in shlex.split(command)]
    for language in filter(None, map(language_of, words)):
        if not any(map(shutil.which, (*language.compilers, f"{language.compilers[0]}-22"))):
            pytest.skip(f"no compiler of {language.title} is installed")
    path = os.path.dirname(sys.executable) + os.pathsep + os.environ["PATH"]
    if words[0] in ("ad-opt", "ad-run", "ad-reduce"):
        done = run_tool(words[0], words[1:], ROOT)
    elif words[0] == "python":
        done = run_python(words[1:], ROOT, {"PATH": path})
    else:
        environment = {**os.environ, "PATH": path}
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout or any(tmp_path.iterdir())


def test_links_lead_somewhere() -> None:
    broken = [
        f"{path.relative_to(ROOT)}: {target}"
        for path in DOCUMENTS
        for target in re.findall(r"\]\((?!http)([^)#]+)", FENCE.sub("", path.read_text()))
        if not (path.parent / target).exists()
    ]
    assert not broken


LIMITATION = re.compile(r"### (.*?)\n(.*?)```(mlir|llvm|python)(.*?)\n(.*?)```", re.DOTALL)
LIMITATIONS = LIMITATION.findall((ROOT / "docs" / "limitations.md").read_text())


@pytest.mark.parametrize(
    "entry", LIMITATIONS, ids=[entry[0].replace(" ", "-") for entry in LIMITATIONS]
)
def test_limitations_are_true(entry: tuple[str, str, str, str, str], tmp_path: Path) -> None:
    """Behind the language of a program stands the tool that it is given to, and options."""
    _, prose, kind, options, program = entry
    if kind == "python":
        return test_python(program)
    (code,) = re.findall(r"AD\d{4}", prose)
    path = tmp_path / ("f.ll" if kind == "llvm" else "f.mlir")
    path.write_text(program)
    tool, *rest = shlex.split(options)
    words = [str(path), "f", *rest] if tool == "run" else [str(path), *rest]
    done = run_tool(f"ad-{tool}", words, tmp_path)
    assert done.returncode in (1, 2)
    assert f"error[{code}]" in done.stderr
    assert "Traceback" not in done.stderr
    return None


def test_every_limitation_is_run() -> None:
    text = (ROOT / "docs" / "limitations.md").read_text()
    assert len(LIMITATIONS) == len(re.findall(r"^### ", text, re.MULTILINE))
