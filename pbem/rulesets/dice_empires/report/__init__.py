"""The report of a round, and the picture of the cities."""
