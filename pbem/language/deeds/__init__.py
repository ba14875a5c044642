"""Orders that are deeds: a verb and what fills its slots, in any order."""
