"""The report of a turn, section by section, and its map."""
