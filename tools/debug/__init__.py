"""Finding what is wrong: passes run one by one against the interpreter, pages about programs."""
