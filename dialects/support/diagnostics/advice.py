"""Advice on operations that are neither lowered nor differentiated as they are."""

from __future__ import annotations

SEVERAL_NESTS = (
    "linalg.softmax",
    *(f"linalg.winograd_{what}_transform" for what in ("filter", "input", "output")),
)
"""Operations that consist of structured ones."""
INSTEAD = {
    **dict.fromkeys(("vector.mask", "vector.scan", "vector.type_cast"), "run expand-vectors first"),
    **dict.fromkeys(SEVERAL_NESTS, "run expand-linalg first"),
    **dict.fromkeys(("memref.realloc", "bufferization.clone"), "run expand-realloc first"),
}
"""By the name of the operation, as help for messages."""
