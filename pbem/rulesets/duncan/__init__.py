"""Duncan 2009 (CeTaH): teams in a dark dungeon, for gold."""
