"""Object files with a C interface, for any target."""
