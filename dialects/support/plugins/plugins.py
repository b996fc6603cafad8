"""Dialects and passes that installed packages add to ours, by xDSL's universes.

A package names its universe as an entry point of the group ``xdsl.universe``. Whatever goes wrong
in loading it, or a dialect or pass of it, is the package's: AD0303.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from typing import Any, Generic, TypeVar

from ad_opt.dialects.support.diagnostics.diagnostic import Diagnostic, DiagnosticError
from xdsl.ir import Dialect
from xdsl.passes import ModulePass
from xdsl.universe import Universe

from .entry_points import entry_points
from .third_parties import blame_entry_point, is_ours

T = TypeVar("T")


@cache
def installed() -> Universe:
    """The dialects and passes of all packages, ours and xDSL's among them, not loaded yet."""
    theirs = [e for e in entry_points(group="xdsl.universe") if not is_ours(e.value)]
    mine = Universe()
    for entry in theirs:
        with blame_entry_point(entry):
            universe: Any = entry.load()
            if not isinstance(universe, Universe):
                raise TypeError(f"{universe!r} is no `Universe`")
            mine.all_dialects |= _blamed(entry, universe.all_dialects, _require_dialect)
            mine.all_passes |= _blamed(entry, universe.all_passes, _require_pass)
    try:
        everything = Universe.get_multiverse()
    except ValueError as error:  # a name that two packages have
        names = ", ".join(f"`{entry.value}`" for entry in theirs)
        text = f"the installed plug-ins do not fit together: {error}"
        help = f"uninstall one of the packages of {names}"
        raise DiagnosticError(Diagnostic("AD0303", text, help=help)) from error
    everything.all_dialects |= mine.all_dialects
    everything.all_passes |= mine.all_passes
    return everything


def _blamed(
    entry: EntryPoint, table: dict[str, Callable[[], T]], require: Callable[[object], None]
) -> dict[str, Callable[[], T]]:
    """The table with loaders whose errors are the package's."""
    return {name: _Blamed(entry, loader, require) for name, loader in table.items()}


def _require_dialect(found: object) -> None:
    """TypeError for what is no dialect."""
    if not isinstance(found, Dialect):
        raise TypeError(f"{found!r} is no `xdsl.ir.Dialect`")


def _require_pass(found: object) -> None:
    """TypeError for what is no class of passes."""
    if not (isinstance(found, type) and issubclass(found, ModulePass)):
        raise TypeError(f"{found!r} is no class of `xdsl.passes.ModulePass`")


class _Blamed(Generic[T]):
    """A loader whose errors, and what it loads if that is something else, are the package's."""

    def __init__(
        self, entry: EntryPoint, loader: Callable[[], T], require: Callable[[object], None]
    ):
        self.entry, self.loader, self.require = entry, loader, require
        self.about = getattr(loader, "about", None)
        """Words that a pass is about, if the table says so: see `LazyPass`."""

    def __call__(self) -> T:
        with blame_entry_point(self.entry):
            found = self.loader()
            self.require(found)
            return found
