"""What to write in place of operations that are neither lowered nor differentiated."""

from __future__ import annotations

INSTEAD = {
    "vector.mask": "give the operation in it a mask of its own, as `vector.maskedload`, "
    "`vector.maskedstore` and `vector.transfer_read` take, or choose lanes by `arith.select`",
}
"""By the name of the operation, as help for messages."""
