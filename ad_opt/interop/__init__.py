"""Functions of programs as parts of PyTorch's and JAX's programs: `torch` and `jax`.

Neither library is imported before it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .jax_functions import jax as jax
    from .likes import like_input as like_input
    from .torch_functions import torch as torch

__all__ = ["jax", "like_input", "torch"]

_LAZY = {"torch": "torch_functions", "jax": "jax_functions", "like_input": "likes"}


def __getattr__(name: str) -> object:
    """Import what belongs to a library when it is first asked for."""
    from importlib import import_module

    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)


def __dir__() -> list[str]:
    """The names of the interface."""
    return sorted(__all__)
