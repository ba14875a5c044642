"""A letter: its lines, paragraphs, lists and blocks read into a sheet of orders."""
