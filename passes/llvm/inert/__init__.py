"""Functions that no differentiable value enters or leaves."""
