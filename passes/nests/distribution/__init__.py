"""Loops of which the statements run one after the other, each for many iterations."""
