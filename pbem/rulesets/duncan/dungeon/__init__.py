"""The dungeon before the first turn: maps, the one drawn by dice, how fair it is, who begins where."""
