"""Addresses that a hurried eye takes for another one."""

from __future__ import annotations

import unicodedata

from rapidfuzz.distance import OSA

from pbem.core.addresses import plain

_SEEN_AS = str.maketrans(
    "авеёкмнорстухіјѕԁԛԝһαβγεικνορτυχ01|!5$",
    "abeekmhopctyxijsdqwhabyeikvoptuxolllss",
)
"""Cyrillic and Greek letters, digits and signs, and the Latin letters they are seen as."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def alike(one: str, other: str) -> bool:
    """Tell whether two addresses that are not the same look so, or have the same root."""
    if plain(one) == plain(other):
        return False
    (local, domain), (local2, domain2) = _seen(one), _seen(other)
    if local == local2:
        return domain == domain2 or _within(domain, domain2) or OSA.distance(domain, domain2) <= 1
    return domain == domain2 and min(len(local), len(local2)) > 3 and OSA.distance(local, local2) <= 1


def _seen(address: str) -> tuple[str, str]:
    """Give what the eye sees of an address: without tag and dots before the @."""
    local, _, domain = address.rpartition("@")
    root = local.partition("+")[0].replace(".", "")
    return _look(root), _look(_unicode(domain))


def _unicode(domain: str) -> str:
    try:
        return domain.encode("ascii").decode("idna")
    except UnicodeError:
        return domain


def _look(words: str) -> str:
    parts = unicodedata.normalize("NFKD", words.casefold())
    seen = "".join(letter for letter in parts if not unicodedata.combining(letter)).translate(_SEEN_AS)
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen


def _within(domain: str, other: str) -> bool:
    """Tell whether one domain is a part of the other."""
    return domain.endswith(f".{other}") or other.endswith(f".{domain}")
