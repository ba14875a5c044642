"""P-17.1: what a scenario says of its sides beside their lands."""

from __future__ import annotations

from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.map_text import written
from tests.rules.powers.kernel.kit import BLUE, begun, map_text, options


def test_blocks_grants_and_seas_of_sides_are_written_as_they_are_read() -> None:
    """P-17.1, P-18.6: a scenario keeps them when it is written anew."""
    text = map_text(sides={"X": "A", "Y": "E"})
    text = text.replace('id = "X"', 'id = "X"\nblock = "west"\ngrants = {"terrain factory" = 21, neutral = 9}')
    world = read(text)
    assert (world.sides[0].block, dict(world.sides[0].grants)) == ("west", {"terrain factory": 21, "neutral": 9})
    assert read(written(world)).sides == world.sides


def test_a_grant_may_depend_on_the_chapters_in_play() -> None:
    """P-17.1 [L392]: where the chapter `scenario` is in play; the entry with the most chapters that all are."""
    text = map_text(sides={"X": "A", "Y": "E"})
    text = text.replace('id = "X"', 'id = "X"\ngrants = {"terrain factory" = 21, terrain = 9}')
    for chapters, grant in (("scenario", 4), ("scenario terrain", 9), ("scenario factory terrain", 21), ("terrain", 4)):
        state = begun(options(text, ("land", "place-blind", *chapters.split())))
        assert state.grants[BLUE] == grant * 60
