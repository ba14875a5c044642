"""Random maps: fair, connected, the same for the same dice."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pbem.core.dice import KeyedDice, ScriptedDice
from pbem.core.grid import Cell, distances
from pbem.language.letter import sheet
from pbem.rulesets.campaign.land import board
from pbem.rulesets.campaign.land.city_names import POOL, city_names, spellings
from pbem.rulesets.campaign.land.generator import generate
from pbem.rulesets.campaign.land.places import neighbours
from pbem.rulesets.campaign.land.terrain import terrain
from pbem.rulesets.campaign.options import Options
from tests.rules.campaign_report.kit import GAME, games, red_view

DICE = b"a map for a test"

possible = st.builds(
    Options,
    board_width=st.integers(10, 34),
    board_height=st.integers(10, 34),
    seats=st.integers(2, 12),
    cities_per_player=st.integers(1, 10),
    neutral_cities=st.integers(0, 10),
    move_metric=st.sampled_from(["king", "rook"]),
)
thrown = st.binary(min_size=1, max_size=4).map(KeyedDice)
calm = settings(max_examples=25)


def land(chart: board.Chart) -> frozenset[Cell]:
    """List the passable cells."""
    cells = (Cell(x, y) for y in range(chart.board.height) for x in range(chart.board.width))
    return frozenset(at for at in cells if chart.board.passable(at))


@calm
@given(options=possible, dice=thrown)
def test_a_map_has_what_was_asked(options: Options, dice: KeyedDice) -> None:
    """C-2.1: so many cities for each, each name once, on any board with room for them."""
    cities = options.seats * (options.cities_per_player + options.neutral_cities)
    if cities * 6 > options.board_width * options.board_height:
        return
    chart = board.read(generate(options, dice))
    places = [site.place for site in chart.sites]
    assert (chart.board.width, chart.board.height) == (options.board_width, options.board_height)
    assert all(places.count(seat + 1) == options.cities_per_player for seat in range(options.seats))
    assert places.count(0) == options.seats * options.neutral_cities


@calm
@given(width=st.integers(10, 40), height=st.integers(10, 40), dice=thrown)
def test_the_land_is_in_one_piece(width: int, height: int, dice: KeyedDice) -> None:
    """Every city can be reached, in four directions too."""
    rows = terrain(width, height, dice)
    ground = frozenset(Cell(x, y) for y, row in enumerate(rows) for x, kind in enumerate(row) if kind not in "~#")
    reached = distances([min(ground)], neighbours(ground, "rook", False))
    assert len(reached) == len(ground) >= width * height // 2


def test_the_same_dice_give_the_same_map() -> None:
    """A replay draws the same map."""
    assert generate(Options(), KeyedDice(DICE)) == generate(Options(), KeyedDice(DICE))
    assert generate(Options(), KeyedDice(DICE)) != generate(Options(), KeyedDice(DICE + b"!"))


def test_dice_that_do_not_shuffle_still_give_a_map() -> None:
    """A map takes no throws: scripted dice need not know of it."""
    assert board.read(generate(Options(), ScriptedDice())).seats == 4


def test_all_terrains_occur() -> None:
    """The design shows plains, woods, hills, lakes and mountains."""
    assert set("".join(terrain(30, 30, KeyedDice(DICE)))) == set(".fh~#")


def test_too_many_cities_are_refused() -> None:
    """The message names the options to change."""
    with pytest.raises(ValueError, match="raise board_width or board_height, or lower seats"):
        generate(Options(board_width=10, board_height=10, seats=12), KeyedDice(DICE))


def test_the_largest_and_the_fullest() -> None:
    """All options in range: 12 seats on 100 by 100, with ten cities and ten neutral ones each."""
    options = Options(board_width=100, board_height=100, seats=12, cities_per_player=10, neutral_cities=10)
    chart = board.read(generate(options, KeyedDice(DICE)))
    assert len({site.name for site in chart.sites}) == 240


def test_an_order_may_name_a_city_in_either_script() -> None:
    """A player writing Russian says Йазь for Yaz, in any case."""
    view = red_view('cities = ["Yaz E5 red"]\narmies = { red = ["1 C5 14"] }')
    for words in ("1: к городу Йазь", "1: к Yaz", "1: захватить Йазь"):
        draft = sheet.read(((1, words),), GAME, view, sheet.readers(GAME, view, games()["campaign"].lexicons, "ru"))
        assert "Yaz" in str(draft.sheet)


def test_city_names_have_two_scripts() -> None:
    """Players writing Russian may name cities in Cyrillic; names of the referee's own map stay as written."""
    assert spellings("Yaz") == ("Yaz", "Йазь")
    assert spellings("Йазь") == ("Йазь", "Yaz")
    assert spellings("Novyaz") == ("Novyaz", "Новйазь")
    assert spellings("Karlstejn") == ("Karlstejn",)
    assert len(set(city_names())) == 2 * len(POOL) == 2 * len({name for _, name in POOL})
