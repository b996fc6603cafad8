"""Programs and their functions: loaded, compiled, called, with rules from outside."""
