"""Names that Rust's compiler gives to the functions of its allocator.

Since 2025 it mangles ``__rust_alloc`` and its kin, with a hash of itself in the name.
"""

from __future__ import annotations

import re

_ALLOCATOR = re.compile(r"(?:_R\w*_7___rustc\d+_)?(__rust_\w+)")


def allocator_name(name: str) -> str | None:
    """The plain name of a function of the Rust allocator; ``None`` if it is none of them."""
    found = _ALLOCATOR.fullmatch(name)
    return found and found.group(1)
