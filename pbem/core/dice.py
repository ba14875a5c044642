"""Dice nobody has to trust: every throw follows from a turn key and the reason it is thrown for.

A chain of seeds is committed before the game (`anchor` = the hash of the last link); the key of turn n is
HMAC(seed n, digest of all sheets), so nobody can know a throw before orders close, and everybody can check
it when the seed is shown. A throw is HMAC-SHA256(key, reason # count), taken as numbers with rejection.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from pbem.core.events import Roll
from pbem.core.problems import Defect

T = TypeVar("T")


class Dice(Protocol):
    """What a rule set throws with. `why` is shown to whoever witnesses the throw."""

    def roll(self, sides: int, why: str) -> int:
        """Throw one die: 1..sides."""

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        """Shuffle, every order equally likely."""


def chain(secret: bytes, length: int) -> tuple[bytes, ...]:
    """Make the seeds of turns 0..length-1 (32 bytes each): seed n is the SHA-256 of seed n+1."""
    link = hashlib.sha256(b"pbem dice chain" + secret).digest()
    seeds = [link]
    for _ in range(length):
        link = hashlib.sha256(link).digest()
        seeds.append(link)
    return tuple(reversed(seeds[:-1]))


def anchor(first_seed: bytes) -> str:
    """Give the commitment made public before the game: the hex SHA-256 of seed 0."""
    return hashlib.sha256(first_seed).hexdigest()


def follows(later: bytes, earlier: bytes, steps: int) -> bool:
    """Tell whether the seed `later` stands `steps` links behind the seed `earlier` in one chain."""
    for _ in range(steps):
        later = hashlib.sha256(later).digest()
    return hmac.compare_digest(later, earlier)


def turn_key(seed: bytes, sheets_digest: bytes) -> bytes:
    """Give the key of a turn from its seed and the SHA-256 of all its sheets."""
    return hmac.new(seed, sheets_digest, hashlib.sha256).digest()


def seal(salt: bytes, sheet_digest: str) -> str:
    """Seal the digest of one sheet: who does not know the salt cannot try out what was ordered until it fits."""
    return hmac.new(salt, sheet_digest.encode(), hashlib.sha256).hexdigest()


def gathered(seals: Mapping[str, str]) -> bytes:
    """Give the digest of all sheets from their seals (seat -> seal)."""
    return hashlib.sha256("\n".join(f"{seat} {seals[seat]}" for seat in sorted(seals)).encode()).digest()


class KeyedDice:
    """Dice that follow from a key; `thrown` records them in order."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counts: Counter[str] = Counter()
        self.thrown: list[Roll] = []

    def roll(self, sides: int, why: str) -> int:
        """Throw one die: 1..sides."""
        value = self._below(sides, why) + 1
        self.thrown.append(Roll(sides, value, why))
        return value

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        """Shuffle by Fisher and Yates; a shuffle is not listed among the throws."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self._below(last + 1, why)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def _below(self, limit: int, why: str) -> int:
        """Give a number 0..limit-1; values of the uneven tail of 2^64 are thrown away."""
        bound = (1 << 64) - (1 << 64) % limit
        while True:
            self._counts[why] += 1
            message = f"{why} # {self._counts[why]}".encode()
            value = int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest()[:8], "big")
            if value < bound:
                return value % limit


class ScriptedDice:
    """Dice told beforehand what to show; they fail on a wrong reason, and `done` fails on a throw left over.

    The script holds values alone, or (reason, value) pairs.
    """

    def __init__(self, script: Sequence[int | tuple[str, int]] = ()) -> None:
        self._script = list(script)
        self.thrown: list[Roll] = []

    def roll(self, sides: int, why: str) -> int:
        """Show the next scripted value."""
        if not self._script:
            raise Defect(f"a throw nobody scripted: {why!r} (d{sides})")
        following = self._script.pop(0)
        reason, value = (why, following) if isinstance(following, int) else following
        if reason != why or not 1 <= value <= sides:
            raise Defect(f"the script has {following!r}, the game throws {why!r} (d{sides})")
        self.thrown.append(Roll(sides, value, why))
        return value

    def shuffle(self, items: Sequence[T], why: str) -> tuple[T, ...]:
        """Leave the order as it is."""
        return tuple(items)

    def done(self) -> None:
        """Fail when a scripted throw was not used."""
        if self._script:
            raise Defect(f"scripted throws left over: {self._script!r}")
