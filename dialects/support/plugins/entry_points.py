"""Entry points of installed packages, looked up once: each look reads what all packages say."""

from __future__ import annotations

import sys
from functools import cache
from importlib import metadata
from typing import Any


def entry_points(**wanted: str) -> tuple[metadata.EntryPoint, ...]:
    """Entry points of a ``group``, perhaps of one ``name``."""
    return tuple(_installed(tuple(sys.path)).select(**wanted))


@cache
def _installed(_path: tuple[str, ...]) -> Any:
    return metadata.entry_points()
