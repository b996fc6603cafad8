"""Methods of dataclasses, compiled when they are first looked up.

Python writes the text of up to seven methods for each dataclass, and compiles each by itself. A
process that differentiates one function defines 500 dataclasses, half of them xDSL's, and calls an
eighth of their methods: a sixth of its time goes into the others.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType
from typing import Any

_PACKAGES = ("ad_opt.", "xdsl.")
"""Begins the names of modules whose dataclasses are treated so; nobody else sees a difference."""


class LazyMethod:
    """A method that is compiled when a class or an object is asked for it, and takes this place."""

    __slots__ = ("__name__", "_compile", "_text")

    def __init__(self, compile: Callable[..., FunctionType], name: str, text: tuple[Any, ...]):
        self.__name__ = name
        self._compile = compile
        self._text = text

    def __get__(self, instance: object, owner: type) -> Any:
        method = self.compiled()
        for kind in owner.__mro__:
            if kind.__dict__.get(self.__name__) is self:
                method.__qualname__ = f"{kind.__qualname__}.{self.__name__}"
                setattr(kind, self.__name__, method)
        return method.__get__(instance, owner)

    def compiled(self) -> FunctionType:
        """The method, compiled now."""
        arguments, body, named = self._text
        return self._compile(self.__name__, arguments, body, **named)


@cache
def install() -> None:
    """Let dataclasses of ad-opt and xDSL that are defined from now on have such methods.

    Nothing is done from Python 3.13 on, which compiles the methods of a class together.
    """
    compile_now: Callable[..., FunctionType] | None = getattr(dataclasses, "_create_fn", None)
    if compile_now is None:
        return

    def create(name: str, arguments: Sequence[str], body: Sequence[str], **named: Any) -> Any:
        module = (named.get("globals") or {}).get("__name__", "")
        if not module.startswith(_PACKAGES):
            return compile_now(name, arguments, body, **named)
        lazy = LazyMethod(compile_now, name, (tuple(arguments), tuple(body), named))
        if name != "__repr__":
            return lazy

        made: list[FunctionType] = []

        # Python puts a function around it, which asks no class for it.
        def represent(self: object) -> str:
            if not made:
                made.append(lazy.compiled())
            return made[0](self)

        represent.__name__, represent.__module__ = name, module
        return represent

    setattr(dataclasses, "_create_fn", create)
