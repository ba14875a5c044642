"""Section 8.1: map files, and what is said of wrong ones: the file, the area, what to do."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pbem.rulesets.powers.board.map_check import check
from pbem.rulesets.powers.board.map_file import parse, read
from pbem.rulesets.powers.board.map_text import written
from tests.rules.powers.maps.kit import SMALL, text, world


def test_ten_lands() -> None:
    """8.2: ten lands, 19 links, key lands D1 and D2; the attacker S begins on A1 with 25 BV, N has 8."""
    drawn = world("ten-lands")
    assert (len(drawn.lands), len(drawn.links)) == (10, 19)
    assert [(side.key, side.lands, side.grant) for side in drawn.sides] == [
        ("S", ("A1",), 25),
        ("N", ("B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "E1"), 8),
    ]
    assert drawn.goal == {"kind": "blitz", "rounds": 10, "attacker": "S", "target": ["D1", "D2"]}
    assert drawn.areas["C2"].prod == 2
    assert drawn.neighbours["C2"] == ("B2", "B3", "C1", "C3", "D1", "D2")


def test_two_seas() -> None:
    """8.3: 20 lands and 4 seas; N has all lands that are no start; the target is C1; canals may be at N1 and M4."""
    drawn = world("two-seas")
    assert (len(drawn.lands), len(drawn.areas)) == (20, 24)
    assert {side.key: len(side.lands) for side in drawn.sides} == {"A": 1, "B": 1, "N": 17, "S": 1}
    assert drawn.goal["target"] == "C1"
    assert [key for key, area in drawn.areas.items() if area.canal_candidate] == ["M4", "N1"]
    assert {key: area.prod for key, area in drawn.areas.items() if area.centre} == {"C1": 3, "C2": 2, "E4": 2}
    assert frozenset(("SS", "SW")) in drawn.links


def test_terrain_has_the_values_of_the_book() -> None:
    """P-8.1: forest g 2, b 3/2; mountains g 3, b 2; a file may say others."""
    areas = world("ten-lands").areas
    assert (areas["B1"].rough, areas["B1"].defence) == (2, Fraction(3, 2))
    assert (areas["C1"].rough, areas["C1"].defence) == (3, Fraction(2))
    own = read(SMALL.replace("at = [300, 100]", 'at = [300, 100]\ndefence = "1/2"\nrough = 2\nprod = "3/2"'))
    assert (own.areas["B1"].rough, own.areas["B1"].defence, own.areas["B1"].prod) == (2, Fraction(1, 2), Fraction(3, 2))


@pytest.mark.parametrize("name", ["ten-lands", "two-seas"])
def test_a_map_written_is_read_again(name: str) -> None:
    """P-17.4: what is published is a normal map file."""
    assert read(written(world(name))) == world(name)


WRONG = {
    "no TOML": ("[links]", "[links", "this is no TOML"),
    "table that is none": ("[links]", "[[links]]", "links: write it as [links]"),
    "word nobody knows": ('name = "Ash"', 'nmae = "Ash"', "area A1: unknown 'nmae', known are id, at, name"),
    "no point": ("at = [100, 100]", "", "area A1.at: expected something, it is missing"),
    "one number": ("at = [100, 100]", "at = [100]", "area A1: its point is [100]; write two numbers"),
    "outside": ("at = [100, 100]", "at = [1100, 100]", "area A1: its point [1100, 100] is outside the box"),
    "one place": ("at = [300, 100]", "at = [100, 100]", "area B1: it lies at [100, 100] as A1 does; move one"),
    "box": ('id = "isle"', 'id = "isle"\nbox = [10, 10, 5, 5]', "box: [10, 10, 5, 5] is none; write [left, top,"),
    "wrap": ('id = "isle"', 'id = "isle"\nwrap = true', "wrap: maps that join west and east are not built yet"),
    "id": ('id = "A1"', 'id = "A-1"', "area A-1: its id must be a letter and up to three more"),
    "two ids": ('id = "B1"', 'id = "a1"', "area a1: 'a1' names two areas; give each an id and a name of its own"),
    "two names": ('name = "Birch"', 'name = "ash"', "area B1: 'ash' names two areas"),
    "kind": ('kind = "sea"', 'kind = "lake"', "area S1.kind: expected one of land, sea instead of 'lake'"),
    "terrain": ("at = [300, 100]", 'at = [300, 100]\nterrain = "swamp"', "area B1.terrain: expected one of plain, fo"),
    "no share": ("at = [300, 100]", 'at = [300, 100]\nprod = "1.5"', "area B1: prod: '1.5' is no share; write a frac"),
    "nothing": ("at = [300, 100]", "at = [300, 100]\ndefence = 0", "area B1: defence is 0; write a share above 0"),
    "sea with terrain": ('kind = "sea"', 'kind = "sea"\nneutral = 3', "area S1: a sea has no neutral; leave that out"),
    "form of a link": ('"A1-B1"', '"A1:B1"', "link A1:B1: write two areas and a dash between them, such as A1-A2"),
    "to itself": ('"A1-B1"', '"A1-A1"', "link A1-A1: write two areas"),
    "unknown end": ('"A1-B1"', '"A1-X9"', "link A1-X9: there is no area X9; correct the id, or add the area"),
    "twice": ('"A1-B1"', '"A1-B1", "B1-A1"', "link B1-A1: it is there twice; take one away"),
    "apart": (
        'list = ["A1-B1", "A1-S1", "B1-S1"]',
        'list = ["B1-S1"]',
        "area B1: no way leads from A1 to B1, S1; add a",
    ),
    "canal": ("at = [300, 100]", "at = [300, 100]\ncanal = true", "area B1: canal needs harbours on two seas; link B1"),
    "given twice": ('lands = ["B1"]', 'lands = ["A1"]', "side S: A1 is given away twice (to N, too); take it from"),
    "sea given": ('lands = ["B1"]', 'lands = ["B1", "S1"]', "side S: S1 is a sea, a land is wanted"),
    "unknown given": ('lands = ["B1"]', 'lands = ["B2"]', "side S: there is no area B2; correct the id"),
    "nothing given": ('lands = ["B1"]', "", "side S: it has no lands; give it some, or a sea to begin on"),
    "land to begin on": ('lands = ["B1"]', 'sea = ["B1"]', "side S: B1 is a land, a sea is wanted"),
    "grant": ('lands = ["B1"]', 'lands = ["B1"]\ngrant = -1', "side S.grant: expected a whole number from 0"),
    "factories": ('lands = ["B1"]', 'lands = ["B1"]\nfactories = {A1 = 1}', "side S: its factories stand on A1, which"),
    "one side": ('[[side]]\nid = "S"\nlands = ["B1"]', "", "side: there are 1; write a [[side]] for each of two"),
    "two sides": ('id = "S"\n', 'id = "N"\n', "side N: there are 2 of them; give each an id of its own"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_with_file_area_and_remedy(name: str) -> None:
    before, after, said = WRONG[name]
    assert SMALL.count(before) == 1
    with pytest.raises(ValueError, match="^isle.toml: ") as fault:
        read(SMALL.replace(before, after), "isle.toml")
    assert any(line.startswith(f"isle.toml: {said}") for line in str(fault.value).splitlines()), fault.value


GOALS = {
    'target = ["C1"]': "goal: target: there is no area C1; correct the id, or add the area",
    'target = "S1"': "goal: target: S1 is a sea, a land is wanted",
    'attacker = "X"': "goal: attacker: there is no side X; sides are N, S",
    "rows = {N = ['N', 'S'], S = ['N', 'S']}": "goal: rows.S: name each of N, S once, and S itself first",
    "rows = {N = ['N', 'N'], S = ['S', 'N']}": "goal: rows.N: name each of N, S once, and N itself first",
}


@pytest.mark.parametrize("line", GOALS)
def test_what_a_goal_names_exists(line: str) -> None:
    """P-22.3: rows of a table of one's own are permutations of all sides, each beginning with its own."""
    assert parse(f"{SMALL}[goal]\n{line}\n")[1] == (GOALS[line],)


