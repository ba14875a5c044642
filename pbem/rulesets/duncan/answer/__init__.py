"""What an answer says of each order, and draws of the plans (6)."""
