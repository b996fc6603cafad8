"""Threefry4x32 on Python integers, after Random123: a block cipher of counters."""

from __future__ import annotations

from collections.abc import Sequence

_ROTATIONS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))
_ONES = (1 << 32) - 1


def threefry4x32(key: Sequence[int], counter: Sequence[int], rounds: int) -> list[int]:
    """Four words of 32 bits from four words of a key and four of a counter."""
    schedule = [*key, 0x1BD11BDA ^ key[0] ^ key[1] ^ key[2] ^ key[3]]
    a, b, c, d = ((x + k) & _ONES for x, k in zip(counter, key, strict=True))
    for number in range(1, rounds + 1):
        left, right = _ROTATIONS[(number - 1) % 8]
        if number % 2:
            a, c = (a + b) & _ONES, (c + d) & _ONES
            b, d = _turned(b, left) ^ a, _turned(d, right) ^ c
        else:
            a, c = (a + d) & _ONES, (c + b) & _ONES
            d, b = _turned(d, left) ^ a, _turned(b, right) ^ c
        if number % 4 == 0:
            step = number // 4
            words = (schedule[(step + at) % 5] for at in range(4))
            a, b, c, d = ((x + k) & _ONES for x, k in zip((a, b, c, d), words, strict=True))
            d = (d + step) & _ONES
    return [a, b, c, d]


def _turned(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & _ONES
