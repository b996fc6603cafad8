"""Derivative rules as tables, one file per dialect differentiated."""
