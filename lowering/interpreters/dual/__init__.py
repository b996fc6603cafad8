"""Dual numbers: derivatives that share no code with the passes."""
