"""Blocks of thousands of instructions: LLVM takes quadratic time for them, so they get less of it.

A gradient of straight-line code is one block, as long as the program. Its register allocator asks
of each value for all calls between its uses, and gains nothing: what is used twice, once on the way
back, is in memory meanwhile in any case. Without optimisations it asks of each call for all values
that are alive in its block, so blocks are cut in pieces for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ad_opt.dialects.support.names.runtime_names import OWN_VECTORS

LONG = 8_000
"""Instructions of a block from which on it is generated without LLVM's optimisations. Measured on
gradients of 1000 to 10000 operations, sines among them: code takes as long to run (within 5 %) at
every size; generating 7300 instructions takes 0.28 s with them and 0.03 s without, 37000 take 5 s
and 0.3 s.
"""

TOO_LONG_FOR_VECTORS = 20_000
"""Instructions of a block in which no scalars are put together to vectors. Measured: of 1.4 s that
LLVM's passes take for 28000 instructions, 0.9 s are for that, of 4.2 s for 70000, 3.5 s.
"""

PIECE = 1_000
"""Instructions that a block is cut to where code is generated without optimisations. Measured:
300, 1000 and 3000 take equally long."""

_RUNTIME = " @autodiff"
"""Begins the names of our own functions, which call the system's for memory now and then."""
_LABEL = re.compile(r'("[^"]*"|[\w.$-]+):')
_TARGET = re.compile(r'\blabel %("[^"]*"|[\w.$-]+)')
_TERMINATORS = ("br ", "ret ", "switch ", "unreachable", "indirectbr ", "invoke ", "resume ")


def longest_block(text: str) -> int:
    """Return the number of instructions of the longest block of LLVM IR; 0 if none is long."""
    if text.count("\n") < LONG:
        return 0
    return max((max(sizes) for _, sizes, _ in _functions(text)), default=0)


def code_level(text: str, level: int) -> int:
    """Return the level at which code of LLVM IR is to be generated: ``level``, or 0 where a block
    is long and no loop has only short ones; those of our own functions for tapes do not count.

    At most 1 for `OWN_VECTORS`, whose code LLVM finds little to do about. Measured: for a training
    step of three layers code is generated in 0.9 of the time, and the step takes 1.00 to 1.01.
    """
    if OWN_VECTORS in text:
        level = min(level, 1)
    if level == 0 or text.count("\n") < LONG:
        return level
    found = False
    for labels, sizes, targets in _functions(text):
        found = found or max(sizes) >= LONG
        for start, end in _loops(labels, targets):
            if max(sizes[start : end + 1]) < LONG:
                return level
    return 0 if found else level


def in_pieces(text: str) -> str:
    """Return LLVM IR, as LLVM prints it, with long blocks cut in pieces that branch to the next."""
    lines: list[str] = []
    inside = False
    start, size, pieces, label = 0, 0, 0, ""
    renamed: dict[str, str] = {}

    def close() -> None:
        if renamed:
            _rename_incoming(lines, start, renamed)
            renamed.clear()

    for line in text.splitlines():
        if line.startswith("define"):
            inside, start, size, label = True, len(lines), 0, "0"
        elif inside and line.startswith("}"):
            close()
            inside = False
        elif inside and (found := _LABEL.match(line)):
            size, label = 0, found[1]
        elif inside and " = phi " not in line:
            size += 1
            if size > PIECE and _may_begin(line):
                pieces, size = pieces + 1, 1
                lines += [f"  br label %ad.piece{pieces}", f"ad.piece{pieces}:"]
                renamed[label] = f"ad.piece{pieces}"
        lines.append(line)
    return "\n".join(lines)


def _may_begin(line: str) -> bool:
    """True if a line is an instruction that need not be in the block of the one before it."""
    words = line.removeprefix("  ")
    if words == line or words.startswith(" ") or " = landingpad " in line:
        return False
    return not words.startswith((*_TERMINATORS, "]")) and " musttail " not in f" {words}"


def _rename_incoming(lines: list[str], start: int, renamed: dict[str, str]) -> None:
    """Let phis of a function name the last piece of a block that was cut."""
    incoming = re.compile(r', %("[^"]*"|[\w.$-]+) \]')

    def last(found: re.Match[str]) -> str:
        return f", %{renamed.get(found[1], found[1])} ]"

    for at in range(start, len(lines)):
        if " = phi " in lines[at]:
            lines[at] = incoming.sub(last, lines[at])


def _functions(text: str) -> Iterator[tuple[dict[str, int], list[int], list[list[str]]]]:
    """Yield of each function the numbers of its blocks, their sizes, and where they branch to."""
    labels: dict[str, int] = {}
    sizes: list[int] = []
    targets: list[list[str]] = []
    inside = False
    for line in text.splitlines():
        if not inside:
            if inside := line.startswith("define") and _RUNTIME not in line:
                labels, sizes, targets = {}, [0], [[]]
        elif line.startswith("}"):
            inside = False
            yield labels, sizes, targets
        elif label := _LABEL.match(line):
            labels[label[1]] = len(sizes)
            sizes.append(0)
            targets.append([])
        else:
            sizes[-1] += 1
            if "label %" in line:
                targets[-1] += _TARGET.findall(line)


def _loops(labels: dict[str, int], targets: list[list[str]]) -> list[tuple[int, int]]:
    """Return the first and the last block of each loop, in the order of the text."""
    return [
        (labels[name], at)
        for at, names in enumerate(targets)
        for name in names
        if labels.get(name, at + 1) <= at
    ]
