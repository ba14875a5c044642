"""Made by `python -m tools.learn_talk`: what each trait of a sentence adds to the odds that it is talk (logarithms)."""

BASE = -0.13
TALK, ORDER = 2.0, -0.5
"""From where on a sentence is talk beyond doubt, and up to where it is rather an order."""

WEIGHTS = {
    "words": 0.87,
    "share nobody knows": 3.6,
    "share of the game": -4.39,
    "share that carries nothing": 1.51,
    "names": -1.09,
    "light words": -0.25,
    "words of life": 1.17,
    "does": -1.14,
    "has words of a deed": 0.44,
    "tells somebody": -0.88,
    "first word": 1.14,
    "past": 0.82,
    "number": -0.82,
    "wish": -1.29,
    "place": -0.55,
    "another time": 1.13,
    "ordinal": -0.8,
    "until": 0.58,
    "but": 0.96,
    "begins with what joins": 0.2,
    "begins with life": 0.64,
    "comma": -0.61,
    "colon": -1.22,
    "exclaims": 0.95,
}
