"""The report of a round, and the map."""
