"""C-8.11, C-8.12, G19, G20: the Union of States, its common protocol, the news of alliances."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.campaign.board_kit import E, War
from tests.rules.campaign.pact_kit import agree, chart, city, contact, court, end, gift, pact, propose, unite

ALL = "blue green red white"


def protocol(game: War, seat: str = "white") -> list[tuple[str, dict[str, Any]]]:
    """List what the common protocol tells a seat."""
    return [(each.kind, dict(each.facts)) for each in game.told(seat) if each.kind.startswith("common_")]


def test_one_who_knows_all_makes_it() -> None:
    """C-8.11, s4.3: nobody's consent is needed; all get all contacts."""
    game = court(ALL, "blue-green blue-red blue-white")
    unite(game, "blue")
    game.play()
    assert game.state.union
    assert all(len(realm.contacts) == 3 for realm in game.state.realms)
    assert game.facts("red", "union_made") == {"by": "blue", "others": ("blue", "green", "white")}
    assert [event.facts["how"] for event in game.told("red", "contact")] == ["union", "union"]
    assert game.told("blue", "contact") == []
    assert game.view("white").union


def test_without_all_contacts_it_fails() -> None:
    """C-8.11: told to the issuer only, and not what is missing."""
    game = court(ALL, "blue-green blue-red")
    unite(game, "blue")
    game.play()
    assert not game.state.union
    assert game.facts("blue", "union_refused") == {}
    assert [game.told(seat, "union_refused") for seat in ("green", "red", "white")] == [[], [], []]


def test_contacts_made_this_turn_count() -> None:
    """C-8.11: at phase 6, when what is handed over has been."""
    game = court(ALL, "blue-green blue-red red-white")
    propose(game, "red", gift("blue red", contact("white", "red", "blue")))
    unite(game, "blue")
    assert game.play().state.union


def test_the_dead_are_not_needed() -> None:
    """C-8.11: all living states."""
    game = court("blue green red", "blue-green blue-red")
    unite(game, "blue")
    assert game.play().state.union


def test_it_is_no_alliance() -> None:
    """C-8.11: no peace, no victory; map, views and strengths stay closed; it cannot be undone."""
    game = court("blue red white", "all", "B1@C5=14 R1@E5=12")
    before = game.view("white").fog
    unite(game, "white")
    game.play()
    assert game.view("white").fog == before
    assert game.state.result is None
    assert game.order("blue", 1, E(2)).play(9, 8).told("red", "battle")
    assert game.state.union


def united(armies: str = "", cities: Any = (), **said: Any) -> War:
    """Begin with the Union made."""
    return court(ALL, "all", armies, cities, union=True, **said)


def test_the_protocol_begins_with_the_next_report() -> None:
    """C-8.11: "from the next report": what happens in the turn it is made is not in it."""
    game = court("blue red white", "all", "B1@C5=14 R1@D5=12 B2@K9=14 R2@L9=12")
    unite(game, "white")
    game.order("blue", 1, E(1)).play(9, 8)
    assert protocol(game) == []
    game.order("blue", 2, E(1)).play(9, 8)
    assert [kind for kind, _ in protocol(game)] == ["common_battle"]


def test_battles_without_cells() -> None:
    """C-8.12: "red against green: red won"; never cells, strengths, dice or numbers."""
    game = united("B1@C5=14 R1@D5=12").order("blue", 1, E(1)).play(9, 8)
    battle = {"sides": ("blue", "red"), "result": "won", "winner": "blue", "at": "", "other": "", "city": ""}
    assert protocol(game) == [("common_battle", battle)]
    assert protocol(game, "blue") == protocol(game)


def test_full_protocol() -> None:
    """G20: protocol_detail=full adds cells."""
    game = united("B1@C5=14 R1@E5=12", ["Yaz E5 red"], protocol_detail="full")
    game.order("blue", 1, E(2)).play(9, 8)
    assert protocol(game)[0][1]["at"] == "E5"
    assert protocol(game)[1][1] == {"city": "Yaz", "owner": "red", "by": "blue", "at": "E5"}


def test_the_order_of_battles_tells_nothing() -> None:
    """C-8.12: by colours, not by time or place."""
    game = united("B1@C5=14 R1@E5=12 G1@K9=14 B2@L9=12").order("blue", 1, E(2)).order("green", 1, E(1))
    game.play(5, 5, 1, 1)
    assert [facts["sides"] for _, facts in protocol(game)] == [("blue", "green"), ("blue", "red")]


def test_cities_and_capitals() -> None:
    """C-8.12: city captures, capitals lost, hand-overs of cities."""
    realms = {"red": {"capital": "Yaz"}}
    game = united("B1@D5", ["Yaz E5 red", "Tor K9 green"], realms=realms)
    agree(game, "green", gift("green white", city("Tor", "green", "white")))
    game.order("blue", 1, E(1)).play()
    assert protocol(game, "red") == [
        ("common_city", {"city": "Yaz", "owner": "red", "by": "blue", "at": ""}),
        ("common_capital", {"city": "Yaz", "owner": "red", "by": "blue", "at": ""}),
        ("common_handover", {"city": "Tor", "owner": "green", "to": "white", "at": ""}),
    ]


def test_gifts_of_other_things_stay_secret() -> None:
    """C-8.12: of hand-overs only those of cities."""
    game = united()
    propose(game, "blue", gift("blue red", chart("blue", "red")))
    assert protocol(game.play()) == []


def test_alliances_made() -> None:
    """C-8.12: members, duration, kind of victory."""
    game = united()
    agree(game, "blue", pact("blue red", turns=10, joint=False))
    agree(game, "green", pact("green white", turns=None))
    game.play()
    assert protocol(game) == [
        ("common_alliance", {"members": ("blue", "red"), "turns": 10, "joint": 0}),
        ("common_alliance", {"members": ("green", "white"), "turns": 0, "joint": 1}),
    ]


def test_alliances_ended_and_left() -> None:
    """C-8.12: ended by all, or left by one."""
    three = {"number": 1111, "members": ["blue", "green", "red"]}
    game = united(alliances=[three])
    agree(game, "white", pact("red white", turns=2))
    game.play()
    assert [kind for kind, _ in protocol(game)] == ["common_alliance_left", "common_alliance"]
    assert protocol(game)[0][1] == {"who": "red", "members": ("blue", "green")}
    end(game, "blue green", game.state.alliances[0])
    game.play()
    assert protocol(game) == [("common_alliance_ended", {"members": ("blue", "green"), "why": "consent"})]


@pytest.mark.parametrize(("news", "told"), [("members", []), ("all", ["common_alliance"])])
def test_alliance_news(news: str, told: list[str]) -> None:
    """G19: members only, or everybody, without a union."""
    game = court(ALL, "blue-red", alliance_news=news)
    agree(game, "blue", pact("blue red"))
    game.play()
    assert [kind for kind, _ in protocol(game)] == told
    assert protocol(game, "red") == []


def test_no_protocol_without_a_union() -> None:
    """C-7.4: without it nobody hears of what he does not see."""
    game = court(ALL, "all", "B1@C5=14 R1@D5=12").order("blue", 1, E(1)).play(9, 8)
    assert protocol(game) == []
