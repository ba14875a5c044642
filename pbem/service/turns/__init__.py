"""A turn: played, held back or corrected, proven, and told of in reports."""
