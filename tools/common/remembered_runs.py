"""Runs of the command-line tools that went well are remembered in the `disk_cache`.

The key is the command line, the contents of the files that it names, and the `installation`. Only
runs are kept that read one file, write text to standard output, and say nothing on standard error;
so the words of a remembered run need not be understood again, and nothing heavy is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ad_opt.dialects.support.process import disk_cache

_LARGEST = 1 << 24
"""Most bytes of an input, or an output, that is remembered. A guess that leaves room for others."""
_SEEN = ("--debug", "--timing", "--statistics", "--print-ir", "--mlir-", "--verify-diagnostics")
"""Beginnings of options that are about the run itself."""


def key_of_run(tool: str, words: Sequence[str]) -> str | None:
    """The key of a run; ``None`` where it is not remembered."""
    if disk_cache.cache_dir() is None or any(word.startswith(_SEEN) for word in words):
        return None
    files: list[bytes] = []
    for word in words:
        if word.startswith("-") or not word:
            continue
        try:
            about = os.stat(word)
            if about.st_size > _LARGEST:
                return None
            if os.path.isfile(word):
                files.append(Path(word).read_bytes())
        except (OSError, ValueError):
            continue
    if len(files) != 1:
        return None
    from ad_opt.dialects.support.process.installation import installation

    return disk_cache.key_of(tool, installation(), *words, *files)


def replayed(key: str | None) -> bool:
    """True if a run is remembered; then its output has been written."""
    if key is None or sys.stdout is None:
        return False
    found = disk_cache.load(f"{key}.out")
    if found is None:
        return False
    text = found.decode()
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    if not text.isascii() and encoding.lower().replace("-", "") != "utf8":
        return False
    sys.stdout.write(text)
    sys.stdout.flush()
    return True


def remember(key: str | None, output: str | bytes | None) -> None:
    """Keep the output of a run."""
    if key is None or not isinstance(output, str) or len(output) > _LARGEST:
        return
    from ad_opt.dialects.support.process.installation import has_plugins

    if not has_plugins():
        disk_cache.store(f"{key}.out", output.encode())
