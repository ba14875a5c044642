"""Pictures as SVG: maps of areas and of places, their ground, arrows, keys and signs."""
