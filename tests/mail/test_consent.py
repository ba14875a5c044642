"""What counts as yes and as no."""

from __future__ import annotations

import pytest

from pbem.mail.consent import always, consent


@pytest.mark.parametrize(
    "line",
    ["yes", "Yes.", "YES!", "yes, it was me", "ok", "Да", "да, это я", "Ano", "ano, to jsem byl já", "Áno.", "jasně"]
    + ["Sure", "Agreed.", "Confirmed", "согласна", "принимаю", "Souhlasím.", "určitě", "súhlasím", "iste"],
)
def test_yes(line: str) -> None:
    assert consent([(1, ""), (2, line)]) is True


@pytest.mark.parametrize(
    "line", ["no", "No!", "нет", "Нет, не я", "ne", "Nie", "nie, ďakujem", "nechci", "nesúhlasím", "отказ", "не я"]
)
def test_no(line: str) -> None:
    assert consent([(3, line)]) is False


@pytest.mark.parametrize(
    "line",
    [
        "",
        "what is this?",
        "yes but from Monday on",
        "yesterday",
        "army 1: up 2",
        "y e s t e r d a y",
        "not me",
        "yes/no",
        "yes? what is this?",
        "no problem",
        "No idea.",
        "не знаю",
        "Не понял",
        "не уверена",
        "не против",
        "nie, neviem?",
        "Hej, co to je?",
        "Yes or no",
    ],
)
def test_anything_else_is_neither(line: str) -> None:
    assert consent([(1, line), (2, "yes")] if line else []) is None


@pytest.mark.parametrize("line", ["yes, always", "да, всегда", "ano, vždy", "áno, vždy"])
def test_always(line: str) -> None:
    assert consent([(1, line)])
    assert always([(1, line)])
    assert not always([(1, line.split(",")[0])])
