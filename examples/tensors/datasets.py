"""Data for the examples: generated, the same for the same seed.

========== =================================================== =======================
moons      two half circles that interlock                     points, labels -1 and 1
names      words of syllables, as a child would make them up   strings
digits     a bitmap font, moved, slanted, dimmed, with noise   images, labels 0 to 9
sequences  walks of a finite state machine                     states
========== =================================================== =======================
"""

import numpy as np


def moons(points, seed=0, noise=0.1):
    """Points ``[points, 2]`` on two half circles with uniform noise, and their labels -1 and 1.

    The classes take turns, so that every batch has as many of one as of the other.
    """
    rng = np.random.default_rng(seed)
    half = points // 2
    angle = np.pi * rng.permutation(half) / half
    upper = np.stack([np.cos(angle), np.sin(angle)], -1)
    lower = np.stack([1 - np.cos(angle), 0.5 - np.sin(angle)], -1)
    places = np.stack([upper, lower], 1).reshape(2 * half, 2)
    places += rng.uniform(-noise, noise, places.shape)
    return places, np.tile([1.0, -1.0], half)


_ONSETS = "b br d f g gr h j k l m n p r s st t th v z".split()
_VOWELS = "a a a e e i i o u ia ea".split()
_CODAS = [""] * 6 + "l n n r s t th x".split()
_ENDINGS = "a a ia e o y in on an elle us".split()

ALPHABET = ".abcdefghijklmnopqrstuvwxyz"
"""The dot ends a name, and stands in front of it."""


def names(count, seed=0):
    """Names: one to three syllables and an ending, in lower case."""
    rng = np.random.default_rng(seed)

    def one():
        syllables = rng.choice([1, 2, 3], p=[0.5, 0.4, 0.1])
        parts = [
            str(rng.choice(_ONSETS) + rng.choice(_VOWELS) + rng.choice(_CODAS))
            for _ in range(syllables)
        ]
        stem = "".join(parts)
        ending = str(rng.choice(_ENDINGS))
        return stem if stem[-1] in "aeiou" and ending[0] in "aeiou" else stem + ending

    return [one() for _ in range(count)]


def contexts(words, length):
    """For each letter of each word, and its end: the ``length`` letters before, and it.

    Letters are places in `ALPHABET`; in front of a word there are dots.
    """
    before, letters = [], []
    for word in words:
        seen = [0] * length
        for letter in [*map(ALPHABET.index, word), 0]:
            before.append(seen)
            letters.append(letter)
            seen = [*seen[1:], letter]
    return np.array(before), np.array(letters)


_FONT = """
.###. ..#.. .###. ##### ...#. ##### ..##. ##### .###. .###.
#...# .##.. #...# ...#. ..##. #.... .#... ....# #...# #...#
#..## ..#.. ....# ..#.. .#.#. ####. #.... ...#. #...# #...#
#.#.# ..#.. ..##. ...#. #..#. ....# ####. ..#.. .###. .####
##..# ..#.. .#... ....# ##### ....# #...# .#... #...# ....#
#...# ..#.. #.... #...# ...#. #...# #...# .#... #...# ...#.
.###. .###. ##### .###. ...#. .###. .###. .#... .###. .##..
"""

_GLYPHS = np.array(
    [[[c == "#" for c in cell] for cell in line.split()] for line in _FONT.split("\n") if line]
).transpose(1, 0, 2)


def digits(count, seed=0, size=16):
    """Images ``[count, size, size]`` between 0 and 1, and labels 0 to 9."""
    rng = np.random.default_rng(seed)
    labels = rng.integers(0, 10, count)
    y, x = np.mgrid[0:size, 0:size]
    images = np.empty((count, size, size))
    for image, label in zip(images, labels, strict=True):
        pixel = rng.uniform(1.4, 2.0, 2)
        slant = rng.uniform(-0.2, 0.2)
        top = rng.uniform(0, size - 7 * pixel[0])
        left = rng.uniform(0, size - 5 * pixel[1])
        row = np.floor((y - top) / pixel[0]).astype(int)
        column = np.floor((x - left - slant * (y - top - 3.5 * pixel[0])) / pixel[1]).astype(int)
        inside = (row >= 0) & (row < 7) & (column >= 0) & (column < 5)
        ink = _GLYPHS[label][row.clip(0, 6), column.clip(0, 4)] & inside
        image[:] = rng.uniform(0.6, 1.0) * ink + rng.uniform(0, 0.25, ink.shape)
    return images.clip(0, 1), labels


def machine(states, seed=0):
    """For each state the states that may follow: ``[states, states]`` of booleans, three a row."""
    rng = np.random.default_rng(seed)
    follows = np.zeros((states, states), bool)
    for row in follows:
        row[rng.choice(states, 3, replace=False)] = True
    return follows


def sequences(count, length, follows, seed=0):
    """Walks ``[count, length]`` of a machine, each next state chosen alike of those allowed."""
    rng = np.random.default_rng(seed)
    walks = np.empty((count, length), int)
    walks[:, 0] = rng.integers(0, len(follows), count)
    for place in range(1, length):
        weights = rng.random((count, len(follows))) * follows[walks[:, place - 1]]
        walks[:, place] = weights.argmax(1)
    return walks
