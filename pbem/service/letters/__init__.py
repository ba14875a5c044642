"""A letter from its arrival to its answer: routed, put on the table of its campaign, read, receipted."""
