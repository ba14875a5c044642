"""Cards: what they are worth, which are laid, hands, sabotage and espionage."""
