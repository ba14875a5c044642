"""What cannot be read is left out as small talk, or asked about, by what it is made of (docs/letters.md, Talk)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pbem.core.problems import Severity
from pbem.language.letter import sheet
from pbem.language.talk.learned import WEIGHTS
from pbem.language.talk.sensed import Sensed
from pbem.language.talk.traits import MEASURED, traits
from tests.language.everyday.boards import board
from tests.language.kit import draft

SENTENCES = Path(__file__).parent / "talk"
LANGUAGES = ("en", "ru", "cs", "sk")


def what_becomes(game: str, language: str, text: str) -> str:
    """Say whether a letter of one sentence orders, is asked about, or is left out."""
    found = draft(language, text, game=game)
    asked = any(problem.severity is Severity.ERROR for problem in found.problems)
    return "ordered" if found.sheet.lines else "asked" if asked else "left out"


def written(kind: str, pages: str, each: int) -> list[str]:
    """Say what becomes of one in so many of the sentences of a kind on some pages, in all four languages."""
    every = [page for language in LANGUAGES for page in sorted(SENTENCES.glob(f"{language}{pages}.toml"))]
    return [
        what_becomes(one["game"], page.name.partition(".")[0], one["text"])
        for page in every
        for one in tomllib.loads(page.read_text("utf-8")).get(kind, ())[::each]
    ]


def test_what_is_weighed_is_a_trait_of_some_sentence() -> None:
    game, language = "campaign", "en"
    installed, view = board(game, language)
    reader = sheet.readers(installed.ruleset, view, installed.lexicons, language).every()[0]
    names = {name for name, _ in traits(Sensed("Sorry, no idea whether my second army may go to Orel!", reader))}
    assert names & WEIGHTS.keys()
    assert {name for name in WEIGHTS if name.partition(" ")[0] not in ("kind", "head", "said")} <= MEASURED.keys()


def test_of_small_talk_one_sentence_in_five_is_asked_about_at_the_most() -> None:
    found = written("talk", "*", 24)
    assert found.count("ordered") <= 1
    assert found.count("asked") <= len(found) // 5


def test_of_orders_in_the_oddest_words_one_in_eight_is_left_out_at_the_most() -> None:
    found = written("order", "*", 10)
    assert found.count("left out") <= len(found) // 8


def test_of_what_turns_an_order_most_is_asked_about() -> None:
    found = written("turn", "*", 12)
    assert found.count("left out") <= len(found) // 2


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "But only if the snow melts on our street."),
        ("en", "Forget all that, the dog ate my notes."),
        ("ru", "Но только если дочка поправится после гриппа."),
        ("ru", "Впрочем, забудьте, кот опять гуляет по клавишам."),
        ("cs", "Jen jestli do té doby roztaje sníh na naší ulici."),
        ("cs", "Vlastně to všechno zruš, kočka mi chodí po klávesách."),
        ("sk", "Iba ak dovtedy roztopí slnko sneh na našej ulici."),
        ("sk", "Vlastne to všetko zruš, mačka mi chodí po klávesoch."),
    ],
)
def test_what_binds_an_order_or_takes_it_back_is_never_left_out(language: str, sentence: str) -> None:
    up = {"en": "up", "ru": "вверх", "cs": "nahoru", "sk": "hore"}[language]
    assert what_becomes("campaign", language, f"2 {up} 3. {sentence}") == "asked"


@pytest.mark.parametrize(
    ("game", "language", "line"),
    [
        ("campaign", "en", "army 1: upp 3 yards <b>"),
        ("campaign", "en", "second army: waltz merrily along the coast"),
        ("campaign", "ru", "второй отряд: ковыляй потихоньку вдоль берега"),
        ("campaign", "cs", "1: doťapkej svižně na hřiště"),
        ("campaign", "sk", "1: dotackaj sa svižne na ihrisko"),
        ("duncan", "ru", "u1: порхай весело куда-нибудь боком"),
        ("dice_empires", "cs", "d2: zatřepotej vesele někam bokem"),
        ("europe", "en", "army in Berlin: flap merrily sideways somehow"),
        ("powers", "ru", "дивизия в Вене: порхай весело куда-нибудь боком"),
    ],
)
def test_whoever_is_told_something_before_a_colon_is_never_left_out(game: str, language: str, line: str) -> None:
    """However odd the words are: an order may be in them."""
    assert what_becomes(game, language, line) == "asked"
