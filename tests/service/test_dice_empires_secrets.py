"""Dice Empires by mail, told to those who may not know: whatever another lord wrote, their mails are the same (X-11).

Two services play the same game; in one of them a lord orders something else that his neighbours cannot see. Everybody
else must get the same mails at the same moments, up to their last byte.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from pbem.service.game import games
from pbem.store.engine import open_engine, reading
from tests.service.kit import Office, open_office

LORDS = ("blue", "red", "green", "white")
SECRET = re.compile(r"(?i)tatry(-\d+-|\.)[a-z]+[-.][a-z0-9]{12}|[0-9a-f]{64}|[0-9a-f]{32}")
"""What is drawn by chance: the codes letters are answered to, seals."""
Start = Callable[..., Office]
Sent = tuple[str, ...]


@pytest.fixture
def start(migrated_file: Path, tmp_path: Path) -> Iterator[Start]:
    """Start a game of four lords on a service of its own."""
    engines: list[Engine] = []

    def one(**options: object) -> Office:
        folder = tmp_path / str(len(engines))
        folder.mkdir()
        shutil.copy(migrated_file, folder / "pbem.db")
        engines.append(open_engine(f"sqlite:///{folder / 'pbem.db'}"))
        office = open_office(engines[-1], folder)
        office.key = "tatry"
        seats = [{"seat": seat, "name": seat, "address": [f"{seat}@players.test"]} for seat in LORDS]
        rule = {"every_days": 1, "at": ["20:00"], "early": True, "early_seconds": 60}
        rules = {"players": len(LORDS), **options}
        return office.start(ruleset="dice_empires", title="Tatry", options=rules, seat=seats, schedule=rule)

    yield one
    for engine in engines:
        engine.dispose()


def sent(office: Office, seat: str) -> list[Sent]:
    """Give all mails a player got: when, subject, text, HTML and attachments; seals of sheets apart."""
    found = []
    for mail in office.mails(f"{seat}@players.test"):
        content = office.content(mail)
        parts = "".join(map(str, (content.html, *content.attachments)))
        found.append(
            (str(mail.created_at), *(SECRET.sub("-", part) for part in (content.subject, content.text, parts)))
        )
    return found


def play(office: Office, *rounds: dict[str, str]) -> Office:
    """Write everybody's letters, round after round, and let each be played."""
    for letters in rounds:
        for seat, text in letters.items():
            office.letter(seat, text)
        office.later(days=1)
    return office


Truth = tuple[dict[str, str], ...]
FOUND = "split 2 d1 to farm\nsplit 2 d1 to houses"
TRUTHS: dict[str, tuple[dict[str, object], Truth, Truth]] = {
    "fog": (
        {"visibility": "fog"},
        ({"green": f"{FOUND}\nstarve houses"}, {"green": "move d1 to church\nmove d3 to church"}),
        (
            {"green": "split 2 d1 to houses as d5\nmove d4 to farm\nsplit 2 d1 to farm\nstarve town hall"},
            {"green": "recall d6\nconvert red\nmove d5 to walls left\nreroll never\nplan: pass"},
        ),
    ),
    "failed lines": (
        {},
        ({"green": "split 2 d1 to farm\nreroll never"},),
        ({"green": "send d1 left\nrecall d2\nsplit 2 d1 to farm\nplan: pass\ncaptives yes"},),
    ),
    "nothing done": (
        {},
        ({"green": "pass"},),
        ({"green": "move d6 to farm\nconvert red\nif enemy left: pass\nreroll always"},),
    ),
}


@pytest.mark.parametrize(("options", "said", "otherwise"), TRUTHS.values(), ids=TRUTHS)
def test_nobody_else_can_tell(start: Start, options: dict[str, object], said: Truth, otherwise: Truth) -> None:
    """X-11.2, X-11.3: what is out of sight, did not happen or is only in force leaves no trace in mails of others."""
    one, other = (play(start(**options), *truth) for truth in (said, otherwise))
    assert [seat for seat in LORDS if sent(one, seat) != sent(other, seat)] == ["green"]


def on_turn(office: Office) -> str:
    """X-7.5: name the lord whose command is awaited."""
    with reading(office.house.engine) as session:
        game = games.opened(session, office.house.registry, office.campaign())
        return next(str(one.seat) for one in game.installed.ruleset.rules.awaiting(game.state) if one.required)


@pytest.mark.parametrize(
    ("options", "said"), [({"visibility": "fog"}, "split 2 d1 to farm"), ({"visibility": "open"}, "pass")]
)
def test_one_command_tells_nothing_either(start: Start, options: dict[str, object], said: str) -> None:
    """X-11.2, X-11.3: nor at the pace `command`, whoever wants one mail a round."""
    one, other = (start(pace="command", **options) for _ in range(2))
    mover = on_turn(one)
    for office, text in ((one, said), (other, "recall d3\nlosses largest\npass\nmove d1 to farm")):
        office.letter("green", "rounds on")
        office.letter(mover, text)
        office.later(minutes=5)
        assert on_turn(office) != mover
    assert [seat for seat in LORDS if sent(one, seat) != sent(other, seat)] == [mover]
