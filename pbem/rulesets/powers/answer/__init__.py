"""The answer to a letter: what is to be expected of each line, from what its seat knows."""
