"""Facts that decide the results of this installation: code, dependencies, the processor.

Keys of the `disk_cache` begin with it, so that nothing is taken over from another version, from
before a change of a source file, or from another machine that has the same home folder.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec

from .disk_cache import key_of

PACKAGES = ("ad_opt", "ad_opt.dialects", "ad_opt.lowering", "ad_opt.passes", "ad_opt.tools")
_DEPENDENCIES = ("xdsl", "llvmlite", "numpy")
_OWN = ("ad-opt", "xdsl")
_FOLDER = "AD_OPT_CACHE_DIR"
_NOTES = (".dist-info", ".egg-info", ".egg-link", ".pth")
_GROUPS = ("ad_opt.", "xdsl.universe")


@cache
def installation() -> str:
    """The hash of everything beside the input and the options that results depend on.

    Of packages names and versions count, of our own code the time and size of every file.
    """
    parts: list[object] = [sys.version, sys.platform, _processor()]
    settings = (name for name in os.environ if name.startswith("AD_OPT_"))
    parts += [(name, os.environ[name]) for name in sorted(settings) if name != _FOLDER]
    for folder in sys.path:
        parts.append((folder, _packages(folder or ".")))
    for name in _DEPENDENCIES:
        spec = find_spec(name)
        origin = None if spec is None else spec.origin
        parts.append((origin, None if origin is None else _changed(origin)))
    for package in PACKAGES:
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations if spec is not None else None) or ():
            parts += sorted(_sources(folder))
    return key_of(*parts)


def has_plugins() -> bool:
    """True if other packages add to what programs mean: results then depend on their code."""
    return _has_plugins(tuple(sys.path))


@cache
def _has_plugins(path: tuple[str, ...]) -> bool:
    """Look at the entry points of all distributions on a path, and who has those of ours."""
    from importlib.metadata import distributions

    return any(
        distribution.name not in _OWN
        for distribution in distributions(path=list(path))
        if any(point.group.startswith(_GROUPS) for point in distribution.entry_points)
    )


def _packages(folder: str) -> list[str] | None:
    """The notes that installers leave in a folder, which name packages and versions."""
    try:
        names = os.listdir(folder)
    except OSError:
        return None
    return sorted(name for name in names if name.endswith(_NOTES))


def _changed(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _sources(folder: str) -> Iterator[tuple[str, int, int]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".mlir")):
                found = entry.stat()
                yield entry.path, found.st_mtime_ns, found.st_size
            elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                yield from _sources(entry.path)


def _processor() -> str:
    """Model and features of the processor."""
    import platform

    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            lines = file.read(8192).split("\n\n")[0].splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    wanted = ("model name", "flags", "Features", "CPU ")
    return "\n".join([platform.machine(), *(line for line in lines if line.startswith(wanted))])
