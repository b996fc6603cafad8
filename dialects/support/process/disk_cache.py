"""A folder of results on disk, by key: compiled objects, outputs of runs, starts of programs.

A file per result, named by the hash of all that decides its bytes. Files appear by rename, so
readers and writers of several processes never see half a file; a checksum of name and contents
catches what a full disk or a crash left behind, and files that have been renamed. A cache that
cannot be read or written is no error: everything works without it. What is in it is run, so a
folder that belongs to others, or that others can write, is not used (AD0011). Nothing here imports
xDSL: a process that finds everything here may do without.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

_MAGIC = b"ad-opt cache 2\n"
MOST_FILES = 4096
"""Most files that the folder keeps; those that were not used for longest go. A guess that bounds
the time that a look at all of them takes: 6 ms for so many.
"""
MOST_BYTES = 1 << 28
"""Most bytes that the folder keeps. A guess: thousands of small programs and derivatives."""
_LOOK_EVERY = 32
"""Files between two looks at the sizes of all. A guess: a file is seldom larger than 100 kB."""
_STILL_USED = 3600.0
"""Seconds after which a use is noted again. A guess: order by hours is enough."""


def cache_dir() -> Path | None:
    """Return the folder: ``AD_OPT_CACHE_DIR``, in which ``~`` is the user's home, else one in the
    user's cache folder; ``None`` where the variable is empty, which turns the cache off.
    """
    if (own := os.environ.get("AD_OPT_CACHE_DIR")) is not None:
        return Path(os.path.expanduser(own)) if own else None  # files say `~` where no shell does
    if base := os.environ.get("XDG_CACHE_HOME"):
        return Path(base) / "ad-opt"
    return Path.home() / ".cache" / "ad-opt"


def key_of(*parts: object) -> str:
    """The hash of everything that decides a result."""
    digest = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def load(name: str) -> bytes | None:
    """The bytes of a file, if the cache has it whole."""
    try:
        folder = cache_dir()
        if folder is None or not _is_ours(folder):
            return None
        path = folder / name
        with path.open("rb") as file:
            data = file.read()
            age = time.time() - os.fstat(file.fileno()).st_mtime
        body = _unpacked(name, data)
        if body is not None and age > _STILL_USED:
            os.utime(path)
    except (OSError, RuntimeError):
        return None
    return body


def store(name: str, body: bytes) -> None:
    """Keep bytes under a name; does nothing if the folder cannot be written."""
    with suppress(OSError, RuntimeError):
        folder = cache_dir()
        if folder is None:
            return
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(folder):
            return
        handle, temporary = tempfile.mkstemp(dir=folder, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_MAGIC + _checksum(name, body) + body)
            os.replace(temporary, folder / name)
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise
        _trim(folder)


def _checksum(name: str, body: bytes) -> bytes:
    """The hash of contents and of the name that they belong to: key and kind."""
    return hashlib.sha256(name.encode() + b"\n" + body).digest()


def _unpacked(name: str, data: bytes) -> bytes | None:
    start = len(_MAGIC)
    body = data[start + 32 :]
    whole = data[:start] == _MAGIC and _checksum(name, body) == data[start : start + 32]
    return body if whole else None


def _is_ours(folder: Path) -> bool:
    """True if nobody else can put code into a folder; AD0011, a warning, if somebody can."""
    if os.name != "posix":
        return True
    found = folder.stat()
    if found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o022:
        return True
    _warn(folder, "others can write it" if found.st_uid == os.getuid() else "it belongs to others")
    return False


@cache
def _warn(folder: Path, why: str) -> None:
    """Say once that a folder is not used."""
    from ad_opt.dialects.support.diagnostics.warnings import warn_at

    said = f"the cache folder `{folder}` is not used, since {why}"
    warn_at(None, "AD0011", said, help="`chmod 700` it, or name another one in AD_OPT_CACHE_DIR")


def _trim(folder: Path) -> None:
    """Remove what was not used for longest when there is too much."""
    with os.scandir(folder) as entries:
        names = [entry.name for entry in entries]
    if len(names) <= MOST_FILES and len(names) % _LOOK_EVERY:
        return
    found: list[tuple[float, int, str]] = []
    for name in names:
        with suppress(OSError):
            about = (folder / name).stat()
            found.append((about.st_mtime, about.st_size, name))
    files, size = len(found), sum(bytes for _, bytes, _ in found)
    if files <= MOST_FILES and size <= MOST_BYTES:
        return
    for _, bytes, name in sorted(found):
        if files <= MOST_FILES // 2 and size <= MOST_BYTES // 2:
            return
        with suppress(OSError):
            (folder / name).unlink()
        files, size = files - 1, size - bytes