def test_all_faults_are_told_at_once() -> None:
    wrong = SMALL.replace("[100, 100]", "[100]").replace("[300, 100]", "[3000, 100]").replace("A1-B1", "A1-B9")
    assert len(parse(wrong)[1]) == 3
    assert parse("")[1][0].startswith("head of the file.id: expected something")


def test_nothing_an_author_writes_raises() -> None:
    """Values of a wrong sort wherever there is one."""
    lines = SMALL.strip().splitlines()
    for nth, line in enumerate(lines):
        for said in ("[]", "{}", "-1", '"?"', "true", "[[1]]"):
            broken = [*lines[:nth], f"{line.split(' =')[0]} = {said}" if "=" in line else line, *lines[nth + 1 :]]
            assert check("\n".join(broken)).faults or "=" not in line or said in ('"?"', "[]", "true", "{}")


def test_the_check_names_ridges_and_bridges() -> None:
    """A common border without a link, a link without a common border; lands only ships come to."""
    closed = check(SMALL.replace('"A1-B1", ', ""))
    assert any(line.startswith("A1 and B1 have a border but no link: it is drawn closed") for line in closed.remarks)
    assert "only ships come to B1: such a map needs the chapter naval" in closed.remarks
    far = check(SMALL.replace("at = [200, 500]", "at = [900, 500]"))
    assert any(line.startswith("A1 and S1 have a link but no border: a bridge is drawn") for line in far.remarks)
    assert check(text("ten-lands")).remarks == ()
    assert check(text("ten-lands")).summary[0] == "Ten Lands: 10 lands, 0 seas, 19 links, 2 sides"
