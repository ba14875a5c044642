"""The course of a round: blind for all at once, or one after another with reactions; and the end."""
