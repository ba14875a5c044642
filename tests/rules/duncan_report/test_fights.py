"""5, D-6: fights blow by blow, as far as a team witnessed them."""

from __future__ import annotations

import pytest

from pbem.core.languages import LANGUAGES
from tests.rules.duncan.dungeon_kit import dungeon
from tests.rules.duncan_report.kit import fights, lines, reported, section


def test_who_strikes_whom_and_what_is_left() -> None:
    """X5: the faster deals 5, which is carried over; the slower strikes back with what is left."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 4/1/1"])
    assert fights(reported(game)) == [
        [
            "u1 against Red · D5",
            "blow 1 | u1 → the Red unit at E5 | 5 damage",
            "blow 1 | the Red unit at E5 now | strength 4 → 3",
            "blow 2 | the Red unit at E5 → u1 | 3 damage",
            "blow 2 | u1 now | strength 5, 3 wounds",
            "You lost nobody.",
        ]
    ]


def test_the_other_side_reads_its_own_wounds_only() -> None:
    """5: wounds of others are never told; a team reads what its own unit has left."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 E5 4/1/1"])
    steps = fights(reported(game, "red"))[0]
    assert "blow 1 | u1 now | strength 4 → 3, 1 wound" in steps
    assert not any("wound" in step for step in steps if step.startswith("blow 1 | the Blue unit"))


def test_equals_die_together() -> None:
    """X6: both strike in one tier, both fall."""
    steps = fights(reported(dungeon(blue=["u1 D5 1/1/1"], red=["u1 E5 1/1/1"])))[0]
    assert steps[-3:] == ["blow 1 | u1 falls | †", "blow 1 | the Red unit at E5 falls | †"] + [
        "You lost one unit and struck one down."
    ]


def test_rounds_on_one_square_are_counted() -> None:
    """X7, D-6.4: those on one square strike until one is left."""
    game = dungeon(blue=["u1 D5 5/2/1"], red=["u1 D5 4/1/1"])
    steps = fights(reported(game))[0]
    assert [step.split(" | ")[0] for step in steps if step.startswith("round")] == ["round 2, blow 1"] * 2
    assert steps[-1] == "You lost nobody and struck one down."


def test_something_unseen_has_no_name() -> None:
    """D-7.4: an invisible unit strikes without team, square or value; so it is in every language."""
    game = dungeon(blue=["u1 D5 3/1/1"], red=["u1 E5 2/1/1 invisibility"])
    found = reported(game)
    steps = fights(found)[0]
    assert steps[0] == "u1 against something unseen · D5"
    assert "blow 1 | something unseen → u1 | 2 damage" in steps
    for language in LANGUAGES:
        assert "E5" not in " ".join(fights(found, language)[0])
    assert section(found, "seen") is None or "E5" not in str(section(found, "seen"))


def test_own_units_on_one_square() -> None:
    """X11: units of one team fight each other."""
    steps = fights(reported(dungeon(blue=["u1 D5 3/2/1", "u2 D5 2/1/1"])))[0]
    assert steps[0] == "u1 and u2 against one another · D5"


def test_a_new_unit_is_spared_for_a_turn() -> None:
    """D-3.5: nothing happens this turn; the team is warned of the next."""
    found = reported(dungeon(turn=5, blue=["u1 D5 3/2/1", "u2 D5 1/1/1 bought4"]))
    assert fights(found) == []
    assert lines(found, "fights") == [
        "Your units on D5 do not fight this turn, because one of them is new. Next turn they will: part them."
    ]


def test_leech_and_bonuses_lost() -> None:
    """X12, D-7.5, k5: lives drained are told; with a unit its bonuses are lost."""
    game = dungeon(blue=["u1 D5 5/2/1 w3 leech"], red=["u1 E5 4/1/1 regeneration"])
    steps = fights(reported(game))[0]
    assert any("u1 drains one life" in step for step in steps)
    lost = dungeon(blue=["u1 D5 1/1/1 regeneration leech"], red=["u1 E5 4/2/1"])
    assert "blow 1 | u1 falls, and regeneration and leech with it | †" in fights(reported(lost))[0]


def test_a_fight_that_is_only_watched() -> None:
    """D-5.5: others fight in sight; nobody of one's own takes part."""
    game = dungeon(blue=["u1 D5 1/1/4"], red=["u1 G5 3/2/1"], green=["u1 H5 2/1/1"])
    steps = fights(reported(game))[0]
    assert steps[0].startswith("Red and Green in a fight you watched · ")
    assert steps[-1] == "You watched from afar."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "1. úder | jednotka Červených na E5 → u1 | 2 zranění"),
        ("sk", "1. úder | jednotka Červených na E5 → u1 | 2 zranenia"),
        ("ru", "1-й удар | юнит Красных на E5 → u1 | 2 раны"),
    ],
)
def test_blows_in_other_languages(language: str, said: str) -> None:
    """5: cases and plurals are right."""
    assert said in fights(reported(dungeon(blue=["u1 D5 2/2/1"], red=["u1 E5 2/2/1"])), language)[0]


def test_against_neutral_units() -> None:
    """D-1.6: nobody's units fight everybody."""
    assert fights(reported(dungeon(blue=["u1 D5 3/1/1"], neutral=["u1 E5 1/1/1"])))[0][0] == (
        "u1 against a neutral unit · D5"
    )
