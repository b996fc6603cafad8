"""Calls of compiled code: arguments packed, the entry called, Ctrl-C while it runs."""
