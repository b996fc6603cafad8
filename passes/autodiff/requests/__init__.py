"""Requests for derivatives, and what becomes of them."""
