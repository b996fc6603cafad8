"""Blocks of thousands of instructions: LLVM's code generator takes quadratic time for them.

A gradient of straight-line code is one block, as long as the program. The register allocator asks
of each value in it for all calls between its uses, and gains nothing: what is used twice, once on
the way back, is in memory meanwhile in any case.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

LONG = 4_000
"""Instructions of a block from which on it is generated without LLVM's optimisations. Measured on
gradients of 1000 to 10000 operations, sines among them: code takes as long to run (within 5 %) at
every size; generating 7300 instructions takes 0.28 s with them and 0.03 s without, 37000 take 5 s
and 0.3 s.
"""

_LABEL = re.compile(r'("[^"]*"|[\w.$-]+):')
_TARGET = re.compile(r'\blabel %("[^"]*"|[\w.$-]+)')


def code_level(text: str, level: int) -> int:
    """Return the level at which code of LLVM IR is to be generated: ``level``, or 0 where a block
    is long and nothing else is run as often as long blocks are.
    """
    if level == 0 or text.count("\n") < LONG:
        return level
    found = False
    for labels, sizes, targets in _functions(text):
        if max(sizes, default=0) < LONG:
            if _loops(labels, targets):
                return level
            continue
        found = True
        for start, end in _loops(labels, targets):
            if max(sizes[start : end + 1]) < LONG:
                return level
    return 0 if found else level


def _functions(text: str) -> Iterator[tuple[dict[str, int], list[int], list[list[str]]]]:
    """Yield of each function the numbers of its blocks, their sizes, and where they branch to."""
    labels: dict[str, int] = {}
    sizes: list[int] = []
    targets: list[list[str]] = []
    inside = False
    for line in text.splitlines():
        if not inside:
            if inside := line.startswith("define"):
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
