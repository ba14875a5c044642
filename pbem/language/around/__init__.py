"""What stands around the orders of a line: talk, tales, reasons, another layout."""
