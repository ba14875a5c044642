"""What a player knows, and what might be true instead."""
