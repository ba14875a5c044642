"""What the war is fought on and with: the areas of a map, and the rows of the unit table."""
