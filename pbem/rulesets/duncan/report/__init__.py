"""The report of a turn for a team (5), section by section, and its map."""
