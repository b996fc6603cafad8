"""Checks that accesses to memory are in bounds, inserted on request."""
