"""Loops: counted, unrolled, without what does not change in them."""
