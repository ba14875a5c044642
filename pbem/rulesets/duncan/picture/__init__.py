"""The picture of a dungeon: its ground, what stands on it, what the signs mean."""
