"""Shapes of tensors: rows of axes, einsum notation, inference, and projections."""
