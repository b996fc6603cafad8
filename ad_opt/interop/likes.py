"""`like_input`: functions whose results are arrays of the library that their arguments are of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec, cast

from ad_opt.values.likeness import Likeness

if TYPE_CHECKING:
    from ad_opt.values.python_types import DeclaredDerivative

_Given = ParamSpec("_Given")


def like_input(f: Callable[_Given, object]) -> Callable[_Given, DeclaredDerivative]:
    """A function whose results are tensors of PyTorch, or arrays of JAX, where its arguments are.

    ``like_input(program["f"])(x)``; for derivatives there is ``grad(f, like="input")``. Numbers
    become tensors without dimensions. What is shown without copying stays so.
    """
    return cast("Callable[_Given, DeclaredDerivative]", _LikeInput(f))


class _LikeInput:
    """A function with results as its arguments."""

    def __init__(self, f: Callable[..., object]):
        self.__wrapped__ = f
        self.__name__ = self.__qualname__ = getattr(f, "__name__", "f")
        self.__doc__ = f.__doc__

    def __call__(self, /, *arguments: Any, **named: Any) -> Any:
        """The results, as arrays of the arguments' library."""
        return Likeness((*arguments, *named.values())).of(self.__wrapped__(*arguments, **named))

    def __reduce__(self) -> tuple[Any, ...]:
        return _LikeInput, (self.__wrapped__,)

    def __repr__(self) -> str:
        return f"<{self.__wrapped__!r}, with results like the arguments>"
