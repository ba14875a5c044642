"""A folder of mails examined: what every mail says, seat by seat, and what of it is proven."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pbem.proof import folder
from pbem.proof.check import Proof, prove
from pbem.proof.testimony import gathered
from pbem.proof.witness import hear


@dataclass(frozen=True)
class Examined:
    """What came of a folder: how many mails it has, how many bear witness, the proofs, and mails in a bad state."""

    mails: int
    witnesses: int
    proofs: tuple[Proof, ...]
    troubles: tuple[tuple[str, str], ...]


def examine(place: Path, campaign: str = "") -> Examined:
    """Examine all mails below a place, or those of one campaign."""
    return examined(folder.mails(place), campaign)


def examined(mails: Iterable[tuple[str, bytes]], campaign: str = "") -> Examined:
    """Examine mails, each with a name to find it by."""
    heard = [(name, hear(name, raw)) for name, raw in mails]
    said = [one for _, each in heard for one in each.witnesses if campaign in ("", one.campaign)]
    troubles = tuple((name, each.trouble) for name, each in heard if each.trouble)
    return Examined(len(heard), len(said), tuple(map(prove, gathered(said))), troubles)
