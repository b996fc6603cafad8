"""Compile the C programs of this folder to LLVM IR, at four optimisation levels.

``python compile.py [NAME ...]`` writes ``NAME.O0.ll`` to ``NAME.O3.ll`` next to ``NAME.c``; all
programs if none is named. ``--check`` writes nothing, and fails if a file would change.

What comes out depends on the sources and on clang 22 alone: the compiler runs in this folder on
relative names, and leaves out its own name and the folder. A program that is compiled otherwise
than users do says so in its first lines: ``// flags: -g``.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
CLANG = "clang-22"
LEVELS = ("O0", "O1", "O2", "O3")
COMMON = (
    *("-S", "-emit-llvm", "--target=x86_64-pc-linux-gnu", "-std=gnu17", "-w", "-fno-ident"),
    "-fdebug-compilation-dir=.",
)
FLAGS = re.compile(r"^// flags: (.*)$", re.MULTILINE)
PRODUCER = re.compile(r'producer: "[^"]*"')


def flags_of(name: str) -> list[str]:
    """The flags that a program asks for."""
    found = FLAGS.search((FOLDER / f"{name}.c").read_text())
    return found.group(1).split() if found else []


def compiled(name: str, level: str) -> str:
    """A program as LLVM IR text."""
    command = [CLANG, f"-{level}", *COMMON, *flags_of(name), f"{name}.c", "-o", "-"]
    run = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"{name}.c: {run.stderr}")
    return PRODUCER.sub('producer: "clang"', run.stdout)


def names() -> list[str]:
    """All programs."""
    return sorted(path.stem for path in FOLDER.glob("*.c"))


def changed(name: str, level: str, write: bool) -> bool:
    """True if a compiled file is not what the source gives."""
    path, text = FOLDER / f"{name}.{level}.ll", compiled(name, level)
    if path.exists() and path.read_text() == text:
        return False
    if write:
        path.write_text(text)
    return True


def main() -> int:
    """Compile, or check."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true", help="write nothing, fail on changes")
    given = parser.parse_args()
    wrong = [
        f"{name}.{level}.ll"
        for name in given.names or names()
        for level in LEVELS
        if changed(name, level, not given.check)
    ]
    for name in wrong:
        print("differs:" if given.check else "wrote", name)
    return int(given.check and bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
