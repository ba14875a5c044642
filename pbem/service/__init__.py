"""What may be asked of a campaign: letters in, turns resolved, reports out, and the work that does it unattended."""
