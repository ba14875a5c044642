"""The example campaigns of Dice Empires, Evropská válka and Powers: loaded, joined, and played for some rounds."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pbem.reports.briefing import Answer, Report
from tests.service.kit import Office
from tests.service.test_time import paused

FOLDER = Path(__file__).parents[2] / "config" / "campaigns"
LANGUAGES = ("en", "cs", "sk", "ru")
ROUNDS = 2


def begun(office: Office, game: str, seats: tuple[str, ...], **options: object) -> Office:
    """Start an example campaign with four players of four languages; some options may be others."""
    paused(office)
    table: dict[str, Any] = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    office.key = table["key"]
    players = [
        {"seat": seat, "name": seat.title(), "address": [address(seat)], "language": language}
        for seat, language in zip(seats, LANGUAGES, strict=False)
    ]
    return office.start(**{**table, "seat": players, "options": {**table["options"], **options}})


def address(seat: str) -> str:
    return f"{seat}@players.test"


def report(office: Office, seat: str) -> Report:
    said = office.said(office.mails(address(seat), "report")[-1])
    assert isinstance(said, Report)
    return said


def writes_the_form(office: Office, seat: str) -> Answer:
    """Send the order form back as it came; it is understood, and the answer can be read."""
    office.letter(seat, "\n".join(report(office, seat).form), sender=address(seat))
    mail = office.mails(address(seat), "answer")[-1]
    said = office.said(mail)
    assert isinstance(said, Answer)
    assert office.content(mail).text
    return said


CITIES = ("blue", "red", "green", "white")
POWERS = ("russia", "france", "dual", "ottoman")


@pytest.mark.parametrize(("game", "seats"), [("dice_empires", CITIES), ("europe", POWERS)])
def test_the_example_is_played_by_mailing_the_forms_back(office: Office, game: str, seats: tuple[str, ...]) -> None:
    begun(office, game, seats)
    for number in range(1, ROUNDS + 1):
        assert office.campaign().head_turn == number - 1
        for seat in seats:
            assert not [line for line in writes_the_form(office, seat).lines if line.refused]
        office.later(seconds=901)
        assert all(report(office, seat).heading.turn == number + 1 for seat in seats)
    content = office.content(office.mails(address(seats[0]), "report")[-1])
    assert content.text
    assert content.html


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("dice_empires", CITIES, {"pace": "command"}),
        ("europe", POWERS, {"mode": "sequential", "react_hours": 12}),
    ],
)
def test_the_example_is_played_step_by_step(
    office: Office, game: str, seats: tuple[str, ...], options: dict[str, object]
) -> None:
    """One seat is awaited after the other; the heads say of which round a turn is."""
    begun(office, game, seats, **options)
    for number in range(4):
        assert office.campaign().head_turn == number
        awaited = [seat for seat in seats if report(office, seat).owed]
        assert awaited
        for seat in awaited:
            assert not [line for line in writes_the_form(office, seat).lines if line.refused]
        office.later(seconds=901)
    assert report(office, seats[0]).heading.round >= 1


@pytest.mark.parametrize(("game", "seats"), [("dice_empires", CITIES), ("europe", POWERS), ("powers", CITIES)])
def test_silent_players_leave_the_game_going(office: Office, game: str, seats: tuple[str, ...]) -> None:
    begun(office, game, seats)
    office.later(days=4)
    assert office.campaign().head_turn >= 1
    assert office.campaign().state == "running"


def test_a_war_of_powers_begins_by_agreement_and_places_by_the_form(office: Office) -> None:
    """P-18.9, P-3: all agree to what is proposed; the form they send back places infantry."""
    begun(office, "powers", CITIES)
    for seat in CITIES:
        office.letter(seat, "agree", sender=address(seat))
    office.later(seconds=901)
    assert office.campaign().head_turn == 1
    for seat in CITIES:
        assert not [line for line in writes_the_form(office, seat).lines if line.refused]
    office.later(seconds=901)
    assert all(report(office, seat).heading.round == 1 for seat in CITIES)
