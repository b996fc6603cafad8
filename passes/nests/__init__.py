"""Loop nests over buffers: shared, gathered, fused, their buffers contracted."""
