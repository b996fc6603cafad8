"""Structured operations on buffers in both sweeps of reverse mode."""
