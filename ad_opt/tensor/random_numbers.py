"""Random numbers that are functions of a key and a counter: Threefry-4x32 with 20 rounds.

From Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3" (2011). The order
in which parameters are made does not matter: the key of each is its name and seed.
"""

from __future__ import annotations

import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

_ROTATIONS = ((10, 26), (11, 21), (13, 27), (23, 5), (6, 20), (17, 11), (25, 10), (18, 20))
_PARITY = np.uint32(0x1BD11BDA)


def threefry4x32(key: NDArray[np.uint32], counter: NDArray[np.uint32]) -> NDArray[np.uint32]:
    """Four words for every counter; the key has four words, counters are ``[n, 4]``."""
    k = [*key, key[0] ^ key[1] ^ key[2] ^ key[3] ^ _PARITY]
    x = [counter[:, at] + k[at] for at in range(4)]
    for round_ in range(20):
        first, second = (1, 3) if round_ % 2 == 0 else (3, 1)
        a, b = _ROTATIONS[round_ % 8]
        for at, other, turn in ((0, first, a), (2, second, b)):
            x[at] = x[at] + x[other]
            x[other] = (x[other] << np.uint32(turn)) | (x[other] >> np.uint32(32 - turn))
            x[other] = x[other] ^ x[at]
        if round_ % 4 == 3:
            step = (round_ + 1) // 4
            x = [x[at] + k[(step + at) % 5] for at in range(4)]
            x[3] = x[3] + np.uint32(step)
    return np.stack(x, axis=1)


def random_bits(name: str, seed: int, count: int) -> NDArray[np.uint32]:
    """Words, a function of a name and a seed."""
    words = (zlib.crc32(name.encode()), seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF, 0)
    counter = np.zeros((-(-count // 4), 4), np.uint32)
    counter[:, 0] = np.arange(len(counter))
    with np.errstate(over="ignore"):
        return threefry4x32(np.array(words, np.uint32), counter).reshape(-1)[:count]


def uniform_numbers(name: str, seed: int, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Numbers from [0, 1), multiples of 2**-24, so that they are the same in `f32`."""
    count = int(np.prod(shape, dtype=np.int64))
    bits = random_bits(name, seed, count) >> np.uint32(8)
    return (bits.astype(np.float64) / (1 << 24)).reshape(shape)


def normal_numbers(name: str, seed: int, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Numbers of the standard normal distribution, by Box and Muller."""
    both: Any = uniform_numbers(name, seed, (2, *shape))
    radius = np.sqrt(-2 * np.log1p(-both[0]))
    return radius * np.cos(2 * np.pi * both[1])
