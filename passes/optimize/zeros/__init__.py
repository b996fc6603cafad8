"""Buffers that are filled with zeros: where these are written, and which need not be."""
