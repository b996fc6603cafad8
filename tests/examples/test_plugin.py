"""The example of a package that extends ad-opt: installed as a user would, and tested by itself.

It is installed to a folder of its own, so that nothing else sees what it registers.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def installed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed."""
    pytest.importorskip("setuptools", minversion="77")
    target = tmp_path_factory.mktemp("plugin")
    source = tmp_path_factory.mktemp("source") / "plugin"
    package = root / "examples/plugin/ad_opt_special"
    files = ["pyproject.toml", "README.md", *package.glob("*.py"), *package.glob("*.mlir")]
    for name in files:
        path = root / "examples" / "plugin" / name
        copy = source / path.relative_to(root / "examples" / "plugin")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(path.read_text())
    pip = ["-m", "pip", "install", "-q", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([sys.executable, *pip, "--target", str(target), str(source)], check=True)
    paths = [str(target), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def run(words: list[str], installed: dict[str, str], root: Path) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=root, env=installed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(installed: dict[str, str], root: Path) -> None:
    words = ["-m", "pytest", "-v", "-p", "no:cacheprovider", "."]
    said = run(words, installed, root / "examples" / "plugin")
    assert "test_special.py" in said
    assert "test_line_search.py" in said
    assert "filecheck/rule" in said  # by the plug-in of pytest that comes with ad-opt


def test_ad_opt_lists_what_it_adds(installed: dict[str, str], root: Path) -> None:
    for option, name in (
        ("--list-dialects", "special"),
        ("--list-passes", "lower-special"),
        ("--list-rules", "special.logaddexp"),
    ):
        assert f"  {name} " in run(["-m", "ad_opt.tools.ad_opt", option], installed, root)


def test_plain_xdsl_opt_knows_it(installed: dict[str, str], root: Path) -> None:
    script = "from xdsl.universe import Universe; u = Universe.get_multiverse(); "
    script += "print(u.all_dialects['special']().name, u.all_passes['lower-special']().name)"
    assert run(["-c", script], installed, root) == "special lower-special\n"
