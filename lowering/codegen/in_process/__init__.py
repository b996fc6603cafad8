"""Compiled code in this process: the JIT, and what it links."""
