"""Journeys of users with the wheel alone: built, installed in fresh environments, and used there.

``python tests/journeys.py`` runs the scripts of ``tests/journeys`` with this Python;
``--python 3.11 3.12 3.13`` with these, of those that are installed. Scripts run in a folder of
their own, with the environment's commands first on the path and nothing of the repository on it:
files that a journey needs are copied there.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
JOURNEYS = ROOT / "tests" / "journeys"

# What users of the plug-in's example have besides: its tests need pytest, its build setuptools.
BESIDES = (
    *("pip", "pytest>=9,<10", "setuptools>=77", "filecheck>=1.0.6,<1.1"),
    "hypothesis>=6.170,<7",
)

# Tests that the source distribution runs, with the wheel.
TESTS = ("tests/test_api_calls.py", "tests/examples/test_shapes.py")

# What journeys begin with, by the name it has in their folder.
FILES = {
    "logsumexp.mlir": "examples/logsumexp.mlir",
    "newton.mlir": "examples/newton.mlir",
    "rosenbrock.mlir": "examples/rosenbrock.mlir",
    "c": "examples/c",
    "plugin": "examples/plugin",
}


class JourneyError(Exception):
    """A command that failed, and what it said."""


def command(words: Sequence[str | Path], folder: Path, path: Path | None = None) -> str:
    """Run a command, without variables of this process about Python, and return its output."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "PYTEST"))}
    environment.pop("VIRTUAL_ENV", None)
    if path is not None:
        environment["PATH"] = f"{path}{os.pathsep}{environment['PATH']}"
        environment["AD_OPT_CACHE_DIR"] = str(folder / "cache")
    done = subprocess.run(
        [str(word) for word in words], cwd=folder, env=environment, capture_output=True, text=True
    )
    if done.returncode:
        raise JourneyError(f"{' '.join(map(str, words))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build_source(folder: Path) -> Path:
    """Build the source distribution from a copy of what git knows, and unpack it."""
    copy = folder / "copy"
    listed = ["git", "ls-files", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    script = "from setuptools import build_meta; build_meta.build_sdist('../dist')"
    command([sys.executable, "-c", script], copy)
    archive = next((folder / "dist").glob("*.tar.gz"))
    shutil.unpack_archive(archive, folder / "unpacked", filter="data")
    return next((folder / "unpacked").iterdir())


def build_wheel(source: Path, folder: Path) -> Path:
    """Build the wheel from an unpacked source distribution."""
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    command([*pip, "-w", folder / "wheel", source], folder)
    return next((folder / "wheel").glob("*.whl"))


def find_python(version: str) -> Path | None:
    """An interpreter of a version, on the path or among pyenv's; none if it does not run."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    named = shutil.which(f"python{version}")
    candidates = [Path(named)] if named else []
    candidates += sorted(pyenv.glob(f"{version}.*/bin/python{version}"), reverse=True)
    for candidate in candidates:
        asked = [str(candidate), "-c", "import ensurepip, sys; print(sys.version_info[:2])"]
        done = subprocess.run(asked, capture_output=True, text=True)
        if done.stdout.strip() == str(tuple(map(int, version.split(".")))):
            return candidate
    return None


def make_environment(python: Path | str, wheel: Path, folder: Path) -> Path:
    """Install the wheel in a fresh environment, and return the folder of its commands."""
    command([python, "-m", "venv", "--without-pip", folder / "venv"], folder)
    commands = folder / "venv" / "bin"
    pip = [sys.executable, "-m", "pip", "--python", commands / "python", "install", "-q"]
    command([*pip, "--no-compile", wheel, *BESIDES], folder)
    return commands


def travel(commands: Path, folder: Path, names: Sequence[str]) -> None:
    """Run journeys, two at a time, each in a folder of its own; raise what fails first."""
    with ThreadPoolExecutor(2) as pool:
        for line in pool.map(lambda name: travel_one(commands, folder / name, name), names):
            print(f"  {line}", flush=True)


def travel_one(commands: Path, folder: Path, name: str) -> str:
    """Run one journey with its files, and return what to say of it."""
    started = time.perf_counter()
    folder.mkdir()
    shutil.copy(JOURNEYS / f"{name}.py", folder)
    for target, source in FILES.items():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, folder / target, ignore=_IGNORED)
        else:
            shutil.copy(ROOT / source, folder / target)
    said = command([commands / "python", "-P", f"{name}.py"], folder, commands).strip()
    return f"{name}, {time.perf_counter() - started:.1f} s" + (f": {said}" if said else "")


_IGNORED = shutil.ignore_patterns("build", "__pycache__", "*.egg-info", ".pytest_cache")


def journeys() -> list[str]:
    """Names of all journeys."""
    return sorted(path.stem for path in JOURNEYS.glob("*.py"))


def main() -> int:
    """Build once, then travel with each Python."""
    parser = argparse.ArgumentParser(description="journeys of users with the wheel alone")
    parser.add_argument("--python", nargs="*", metavar="3.X", help="default: this one")
    parser.add_argument("--wheel", type=Path, help="default: built, by a source distribution")
    parser.add_argument("journeys", nargs="*", help="default: all")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        source = None if given.wheel else build_source(folder)
        wheel = build_wheel(source, folder) if source else given.wheel.absolute()
        print(f"{wheel.name}, {wheel.stat().st_size / 1e6:.2f} MB", flush=True)
        for version in given.python or [""]:
            python = find_python(version) if version else sys.executable
            if python is None:
                print(f"Python {version} is not installed")
                continue
            started, here = time.perf_counter(), folder / f"python{version}"
            here.mkdir()
            try:
                commands = make_environment(python, wheel, here)
                print(f"Python {version}: installed, {time.perf_counter() - started:.1f} s")
                travel(commands, here, given.journeys or journeys())
                if source:
                    said = command([commands / "pytest", "-q", *TESTS], source, commands)
                    print(f"  source distribution: {said.splitlines()[-1]}")
            except JourneyError as error:
                print(error)
                return 1
            print(f"Python {version}: {time.perf_counter() - started:.1f} s in all", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
