"""`examples/c` and `examples/rust` build and fit what they are to fit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

AD_OPT = Path(sys.executable).with_name("ad-opt")

pytestmark = pytest.mark.skipif(not AD_OPT.exists(), reason="ad-opt is not installed as a command")


def require_fit(text: str) -> None:
    lines = text.splitlines()
    assert float(lines[0].split()[-1]) > 10
    assert lines[1].split()[-1] == "0.000"
    # What the measurements were made with.
    assert lines[2] == "amplitude 2.000, decay 0.300, frequency 4.000, phase 0.500"


@pytest.mark.skipif(not shutil.which("gcc") or not shutil.which("make"), reason="no gcc or make")
def test_c(root: Path, tmp_path: Path) -> None:
    words = ["make", "-s", "run", f"AD_OPT={AD_OPT}", f"BUILD={tmp_path}", "CC=gcc"]
    flags = "CFLAGS=-O2 -Wall -Wextra -Werror"
    folder = root / "examples" / "c"
    out = subprocess.run([*words, flags], cwd=folder, check=True, capture_output=True, text=True)
    require_fit(out.stdout)


@pytest.mark.skipif(shutil.which("clang-22") is None, reason="clang 22 is not installed")
def test_c_is_what_was_compiled(root: Path, tmp_path: Path) -> None:
    folder = root / "examples" / "c"
    for path in folder.glob("oscillation.*"):
        shutil.copy(path, tmp_path)
    shutil.copy(folder / "Makefile", tmp_path)
    subprocess.run(["make", "-s", "ir", "CLANG=clang-22"], cwd=tmp_path, check=True)
    assert (tmp_path / "oscillation.ll").read_text() == (folder / "oscillation.ll").read_text()


@pytest.mark.skipif(shutil.which("cargo") is None, reason="cargo is not installed")
def test_rust(root: Path, tmp_path: Path) -> None:
    folder = tmp_path / "rust"
    shutil.copytree(root / "examples" / "rust", folder, ignore=shutil.ignore_patterns("target"))
    out = subprocess.run(
        ["cargo", "run", "-q", "--offline"],
        cwd=folder,
        env=os.environ | {"AD_OPT": str(AD_OPT), "CARGO_TARGET_DIR": str(tmp_path / "target")},
        check=True,
        capture_output=True,
        text=True,
    )
    require_fit(out.stdout)


@pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed")
@pytest.mark.parametrize("model", ["oscillation.ll", "oscillation.c"])
def test_cmake(root: Path, tmp_path: Path, model: str, request: pytest.FixtureRequest) -> None:
    if model.endswith(".c"):
        request.getfixturevalue("clang")
    words = ["cmake", "-S", str(root / "examples" / "c"), "-B", str(tmp_path)]
    package = root / "ad_opt" / "cmake"
    settings = [f"-DAD_OPT_EXECUTABLE={AD_OPT}", f"-Dad_opt_DIR={package}", f"-DMODEL={model}"]
    for command in ([*words, *settings], ["cmake", "--build", str(tmp_path)]):
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    out = subprocess.run([tmp_path / "fit"], check=True, capture_output=True, text=True)
    require_fit(out.stdout)
    header = (tmp_path / "oscillation_grad.h").read_text()
    assert ("struct oscillation *dmodel" in header) == model.endswith(".c")  # it was compiled by -g
