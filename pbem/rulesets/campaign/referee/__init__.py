"""What the referee sees and reads."""
