"""A campaign's game: opened, played, proven, and told of in reports and answers."""
