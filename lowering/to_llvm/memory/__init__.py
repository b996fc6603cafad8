"""Buffers: allocation, access, views, copies, globals."""
