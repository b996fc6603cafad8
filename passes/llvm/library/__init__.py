"""The C library and BLAS."""
