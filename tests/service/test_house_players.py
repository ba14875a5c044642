"""House players on the seats nobody has: who gives them one, who is told, what they order, how that is proved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from sqlmodel import select

from pbem.core.dice import Dice
from pbem.core.problems import Refusal
from pbem.core.ruleset import HousePlayer
from pbem.core.seats import Request
from pbem.registry import Registry
from pbem.rulesets.dice_empires.ruleset import DICE_EMPIRES
from pbem.rulesets.dice_empires.view import View
from pbem.service.campaigns import house_seats
from pbem.service.house.case import Case
from pbem.service.turns import verify
from pbem.settings import ConfigFault
from pbem.store import tables
from pbem.store.engine import reading, writing
from pbem.store.repository import campaigns, seats, sheets
from pbem.store.tables import Event
from tests.service.joining_kit import IVAN, VERA, asks, opened, seat_of, subject
from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, replies, writes
from tests.service.test_archive_public import ended, page

EASY: dict[str, object] = {"confirm": False}
SOON: dict[str, object] = {"every_days": 1, "at": ["20:00"], "early_seconds": 20}
CITIES: dict[str, Any] = {"ruleset": "dice_empires", "options": {"players": 3, "peace_rounds": 1}, "schedule": SOON}
WITH_CALM: dict[str, Any] = {"house_players": {"player": "calm", "choose": True}, "start": "first", **CITIES}


def practice(office: Office, words: str = "") -> Office:
    """Join a game of three whose first player may choose opponents."""
    other = opened(office, joining=EASY, **WITH_CALM)
    asks(other, VERA, words)
    return other


def names(office: Office) -> Mapping[str, str]:
    """Give the house player of each seat."""
    with reading(office.house.engine) as session:
        return {seat.key: seat.house_player for seat in seats.of_campaign(session, office.key)}


def rows(office: Office, turn: int) -> Mapping[str, tables.Sheet]:
    with reading(office.house.engine) as session:
        return sheets.last(session, office.key, 0, turn)


def proved(office: Office) -> list[str]:
    with reading(office.house.engine) as session:
        campaign = campaigns.get(session, office.key)
        assert campaign is not None
        return [fault for verdict in verify.verify(office.house, session, campaign) for fault in verdict.faults]


def hand(office: Office, seat: str, name: str) -> None:
    """Give a seat to a house player, as the referee's command does."""
    with writing(office.house.engine) as session:
        campaign, row = campaigns.claim(session, office.key, wait=True), seats.get(session, office.key, seat)
        assert campaign is not None
        assert row is not None
        house_seats.take(Case(office.house, session, campaign).of(row), name)


def orders(office: Office, turn: int = 1) -> None:
    """Let Vera write, and the turn be played."""
    office.letter(seat_of(office, VERA) or "", "split 3 from d1 to farm", sender=VERA)
    office.clock.set(office.clock.now().replace(minute=office.clock.now().minute + 1))
    office.works()


def head(office: Office) -> int:
    with reading(office.house.engine) as session:
        campaign = campaigns.get(session, office.key)
        assert campaign is not None
        return campaign.head_turn


def test_who_joins_chooses_the_opponents_and_they_play_at_once(office: Office) -> None:
    other = practice(office, "bold")
    assert names(other) == {"blue": "", "red": "bold", "green": "bold"}
    orders(other)
    assert head(other) == 1
    played = rows(other, 1)
    assert [played[seat].house_player for seat in ("blue", "red", "green")] == ["", "bold 1", "bold 1"]
    assert "move" in played["red"].orders or "split" in played["red"].orders
    assert proved(other) == []


def test_without_a_name_the_campaign_says_who_plays_and_reports_mark_them(office: Office) -> None:
    other = practice(office)
    assert names(other) == {"blue": "", "red": "calm", "green": "calm"}
    report = flat(other.text(VERA))
    assert "HOUSE PLAYERS" in report
    assert "Red: calm, a house player (builds and feeds first" in report


def test_a_house_player_that_does_not_exist_is_told_with_those_there_are(office: Office) -> None:
    other = practice(office, "brave")
    assert subject(other, VERA) == "joining-house-unknown"
    assert "bold" in other.text(VERA)
    assert seat_of(other, VERA) is None


def test_whoever_joins_takes_a_seat_over_from_a_house_player_and_all_are_told(office: Office) -> None:
    other = practice(office)
    asks(other, IVAN, "red")
    assert seat_of(other, IVAN) == "red"
    assert names(other) == {"blue": "", "red": "", "green": "calm"}
    assert "house-player-relieved" in [mail.kind for mail in other.mails(VERA)]


def test_another_order_of_a_house_player_would_be_found(office: Office) -> None:
    """`pbem verify` lets it write again: the row of another order is not what it wrote."""
    other = practice(office, "bold")
    orders(other)
    with writing(other.house.engine) as session:
        row = sheets.last(session, other.key, 0, 1)["red"]
        row.house_player = "calm 1"
        session.add(row)
    assert "a house player would order otherwise" in proved(other)


def test_the_referee_hands_a_free_seat_over_by_mail_and_takes_it_back(office: Office) -> None:
    other = opened(office, joining=EASY, start="referee", **CITIES)
    asks(other, VERA, "blue")
    assert "plays from now on" in writes(other, "bot red bold because nobody comes")
    assert names(other)["red"] == "bold"
    assert "no house player plays any more" in flat(writes(other, "bot red none because we wait"))
    assert names(other)["red"] == ""
    assert "has no house player" in flat(writes(other, "bot red none because we wait"))


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("bot blue bold because I like it", "is taken; a house player gets only a seat"),
        ("bot red brave because I like it", "there are: bold"),
    ],
)
def test_what_cannot_be_handed_over_is_told(office: Office, words: str, refusal: str) -> None:
    other = opened(office, joining=EASY, start="referee", **CITIES)
    asks(other, VERA, "blue")
    assert refusal in flat(writes(other, words))


