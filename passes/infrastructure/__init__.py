"""The pass manager, and what watches, prints, times and verifies passes."""
