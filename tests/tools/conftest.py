"""Fixtures of tests of the commands."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def program(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The path of a file with the ``PROGRAM`` of the test's module; no colours."""
    monkeypatch.setenv("NO_COLOR", "1")
    path = tmp_path / "f.mlir"
    path.write_text(request.module.PROGRAM)
    return str(path)
