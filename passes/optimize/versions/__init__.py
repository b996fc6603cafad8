"""Versions of functions for what is tested when they are called."""
