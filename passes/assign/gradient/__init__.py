"""Reverse mode of assignments: requests for gradients become assignments."""
