"""What every other room works with: the house itself, its clock, a campaign's terms, the limits of one letter."""
