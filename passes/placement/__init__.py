"""Places of arrays between loop nests: computed where they are read, in scratch, in memory."""
