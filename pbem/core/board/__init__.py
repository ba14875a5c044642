"""The picture of a board of squares: from a `Drawing` and a game's `Theme` to shapes."""
