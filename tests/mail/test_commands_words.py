"""The words of the commands are files; what is wrong in one is told with file and line, before anybody writes."""

from __future__ import annotations

import pytest

from pbem.mail.commands.lexicon import load

EN = """
[player]
map = ["map", "show map"]
report = { words = ["report"], alone = true, argument = '\\d+|{all}' }

[referee]
help = ["help"]
report = { words = ["report"], argument = '\\d+' }
preview = { words = ["preview", "report"], argument = '.+' }

[said]
all = ["all", "everything"]
"""
RU = """
[player]
map = ["карта"]
report = ["отчёт"]
[referee]
help = ["помощь"]
report = ["отчёт"]
preview = ["отчёт", "предпросмотр"]
[said]
all = ["всё"]
"""


def fault(en: str = EN, ru: str = RU) -> str:
    """Say what is wrong with two languages."""
    with pytest.raises(ValueError, match="toml") as caught:
        load({"en": en, "ru": ru})
    return str(caught.value)


def test_a_line_a_language_and_what_may_follow_is_said_once() -> None:
    lexicon = load({"en": EN, "ru": RU})
    maps, report = lexicon.words["player"]
    assert (maps.key, maps.words) == ("map", {"en": ("map", "show map"), "ru": ("карта",)})
    assert (report.alone, report.argument) == (True, r"\d+|(all|everything|все)")
    assert lexicon.said == {"all": {"all", "everything", "все"}}


def test_another_language_may_allow_more() -> None:
    more = RU.replace(
        'report = ["отчёт"]\n[referee]', "report = { words = [\"отчёт\"], argument = 'ход.*' }\n[referee]"
    )
    assert load({"en": EN, "ru": more}).words["player"][1].argument.endswith("|ход.*")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('map = ["карта"]\n', "", "en.toml, line 3: player.map: is missing in ru.toml"),
        ('map = ["карта"]', 'map = ["карта"]\nfly = ["лететь"]', "ru.toml, line 4: player.fly: is not in English"),
        ('map = ["карта"]', "map = []", "ru.toml, line 3: player.map: wants a list of words"),
        ('map = ["карта"]', 'map = "карта"', "ru.toml, line 3: player.map: wants a list of words"),
        ('map = ["карта"]', 'map = ["*"]', "ru.toml, line 3: player.map: '*' cannot be written"),
        ('map = ["карта"]', 'map = ["карта", ""]', "ru.toml, line 3: player.map: '' cannot be written"),
        ('map = ["карта"]', 'map = ["карта", "Карта"]', "ru.toml, line 3: player.map: says a word twice"),
        ('map = ["карта"]', 'map = ["отчет"]', "ru.toml, line 4: player.report: 'отчёт' is 'map' already"),
        ('map = ["карта"]', 'map = ["map"', "ru.toml: not TOML: "),
        ("\n[player]", "fly = 3\n[player]", "ru.toml: sections are [player], [referee] and [said]: fly"),
        ('[said]\nall = ["всё"]', "", "ru.toml: sections are [player], [referee] and [said]: said"),
    ],
)
def test_a_fault_is_told_with_its_place(right: str, wrong: str, told: str) -> None:
    assert told in fault(ru=RU.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("argument = '('", "en.toml, line 4: player.report: argument: "),
        ("argument = '{most}'", "en.toml, line 4: player.report: argument: 'most'"),
        ("argument = 3", "en.toml, line 4: player.report: argument = 3 is no setting of a command"),
        ("aloud = true", "en.toml, line 4: player.report: aloud = True is no setting of a command"),
    ],
)
def test_what_may_follow_is_checked(wrong: str, told: str) -> None:
    assert told in fault(en=EN.replace(r"argument = '\d+|{all}'", wrong))
