"""The module whose functions are differentiated, as far as addresses and globals ask it."""

from __future__ import annotations

from typing import Protocol

from xdsl.dialects.builtin import ModuleOp
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation

from .floats_and_addresses import PlacesOfBoth


class GlobalsInWork(Protocol):
    """Shadows of globals, as far as addresses ask; `ShadowGlobals` are."""

    is_asked: bool

    @property
    def may_be_unknown(self) -> bool:
        """See `ShadowGlobals.may_be_unknown`."""
        ...

    def shadow(self, name: str, where: Operation, /) -> str:
        """The name of the shadow of a global."""
        ...


class ModuleInWork(Protocol):
    """Symbols of the module, and shadows of its globals; a `Session` is one."""

    module: ModuleOp
    asked: set[str]
    """Names of functions whose derivatives were asked for."""
    places_of_both: PlacesOfBoth

    @property
    def shadow_globals(self) -> GlobalsInWork:
        """The shadows of the module's globals."""
        ...

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
