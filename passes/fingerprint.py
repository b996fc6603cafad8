"""Cheap facts about a whole piece of IR: its size, and whether it is still the same."""

from __future__ import annotations

from collections.abc import Iterator

from ad_opt.dialects.support.build import walk
from xdsl.ir import Block, Operation


def walk_operations(root: Operation) -> Iterator[Operation]:
    """All operations in ``root``, itself first, in program order; not recursive."""
    yield root
    yield from walk(root)


def count_operations(root: Operation) -> int:
    """How many operations there are, ``root`` included."""
    return sum(1 for _ in walk_operations(root))


def fingerprint(root: Operation) -> int:
    """A number that differs, but for accidents, when anything but names and locations differs."""
    numbers: dict[int, int] = {}

    def number(thing: object) -> int:
        return numbers.setdefault(id(thing), len(numbers))

    parts: list[object] = []
    for op in walk_operations(root):
        parts.append(
            (
                op.name,
                tuple(number(v) for v in op.operands),
                tuple((number(r), r.type) for r in op.results),
                tuple(number(s) for s in op.successors),
                number(op.parent),
                tuple(sorted(op.properties.items(), key=_key)),
                tuple(sorted(op.attributes.items(), key=_key)),
                tuple(tuple(_block(b, number(b)) for b in r.blocks) for r in op.regions),
            )
        )
    return hash(tuple(parts))


def _key(item: tuple[str, object]) -> str:
    return item[0]


def _block(block: Block, number: int) -> tuple[object, ...]:
    return (number, tuple(arg.type for arg in block.args))
