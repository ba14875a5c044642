"""The registry: games by entry point, what their packages carry, broken ones listed and never fatal."""

from __future__ import annotations

import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
import tomlkit

from pbem.core.seats import COLOURS
from pbem.language.reading.parse import Reading, parse
from pbem.registry import GROUP, AnyOptions, AnyState, Registry, install, overlay
from tests.toy.options import Options
from tests.toy.ruleset import TOY, changed


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


DUEL = entry("duel", "tests.toy.ruleset:TOY")


def test_a_game_is_found_by_its_key_with_all_its_package_carries() -> None:
    installed = Registry([DUEL])["duel"]
    found: object = installed.ruleset
    assert found is TOY
    assert list(installed.lexicons) == list(installed.catalogues) == ["en", "ru", "cs", "sk"]
    assert "duel-event-yielded" in installed.catalogues["sk"]
    assert list(installed.scenarios) == sorted(installed.scenarios) != []


def test_it_is_loaded_once() -> None:
    registry = Registry([DUEL])
    assert registry["duel"] is registry["duel"]


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("no.such.module:Game", "ModuleNotFoundError"),
        ("tests.toy.ruleset:Missing", "AttributeError"),
        ("tests.toy.ruleset:SEATS", "TypeError"),
        ("tests.toy.ruleset:TOY", "the rule set 'duel'"),
    ],
)
def test_a_broken_game_is_listed_and_breaks_no_other(value: str, reason: str, caplog: pytest.LogCaptureFixture) -> None:
    registry = Registry([entry("broken", value), DUEL])
    assert list(registry) == ["duel"]
    assert len(registry) == 1
    assert reason in registry.broken["broken"]
    assert "the game broken cannot be played" in caplog.text
    with pytest.raises(KeyError, match=reason):
        registry["broken"]


def test_an_unknown_game_is_a_key_error() -> None:
    registry = Registry([DUEL])
    assert "chess" not in registry
    assert registry.get("chess") is None


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    registry = Registry([entry("broken", "no.such.module:Game"), DUEL])
    assert registry["duel"].ruleset.key == "duel"


def test_the_games_of_this_package_are_found_and_none_is_broken() -> None:
    registry = Registry()
    assert registry.broken == {}
    assert set(registry) >= {"campaign"}


def test_material_is_a_text_file_of_the_package() -> None:
    assert install(TOY).material("locale/en.ftl").startswith("duel-")


@pytest.mark.parametrize("path", ["maps/none.txt", "../test_registry.py", "/etc/hostname", "", "locale"])
def test_material_is_nothing_else(path: str) -> None:
    with pytest.raises(ValueError, match="has no file"):
        install(TOY).material(path)


def test_a_campaign_may_add_words_of_its_own() -> None:
    """Design, section 5: a referee can extend a lexicon without code."""
    installed = install(TOY)
    extended = overlay(installed, {"en": '[words]\nyield = ["chicken out"]'})
    vocabulary = installed.ruleset.words.vocabulary(installed.ruleset.rules.view(state(), None))
    assert isinstance(parse("chicken out", extended.lexicons["en"], vocabulary), Reading)
    assert not isinstance(parse("chicken out", installed.lexicons["en"], vocabulary), Reading)
    assert extended.lexicons["ru"] is installed.lexicons["ru"]


def test_an_overlay_for_no_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no lexicon for: de"):
        overlay(install(TOY), {"de": ""})


def state() -> AnyState:
    toy = TOY
    options = toy.options_type()
    return install(toy).from_position(
        AnyOptions(options), toy.rules.seats(options), {"cards": {"blue": [1, 2], "red": [3]}}
    )


def test_a_state_is_written_by_hand_as_plain_values_unless_a_game_has_its_own_way() -> None:
    plain = install(changed(keeping={"position": None}))
    position = plain.position(state())
    assert position["players"] == [
        {"seat": "blue", "cards": [1, 2], "points": 0},
        {"seat": "red", "cards": [3], "points": 0},
        {"seat": "green", "cards": [], "points": 0},
    ]
    assert "challenge" not in position
    assert plain.from_position(AnyOptions(Options()), COLOURS[:3], tomllib.loads(tomlkit.dumps(position))) == state()
    with pytest.raises(ValueError, match="mover"):
        plain.from_position(AnyOptions(Options()), COLOURS[:3], {"turn": 1})


def test_names_of_seats_are_read_without_loading_a_game_and_a_broken_package_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    package = tmp_path / "shattered"
    package.mkdir()
    (package / "__init__.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    europe = entry("europe", "pbem.rulesets.europe.ruleset:NoSuchClass")
    registry = Registry([entry("shattered", "shattered.rules:Game"), entry("broken", "no.such.module:Game"), europe])
    assert "seat-britain" in registry.seat_names["cs"]
    assert "the texts of the game shattered cannot be read" in caplog.text
    assert set(registry.broken) == {"shattered", "broken", "europe"}
    assert "ZeroDivisionError" in registry.broken["shattered"]


def test_rule_books_are_read_without_their_games() -> None:
    """A house shows the rule books of all games, and few houses play all: a game takes tens of megabytes."""
    registry = Registry()
    books = registry.rulebooks
    assert not registry._loaded
    assert books == {key: registry[key].rulebooks for key in registry}
    assert Registry([entry("broken", "no.such.module:Game"), DUEL]).rulebooks == {}
