"""The place in a Python program that uses this package."""

from __future__ import annotations

import sys

from .diagnostic import Location

PACKAGE = "ad_opt"


def user_line() -> Location | None:
    """The line of the user's program that is running: of the innermost frame outside."""
    frame = sys._getframe(1)  # pyright: ignore[reportPrivateUsage]
    while frame is not None:
        module = str(frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] != PACKAGE:
            return Location(frame.f_code.co_filename, frame.f_lineno, 1)
        frame = frame.f_back
    return None
