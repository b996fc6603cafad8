"""Attributes of assertions that passes write and lowering reads."""

SHOWS = "cf.shows"
"""Attribute of a `cf.assert` on a comparison of integers: the message in place of its own, with
``{0}`` and ``{1}`` for the numbers that are compared."""
