"""The answer to a letter: what would happen in which case."""
