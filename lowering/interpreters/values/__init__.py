"""Run-time values of every type, and the tables of what operations mean."""
