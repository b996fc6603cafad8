"""Rules of operations, and of functions of libraries."""
