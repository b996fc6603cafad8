"""Tensor assignments over projections, and schedules of loops."""
