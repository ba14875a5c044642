"""Passphrases as they are kept: a salted hash that is slow to make, so that a stolen table tells none."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from pbem.mail.passphrase import plain

SHORTEST = 12
"""Letters of a passphrase, spaces included."""
_COST, _BLOCK, _LANES = 2**14, 8, 1


def kept(words: str) -> str:
    """Give what is stored of a passphrase."""
    salt = secrets.token_bytes(16)
    return f"scrypt:{_COST}:{_BLOCK}:{_LANES}:{salt.hex()}:{_hash(words, salt, _COST, _BLOCK, _LANES).hex()}"


def fits(words: str, stored: str) -> bool:
    """Tell whether these are the words, in a time that does not depend on them."""
    name, *fields = stored.split(":")
    if name != "scrypt" or len(fields) != 5:
        return False
    cost, block, lanes = map(int, fields[:3])
    found = _hash(words, bytes.fromhex(fields[3]), cost, block, lanes)
    return hmac.compare_digest(found, bytes.fromhex(fields[4]))


def _hash(words: str, salt: bytes, cost: int, block: int, lanes: int) -> bytes:
    """Hash a passphrase; how it is written does not matter."""
    return hashlib.scrypt(plain(words).encode(), salt=salt, n=cost, r=block, p=lanes, dklen=32)
