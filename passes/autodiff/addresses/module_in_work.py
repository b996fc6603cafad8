"""The module whose functions are differentiated, as far as addresses and globals ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

if TYPE_CHECKING:
    from .floats_and_addresses import PlacesOfBoth
    from .shadow_globals import ShadowGlobals


class ModuleInWork(Protocol):
    """Symbols of the module, and shadows of its globals; a `Session` is one."""

    module: ModuleOp
    asked: set[str]
    """Names of functions whose derivatives were asked for."""
    shadow_globals: ShadowGlobals
    places_of_both: PlacesOfBoth

    def symbol(self, name: str, /) -> Operation | None:
        """The operation of that name at the top of the module."""
        ...

    def fresh_name(self, wanted: str, /) -> str:
        """A name that no symbol has."""
        ...

    def add_symbol(self, op: Operation, after: Operation, /) -> None:
        """Put an operation with a name behind another one."""
        ...

    def add_function(self, func: FuncOp, after: Operation | None = None, /) -> None:
        """Put a function into the module."""
        ...

    def level(self, func: FuncOp, /) -> int:
        """The highest order of a derivative in or below ``func``."""
        ...
