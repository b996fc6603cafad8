"""Tapes as buffers."""
