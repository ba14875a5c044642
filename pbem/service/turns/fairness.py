"""The dice of one campaign: what is promised before it, what is shown of each turn, what is kept to the end.

The digest of the sheets that goes into a turn's key is salted, for with an open digest a player could try out
what the others may have ordered until it fits. The salts, and the key the board was dealt with, follow from the
campaign's secret, which is shown when the game is over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping

from pbem.core import dice

CHAIN_LENGTH = 4096
"""Seeds a campaign has, one a turn: eleven years of daily turns."""


def promise(secret: bytes) -> str:
    """Give the commitment that stands in the first report."""
    return dice.anchor(seed(secret, 0))


def seed(secret: bytes, number: int) -> bytes:
    """Give the seed of turn row `number`; all earlier ones follow from it, no later one does."""
    return dice.chain(secret, CHAIN_LENGTH)[number]


def setup_dice(secret: bytes) -> dice.KeyedDice:
    """Give the dice the board is dealt with: never shown before the end."""
    return dice.KeyedDice(hmac.new(secret, b"setup", hashlib.sha256).digest())


def sheets_digest(secret: bytes, number: int, sheets: Mapping[str, str]) -> bytes:
    """Give the salted digest of all sheets (seat -> canonical JSON) of a turn."""
    salt = hmac.new(secret, b"sheets %d" % number, hashlib.sha256).digest()
    body = "\n".join(f"{seat} {sheets[seat]}" for seat in sorted(sheets))
    return hmac.new(salt, body.encode(), hashlib.sha256).digest()


def turn_dice(secret: bytes, number: int, digest: bytes) -> dice.KeyedDice:
    """Give the dice of a turn."""
    return dice.KeyedDice(dice.turn_key(seed(secret, number), digest))
