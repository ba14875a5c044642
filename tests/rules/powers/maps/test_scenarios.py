"""P-17.1: what a scenario says of its sides beside their lands."""

from __future__ import annotations

from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.map_text import written
from pbem.rulesets.powers.book.presets import expanded
from pbem.rulesets.powers.chapters import every
from pbem.rulesets.powers.chapters.scenario import granted
from pbem.rulesets.powers.options import Options
from tests.rules.powers.kernel.kit import BLUE, begun, map_text, options
from tests.rules.powers.maps.kit import world


def test_blocks_grants_and_seas_of_sides_are_written_as_they_are_read() -> None:
    """P-17.1, P-18.6: a scenario keeps them when it is written anew."""
    text = map_text(sides={"X": "A", "Y": "E"})
    text = text.replace('id = "X"', 'id = "X"\nblock = "west"\ngrants = {"terrain factory" = 21, neutral = 9}')
    world = read(text)
    assert (world.sides[0].block, dict(world.sides[0].grants)) == ("west", {"terrain factory": 21, "neutral": 9})
    assert read(written(world)).sides == world.sides


def test_two_seas_gives_its_great_power_nothing_where_all_of_release_two_is_played() -> None:
    """P-17.1: what sides are worth depends on the chapters; the first wars with all of R2 were won by N, 99 in 100."""
    sides, chapters = world("two-seas").sides, expanded(options(chapters=("R2",)), 4, every.EVERY)
    found = {
        key: {side.key: granted(Options(), side, key) for side in sides} for key in (chapters, frozenset({"land"}))
    }
    assert found[chapters] == {"A": 15, "B": 24, "N": 0, "S": 32}
    assert found[frozenset({"land"})] == {"A": 14, "B": 12, "N": 16, "S": 18}


def test_a_grant_may_depend_on_the_chapters_in_play() -> None:
    """P-17.1 [L392]: where the chapter `scenario` is in play; the entry with the most chapters that all are."""
    text = map_text(sides={"X": "A", "Y": "E"})
    text = text.replace('id = "X"', 'id = "X"\ngrants = {"terrain factory" = 21, terrain = 9}')
    for chapters, grant in (("scenario", 4), ("scenario terrain", 9), ("scenario factory terrain", 21), ("terrain", 4)):
        state = begun(options(text, ("land", "place-blind", *chapters.split())))
        assert state.grants[BLUE] == grant * 60
