"""Orders in a letter: told from commands, read, stored as a new revision of the sheet, taken back, receipted."""
