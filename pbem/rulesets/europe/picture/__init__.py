"""The map as a picture and in signs: pawns, ships, arrows and what became of them."""
