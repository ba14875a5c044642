"""The command phase: whose turn it is, what a command does, when a condition holds."""
