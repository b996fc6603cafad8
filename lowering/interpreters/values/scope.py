"""Numbers of the values of a function, by which frames hold them."""

from __future__ import annotations

from collections.abc import Sequence

from xdsl.ir import SSAValue


class Scope:
    """Numbers the values of one function."""

    def __init__(self) -> None:
        self._slots: dict[SSAValue, int] = {}

    def slot(self, value: SSAValue) -> int:
        """The key of a value in the environment."""
        return self._slots.setdefault(value, len(self._slots))

    def slots(self, values: Sequence[SSAValue]) -> list[int]:
        """The keys of several values."""
        return [self.slot(value) for value in values]
