"""A seat's pages tell nothing a seat cannot know: in a world where all that is hidden is otherwise, they are the same.

Bytes, headers, statements and the number of rows must be equal, in each game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlmodel import select

from pbem.core.texts import Text
from pbem.reports.briefing import Answer as Said
from pbem.reports.briefing import Posted
from pbem.service.desk.player_desk import PlayerDesk
from pbem.service.game import games
from pbem.service.orders import submissions
from pbem.service.orders.requests import Wishes
from pbem.service.window import table
from pbem.service.window.seat_mail import OwnMail
from pbem.store import tables
from pbem.web.routes import ROUTES
from tests.service.kit import REGISTRY, Office
from tests.web.kit import Answer
from tests.web.worlds_kit import CHANCE, TABLES, Seen, Table, Worlds, worlds


@pytest.fixture
def fords(office: Office, tmp_path: Path) -> Iterator[Worlds]:
    """Two worlds of the campaign game."""
    with worlds(TABLES[0], office, tmp_path) as both:
        yield both


def differences(one: Seen, two: Seen) -> list[str]:
    """Name the pages that differ, and say whether the questions to the database do."""
    bytes_ = [path for path in one.pages if plain(one.pages[path]) != plain(two.pages[path])]
    heads = [path for path in one.pages if shown(one.pages[path]) != shown(two.pages[path])]
    return [*bytes_, *heads, *(["asked"] if one.asked != two.asked else [])]


def plain(page: Answer) -> bytes:
    return CHANCE.sub(rb"\1", page.body)


def shown(page: Answer) -> tuple[int, dict[str, str]]:
    return page.status, {name: value for name, value in page.headers.items() if name != "date"}


def test_each_game_is_walked() -> None:
    assert {one.game for one in TABLES} == set(REGISTRY)


@pytest.mark.parametrize("played", TABLES, ids=lambda one: one.game)
def test_both_worlds_show_a_seat_the_same(played: Table, office: Office, tmp_path: Path) -> None:
    with worlds(played, office, tmp_path) as both:
        sent = {page.path.format(**both.places) for page in ROUTES if page.method == "POST" and page.who == "seat"}
        assert sent == {both.desk, f"{both.desk}/check"}, "what else is sent for a seat must be sent in both worlds"
        one, two = both.walked()
    assert set(one.pages) == set(two.pages)
    assert {page.status for page in one.pages.values()} == {200}
    assert played.game != "campaign" or "accept " in one.pages[both.desk].text, "a treaty is on offer"
    assert differences(one, two) == []


def in_words(mail: OwnMail) -> str:
    """Tell how many sheets there are, of all seats."""
    return str(len(mail.session.exec(select(tables.Sheet)).all()))


def in_time(mail: OwnMail) -> str:
    """Read all letters of others, and tell nothing."""
    mail.session.exec(select(tables.Press)).all()
    return ""


@pytest.mark.parametrize("leak", [in_words, in_time])
def test_a_planted_leak_is_found(
    fords: Worlds, leak: Callable[[OwnMail], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the words of a page, and in nothing but the number of rows that were read for it."""
    real = table.frame
    monkeypatch.setattr(table, "frame", lambda mail: replace(real(mail), player=mail.person.name + leak(mail)))
    found = differences(*fords.walked(whole=False))
    assert "asked" in found
    assert (fords.seat in found) == (leak is in_words)


def test_a_leak_planted_in_the_view_of_a_check_is_found(fords: Worlds, monkeypatch: pytest.MonkeyPatch) -> None:
    real = submissions.checked

    def leaking(desk: PlayerDesk, wishes: Wishes, letters: tuple[Posted, ...]) -> Said:
        said = real(desk, wishes, letters)
        hidden = Text("left-out-words", {"words": games.frozen(desk.game.installed, desk.game.state)[1]})
        return replace(said, remarks=(*said.remarks, hidden))

    monkeypatch.setattr(submissions, "checked", leaking)
    assert {"check 0", "live 1"} <= set(differences(*fords.walked(whole=False)))
