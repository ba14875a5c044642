"""A line of text <-> a phrase, in English, Russian, Czech and Slovak."""
