"""The plan of reverse mode: what is saved, computed again, reloaded, undone, run again."""
