"""What the words of the referee do."""
