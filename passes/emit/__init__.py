"""Writing the arithmetic of derivatives, and loops over whole buffers."""
