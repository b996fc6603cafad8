"""Pullbacks as users hold them: cotangents of any library, pickled by the point they are at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from ad_opt.programs.function import Function
from ad_opt.values.foreign_arrays import PLAIN
from ad_opt.values.likeness import Likeness

from ..split_pullbacks import known_cotangent, not_pickled
from .derived import Derived

if TYPE_CHECKING:
    from ad_opt.values.python_types import Argument

    from .derived import Derivative


class PublicPullback(Generic[Derived]):
    """The second part of what `vjp` gives: cotangents in, gradients out."""

    def __init__(
        self,
        of: Function | Derivative,
        wrt: Any,
        pull: Callable[..., Any],
        like: Likeness | None,
    ):
        self._of = of
        self._wrt = wrt
        self._pull = pull
        self._like = like
        self.__name__ = self.__qualname__ = f"pullback_{of.__name__}"
        self.__doc__ = f"pullback of {of.__doc__}"

    def __call__(self, *cotangents: Argument, **buffers: Argument) -> Derived:
        """Gradients; a cotangent for every floating-point result, and by name those of buffers."""
        if not PLAIN.issuperset(map(type, cotangents)):
            cotangents = tuple(known_cotangent(self._of.signature, value) for value in cotangents)
        if buffers:
            buffers = {
                name: known_cotangent(self._of.signature, one) for name, one in buffers.items()
            }
        found = self._pull(*cotangents, **buffers)
        return found if self._like is None else self._like.of(found)

    def __reduce__(self) -> tuple[Any, ...]:
        """AD0501: what a pullback keeps of the way there belongs to this process."""
        raise not_pickled(self._of.signature)
