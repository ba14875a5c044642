"""Maps: files and their checks, outlines, random maps, the picture."""
