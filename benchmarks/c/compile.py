"""Compile the C kernels of this folder to LLVM IR, as a user would: ``clang -O1 -S -emit-llvm``.

``python compile.py`` writes ``NAME.ll`` next to ``NAME.c``; ``--check`` writes nothing, and fails
if a file would change. What comes out depends on the sources and on clang 22 alone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
COMMAND = (
    *("clang-22", "-O1", "-S", "-emit-llvm", "--target=x86_64-pc-linux-gnu", "-std=gnu17"),
    *("-Wall", "-fno-ident", "-fno-discard-value-names"),
)


def compiled(source: Path) -> str:
    """A kernel as LLVM IR text."""
    command = [*COMMAND, source.name, "-o", "-"]
    return subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True).stdout


def main() -> int:
    """Write the files, or say which are out of date."""
    stale: list[str] = []
    for source in sorted(FOLDER.glob("*.c")):
        target, text = source.with_suffix(".ll"), compiled(source)
        if not target.exists() or target.read_text() != text:
            stale.append(target.name)
            if "--check" not in sys.argv:
                target.write_text(text)
    if stale:
        print("changed:", ", ".join(stale))
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
