"""Cheap facts about a whole piece of IR: its size, and whether it is still the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ad_opt.dialects.support.ir.queries import walk
from xdsl.ir import Block, Operation


def walk_operations(root: Operation) -> Iterator[Operation]:
    """All operations in ``root``, itself first, in program order; not recursive."""
    yield root
    yield from walk(root)


def count_operations(root: Operation) -> int:
    """Return the count of operations, ``root`` included."""
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


def snapshot(root: Operation) -> list[object]:
    """All that a verifier can see in ``root``; two are equal only if nothing was changed between.

    What may be replaced is in it as an object, so nothing that an earlier one holds is freed, and
    to compare two of the same program looks at identities. Much cheaper than a `fingerprint`.
    """
    parts: list[object] = []
    for op in walk_operations(root):
        describe(op, parts)
    return parts


def describe(op: Any, parts: list[object]) -> None:
    """Put an operation itself, and the blocks in it, into a `snapshot`.

    It reads xDSL's fields, not its properties: everything waits for this.
    """
    parts += (op, op.parent, op._operands, op._successors)
    parts.append(op.properties.copy())
    parts.append(op.attributes.copy())
    parts += [result._type for result in op.results]
    for region in op.regions:
        parts.append(region)
        block = region.first_block
        while block is not None:
            parts += (block, block.parent, block.args, tuple([arg._type for arg in block.args]))
            block = block.next_block


def _key(item: tuple[str, object]) -> str:
    return item[0]


def _block(block: Block, number: int) -> tuple[object, ...]:
    return (number, tuple(arg.type for arg in block.args))
