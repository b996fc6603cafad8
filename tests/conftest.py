"""What all tests share: the repository's root, and the oracles that may be installed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Test helpers (strategies) and example readers are imported by name, from here and nowhere else:
# xDSL installs a top-level package `tests`, so ours must not be one.
sys.path[:0] = [str(ROOT / "tests" / "strategies"), str(ROOT / "examples" / "adbench")]


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes more than a few seconds")


@pytest.fixture(scope="session")
def clang() -> str:
    """A clang that understands the C of the tests; skips where none is installed."""
    for name in ("clang-22", "clang-19", "clang"):
        if path := shutil.which(name):
            return path
    pytest.skip("clang is not installed")
