"""Compiled objects on disk, in the `disk_cache`.

A file per object, named by the hash of all that decides its bytes: LLVM IR text, options,
processor, versions.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from ad_opt.dialects.support.process import disk_cache
from ad_opt.dialects.support.process.disk_cache import cache_dir, key_of

__all__ = ["CompiledObject", "cache_dir", "key_of", "load", "store"]


@dataclass(frozen=True)
class CompiledObject:
    """Machine code and the symbols that it needs from outside."""

    image: bytes
    undefined: tuple[str, ...]


def load(key: str) -> CompiledObject | None:
    """The object of the key, if the cache has it whole."""
    if (body := disk_cache.load(f"{key}.obj")) is None:
        return None
    size = int.from_bytes(body[:8], "little")
    head = json.loads(body[8 : 8 + size])
    return CompiledObject(body[8 + size :], tuple(head["undefined"]))


def store(key: str, compiled: CompiledObject) -> None:
    """Keep an object; does nothing if the folder cannot be written."""
    head = json.dumps({"undefined": compiled.undefined}).encode()
    disk_cache.store(f"{key}.obj", len(head).to_bytes(8, "little") + head + compiled.image)
