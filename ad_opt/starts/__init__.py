"""Starts of processes from what the cache has: programs and gradients without xDSL."""
