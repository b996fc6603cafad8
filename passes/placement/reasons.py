"""Reasons of placements: their numbers, and what they say.

Numbers below 200 are those of OCANNL (`low_level.ml`, `tnode.ml`), so that its documents explain
them too; those from 200 are about what it does not look at.
"""

from __future__ import annotations

REASONS: dict[int, str] = {
    1: "its cells are read more often than computing them again would pay",
    4: "its own computation reads it at other cells than it writes",
    5: "a subscript of its store is no variable of a loop around it",
    6: "the bounds of a loop around its store are not known numbers",
    8: "an operation touches it, or what computes it, in a way that nobody looks into",
    12: "nothing writes it",
    13: "a load reads cells that the loop writes in other iterations",
    17: "a load of it remains",
    26: "it was asked for",
    36: "it is read before it is written",
    37: "nothing writes it, so it holds what it is given",
    40: "it is a constant",
    51: "several iterations write a cell through a sum of variables",
    140: "it is accessed by vectors",
    142: "it is written under a condition, or in a loop that carries values",
    147: "a loop around both its store and a load of it computes it anew in each iteration",
    151: "each load computes the cell; its first store fills it",
    152: "each load computes the cell",
    200: "it is a parameter: memory of the caller",
    201: "other modules may read it",
    202: "what computes it reads memory that is written before the cell is read",
    203: "another routine reads it, and what computes it is not constant",
    204: "it is a long sum of products, which is faster as a nest of its own, in tiles",
    205: "what computes it takes variables of loops only, and a load has an index from memory",
    206: "its elements are compared for equality, so they are computed once",
    207: "several loads would each copy a computation of many operations",
}
"""By number: a sentence about a node."""


class Refused(Exception):
    """A reason why a node, or one load of it, cannot be computed where it is read."""

    def __init__(self, number: int):
        super().__init__(REASONS[number])
        self.number = number
