"""Functions, branches, structured control flow."""
