"""A mail as it came: its parts, its charsets, its text; whatever state it is in."""
