"""The whole state as TOML a person can read and write."""
