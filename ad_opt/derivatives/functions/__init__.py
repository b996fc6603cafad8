"""Derivatives as users have them: objects that are called, composed, pickled and saved."""
