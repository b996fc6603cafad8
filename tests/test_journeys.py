"""Journeys of users with the wheel alone pass with this Python; `make journeys` takes all three."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_journeys(root: Path) -> None:
    pytest.importorskip("setuptools", minversion="77")
    script = root / "tests" / "journeys.py"
    done = subprocess.run([sys.executable, script], capture_output=True, text=True)
    if "No matching distribution found" in done.stdout:
        pytest.skip("nothing can be installed here")
    assert done.returncode == 0, done.stdout + done.stderr
