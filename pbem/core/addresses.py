"""Addresses in the one form in which they are compared: small letters, the domain in ASCII (RFC 3490)."""

from __future__ import annotations

import string

_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def plain(address: str) -> str:
    """Give the form of an address that is compared with others.

    A letter that only turns into an ASCII one when lowered (the Kelvin sign) stays what it is: it is a look-alike.
    """
    local, at, domain = address.strip().rpartition("@")
    lowered = local.lower()
    if lowered.isascii() and not local.isascii():
        lowered = local.translate(_LOWER)
    return f"{lowered}{at}{ascii_domain(domain)}"


def ascii_domain(domain: str) -> str:
    """Give a domain in ASCII; what cannot be one stays as it is, in small letters."""
    lowered = domain.strip().rstrip(".").lower()
    if domain.isascii():
        return lowered
    try:
        return domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return lowered
