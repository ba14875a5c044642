"""The dice of one campaign: what is promised before it, what is shown of each turn, what is kept to the end.

The promise (`anchor`) says how everything else is made. In a `2-` campaign each seat's sheet is sealed with a salt of
its own, and the digest that goes into a turn's key is made of the seals: a player is shown all seals and their own
salt, so they can prove that their orders are in it, and cannot try out what others ordered until it fits. In the
campaigns begun before that (no `2-`) one salt is for all sheets together, and nobody can prove their own.

The salts, and the key the board was dealt with, follow from the campaign's secret, which is shown when the game is
over.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping

from pbem.core import dice

CHAIN_LENGTH = 4096
"""Seeds a campaign has, one a turn: eleven years of daily turns."""
SEALED = "2-"
"""What the promise begins with where every sheet has its own seal."""


def promise(secret: bytes, sealed: bool = True) -> str:
    """Give the commitment that stands in the first report."""
    return (SEALED if sealed else "") + dice.anchor(seed(secret, 0))


def is_sealed(promised: str) -> bool:
    """Tell from the promise whether every sheet has its own seal."""
    return promised.startswith(SEALED)


def keeps(secret: bytes, promised: str) -> bool:
    """Tell whether a secret is the one that was promised."""
    return hmac.compare_digest(promise(secret, is_sealed(promised)), promised)


def seed(secret: bytes, number: int) -> bytes:
    """Give the seed of turn row `number`; all earlier ones follow from it, no later one does."""
    return dice.chain(secret, CHAIN_LENGTH)[number]


def setup_dice(secret: bytes) -> dice.KeyedDice:
    """Give the dice the board is dealt with: never shown before the end."""
    return dice.KeyedDice(hmac.new(secret, b"setup", hashlib.sha256).digest())


def house_dice(secret: bytes, at: str, seat: str) -> dice.KeyedDice:
    """Give the dice of the house player of a seat in a turn: what it writes tells nothing of any throw."""
    return dice.KeyedDice(hmac.new(secret, f"house player {at} {seat}".encode(), hashlib.sha256).digest())


def place(branch: int, number: int, hidden: bool) -> str:
    """Name a turn in what its salts are made of.

    Where seeds stay `hidden` to the end, the same orders throw the same dice after going back. Where they are shown
    with the turn, they must not: whoever knows the seed could try out orders for the turn played again.
    """
    return str(number) if hidden else f"{branch}/{number}"


def salt(secret: bytes, at: str, seat: str) -> bytes:
    """Give the salt of one seat's sheet."""
    return hmac.new(secret, f"sheet {at} {seat}".encode(), hashlib.sha256).digest()


def seals(secret: bytes, at: str, seats: Iterable[str], digests: Mapping[str, str]) -> dict[str, str]:
    """Seal the digest of each seat's sheet; who had nothing to order has a seal too, so that it tells nothing."""
    return {seat: dice.seal(salt(secret, at, seat), digests.get(seat, "")) for seat in seats}


def sheets_digest(secret: bytes, number: int, sheets: Mapping[str, str]) -> bytes:
    """Give the digest of all sheets (seat -> canonical JSON) as it was made before every sheet had its own seal."""
    salted = hmac.new(secret, b"sheets %d" % number, hashlib.sha256).digest()
    body = "\n".join(f"{seat} {sheets[seat]}" for seat in sorted(sheets))
    return hmac.new(salted, body.encode(), hashlib.sha256).digest()


def turn_dice(secret: bytes, number: int, digest: bytes) -> dice.KeyedDice:
    """Give the dice of a turn."""
    return dice.KeyedDice(dice.turn_key(seed(secret, number), digest))
