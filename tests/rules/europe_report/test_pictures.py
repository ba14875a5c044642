"""The map as a picture when every land is held: what its words need in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

import pytest

from pbem.core.dice import KeyedDice
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.reports import picture
from pbem.reports.svg import areas as svg_areas
from pbem.reports.texts import Catalogue
from pbem.rulesets.europe import events
from pbem.rulesets.europe.events import Way
from pbem.rulesets.europe.options import Options
from pbem.rulesets.europe.picture.areas import areas
from pbem.rulesets.europe.picture.chart import Chart
from pbem.rulesets.europe.report.arrows import arrows
from pbem.rulesets.europe.report.draw import draw
from pbem.rulesets.europe.ruleset import EUROPE
from tests.rules.europe_report import kit

TEXT = re.compile(r"<text ([^>]*)>([^<]*)</text>")
LOOK = re.compile(r'([a-z-]+)="([^"]*)"')


@dataclass(frozen=True)
class Word:
    """A word as it is drawn: its left and right end, its head and foot, its height."""

    words: str
    left: float
    right: float
    head: float
    foot: float
    size: float

    def covers(self, other: Word) -> bool:
        """Tell whether two words lie on each other."""
        across = self.left < other.right and other.left < self.right
        return across and self.head < other.foot and other.head < self.foot


@cache
def crowded() -> Chart:
    """Draw all lands of five players held by up to twelve figures."""
    game, options = EUROPE, Options(players=5, neutrals="on")
    seats = game.rules.seats(options)
    chart = draw(game.rules.view(game.rules.setup(options, seats, KeyedDice(b"crowd")), seats[0]))
    colours = [owner.colour for owner in chart.owners]
    held = (
        replace(land, owner=colours[place % 5], figures=place * 5 % 12 + 1) for place, land in enumerate(chart.lands)
    )
    return replace(chart, lands=tuple(held))


def painted(chart: Chart, words: Catalogue) -> str:
    """Paint a chart."""
    shown = areas(chart)
    assert shown is not None
    return svg_areas.paint(shown, words)


def drawn(svg: str) -> Iterator[Word]:
    """Give the words of a picture where they are drawn."""
    for look, words in TEXT.findall(svg):
        told = dict(LOOK.findall(look))
        size, foot = float(told["font-size"]), float(told["y"])
        long = picture._font(told.get("font-weight", "normal"), size).getlength(words)
        left = float(told["x"]) - (0 if told.get("text-anchor") == "start" else long / 2)
        yield Word(words, left, left + long, foot - size * 0.73, foot, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_numbers_can_be_read_on_a_phone(language: str) -> None:
    """A phone shows the map 335 pixels wide: signs, numbers, harbours, seas and the key are 11 pixels high there.

    The names below the signs are for larger screens.
    """
    shown = list(drawn(painted(crowded(), kit.words(language))))
    names = {kit.words(language).say(land.name) for land in crowded().lands}
    assert min(word.size for word in shown if word.words not in names) * 335 / (crowded().width + 24) >= 11


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_full_map_lies_on_another(language: str) -> None:
    """E-3: signs, names, numbers, harbours and the key stand apart, all of them within the picture."""
    shown = list(drawn(painted(crowded(), kit.words(language))))
    assert [(one.words, other.words) for one, other in combinations(shown, 2) if one.covers(other)] == []
    assert [word.words for word in shown if not (word.left > 0 and word.right < crowded().width + 24)] == []


def test_an_attack_somebody_is_asked_about_is_dashed() -> None:
    """E-13.2: while its end is open the map shows where it goes; then what became of it, once."""
    way = Way(Seat("dual"), Seat("france"), "AUS", "ITA", 2, False)
    declared, laid = events.declared(way), events.laid(way, events.Laid(("7S",), 0, 7))
    for told in ((declared,), (laid,), (declared, laid)):
        assert [(arrow.origin, arrow.to, arrow.look) for arrow in arrows(told)] == [("AUS", "ITA", "open")]
    fought = events.battle(way, events.Laid(("7S",), 0, 7), events.Laid(("9S",), 0, 9))
    assert [arrow.look for arrow in arrows((declared, laid, fought))] == ["failed"]


def test_a_full_map_is_no_heavy_mail() -> None:
    """A picture of a mail has at most 100 kB."""
    assert len(picture.png(painted(crowded(), kit.words("ru")))) < 100_000
