"""The forms of all words of a game's lexicons: made once, in a process of its own, and kept in a file.

The lists of `simplemma` are large (some 150 MB while they are turned round), what is kept of them is small; so a child
process makes it, at installation (`pbem words`) or when a game is first loaded. A file is named after a hash of what it
was made of. Nothing of it is shipped: the lists have licences of their own.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, replace
from importlib import metadata
from pathlib import Path

from pbem.language.forms.book import Lexicon
from pbem.language.words.frames import wanted
from pbem.language.words.inflect import Table, Wanted, inflected
from pbem.language.words.memory import one_of

VERSION = "11"
"""Of the way forms are made: a new one makes them anew."""


def folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Give the folder of the files: what the service manager or the user has for such, else the user's cache."""
    for name in ("PBEM_CACHE", "CACHE_DIRECTORY"):
        if environment.get(name):
            return Path(environment[name].split(":")[0])
    home = environment.get("HOME") or tempfile.gettempdir()
    return Path(environment.get("XDG_CACHE_HOME") or Path(home, ".cache"), "pbem")


def with_forms(lexicons: Mapping[str, Lexicon], place: Path | None = None) -> dict[str, Lexicon]:
    """Give lexicons all forms of their words; what is not kept in the folder is made and kept there."""
    place = place or folder()
    asked = {
        language: wanted(lexicon.frames, lexicon.listed, lexicon.grammar.atoms)
        for language, lexicon in lexicons.items()
        if lexicon.listed
    }
    tables = {language: _kept(_file(place, language, one)) for language, one in asked.items()}
    missing = {language: one for language, one in asked.items() if tables[language] is None}
    if missing:
        made = _made(missing)
        tables |= made
        for language, table in made.items():
            _keep(_file(place, language, missing[language]), table)
    found = {language: table for language, table in tables.items() if table is not None}
    return {
        language: replace(lexicon, inflected=found[language], known={}) if language in found else lexicon
        for language, lexicon in lexicons.items()
    }


def _file(place: Path, language: str, one: Wanted) -> Path:
    """Name the file after what it is made of."""
    plain = {name: sorted(value) for name, value in asdict(one).items()}
    said = json.dumps([VERSION, metadata.version("simplemma"), language, plain], sort_keys=True)
    return place / f"words-{language}-{hashlib.sha256(said.encode()).hexdigest()[:20]}.json"


def _kept(file: Path) -> Table | None:
    """Read a table that is kept; words that several forms or games have are one in memory."""
    try:
        table: Table = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return {one_of(form): one_of(lemmas) for form, lemmas in table.items()}


def _keep(file: Path, table: Table) -> None:
    """Keep a table, whole or not at all; a folder that cannot be written costs time only."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=file.parent, delete=False, encoding="utf-8") as draft:
            json.dump(table, draft, ensure_ascii=False)
        os.replace(draft.name, file)
    except OSError:
        return


def _made(missing: Mapping[str, Wanted]) -> dict[str, Table]:
    """Let a child process make tables."""
    plain = {
        language: {name: sorted(value) for name, value in asdict(one).items()} for language, one in missing.items()
    }
    child = [sys.executable, "-m", "pbem.wordlists"]
    done = subprocess.run(child, input=json.dumps(plain), capture_output=True, text=True, encoding="utf-8", check=True)
    made: dict[str, Table] = json.loads(done.stdout)
    return made


def main() -> None:
    """Make the tables asked for on standard input, and write them to standard output."""
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    asked = json.loads(sys.stdin.buffer.read())
    made = {}
    for language, plain in asked.items():
        one = Wanted(**{name: _typed(name, value) for name, value in plain.items()})  # type: ignore[arg-type]  # by name
        listed = DefaultDictionaryFactory(cache_max_size=1).get_dictionary(language).items()
        made[language] = inflected(listed, one)
    sys.stdout.buffer.write(json.dumps(made, ensure_ascii=False).encode())


def _typed(name: str, value: list[str]) -> frozenset[str] | tuple[str, ...]:
    in_order = {"endings", "infinitives", "prefixes", "regular", "participles"}
    return tuple(value) if name in in_order else frozenset(value)


if __name__ == "__main__":
    main()
