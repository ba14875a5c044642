"""Cards: values, choices among them, sabotage, espionage, diplomacy."""
