"""Python's process: late imports, garbage, locks."""
