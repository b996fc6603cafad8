"""The decisions, one a file: save or recompute, undo, refill, replay, repeat, order."""
