"""Running functions of a module from a pass, whoever may be there to do it.

Passes do not know interpreters or compilers. A package that has one names it as an entry point of
the group ``ad_opt.executors``: a function of a module, the name of a function in it and arguments
that gives the tuple of results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from ad_opt.dialects.support.plugins.entry_points import entry_points
from ad_opt.dialects.support.plugins.third_parties import blame_entry_point
from xdsl.dialects.builtin import ModuleOp

Executor: TypeAlias = Callable[[ModuleOp, str, Sequence[Any]], tuple[Any, ...]]

GROUP = "ad_opt.executors"


@cache
def executor() -> Executor | None:
    """The first executor that is installed."""
    for entry in entry_points(group=GROUP):
        with blame_entry_point(entry):
            return entry.load()
    return None
