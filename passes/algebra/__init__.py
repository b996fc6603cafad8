"""Scalar expressions as terms: simplified when made, differentiated, factored, printed."""
