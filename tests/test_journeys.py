"""Journeys of users with the wheel alone pass with this Python; `make journeys` takes all three."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ad_opt


@pytest.mark.slow
def test_journeys(root: Path, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("share") > 2:
        pytest.skip("most of a minute: `make test-all` and `make journeys` run it")
    pytest.importorskip("setuptools", minversion="77")
    script = root / "tests" / "journeys.py"
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    if "No matching distribution found" in done.stdout:
        pytest.skip("nothing can be installed here")
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_version_is_said_once(root: Path) -> None:
    """By the package, the module, who cites it and the latest entry of the changelog."""
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"]
    assert ad_opt.__version__ == project
    assert f"\nversion: {project}\n" in (root / "CITATION.cff").read_text()
    cmake = (root / "ad_opt/cmake/ad_optConfigVersion.cmake").read_text()
    assert f'set(PACKAGE_VERSION "{project}")' in cmake
    assert f'VERSION_EQUAL "{project.rpartition(".")[0]}")' in cmake
    latest = next(
        line for line in (root / "CHANGELOG.md").read_text().splitlines() if line.startswith("## ")
    )
    assert latest.split(",")[0] == f"## {project}"
