"""Targets, LLVM's optimiser, the layout of values, and the way into compiled functions."""
