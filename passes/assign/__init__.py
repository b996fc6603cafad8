"""Passes on tensor assignments: their initialisation, their lowering to loops."""
