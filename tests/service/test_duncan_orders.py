"""Duncan's section 4 and 6 by mail: a list that is shown and cancelled, letters between teams, the Czech mail."""

from __future__ import annotations

import pytest

from tests.service.kit import Office
from tests.service.referee_mail_kit import flat, writes

BLUE, RED = "blue@players.test", "red@players.test"


def board() -> str:
    """Draw an open floor with the portals in C3 and U16."""
    rows = [["."] * 24 for _ in range(20)]
    rows[2][2], rows[15][20] = "1", "2"
    return "\n".join("".join(row) for row in rows)


@pytest.fixture
def cave(office: Office) -> Office:
    """Duncan 1 in turn 5: blue (Czech) has 9 points, u1 2/1/1 stands in D4 beside its portal; red is Russian."""
    office.key = "cave"
    seats = [
        {"seat": seat, "name": name, "address": [f"{seat}@players.test"], "language": language}
        for seat, name, language in (("blue", "Anna", "cs"), ("red", "Boris", "ru"))
    ]
    options = {"dungeon": board(), "teams": 2, "start_points": 12, "portal_sight": 3}
    office.start(
        ruleset="duncan",
        title="Duncan 1",
        options=options,
        seat=seats,
        schedule={"every_days": 1, "at": ["14:00", "19:00"]},
    )
    for order in ("kup na D4", "vylepši j1 sílu", "", ""):
        if order:
            office.letter("blue", order)
        played(office)
    return office


def played(office: Office) -> None:
    """Let the next turn be played."""
    before = office.campaign().head_turn
    while office.campaign().head_turn == before:
        office.later(hours=1)


def told(office: Office, address: str) -> str:
    """Give the words of the last mail, without line breaks."""
    return flat(office.text(address))


def test_mail_6_1(cave: Office) -> None:
    """6.1: four lines of the modří in turn 5, priced one after the other."""
    writes(cave, "question 2: Kde je mlynář?")
    cave.letter("blue", "vylepši j1 rychlost\npohyb j1 na F4\nkup na B2\nodpověď 2: v mlýně")
    said = told(cave, BLUE)
    assert "[1] Vylepšit u1 rychlost Psali jste: vylepši j1 rychlost · řádek 1 * Cena 2 (u Portálu)" in said
    assert "[2] u1 na F4 Psali jste: pohyb j1 na F4 · řádek 2" in said
    assert "2 kroky, rychlost 2 stačí" in said
    assert "[3] Nová jednotka na B2" in said
    assert "Cena 4 při 1 jednotce; zbude asi 3." in said
    assert "v mlýně" in said


def test_lines_26_and_27(cave: Office) -> None:
    """4: `zruš 2` takes the second order away, `ukaž` and `показать` show the list; both at once."""
    cave.letter("blue", "vylepši j1 rychlost\nkup na B2\npohyb j1 na E4")
    cave.letter("blue", "zruš 2")
    assert "Zrušeno: nová jednotka na B2" in told(cave, BLUE)
    cave.letter("blue", "ukaž")
    said = told(cave, BLUE)
    assert "[1] Vylepšit u1 rychlost" in said
    assert "[2] u1 na E4" in said
    assert "na B2" not in said
    cave.letter("red", "купить в T16\nпоказать")
    cave.letter("red", "показать")
    assert "[1] Новый юнит в T16" in told(cave, RED)
    cave.letter("red", "отменить 1")
    assert "Снято: новый юнит в T16" in told(cave, RED)


def test_line_28(cave: Office) -> None:
    """4: `to red: truce at the bridge?` and, of mail 6.3, `синим: ...`."""
    cave.letter("blue", "to red: truce at the bridge?")
    assert "> truce at the bridge?" in told(cave, RED)
    cave.letter("red", "синим: не трогайте южную кучу")
    assert "> не трогайте южную кучу" in told(cave, BLUE)


def test_a_later_letter_knows_what_an_earlier_one_spends(cave: Office) -> None:
    """D-3.2: 9 points, 7 of them are promised; the answer says that the order of the lines counts."""
    cave.letter("blue", "vylepši j1 sílu x2")
    cave.letter("blue", "vylepši j1 rychlost")
    said = told(cave, BLUE)
    assert "stojí 4 a máte 4, protože" not in said
    cave.letter("blue", "vylepši j1 dohled")
    assert "stojí 5 a máte 0, protože rozkazy před ním stojí 9" in told(cave, BLUE)


def test_the_first_report_shows_how_an_order_is_written(cave: Office) -> None:
    """4: a team without units has no form to change, and is told what it can write all the same."""
    reports = (cave.content(mail).text for mail in cave.mails("blue", "report"))
    said = flat(next(one for one in reports if "Hra začíná" in one))
    assert "Odpovězte na tento dopis a napište každý rozkaz na vlastní řádek." in said
    assert "nová jednotka na B2 nebo C2" in said
    assert "8<" not in said


def test_nothing_has_any_effect_before_the_turn_is_played(cave: Office) -> None:
    """D-2.2: orders are shown and cancelled until then; what was paid and moved in the answer is a plan, no more."""
    cave.letter("blue", "vylepši j1 rychlost\npohyb j1 na F4\nkup na B2")
    cave.letter("blue", "zruš vše")
    cave.letter("blue", "ukaž")
    assert "na B2" not in told(cave, BLUE)
    played(cave)
    assert tuple(cave.report("blue").form) == ("u1 na D4",)
    assert "9 nákupních bodů · 1 jednotka" in told(cave, BLUE)
