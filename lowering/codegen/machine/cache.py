"""Compiled objects on disk.

A file per object, named by the hash of all that decides its bytes: LLVM IR text, options,
processor, versions. Files appear by rename, so readers and writers of several processes never see
half a file; a checksum catches what a full disk or a crash left behind. A cache that cannot be read
or written is no error: everything works without it. What is in it is run, so a folder that belongs
to others or that others can write is not used.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

_MAGIC = b"ad-opt object 1\n"
_MOST_FILES = 4096
"""Most objects that the folder keeps; the oldest go. A guess that bounds the disk it takes."""


@dataclass(frozen=True)
class CompiledObject:
    """Machine code and the symbols that it needs from outside."""

    image: bytes
    undefined: tuple[str, ...]


def cache_dir() -> Path:
    """Return the folder of compiled objects: ``AD_OPT_CACHE_DIR``, else the user's cache folder."""
    if own := os.environ.get("AD_OPT_CACHE_DIR"):
        return Path(own)
    if base := os.environ.get("XDG_CACHE_HOME"):
        return Path(base) / "ad-opt"
    return Path.home() / ".cache" / "ad-opt"


def key_of(*parts: object) -> str:
    """The hash of everything that decides the object."""
    digest = hashlib.sha256()
    for part in parts:
        data = str(part).encode()
        digest.update(len(data).to_bytes(8, "little"))
        digest.update(data)
    return digest.hexdigest()


def _pack(compiled: CompiledObject) -> bytes:
    head = json.dumps({"undefined": compiled.undefined}).encode()
    body = len(head).to_bytes(8, "little") + head + compiled.image
    return _MAGIC + hashlib.sha256(body).digest() + body


def _unpack(data: bytes) -> CompiledObject | None:
    start = len(_MAGIC)
    body = data[start + 32 :]
    if data[:start] != _MAGIC or hashlib.sha256(body).digest() != data[start : start + 32]:
        return None
    size = int.from_bytes(body[:8], "little")
    head = json.loads(body[8 : 8 + size])
    return CompiledObject(body[8 + size :], tuple(head["undefined"]))


def _is_ours(folder: Path) -> bool:
    """True if nobody else can put code into a folder."""
    if os.name != "posix":
        return True
    found = folder.stat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o022


def load(key: str) -> CompiledObject | None:
    """The object of the key, if the cache has it whole."""
    try:
        folder = cache_dir()
        return _unpack((folder / f"{key}.obj").read_bytes()) if _is_ours(folder) else None
    except (OSError, RuntimeError):
        return None


def store(key: str, compiled: CompiledObject) -> None:
    """Keep an object; does nothing if the folder cannot be written."""
    with suppress(OSError, RuntimeError):
        folder = cache_dir()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _is_ours(folder):
            return
        handle, temporary = tempfile.mkstemp(dir=folder, suffix=".tmp")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_pack(compiled))
            os.replace(temporary, folder / f"{key}.obj")
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise
        _trim(folder)


def _trim(folder: Path) -> None:
    """Remove the older half when there are too many files."""
    with os.scandir(folder) as entries:
        names = [entry.name for entry in entries]
    if len(names) <= _MOST_FILES:
        return
    ages: list[tuple[float, str]] = []
    for name in names:
        with suppress(OSError):
            ages.append(((folder / name).stat().st_mtime, name))
    for _, name in sorted(ages)[: len(ages) // 2]:
        with suppress(OSError):
            (folder / name).unlink()
