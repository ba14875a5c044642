"""Evropská válka: five blocs of powers, and cards in hidden hands."""
