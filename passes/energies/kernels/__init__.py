"""The kernels of a problem: the problem as terms, and what is derived from its residuals."""
