"""The map as a picture and in signs: areas with their owners, stacks of units, marks of the chapters, arrows."""
