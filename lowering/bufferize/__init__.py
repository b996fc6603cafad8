"""Tensors to buffers: who owns which buffer, and one table of operations a dialect."""
