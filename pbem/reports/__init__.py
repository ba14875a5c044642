"""From dead data to a mail: subject, text, HTML, map, calendar and JSON. No path leads from here to a state."""
