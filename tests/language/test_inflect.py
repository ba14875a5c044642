"""All forms of a word, made beforehand of a list of forms and their dictionary forms."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from pbem.language.words.inflect import Wanted, inflected
from pbem.wordlists import folder, with_forms
from tests.language.campaign import LEXICONS

CZECH = [
    ("půjde", "jít"),
    ("jdi", "jít"),
    ("nejdi", "jít"),
    ("zaútočil", "zaútočit"),
    ("zaútočila", "zaútočit"),
    ("pošli", "poslat"),
    ("zvol", "zvolit"),
    ("zvolil", "zvolit"),
    ("bílí", "bílý"),
    ("bil", "bít"),
    ("bili", "bít"),
]
WANTED = Wanted(
    frozenset({"jit", "zautocit", "poslat"}),
    stems=frozenset({"bi", "zvol"}),
    endings=("l", "la", "li"),
    infinitives=("t",),
    prefixes=("ne",),
)


def test_forms_are_known_without_diacritics() -> None:
    """`pujde` is read as `půjde` is."""
    table = inflected(CZECH, WANTED)
    assert (table["pujde"], table["jit"], table["jdi"]) == ("jit", "jit", "jit")


def test_forms_of_the_past_are_marked_as_such() -> None:
    table = inflected(CZECH, WANTED)
    assert table["zautocila"] == "zautocit<"
    assert table["posli"] == "poslat"


def test_of_words_known_by_their_first_letters_only_the_past_is_told() -> None:
    """`bili` is left out, since `bílí` is written so without diacritics."""
    table = inflected(CZECH, WANTED)
    assert (table["bil"], table["zvolil"]) == ("<", "<")
    assert "zvol" not in table, "an order, with which its dictionary form begins"
    assert "bili" not in table


def test_what_is_said_and_stands_in_no_book_is_a_form_too() -> None:
    """„pátého“ is said „pátýho“; a form that is another word stays that word."""
    listed = [("pátého", "pátý"), ("tanky", "tank"), ("pošleme", "poslat")]
    spoken = ("ý ého>ýho", "ý ý>ej", "k y>ama", "t eme>em")
    table = inflected(listed, Wanted(frozenset({"paty", "tank", "poslat"}), regular=spoken))
    assert {table[form] for form in ("patyho", "patej", "tankama", "poslem")} == {"paty", "tank", "poslat"}
    assert "tankama" not in inflected([*listed, ("tankama", "tankam")], Wanted(frozenset({"tank"}), regular=spoken))


def test_a_form_that_is_negated_is_none() -> None:
    assert "nejdi" not in inflected(CZECH, WANTED)


def test_forms_the_list_lacks_are_made_by_rule_unless_they_are_another_word() -> None:
    """The list knows half of „pochodovat“ only; what it knows as another word stays that word."""
    known = ("pochodovat", "pochodoval", "pochodovala", "pochodovali", "pochodován")
    listed = (*((form, "pochodovat") for form in known), ("pochodují", "pochodeň"))
    regular = ("ovat uje ují < oval ovala ovali",)
    table = inflected(listed, replace(WANTED, lemmas=frozenset({"pochodovat"}), regular=regular))
    assert (table["pochoduje"], table["pochodovala"]) == ("pochodovat", "pochodovat<")
    assert "pochoduji" not in table


def test_forms_are_made_once_and_kept(tmp_path: Path) -> None:
    """The second time they are read from the file, which is named after what it was made of."""
    english = {"en": LEXICONS["en"]}
    made = with_forms(english, tmp_path)["en"].inflected
    (file,) = tmp_path.iterdir()
    assert made["marching"] == "march"
    file.write_text(json.dumps({"marching": "walk"}), "utf-8")
    assert with_forms(english, tmp_path)["en"].inflected == {"marching": "walk"}


def test_the_folder_is_the_service_managers_or_the_users_cache() -> None:
    assert folder({"CACHE_DIRECTORY": "/var/cache/pbem"}) == Path("/var/cache/pbem")
    assert folder({"HOME": "/home/anna"}) == Path("/home/anna/.cache/pbem")
    assert folder({"HOME": "/home/anna", "XDG_CACHE_HOME": "/home/anna/c"}) == Path("/home/anna/c/pbem")
