"""Files of the cache belong to their names, which are keys and kinds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from ad_opt.dialects.support.process import disk_cache


@pytest.mark.parametrize("name", ["b.obj", "a.program", "a.objx"])
def test_a_file_under_another_name_counts_as_absent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("AD_OPT_CACHE_DIR", str(tmp_path))
    disk_cache.store("a.obj", b"\xffcode")
    disk_cache.store("b.obj", b"other code")
    os.replace(tmp_path / "a.obj", tmp_path / name)
    assert disk_cache.load(name) is None
    os.replace(tmp_path / name, tmp_path / "a.obj")
    assert disk_cache.load("a.obj") == b"\xffcode"


SCRIPT = """
import sys
import ad_opt
f = ad_opt.load(f"func.func @f(%x: f64) -> f64 {{ %y = math.{sys.argv[1]} %x : f64\\n return %y : f64 }}")["f"]
print(f(0.5), ad_opt.grad(f)(0.5))
"""  # noqa: E501


def run(folder: Path, op: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, op],
        env={**os.environ, "AD_OPT_CACHE_DIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_programs_with_the_files_of_others(tmp_path: Path) -> None:
    """All files are exchanged: code of sine for that of the exponential, code for facts."""
    sine, exponential = run(tmp_path / "s", "sin"), run(tmp_path / "e", "exp")
    ours, theirs = (
        {path.suffix: path for path in (tmp_path / name).iterdir() if path.suffix != ".tmp"}
        for name in "se"
    )
    code = theirs[".obj"].read_bytes()
    for path in (tmp_path / "s").iterdir():
        path.write_bytes(code if path.suffix != ".call" else theirs[".call"].read_bytes())
    assert set(ours) >= {".obj", ".program"}
    assert run(tmp_path / "s", "sin") == sine != exponential
