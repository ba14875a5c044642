"""How many attack, and what is but said of that: "only two" is no attack or nothing, "two will do" tells no cards."""

from __future__ import annotations

import pytest

from tests.language.europe import orders

LINES = (
    ("en", "Attack Germany from France, only with one figure.", "attack FRA -> GER with 1"),
    ("en", "Attack Africa from Spain with just two.", "attack SPA -> AFR with 2"),
    ("en", "Let my men in Italy attack Austria, two are enough.", "attack ITA -> AUS with 2"),
    ("en", "Attack Benelux from France, two of them will do.", "attack FRA -> BEN with 2"),
    ("en", "attack FRA -> GER with 2 only", "attack FRA -> GER with 2, only"),
    ("en", "attack FRA -> GER with 2 just enough", "attack FRA -> GER with 2 play enough"),
    ("ru", "Атакую Германию из Франции, лишь одной фигурой.", "attack FRA -> GER with 1"),
    ("ru", "Пусть мои в Италии нападут на Австрию, двоих хватит.", "attack ITA -> AUS with 2"),
    ("cs", "Útočím z Francie na Německo, jen jedním.", "attack FRA -> GER with 1"),
    ("cs", "Moji v Itálii ať napadnou Rakousko, dva stačí.", "attack ITA -> AUS with 2"),
    ("sk", "Útok z Francúzska na Nemecko, iba jednou figúrkou.", "attack FRA -> GER with 1"),
    ("sk", "Útok z Talianska na Rakúsko, dvaja stačia.", "attack ITA -> AUS with 2"),
)
OTHERS_FIGHT = (
    ("en", "Pass, let them fight it out among themselves.", "hold"),
    ("en", "Fate, let the others brawl.", "fate"),
    ("ru", "Призыв в Италии, пусть дерутся друг с другом.", "draft ITA"),
    ("cs", "Beru osud, ať se perou mezi sebou.", "fate"),
    ("sk", "Odvod v Taliansku, nech sa mlátia sami.", "draft ITA"),
)


@pytest.mark.parametrize(("language", "text", "means"), LINES)
def test_a_number_of_figures_with_what_is_said_of_it(language: str, text: str, means: str) -> None:
    assert orders(text, language) == orders(means, "en")


@pytest.mark.parametrize(("language", "text", "means"), OTHERS_FIGHT)
def test_whom_one_lets_fight_beside_an_action_is_no_attack_let_pass(language: str, text: str, means: str) -> None:
    assert orders(text, language) == orders(means, "en")
