"""Lines, traps and letters as people write them, by hands that had not seen a lexicon.

`<game>/<language>.toml` may be looked at; `sealed.xz` holds the other half, which nobody reads who works on the words.
"""
