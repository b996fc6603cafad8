"""Derivatives that check themselves."""
