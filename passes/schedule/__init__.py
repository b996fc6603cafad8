"""Energies' kernels in the order in which they run, and the loops around them."""
