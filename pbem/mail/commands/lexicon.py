"""The words of `words/*.toml`, a file a language, read and checked: a fault is told with its file and its line.

`[player]` and `[referee]` hold a line for each command, `[said]` words that may follow one, such as `on` and `off`.
The order of the English file is that in which commands are listed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files

from pbem.core.languages import LANGUAGES
from pbem.mail.commands.fold import fold
from pbem.mail.commands.word import Word

DESKS = ("player", "referee")
_SETTINGS = {field.name: str if field.name == "argument" else bool for field in fields(Word)[2:]}
_NAMED = re.compile(r"\{([a-z]+)\}")


@dataclass(frozen=True)
class Lexicon:
    """The commands of each desk, and the words that may follow them, by their key, without accents."""

    words: Mapping[str, tuple[Word, ...]]
    said: Mapping[str, frozenset[str]]


@dataclass(frozen=True)
class _Row:
    """A line: its words (none: it has no list of them), and settings that say what may follow."""

    words: tuple[str, ...]
    settings: Mapping[str, object]

    @property
    def argument(self) -> str:
        """Give what may follow, as it is written."""
        return str(self.settings.get("argument", ""))


@dataclass(frozen=True)
class _Page:
    """The file of one language, and its rows by section and key."""

    name: str
    text: str
    rows: Mapping[str, Mapping[str, _Row]]

    def fault(self, section: str, key: str, what: str) -> str:
        """Say what is wrong, and on which line."""
        at, here = 0, ""
        for number, line in enumerate(self.text.splitlines(), start=1):
            head = re.match(r"\[(\w+)\]", line)
            here = head[1] if head else here
            if here == section and re.match(rf'"?{re.escape(key)}"?\s*[.=]', line):
                at = number
        return f"{self.name}, line {at}: {section}.{key}: {what}" if at else f"{self.name}: {section}.{key}: {what}"


@cache
def installed() -> Lexicon:
    """Give the words that come with the program."""
    folder = files(__package__).joinpath("words")
    return load({language: folder.joinpath(f"{language}.toml").read_text("utf-8") for language in LANGUAGES})


def load(texts: Mapping[str, str]) -> Lexicon:
    """Read the texts of all languages, English first; a ValueError names file and line of every fault."""
    pages = {language: _page(f"{language}.toml", text) for language, text in texts.items()}
    _refuse(fault for page in pages.values() for fault in _faults(page, pages["en"]))
    said = {key: frozenset(_every(pages, "said", key)) for key in pages["en"].rows["said"]}
    _refuse(fault for page in pages.values() for fault in _unreadable(page, said))
    words = {desk: tuple(_word(pages, desk, key, said) for key in pages["en"].rows[desk]) for desk in DESKS}
    _refuse(fault for desk in DESKS for fault in _twice(pages, desk, words[desk]))
    return Lexicon(words, said)


def _refuse(faults: Iterator[str]) -> None:
    if found := tuple(faults):
        raise ValueError("; ".join(found))


def _page(name: str, text: str) -> _Page:
    try:
        read = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{name}: not TOML: {error}") from None
    flat = {key for key, table in read.items() if not isinstance(table, dict)}
    if wrong := flat | ({*read} ^ {*DESKS, "said"}):
        raise ValueError(f"{name}: sections are [player], [referee] and [said]: {', '.join(sorted(wrong))}")
    return _Page(name, text, {key: {word: _row(row) for word, row in table.items()} for key, table in read.items()})


def _row(written: object) -> _Row:
    """Read a line; a list of words alone is a row after which nothing may follow."""
    settings = dict(written) if isinstance(written, dict) else {"words": written}
    words = settings.pop("words", None)
    listed = tuple(words) if isinstance(words, list) and all(isinstance(word, str) for word in words) else ()
    return _Row(listed, settings)


def _faults(page: _Page, first: _Page) -> Iterator[str]:
    """Find rows that another language has not, and rows that are none."""
    for section, rows in page.rows.items():
        missing = first.rows[section].keys() - rows
        yield from (first.fault(section, key, f"is missing in {page.name}") for key in missing)
        yield from (page.fault(section, key, "is not in English") for key in rows.keys() - first.rows[section])
        yield from (page.fault(section, key, what) for key, row in rows.items() for what in _wrong(row))


def _wrong(row: _Row) -> Iterator[str]:
    if not row.words:
        yield "wants a list of words"
    elif bad := [word for word in row.words if not re.search(r"\w", word) or re.search(r"[*{}|]", word)]:
        yield f"{', '.join(map(repr, bad))} cannot be written"
    elif len({" ".join(map(fold, word.split())) for word in row.words}) < len(row.words):
        yield "says a word twice"
    for name, value in row.settings.items():
        if not isinstance(value, _SETTINGS.get(name, ())):
            yield f"{name} = {value!r} is no setting of a command"


def _unreadable(page: _Page, said: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """Find what may follow a word and is no regular expression, or speaks of words that are nowhere listed."""
    for desk in DESKS:
        for key, row in page.rows[desk].items():
            try:
                re.compile(_argument(row.argument, said))
            except (re.error, KeyError) as error:
                yield page.fault(desk, key, f"argument: {error}")


def _argument(written: str, said: Mapping[str, frozenset[str]]) -> str:
    """Put the listed words in place of their name."""
    return _NAMED.sub(lambda name: f"({'|'.join(map(re.escape, sorted(said[name[1]])))})", written)


def _word(pages: Mapping[str, _Page], desk: str, key: str, said: Mapping[str, frozenset[str]]) -> Word:
    """Put the rows of all languages together: what one of them allows is allowed after every word."""
    rows = {language: page.rows[desk][key] for language, page in pages.items()}
    arguments = [_argument(row.argument, said) for row in rows.values() if row.argument]
    marked = {name: True for row in rows.values() for name, value in row.settings.items() if value is True}
    return Word(key, {language: row.words for language, row in rows.items()}, "|".join(arguments), **marked)


def _every(pages: Mapping[str, _Page], section: str, key: str) -> Iterator[str]:
    return (fold(word) for page in pages.values() for word in page.rows[section][key].words)


def _twice(pages: Mapping[str, _Page], desk: str, words: Sequence[Word]) -> Iterator[str]:
    """Find words that mean two commands, unless what follows tells them apart."""
    seen: dict[str, Word] = {}
    for one in words:
        for language, spoken in one.words.items():
            for word in spoken:
                other = seen.setdefault(fold(word), one)
                if other is not one and not (other.argument and one.argument):
                    yield pages[language].fault(desk, one.key, f"{word!r} is {other.key!r} already")
