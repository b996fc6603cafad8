"""Programs written for Enzyme that compare their derivatives with differences of themselves.

The programs (``tests/data/enzyme_checked``) are compiled here; their exit status is how often a
derivative was wrong, and says so.
"""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest
from ad_opt.tools.ad_run import main

from c_runs import executable

FOLDER = Path(__file__).parents[1] / "data" / "enzyme_checked"
PROGRAMS = sorted(path.stem for path in FOLDER.glob("*.c"))

pytestmark = pytest.mark.skipif(not executable(), reason="the programs are for x86-64 Linux")


@pytest.mark.parametrize("level", ["O0", pytest.param("O1", marks=pytest.mark.slow), "O2"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_nothing_is_wrong(
    name: str, level: str, clang: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / f"{name}.ll"
    source = FOLDER / f"{name}.c"
    command = [clang, f"-{level}", "-w", "-S", "-emit-llvm", "-o", str(made), str(source)]
    subprocess.run(command, check=True)
    ctypes.CDLL(None).fflush(None)
    status = main([str(made), "main"])
    ctypes.CDLL(None).fflush(None)
    assert status == 0, "".join(capfd.readouterr())
