"""The forward sweep: the primal once more, with what the way back needs, and frames for it."""
