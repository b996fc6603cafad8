"""What reverse mode decides: what is saved, computed again, reloaded, undone, run again."""
