"""What the commands of a player do."""
