"""Numbers that pass through text: printed into memory, and read from there again.

Neither what prints nor what reads text has a derivative, so a number that takes this way would come
back as a constant. Text that is only printed, compared or measured is left in peace.
"""

from __future__ import annotations

from ad_opt.dialects.support.build import walk
from ad_opt.dialects.support.diagnostics import error_at
from xdsl.dialects.builtin import AnyFloat
from xdsl.dialects.func import FuncOp
from xdsl.ir import Operation, SSAValue

from ..analysis.activity import Activity
from ..analysis.known_functions import (
    COPIES_TEXT,
    FORMATS,
    FORMATS_LIST,
    callee_name,
    known_callee,
)
from ..analysis.memory_ops import is_pointer
from ..analysis.points_to import COPIES
from ..analysis.written_bytes import FORMATS_READ

READ_NUMBERS = frozenset("atof strtod strtof strtold vsscanf".split()) | {
    name for name in FORMATS_READ if name.endswith("sscanf")
}
"""Functions that read numbers from the text that their first argument leads to."""


def check_texts(primal: FuncOp, activity: Activity) -> None:
    """AD0708 for a number read from text into which one that varies was printed."""
    readers: list[Operation] = []
    writers: list[Operation] = []
    for op in walk(primal):
        if op.name in COPIES:
            writers.append(op)
        elif op.name in ("func.call", "llvm.call"):
            if callee_name(op) in READ_NUMBERS:
                readers.append(op)
            elif known_callee(op) in (FORMATS, FORMATS_LIST, COPIES_TEXT):
                writers.append(op)
    for reader in readers if writers else ():
        if any(_leads_to(text, reader, activity) for text in _texts(writers, activity)):
            raise error_at(
                reader,
                "AD0708",
                f"`@{callee_name(reader)}` reads a number from text into which one that carries a "
                "derivative was printed; the derivative would be lost",
                help="pass the number itself, or detach it before it is printed",
            )


def _texts(writers: list[Operation], activity: Activity) -> list[SSAValue]:
    """Memory into which numbers that vary are printed, also by way of copies."""
    found = [op.operands[0] for op in writers if any(_varies(x, activity) for x in op.operands)]
    for _ in writers:  # a copy of a copy: each round takes at least one more
        more = [
            op.operands[0]
            for op in writers
            if op.operands[0] not in found
            and any(
                is_pointer(source.type) and activity.aliasing.may_alias(source, text)
                for source in op.operands[1:]
                for text in found
            )
        ]
        if not more:
            break
        found += more
    return found


def _varies(value: SSAValue, activity: Activity) -> bool:
    return isinstance(value.type, AnyFloat) and activity.is_varied(value)


def _leads_to(text: SSAValue, reader: Operation, activity: Activity) -> bool:
    numbers = [x for x in reader.results if isinstance(x.type, AnyFloat)]
    wanted = any(activity.is_useful(x) for x in numbers) or not numbers
    return wanted and activity.aliasing.may_alias(reader.operands[0], text)
