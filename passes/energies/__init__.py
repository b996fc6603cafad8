"""Energies: what is derived from residuals, and solvers of it."""
