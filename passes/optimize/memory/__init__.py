"""Buffers: promoted to values, forwarded, removed."""
