"""What happens in a turn, phase by phase (D-2.1); sight and story have rooms of their own."""
