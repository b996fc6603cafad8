"""The session: which derivative functions exist, and what a module adds to the rules."""
