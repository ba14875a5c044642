"""From what a team writes to orders, and what is wrong with them as far as the team can know."""
