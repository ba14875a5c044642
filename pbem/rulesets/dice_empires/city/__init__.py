"""The city: its parts, groups and slaves; births and food."""
