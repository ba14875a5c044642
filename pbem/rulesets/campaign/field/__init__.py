"""What a turn is played on: cells and ways, who is with whom, armies on the march, what is seen and kept in mind."""
