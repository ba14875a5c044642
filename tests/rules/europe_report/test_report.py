"""6.1: what a report says, and to whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.rulesets.europe.state import OpenedDeck, State
from pbem.rulesets.europe.table import deck
from tests.rules.europe.table_kit import Game, table
from tests.rules.europe_report.kit import ORDERS, example, lines, section, told, words

THREE = "BRI britain 1, BEN britain 1, FRA france 1, SPA france 1, ITA france 1, GER dual 1, AUS dual 1, HUN dual 1"


def changed(game: Game, **more: object) -> Game:
    """Lay something out differently."""
    return Game(replace(game.state, **more), game.events)  # type: ignore[arg-type]


def everything(game: Game, before: Game | None, seat: str | None) -> str:
    """Join all that a report says, its facts too."""
    found = told(before, game, seat)
    names = [part.heading.id.removeprefix("europe-heading-") if part.heading else "" for part in found.sections]
    return "\n".join(line for name in names for line in lines(found, name)) + str(found.facts)


def test_the_first_report_says_how_to_win() -> None:
    """E-9: the aim, and who the left neighbour is."""
    first = told(None, table("britain france dual", THREE))
    assert section(first, "log") is None
    assert (
        "Your left neighbour: Dual Alliance. You win, too, when no figure of theirs is left on their homes."
        in lines(first, "")
    )


def test_others_learn_neither_hand_nor_what_the_spy_saw() -> None:
    """E-10: the report of Britain tells of no card of France, Russia or the deck."""
    before = example()
    after = before.play((), **ORDERS)
    report = everything(after, before, "britain")
    assert "your spy saw" not in report
    assert not any(card in report for card in ("6♣", "6C", "K♠", "KS", "A♦", "AD", "10♣", "10C", "2♥", "2H"))
    assert section(told(before, after, "britain"), "private") is None


def test_whatever_the_reason_held_looks_the_same() -> None:
    """E-10.1: nothing sent, nothing possible, wanted: others read `held`."""
    start = table("dual france britain", THREE)
    silent = told(start, start.play(), "britain")
    wanted = told(start, start.play(dual="hold"), "britain")
    failed = told(start, start.play(dual="draft BRI"), "britain")
    assert silent == wanted == failed
    assert "1 | DU | held." in lines(silent, "log")


def test_the_public_sees_no_hand() -> None:
    """E-10: without a seat there are no sections of one's own."""
    before = example()
    found = told(before, before.play((), **ORDERS), None)
    assert all(section(found, name) is None for name in ("hand", "private", "danger", "force"))
    assert lines(found, "powers")


def test_new_cards_are_marked() -> None:
    """E-6.7: what came by fate this round."""
    before = table("france britain dual", THREE, "KD 6C 2H", {"france": "5S"})
    after = before.play(france="fate me britain me")
    assert lines(told(before, after), "hand")[0] == "2H! 5S KD!"
    assert lines(told(before, after), "private") == ["Your fate: K♦ kept, 6♣ to Britain and allies and 2♥ kept."]


def test_drawn_cards_stand_in_brackets() -> None:
    """E-6.4: what was laid from the hand, what was drawn from the deck."""
    before = table("dual britain france", THREE.replace("GER dual 1", "GER dual 2"), "KC 7S 7D", {"dual": "9H"})
    after = before.play(dual="attack GER BEN 2", britain="hold")
    assert (
        "9♥ (K♣) = 12 against Britain and allies (7♠) (7♦) = 14. Attack failed." in lines(told(before, after), "log")[0]
    )


def test_who_holds_foreign_homes() -> None:
    """E-9.1: the distance from victory: `FR holds 2 of 3 in DU`."""
    near = table("france dual", "FRA france 1, AUS france 1, HUN france 1, GER dual 1")
    found = told(None, near)
    assert "France and allies: holds 2 of 3 homes of the Dual Alliance." in lines(found, "")
    assert "FR | France and allies | 3 | 1 | 0 | DU 2/3 | DU 1" in lines(found, "powers")


def test_an_attack_that_can_end_the_game_is_marked_and_comes_first() -> None:
    """6.1, E-9.4: which attacks would end the game, and for whom: the last home figure, with nowhere to go."""
    lands = "FRA france 1, SPA dual 1, ITA dual 1, GER dual 1, BRI britain 1, BEN britain 1"
    found = lines(told(None, table("france dual britain", lands)), "danger")
    assert found[0] == (
        "BR can attack BEN → FRA with up to 1 figure: if that succeeds, the game can end. Victory: Britain and allies."
    )
    assert any(
        line.startswith("DU can attack ITA → FRA") and line.endswith("Victory: Britain and allies.") for line in found
    )
    assert not any("GER → FRA" in line for line in found)  # E-6.3: the last figure at home stays there


