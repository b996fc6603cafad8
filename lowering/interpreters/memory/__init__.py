"""Buffers: allocation, access, views, printing."""
