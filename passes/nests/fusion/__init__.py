"""Loops that become one, and buffers that become smaller for it."""
