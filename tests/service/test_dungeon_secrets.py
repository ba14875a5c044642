"""A team walled off from the others gets the same mails, byte for byte, whatever the others do, win or are told (5)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from pbem.store.engine import open_engine
from tests.service.kit import Office, open_office
from tests.service.referee_mail_kit import writes
from tests.service.story_kit import ASKED, TEAMS, answer, camp, played, state

APART = """
#################
#.......#.......#
#..1....#..2.o..#
#....o..#.......#
#.......#....O..#
#.......#..3....#
#################
"""
BLUE = ("buy at C2\nbuy at E3", "u1 to C1\nu2 to F3", "u2 to F4\nupgrade u1 sight")
ASKING = ("status", "history", "map", "report", "orders", "help")
RED = (
    "kup na K2\nkup na M3\nodpověď 1: mlynář",
    "bonus neviditelnost na j1\nbonus záblesk na D3\npohyb j1 na K1\nvylepši j2 sílu",
    "pohyb j2 na N3\nodpověď 1: lichvář\nkup na K3\nkup na L4\nukaž",
)
REFEREE = (
    "grant red invisibility\ngrant red flash\naward red 9 now",
    "wrong red Q1\nwrong green Q1\nclue: money",
    "right red Q1",
)
PUBLISHED = ("", "clue: money", "")
"""What the referee publishes either way."""


def world(path: Path, migrated_file: Path, *, others: bool) -> Office:
    """Play three turns in which the others do something, or nothing at all."""
    shutil.copy(migrated_file, path)
    office = camp(open_office(open_engine(f"sqlite:///{path}"), path.parent), dungeon=APART, scores="own")
    writes(office, ASKED)
    for blue, red, says, either in zip(BLUE, RED, REFEREE, PUBLISHED, strict=True):
        office.letter("blue", blue)
        if others:
            office.letter("red", red)
            office.letter("green", "купить в K4\nответ 1: я", sender="green@players.test")
        if said := says if others else either:
            writes(office, said)
        played(office)
    for word in ASKING:
        office.letter("blue", word)
    return office


def told(office: Office) -> list[tuple[str, str, str]]:
    """Give all mails to Blue: kind, time, and everything in them but the codes and the numbers of letters."""
    return [(mail.kind, mail.created_at.isoformat(), _content(office, mail)) for mail in office.mails("blue")]


def _content(office: Office, mail: object) -> str:
    content = office.content(mail)  # type: ignore[arg-type]
    parts = (one.name + one.data.decode("utf-8", "replace") for one in content.attachments)
    whole = "\n".join((content.subject, content.text, content.html, *parts))
    return re.sub(r"letter\d+|blue[.-][a-z0-9]{12}", "-", whole, flags=re.IGNORECASE)


def test_nothing_the_others_do_reaches_a_team_apart(tmp_path: Path, migrated_file: Path) -> None:
    """5: orders, purchases, bonuses, points, answers, verdicts and unseen units of others leave no trace."""
    busy = world(tmp_path / "busy.db", migrated_file, others=True)
    quiet = world(tmp_path / "quiet.db", migrated_file, others=False)
    assert set(TEAMS) == {team.seat for team in state(busy).teams}
    assert answer(busy, "red").verdict == "right"
    assert state(busy).teams[1].received == 3
    for one, other in zip(told(busy), told(quiet), strict=True):
        assert one == other
