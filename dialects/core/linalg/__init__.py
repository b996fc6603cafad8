"""Structured operations."""
