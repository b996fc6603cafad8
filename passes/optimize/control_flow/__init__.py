"""Blocks and branches."""
