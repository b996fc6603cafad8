"""Stand-ins for programs, functions and derivatives that are not read yet."""

from __future__ import annotations

from typing import Any

from typing_extensions import override


class Proxy:
    """Stands for something that is made when it is asked for more than the proxy knows."""

    _made: Any = None

    def _make(self) -> Any:
        raise NotImplementedError

    @property
    def real(self) -> Any:
        """The program or function that it stands for."""
        if self._made is None:
            self._made = self._make()
        return self._made

    @property
    @override
    def __class__(self) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        return type(self.real)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__array") or name == "_made":
            raise AttributeError(name)
        return getattr(self.real, name)

    def __repr__(self) -> str:
        return repr(self.real)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return self.real.__reduce_ex__(protocol)

    def __copy__(self) -> Any:
        from copy import copy

        return copy(self.real)


def real(f: Any) -> Any:
    """The function itself, of which a proxy's attributes are asked one by one otherwise."""
    return f.real if issubclass(type(f), Proxy) else f
