"""Control-flow graphs to structured control flow: the graph, its structure, and the writer."""
