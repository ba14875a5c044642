"""A new command is one file, a line a language and its texts: one is made up and tried in a copy of the program."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pbem.mail.commands import COMMANDS
from pbem.mail.commands.referee import WORDS
from pbem.reports.texts import catalogue, common
from pbem.service.commands import PLAYER

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = {"en": "moon", "ru": "луна", "cs": "měsíc", "sk": "mesiac"}

DEED = '''
"""`moon`: what the moon looks like."""

from pbem.core.texts import text
from pbem.service.desk.act import Act
from pbem.service.desk.referee_desk import told


def _to_player(desk):
    """Answer the player."""
    desk.tell("moon", text("moon"), text("moon-body"))


FOR_PLAYER = {"moon": Act(_to_player, asks=True)}
FOR_REFEREE = {"moon": Act(lambda desk: told("moon-body"))}
'''

STORY = '''
"""Anna asks in four languages, among orders and in a trial, and looks for the word in the help; so does the referee."""

from pathlib import Path

import pbem
from pbem.store.engine import open_engine
from tests.service.kit import open_office
from tests.service.referee_mail_kit import writes

office = open_office(open_engine(f"sqlite:///{Path('pbem.db').resolve()}"), Path.cwd())
LETTERS = "moon", "луна", "MESIC", "mesiac", "moon\\n1: up 2", "test\\nmoon", "help", "help moon", "moon light", "moonn"
for letter in LETTERS:
    office.letter("blue", letter)
print(Path(pbem.__file__).parent)
print([mail.kind for mail in office.mails("blue")][1:])
print("It is round." in office.content(office.mails("blue", "moon")[0]).text)
print([" moon " in office.content(mail).text for mail in office.mails("blue", "help")])
print(office.answer("blue").lines[0].problems[0].code)
print("It is round." in writes(office, "moon"), "moon" in writes(office, "help"))
'''


OF_THE_LETTER = {"join", "cancel", "replace", "test"}
"""Words of players that are about the letter they stand in; whatever reads the letter serves them."""


def test_every_word_of_players_has_a_deed() -> None:
    assert {word.key for word in COMMANDS} - OF_THE_LETTER == set(PLAYER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_explained_in_every_language(language: str) -> None:
    texts = catalogue(language, *common(language))
    explained = {f"help-{word.key}" for word in COMMANDS} | {f"referee-help-{word.key}" for word in WORDS}
    assert {id for id in explained if not texts.has(id)} == set()


def test_a_new_command_is_one_file_a_line_a_language_and_its_texts(started_file: Path, tmp_path: Path) -> None:
    shutil.copy(started_file, tmp_path / "pbem.db")
    for folder in ("pbem", "templates", "config"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "pbem/service/commands/moon.py").write_text(DEED, "utf-8")
    for language, word in LANGUAGES.items():
        words = tmp_path / f"pbem/mail/commands/words/{language}.toml"
        line = f'moon = ["{word}"]'
        with_line = words.read_text("utf-8").replace("[referee]", f"{line}\n\n[referee]\n{line}")
        words.write_text(with_line, "utf-8")
        texts = "moon = The moon\nmoon-body = It is round.\nhelp-moon = the moon\nreferee-help-moon = the moon\n"
        (tmp_path / f"templates/locale/{language}/moon.ftl").write_text(texts, "utf-8")
    assert play(tmp_path) == [
        str(tmp_path / "pbem"),
        "['moon', 'moon', 'moon', 'moon', 'answer', 'moon', 'moon', 'help', 'help', 'answer', 'answer']",
        "True",
        "[True, True]",
        "command",
        "True True",
    ]


def play(folder: Path) -> list[str]:
    """Tell the story with the program of a folder."""
    (folder / "story.py").write_text(STORY, "utf-8")
    path = os.pathsep.join((str(folder), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "story.py"], cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
