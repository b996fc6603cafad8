"""Results as arrays of the library that the arguments are of."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ParamSpec

from ad_opt.values.likeness import Likeness

if TYPE_CHECKING:
    from ad_opt.values.python_types import DeclaredDerivative

_Given = ParamSpec("_Given")


def like_input(f: Callable[_Given, object]) -> Callable[_Given, DeclaredDerivative]:
    """A function whose results are tensors of PyTorch, or arrays of JAX, where its arguments are.

    ``like_input(program["f"])(x)``; for derivatives there is ``grad(f, like="input")``. Numbers
    become tensors without dimensions. What is shown without copying stays so.
    """

    def alike(*arguments: _Given.args, **named: _Given.kwargs) -> Any:
        return Likeness((*arguments, *named.values())).of(f(*arguments, **named))

    alike.__name__ = alike.__qualname__ = getattr(f, "__name__", "f")
    alike.__doc__ = f.__doc__
    alike.__wrapped__ = f  # type: ignore[attr-defined]
    return alike
