"""Affine maps and loop nests: facts about subscripts, bounds, dependences."""
