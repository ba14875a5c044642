"""The campaign game's lexicons and a view to write orders against."""

from __future__ import annotations

from importlib import resources

from pbem.core.grid import Cell
from pbem.core.languages import LANGUAGES
from pbem.core.seats import Seat
from pbem.core.vocabulary import Name, Vocabulary
from pbem.language.reading.lexicon import Lexicon
from pbem.language.reading.parse import Reader, Reading
from pbem.registry import install
from pbem.rulesets.campaign.options import Options
from pbem.rulesets.campaign.orders import Order
from pbem.rulesets.campaign.ruleset import CAMPAIGN
from pbem.rulesets.campaign.view import KnownCity, OwnArmy, View
from pbem.rulesets.campaign.words import phrases

CITIES = ("Ржев", "Yaz", "Тор", "Sokol", "Прага", "Praha", "Žatec", "Новый Двор", "Hradec Králové", "Up", "Орёл")
COLOURS = ("blue", "red", "green", "white", "yellow", "black", "orange", "violet", "brown", "pink", "teal", "grey")


def toml(language: str) -> str:
    """Read a lexicon's text."""
    folder = resources.files("pbem.rulesets.campaign").joinpath("lexicon")
    return folder.joinpath(f"{language}.toml").read_text(encoding="utf-8")


INSTALLED = install(CAMPAIGN)
LEXICONS: dict[str, Lexicon] = {language: INSTALLED.lexicons[language] for language in LANGUAGES}

VOCABULARY = Vocabulary(
    names=tuple(Name("city", city, (city,)) for city in CITIES),
    numbers={"army": (1, 2, 3, 4, 5, 6)},
    columns=30,
    rows=30,
)

READERS = {language: Reader(lexicon, VOCABULARY) for language, lexicon in LEXICONS.items()}

VIEW = View(
    seat=Seat("blue"),
    options=Options(),
    turn=7,
    terrain=(),
    fog=(),
    armies=tuple(OwnArmy(number, "", Cell(4, number), 10) for number in range(1, 7)),
    cities=(
        KnownCity("Ржев", Cell(2, 2), Seat("green"), "occupied", 7, True),
        KnownCity("Тор", Cell(20, 20), None, "free", 7, True),
        KnownCity("Sokol", Cell(4, 4), Seat("blue"), "own", 7, True),
    ),
)


def orders(line: str, language: str) -> tuple[Order, ...]:
    """Read a line that must be understood, without corrections."""
    reading = READERS[language].read(line)
    assert isinstance(reading, Reading), (line, reading)
    assert not reading.corrections, (line, reading.corrections)
    return meant(reading)


def meant(reading: Reading) -> tuple[Order, ...]:
    """Give the orders a reading means."""
    found = []
    for phrase in reading.phrases:
        order = phrases.order(phrase, VIEW)
        assert isinstance(order, Order), order
        found.append(order)
    return tuple(found)
