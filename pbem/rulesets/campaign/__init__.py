"""The Russian campaign game: states, armies and cities in the fog."""