def test_a_move_that_wins_at_once_is_told() -> None:
    """E-9.1: an empty third home beside somebody who holds the other two."""
    lands = "FRA france 1, ITA dual 1, AUS france 1, HUN france 1, BRI dual 1, ANA dual 1"
    game = table("france dual", lands.replace("ITA dual", "SPA dual"))
    assert any(line.startswith("FR can win at once: move ") for line in lines(told(None, game, "dual"), "danger"))


def test_nobody_near() -> None:
    """6.1: no attack possible is said, too."""
    game = table("france britain", "SPA france 1, SCA britain 1")
    assert lines(told(None, game), "danger") == ["As things stand, nobody can attack you."]


def test_a_shuffle_that_is_open_can_be_checked() -> None:
    """E-10.2: seal, salt and order, as they are hashed; once, when they are new."""
    start = table("france britain dual", THREE)
    order = ("7S", "7D")
    one = OpenedDeck(deck.seal("salt", order), "salt", order)
    after = changed(start, deck=replace(start.state.deck, opened=(one,)))
    assert lines(told(start, after), "deck")[-2:] == [one.seal, "salt 7S 7D"]
    assert one.seal not in lines(told(after, after), "deck")


def test_a_deck_the_referee_changed_says_so() -> None:
    """E-10.2: until when a seal held, beside what it was made of."""
    start = table("france britain dual", THREE)
    taken, anew = (OpenedDeck("a1", "salt", ("7S", "7D"), decreed) for decreed in ("7S", "deck"))
    after = changed(start, deck=replace(start.state.deck, opened=(taken, anew)))
    assert lines(told(start, after), "deck")[-6:] == [
        *("a1", "salt 7S 7D"),
        "The referee took 7♠ out of this deck. From then on the next seal holds, that of the cards left.",
        *("a1", "salt 7S 7D"),
        "The referee wrote this deck anew. From then on the next seal holds.",
    ]


def test_when_it_is_over_all_hands_lie_open() -> None:
    """E-9.5: the last report shows hands, deck and the trio."""
    before = table(
        "france dual", "FRA france 2, AUS france 1, HUN france 1, SPA dual 1, ITA dual 1", "2C", {"dual": "KD"}
    )
    after = before.play((), france="move FRA GER")
    assert after.ending == "france by occupation of dual"
    found = told(before, after, "dual")
    assert "Dual Alliance: K♦" in lines(found, "revealed")
    assert section(found, "danger") is None
    assert lines(found, "")[4].startswith("The end. The game is over: all homes of the Dual Alliance")
    assert words().say(found.subject[0]) == "victory: France and allies"


@pytest.mark.parametrize("react_hours", [0, 24])
def test_a_sequential_game_says_what_it_waits_for(react_hours: int) -> None:
    """E-13.2: each of its questions, in every language, for everybody."""
    game = table("dual britain france", THREE, mode="sequential", react_hours=react_hours)
    assert "★" not in everything(game, None, "dual")
    assert "It is your turn: card actions, then one action." in lines(told(None, game, "dual"), "")
    assert "On turn: Dual Alliance." in lines(told(None, game, "france"), "")
    after = game.play(None, dual="attack GER BEN")
    for seat in ("dual", "britain", "france", None):
        for language in LANGUAGES:
            assert lines(told(game, after, seat), "", language)
    if react_hours:
        assert "Write “stop” or “let”" in " ".join(lines(told(game, after, "france"), ""))
        assert "the answers are awaited" in " ".join(lines(told(game, after, "dual"), ""))


def test_facts_are_plain() -> None:
    """Client programs read the same under English keys."""
    before = example()
    found = told(before, before.play((), **ORDERS)).facts
    assert found["round"] == 5
    assert found["hand"] == ["6C", "KS", "AD"]
    assert found["hands"] == {}


def test_a_state_is_of_one_kind() -> None:
    """The kit lays out whole games."""
    assert isinstance(example().state, State)
    assert example().state.first == Seat("dual")


@pytest.mark.parametrize(
    ("seat", "said"), [("france", "It is your turn now."), ("dual", "It is the turn of France and allies now.")]
)
def test_a_sequential_report_says_whose_turn_it_is(seat: str, said: str) -> None:
    """E-13.1: everybody knows it; in simultaneous games nobody is on turn."""
    lying = "FRA france 1, GER dual 1, NRU russia 1"
    for mode, found in (("sequential", True), ("simultaneous", False)):
        brief = told(None, table("france dual russia", lying, mode=mode), seat)
        assert (said in lines(brief, "")) is found
