"""P-17.2 to P-17.4, P-8.5: random maps, and how fair they are."""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction

import pytest

from pbem.core.dice import KeyedDice
from pbem.rulesets.powers.board.fairness import Start, starts, unfairness
from pbem.rulesets.powers.board.map_check import check
from pbem.rulesets.powers.board.map_file import read
from pbem.rulesets.powers.board.outlines import outlines, touching
from pbem.rulesets.powers.board.random_map import Wish, generate, wrong
from pbem.rulesets.powers.board.world import World
from pbem.rulesets.powers.picture.map_files import MAPS
from tests.rules.powers.maps.kit import SMALL

WISHES = (Wish(12, 2, homes=2), Wish(24, 2), Wish(30, 4, 20), Wish(40, 6, 15), Wish(20, 3, 40, homes=1, terrain=False))


def drawn(wish: Wish, key: bytes = b"map") -> World:
    return read(generate(wish, KeyedDice(key)))


@pytest.mark.parametrize("wish", WISHES)
def test_links_are_the_borders(wish: Wish) -> None:
    """P-17.2: "so that picture and rule are one"; and nobody needs a ship."""
    found = drawn(wish)
    assert len(found.lands) == wish.lands
    assert touching(outlines(found)) == found.links
    assert not any("ships" in line for line in check(generate(wish, KeyedDice(b"map"))).remarks)


def test_the_share_of_the_sea_is_met() -> None:
    """P-17.2: a fifth of 30 lands and their seas is sea."""
    found = drawn(WISHES[2])
    assert len(found.areas) - len(found.lands) == round(30 * 20 / 80)


def test_terrain_comes_from_the_bag() -> None:
    """P-8.5: of 20 tokens 4 are forests and 3 are mountains; homes are plains. P-17.3: centres yield threefold."""
    found = drawn(Wish(120, 2, homes=3, centres=5))
    kinds = Counter(area.terrain for area in found.areas.values())
    assert 0.1 < kinds["forest"] / 120 < 0.3
    assert 0.05 < kinds["mountain"] / 120 < 0.25
    assert [area.prod for area in found.areas.values() if area.centre] == [3] * 5
    homes = [found.areas[land] for side in found.sides for land in side.lands]
    assert {(area.terrain, area.prod, area.defence, area.rough) for area in homes} == {
        ("plain", Fraction(1), Fraction(1), 1)
    }


def test_a_land_on_two_seas_may_have_a_canal() -> None:
    """P-17.2, P-9.5: such lands are candidates, and are canals with 4 chances of 6; only that is a throw."""
    dice = KeyedDice(b"canals")
    found = read(generate(Wish(30, 2, 40), dice))
    candidates = [key for key, area in found.areas.items() if area.canal_candidate]
    assert candidates
    assert [(roll.sides, roll.why, roll.value <= 4) for roll in dice.thrown] == [
        (6, f"canal {key}", found.areas[key].canal) for key in candidates
    ]


@pytest.mark.parametrize("key", [b"one", b"two", b"three"])
@pytest.mark.parametrize("sides", [2, 4])
def test_starts_are_alike(sides: int, key: bytes) -> None:
    """Each has equally many lands that yield equally much, and rivals at nearly the same distance."""
    found = starts(drawn(Wish(12 * sides, sides), key))
    assert {(start.lands, start.value) for start in found} == {(3, Fraction(3))}
    assert max(start.to_rival for start in found) - min(start.to_rival for start in found) <= 1
    assert max(start.near for start in found) - min(start.near for start in found) <= 5
    assert max(start.to_centre for start in found) - min(start.to_centre for start in found) <= 1


def test_evening_out_makes_maps_fairer() -> None:
    """Against the same maps with sides where chance puts them."""
    fair = [unfairness(starts(drawn(Wish(24, 2), bytes([key])))) for key in range(5)]
    assert sum(fair) / len(fair) < 8


def test_the_same_dice_draw_the_same_map_and_the_file_says_its_seed() -> None:
    """P-17.4."""
    wish = Wish(16, 2, seed="midsummer")
    text = generate(wish, KeyedDice(b"midsummer"))
    assert text == generate(wish, KeyedDice(b"midsummer")) != generate(wish, KeyedDice(b"winter"))
    assert tomllib.loads(text)["seed"] == "midsummer"


def test_a_referee_wishes_by_name() -> None:
    """`pbem map random lands=16 sides=2 terrain=0 --seed spring`."""
    assert MAPS.make is not None
    found = read(MAPS.make({"lands": 16, "sides": 2, "terrain": 0}, "spring"))
    assert (len(found.lands), {area.terrain for area in found.areas.values()}) == (16, {"plain"})
    for wishes, said in (({"land": 3}, "land: nobody can wish for that"), ({"terrain": 2}, "terrain: write 1, or 0")):
        with pytest.raises(ValueError, match=f"^{said}"):
            MAPS.make(wishes, "spring")


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (Wish(200), "lands: 200 is not between 6 and 120"),
        (Wish(12, 6, homes=3), "homes: 6 sides with 3 lands each do not fit on 12 lands; wish for fewer"),
        (Wish(100, sea=50), "sea: with 50 % of sea there are more than 150 areas; wish for less sea, or fewer lands"),
        (Wish(8, 2, homes=2, centres=6), "centres: there is no land left for 6; wish for fewer"),
    ],
)
def test_what_cannot_be_is_refused(wish: Wish, said: str) -> None:
    assert wrong(wish) == said
    with pytest.raises(ValueError, match=r"^\w+: "):
        generate(wish, KeyedDice(b"x"))


def test_starts_are_measured() -> None:
    """Two lands side by side, each a start: one BV each, a rival one step away."""
    one, other = starts(read(SMALL))
    assert one == Start("N", 1, Fraction(1), Fraction(2), Fraction(1), 1, -1, 2)
    assert unfairness((one, other)) == 0
