"""Functions, branches, printing."""
