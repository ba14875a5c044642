"""Whole campaigns with house players, by mail.

    python -m benchmarks.house_night [campaigns] [game ...] [turns=N] [kept=FILE]

One seat is a person's, the others are house players of the service. Every letter goes by SMTP through an embedded post
office into the service's mailbox, is fetched by IMAP and answered; answers and reports go by SMTP to the person's
mailbox, and a told clock says when it is (`night_post`). At the end every turn is proved, and counted is what must not
be: lines asked back, house players that were refused, turns not proved, campaigns held and letters or mails set aside
for a defect. Maps are points: drawing is measured elsewhere.

What each campaign came to is added to the `kept` file at once; those that stand in it are not played again, so that a
night may be broken off and gone on with.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from sqlmodel import col, select

from benchmarks import no_pictures
from benchmarks.house_players import WARS
from benchmarks.night_post import KEY, Night, begun
from pbem.service.house import memory
from pbem.service.turns import verify
from pbem.store import migrate
from pbem.store.engine import reading
from pbem.store.tables import Event, Inbox, Outbox

MOST = 60
"""Turns after which a campaign is left as it stands."""
MUST_NOT = ("asked_back", "silent", "unproved", "defects")


@dataclass(frozen=True)
class Found:
    """What came of one campaign."""

    game: str
    number: int
    most: int
    turns: int
    ended: bool
    letters: int
    mails: int
    asked_back: int
    silent: int
    unproved: int
    defects: int


@dataclass(frozen=True)
class Wanted:
    """What is to be played, and where it is written down."""

    campaigns: int
    games: tuple[str, ...]
    most: int
    kept: Path | None

    def before(self) -> dict[tuple[str, int, int], Found]:
        """Read what was played before."""
        lines = self.kept.read_text("utf-8").splitlines() if self.kept and self.kept.exists() else []
        found = (Found(**json.loads(line)) for line in lines)
        return {(one.game, one.number, one.most): one for one in found}

    def keep(self, found: Found) -> None:
        """Write down what came of a campaign."""
        if self.kept:
            with self.kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(found)) + "\n")


def main(words: Sequence[str]) -> None:
    """Play and print; anything that must not be ends with 1."""
    wanted = _wanted(words)
    memory.calm()
    no_pictures.draw_nothing()
    wrong = 0
    print("| game | campaigns | ended | turns | letters | mails | asked back | silent | unproved | defects |")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        migrate.upgrade(f"sqlite:///{file}")
        before = wanted.before()
        for game in wanted.games:
            found = [
                before.get((game, number, wanted.most)) or _played(wanted, file, game, number)
                for number in range(wanted.campaigns)
            ]
            print("| " + " | ".join(map(str, _row(game, found))) + " |", flush=True)
            wrong += sum(getattr(one, name) for one in found for name in MUST_NOT)
    sys.exit(bool(wrong))


def _wanted(words: Sequence[str]) -> Wanted:
    """Read the command line."""
    said = dict(word.split("=", 1) for word in words if "=" in word)
    return Wanted(
        campaigns=next((int(word) for word in words if word.isdigit()), 100),
        games=tuple(word for word in words if word in WARS) or tuple(WARS),
        most=int(said.get("turns", MOST)),
        kept=Path(said["kept"]) if "kept" in said else None,
    )


def _played(wanted: Wanted, file: Path, game: str, number: int) -> Found:
    """Play a campaign in a house of its own, and write down what came of it."""
    secret = sha256(f"{game} {number}".encode()).digest()
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(file, Path(folder) / "pbem.db")
        with begun(Path(folder), game, WARS[game], secret) as night:
            for turn in range(wanted.most):
                if night.campaign.state != "running":
                    break
                night.turn(f"{game} {number} {turn}")
            found = counted(night, game, number, wanted.most)
    wanted.keep(found)
    return found


def counted(night: Night, game: str, number: int, most: int) -> Found:
    """Count what came of a campaign, and prove its turns."""
    campaign, person = night.campaign, night.person
    with reading(night.house.engine) as session:
        verdicts = verify.verify(night.house, session, campaign)
        letters = session.exec(select(Inbox)).all()
        mails = session.exec(select(Outbox).where(col(Outbox.campaign) == KEY)).all()
        silent = session.exec(select(Event).where(Event.kind == "house player silent")).all()
    lost = [mail for mail in mails if mail.state != "sent"] + [one for one in letters if one.state != "done"]
    return Found(
        game=game,
        number=number,
        most=most,
        turns=campaign.head_turn,
        ended=campaign.state == "ended",
        letters=len(letters),
        mails=len(person.mails),
        asked_back=night.asked_back(),
        silent=len(silent),
        unproved=sum(bool(one.faults) for one in verdicts),
        defects=len(lost) + (campaign.state == "held"),
    )


def _row(game: str, found: Sequence[Found]) -> Iterator[object]:
    """Add up."""
    yield from (game, len(found))
    for name in ("ended", "turns", "letters", "mails", *MUST_NOT):
        yield sum(getattr(one, name) for one in found)


if __name__ == "__main__":
    main(sys.argv[1:])
