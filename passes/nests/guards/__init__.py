"""Tests of subscripts in loop nests: bounds in their place."""
