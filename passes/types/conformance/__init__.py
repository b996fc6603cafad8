"""Conformances to ``IDifferentiable``: synthesized, checked, written into functions."""
