"""Free words of people who want to play: seats, language, zone."""

from __future__ import annotations

import pytest

from pbem.registry import Registry
from pbem.reports.texts import wording
from pbem.service.desk import addressees
from pbem.service.joining import wishes

COLOURS = ("blue", "red", "green", "white", "yellow", "black", "orange", "violet", "brown", "pink", "teal", "grey")
CATALOGUES = tuple(wording(language) for language in ("en", "ru", "cs", "sk"))


def read(words: str) -> wishes.Wishes:
    return wishes.read(words, COLOURS, CATALOGUES)


POWERS = ("russia", "france", "dual", "ottoman")


def read_powers(words: str) -> wishes.Wishes:
    """Read what somebody writes who wants one of four powers."""
    installed = Registry()["europe"]
    catalogues = tuple(wording(language, installed.catalogues) for language in ("en", "ru", "cs", "sk"))
    names = tuple(addressees.of_lexicons(tuple(installed.lexicons.values()), POWERS))
    return wishes.read(words, POWERS, catalogues, names)


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("as the Russian Empire", ("russia",)),
        ("as Ottoman Empire or Russia", ("ottoman", "russia")),
        ("as Russian", ("russia",)),
        ("FR, then DU", ("france", "dual")),
        ("France and allies, please", ("france",)),
        ("za Rusko nebo za Turky", ("russia", "ottoman")),
        ("jako Osmanská říše, nebo Francie", ("ottoman", "france")),
        ("radši za Francii než za Dvojspolek", ("france", "dual")),
        ("za Nemecko alebo za ruskú ríšu", ("dual", "russia")),
        ("за Россию или за Турцию", ("russia", "ottoman")),
        ("хочу за французов; письмо от Ивана", ("france",)),
        ("in Russian please", ()),
        ("píšte mi po rusky", ()),
        ("за Британию", ()),
        ("I am from Prague and like card games", ()),
    ],
)
def test_powers_are_wished_for_by_any_of_their_names(words: str, seats: tuple[str, ...]) -> None:
    """A code counts in capitals only, and a wish for letters in Russian is none for Russia."""
    assert read_powers(words).seats == seats


def test_a_power_may_be_refused() -> None:
    assert read_powers("anything but Russia").avoided == ("russia",)
    assert read_powers("only the Ottomans").only
    assert read_powers("in Russian, as France").language == "ru"


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("as red", ("red",)),
        ("red or blue", ("red", "blue")),
        ("Blue, then red; green would do too", ("blue", "red", "green")),
        ("the Reds please", ("red",)),
        ("за красных", ("red",)),
        ("хочу за синих или за зелёных", ("blue", "green")),
        ("Красный, если можно. Потом жёлтый", ("red", "yellow")),
        ("синим", ("blue",)),
        ("только не белые, лучше чёрные", ("black",)),
        ("za červené", ("red",)),
        ("za cervene nebo modre", ("red", "blue")),
        ("raději Šedé, potom Bílé", ("grey", "white")),
        ("za červených alebo za žltých", ("red", "yellow")),
        ("najradšej sivú, potom ružovú", ("grey", "pink")),
        ("any seat will do", ()),
        ("hned, prosím", ()),
        ("I am bored and redo nothing", ()),
    ],
)
def test_the_order_of_seats_is_the_preference(words: str, seats: tuple[str, ...]) -> None:
    assert read(words).seats == seats


@pytest.mark.parametrize(
    ("words", "avoided"),
    [
        ("anything but red", ("red",)),
        ("not red or blue, please", ("red", "blue")),
        ("кроме красных", ("red",)),
        ("všechno kromě zelených", ("green",)),
        ("okrem čiernych", ("black",)),
        ("blue, not green", ("green",)),
    ],
)
def test_a_seat_may_be_refused(words: str, avoided: tuple[str, ...]) -> None:
    found = read(words)
    assert found.avoided == avoided
    assert not any(found.fits(seat) for seat in avoided)


@pytest.mark.parametrize("words", ["only red", "только за красных", "jen za červené", "iba červených"])
def test_only_takes_no_other(words: str) -> None:
    found = read(words)
    assert found.fits("red")
    assert not found.fits("blue")
    assert found.choose(("blue", "green")) is None


def test_a_preference_is_no_condition() -> None:
    assert read("as red").choose(("blue", "red")) == "red"
    assert read("as red").choose(("blue", "green")) == "blue"


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("in English please", "en"),
        ("language: ru", "ru"),
        ("отчёты на русском", "ru"),
        ("язык чешский", "cs"),
        ("zprávy česky", "cs"),
        ("po slovensky", "sk"),
        ("in Slovak", "sk"),
        ("the english coast is nice to play at", ""),
        ("as red", ""),
    ],
)
def test_a_language_may_be_asked_for(words: str, language: str) -> None:
    assert read(words).language == language


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("zone Europe/Prague", "Europe/Prague"),
        ("časové pásmo europe/bratislava", "Europe/Bratislava"),
        ("пояс Asia/Novosibirsk, за красных", "Asia/Novosibirsk"),
        ("zone UTC", "UTC"),
        ("red/blue", ""),
        ("zone Mars/North", ""),
    ],
)
def test_a_zone_may_be_named(words: str, zone: str) -> None:
    assert read(words).zone == zone


def test_a_zone_that_is_none_is_noticed() -> None:
    assert wishes.unknown_zone("zone Mars/North") == "Mars/North"
    assert wishes.unknown_zone("zone Europe/Prague") == ""


def test_later_words_replace_what_they_speak_of() -> None:
    first, second = read("as red, zone Europe/Prague"), read("blue rather")
    both = wishes.merged(first, second)
    assert (both.seats, both.zone) == (("blue",), "Europe/Prague")


def test_wishes_are_kept_and_read_again() -> None:
    found = read("only red, zone Europe/Prague, in English please")
    assert wishes.kept(wishes.written(found)) == found


def test_a_hostile_letter_takes_no_time() -> None:
    assert read("not " * 100_000).seats == ()
