"""Options of the inference of type trees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class TypeTreeOptions:
    """Assumptions of the inference, and limits on its work."""

    aliasing: Literal["strict", "none"] = "strict"
    """``strict``: memory holds one kind of thing at a place for as long as it is there, as C has
    it, so what any use says holds for all. ``none``: what a use says of a value holds only if the
    use is reached whenever the value is made and the function returns, and elements of arrays need
    not be alike, as Rust and Julia need it."""

    budget: int = 16
    """Most contexts of one function that are told apart; further ones share what always holds. A
    guess.
    """
