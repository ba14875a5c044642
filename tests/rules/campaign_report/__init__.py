"""What the campaign game shows: reports, plans, maps, wording, scenarios."""
