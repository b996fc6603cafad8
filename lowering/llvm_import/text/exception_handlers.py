"""Functions that handle exceptions, as they run while nothing is thrown.

    invoke void @g()                             ->  call void @g()
            to label %next unwind label %caught      br label %next

What a handler does is reached no more, and nothing unwinds through the function. Where something is
thrown nevertheless, the program ends there, with the message of its language.
"""

from __future__ import annotations

import re

from .tokens import Refused

_INVOKE = re.compile(r"^  (?:(%(?:\"[^\"]*\"|[-\w$.]+)) = )?invoke ")
_WAYS = re.compile(r"^\s+to label (%(?:\"[^\"]*\"|[-\w$.]+)) unwind label ")
_REASON = "exception handling"


def is_about_exceptions(refused: Refused) -> bool:
    """True if a body is not read because of exceptions."""
    return refused.reason.startswith(_REASON)


def drop_handlers(lines: list[str], first: int, last: int) -> None:
    """Rewrite ``lines[first:last]``: calls whose handlers nothing leads to."""
    for number in range(first, last):
        line = lines[number]
        if (invoke := _INVOKE.match(line)) is not None:
            result = "" if invoke[1] is None else f"{invoke[1]} = "
            lines[number] = f"  {result}call {line[invoke.end() :]}"
        elif (ways := _WAYS.match(line)) is not None:
            lines[number] = f"  br label {ways[1]}"
