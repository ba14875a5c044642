"""A line read into phrases, in one language or in whichever it is written; lexicons are loaded and proven."""
