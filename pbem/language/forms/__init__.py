"""The sentences of a lexicon, word for word: read from TOML, matched with a line, and said."""
