"""What the referee sees and decrees."""
