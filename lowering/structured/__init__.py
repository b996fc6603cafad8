"""Shared parts of structured lowerings: a builder, constants that fold, flattened control flow."""
