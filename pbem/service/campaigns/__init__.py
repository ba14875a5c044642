"""The life of a campaign: made, taken in, started, paused, ended; its partners; its past, and who gets that."""
