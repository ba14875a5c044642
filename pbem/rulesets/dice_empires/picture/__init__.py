"""The cities as a picture and in signs: what lies where, how it is painted."""
