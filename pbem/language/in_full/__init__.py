"""A line said out in full where it cannot be read as it stands: likewise, not this but that, short questions."""