def test_a_game_without_house_players(office: Office) -> None:
    """`pbem seat bot` says so, and a campaign's file that asks for one is refused."""
    entry = EntryPoint("duel", "tests.toy.ruleset:TOY", "pbem.rulesets")
    office.house = replace(office.house, registry=Registry([entry]))
    other = opened(office, ruleset="duel", options={"seats": 2})
    with pytest.raises(Refusal) as refused:
        hand(other, "red" if "red" in names(other) else next(iter(names(other))), "bold")
    assert refused.value.code == "house-players-none"
    assert "has no house players" in flat(writes(other, "bot red bold because nobody comes"))
    with pytest.raises(ConfigFault, match="has no house players"):
        opened(office, key="open2", ruleset="duel", options={"seats": 2}, house_players={"player": "bold"})


def test_a_campaign_file_that_names_nobody_there_is_refused(office: Office) -> None:
    with pytest.raises(ConfigFault, match="no house player 'brave'; there are: bold, calm"):
        opened(office, **{**WITH_CALM, "house_players": {"player": "brave"}})


def test_handed_over_in_mid_turn_what_was_ordered_stands(office: Office) -> None:
    """The player has ordered and leaves; the house player begins with the next turn."""
    other = opened(office, joining=EASY, **{**CITIES, "schedule": {"every_days": 1, "at": ["20:00"]}})
    for who in (VERA, IVAN, "olga@away.test"):
        asks(other, who)
    ivan = seat_of(other, IVAN)
    assert ivan is not None
    other.letter(ivan, "split 2 from d1 to farm", sender=IVAN)
    writes(other, f"remove {ivan} because he asked for it")
    replies(other)
    hand(other, ivan, "bold")
    other.until("2026-11-21 20:00:05")
    other.until("2026-11-22 20:00:05")
    assert rows(other, 1)[ivan].house_player == ""
    assert rows(other, 2)[ivan].house_player == "bold 1"
    assert "house-player-plays" in [mail.kind for mail in other.mails(VERA)]


def test_a_vanished_seat_goes_to_a_house_player_and_the_others_are_told(office: Office) -> None:
    office.key = "gone"
    office.start(key="gone", missed={"after": 1, "then": "house"}, **{**CITIES, "options": {"players": 2}})
    office.letter("blue", "split 3 from d1 to farm")
    office.until("2026-11-21 20:00:05")
    assert names(office) == {"blue": "", "red": "bold"}
    assert "house-player-plays" in [mail.kind for mail in office.mails("blue")]
    assert "missed-vacated" in [mail.kind for mail in office.mails("red")]


def failing(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    raise ValueError("no idea")


def muddled(view: View, request: Request, dice: Dice) -> tuple[str, ...]:
    return ("move d1 to farm", "move d1 to the moon")


BROKEN = {"failing": HousePlayer(failing), "muddled": HousePlayer(muddled)}
FAILING = replace(DICE_EMPIRES, players={"bold": BROKEN["failing"], "calm": BROKEN["failing"]})
MUDDLED = replace(DICE_EMPIRES, players={"bold": BROKEN["muddled"], "calm": BROKEN["muddled"]})


@pytest.mark.parametrize("game", ["FAILING", "MUDDLED"])
def test_a_house_player_that_is_refused_is_silent_and_the_turn_goes_on(office: Office, game: str) -> None:
    entry = EntryPoint("dice_empires", f"{__name__}:{game}", "pbem.rulesets")
    office.house = replace(office.house, registry=Registry([entry]))
    other = practice(office, "bold")
    orders(other)
    assert head(other) == 1
    assert rows(other, 1)["red"].house_player == ""
    with reading(other.house.engine) as session:
        found = session.exec(select(Event).where(Event.kind == "house player silent")).all()
    assert len(found) == 2  # red and green
    assert proved(other) == []


def test_steps_of_a_round_that_only_house_players_owe_are_played_at_once(office: Office) -> None:
    """X-13.1: one lord after the other; nobody waits for the deadline of a house player's step."""
    options = {"players": 2, "pace": "command"}
    other = opened(office, joining=EASY, **{**WITH_CALM, "options": options})
    asks(other, VERA)
    for _ in range(4):
        other.clock.set(other.clock.now().replace(minute=other.clock.now().minute + 1))
        other.works()
    with reading(other.house.engine) as session:
        waiting = [one for one in rows(other, 1).values() if one.author == "silence" and not one.house_player]
    assert waiting == []
    assert session is not None


def test_a_game_that_waits_too_long_starts_with_house_players(office: Office) -> None:
    other = opened(office, joining=EASY, **{**CITIES, "house_players": {"player": "bold", "hours": 48}})
    asks(other, VERA)
    other.until("2026-11-23 11:59:00")
    assert head(other) == 0
    assert names(other)["red"] == ""
    other.until("2026-11-23 12:00:05")
    assert names(other) == {"blue": "", "red": "bold", "green": "bold"}
    assert "report" in [mail.kind for mail in other.mails(VERA)]


def test_the_public_page_marks_them(office: Office) -> None:
    other = practice(office, "bold")
    assert "house player bold" in page(ended(other))["index.html"].decode()
