"""One long campaign of Powers with everything on, by mail, from its first letter to its public page.

    python -m benchmarks.long_campaign [rounds=200] [chapters=all,g-prio] [map=two-seas] [turns=N] [folder=PLACE]

One seat is a person's, house players have the others (`night_post`): every letter goes by SMTP through an embedded post
office into the service's mailbox, is fetched by IMAP and answered, and a told clock says when it is. When the war is
over every turn is played again as `pbem verify` does it, and proved from the mails the person has got; then the referee
publishes the campaign, and its page is made. Anything that must not be ends with 1: a line of the person that is asked
back, a house player that is refused, a turn not proved, a mail not sent, a campaign that is held, no page.

After `turns` the campaign is left as it stands, without a page. A `folder` is where the page is kept. Maps are points.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks import no_pictures
from benchmarks.house_night import Found, counted
from benchmarks.measuring import peak
from benchmarks.night_post import KEY, Night, begun
from pbem.proof.examination import examined
from pbem.service.campaigns import published, publishing
from pbem.service.house import memory
from pbem.service.house.case import Case
from pbem.store import migrate
from pbem.store.engine import writing
from pbem.store.repository import campaigns as rows

GAME, MOST = "powers", 1000
TOLD = 20
"""After so many turns it is told how far it is."""


@dataclass(frozen=True)
class Wanted:
    """What is played: its options; after how many turns it is left, and where its page is kept."""

    options: dict[str, object]
    most: int
    folder: Path | None


@dataclass(frozen=True)
class Proved:
    """What the person's mails prove: how many turns they tell of, how many of them they prove, how many are faulty."""

    turns: int
    proven: int
    faulty: int


def main(words: Sequence[str]) -> None:
    """Play, prove, publish, and print."""
    wanted = _wanted(words)
    memory.calm()
    no_pictures.draw_nothing()
    began = time.process_time()
    with tempfile.TemporaryDirectory() as place:
        migrate.upgrade(f"sqlite:///{Path(place) / 'pbem.db'}")
        with begun(Path(place), GAME, wanted.options, b"long campaign".ljust(32, b".")) as night:
            _played(night, wanted.most)
            found = counted(night, GAME, 0, wanted.most)
            proved, page = _proved(night), _page(night, wanted.folder)
    print(f"{found.turns} turns, {found.letters} letters, {found.mails} mails to the person; ended: {found.ended}")
    print(f"asked back {found.asked_back}, silent {found.silent}, unproved {found.unproved}, defects {found.defects}")
    print(f"from the mails: {proved.proven} of {proved.turns} turns proven, faulty {proved.faulty}")
    print(f"public page: {page} bytes")
    print(f"{time.process_time() - began:.0f} s of CPU, peak {peak():.0f} MB")
    sys.exit(_wrong(found, proved, page))


def _wanted(words: Sequence[str]) -> Wanted:
    """Read the command line."""
    said = dict(word.split("=", 1) for word in words)
    options: dict[str, object] = {
        "chapters": said.get("chapters", "all,g-prio").split(","),
        "map": said.get("map", "two-seas"),
        "rounds": int(said.get("rounds", 200)),
    }
    return Wanted(options, int(said.get("turns", MOST)), Path(said["folder"]) if "folder" in said else None)


def _played(night: Night, most: int) -> None:
    for turn in range(most):
        if night.campaign.state != "running":
            return
        night.turn(f"long campaign {turn}")
        if turn % TOLD == TOLD - 1:
            print(f"turn {turn + 1}", flush=True)


def _proved(night: Night) -> Proved:
    """Prove what the person has got."""
    mails = ((f"{number}.eml", mail.as_bytes()) for number, mail in enumerate(night.person.mails))
    proofs = examined(mails, KEY).proofs
    turns = [one for proof in proofs for one in proof.turns]
    faults = sum(bool(one.faults) for one in (*turns, *(proof.general for proof in proofs)))
    return Proved(len(turns), sum(one.status == "proven" for one in turns), faults)


def _page(night: Night, folder: Path | None) -> int:
    """Publish the campaign and make its page; give its size, 0 where there is none."""
    house = night.house
    if night.campaign.state != "ended":
        return 0
    with writing(house.engine) as session:
        campaign = rows.claim(session, KEY, wait=True)
        assert campaign is not None
        publishing.publish(Case(house, session, campaign))
    page = published.file(house, KEY, "index.html", "en") or b""
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "index.html").write_bytes(page)
    return len(page)


def _wrong(found: Found, proved: Proved, page: int) -> bool:
    """Tell whether anything is that must not be."""
    faults = found.asked_back + found.silent + found.unproved + found.defects + proved.faulty
    return bool(faults) or (found.ended and not page)


if __name__ == "__main__":
    main(sys.argv[1:])
