"""What the referee decrees (D-10.2), sees and reads."""
