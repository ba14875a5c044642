"""The land: a map read from text, or drawn by dice."""
