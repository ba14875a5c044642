"""The life of a campaign: made, taken in from a file, started, paused, ended; its partners; how it stands."""
