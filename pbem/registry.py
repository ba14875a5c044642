"""The games that are installed, found by their entry points, with all they carry.

A rule set names its package. Beside the code it carries
`lexicon/<language>.toml`, `locale/<language>.ftl`, `rulebook/<language>.md`, `maps/*.txt` and `scenarios/*.toml`.
Lexicon and catalogue may be parted by matters: `lexicon/<matter>/<language>.toml` lengthens the other.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib import metadata, resources
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, NewType

from pbem import codec
from pbem.core.languages import LANGUAGES
from pbem.core.ruleset import Ruleset
from pbem.core.seats import Seat
from pbem.language.reading.lexicon import Lexicon, load
from pbem.wordlists import with_forms

log = logging.getLogger("pbem.registry")

GROUP = "pbem.rulesets"
"""The entry-point group third parties use too."""

AnyOptions = NewType("AnyOptions", object)
AnyState = NewType("AnyState", object)
AnyView = NewType("AnyView", object)
AnyOrder = NewType("AnyOrder", object)
AnyRuleset = Ruleset[AnyOptions, AnyState, AnyView, AnyOrder]
"""A game of which nothing is known here: what it gives is only handed back to it, and a state is never a view."""
SomeRuleset = Ruleset[Any, Any, Any, Any]
"""A game whoever hands it over may know."""
_SEAT = re.compile(r"^seat-.*(?:\n[ \t]+.*)*", re.M)


@dataclass(frozen=True)
class Installed:
    """A rule set and what its package carries, by language or by file name; `root` is the package's folder."""

    ruleset: AnyRuleset
    lexicons: Mapping[str, Lexicon]
    catalogues: Mapping[str, str]
    rulebooks: Mapping[str, str]
    scenarios: Mapping[str, str]
    root: Traversable

    def material(self, path: str) -> str:
        """Read a text file of the package, such as `maps/islands.txt`; a ValueError says that there is none."""
        parts = PurePosixPath(path).parts
        found = self.root.joinpath(*parts)
        if ".." in parts or PurePosixPath(path).is_absolute() or not found.is_file():
            raise ValueError(f"the rule set {self.ruleset.key!r} has no file {path!r}")
        return found.read_text(encoding="utf-8")

    def position(self, state: AnyState) -> Mapping[str, object]:
        """Write a state as TOML values: as the rule set has it, or else what the codec writes, without what is None."""
        by_hand = self.ruleset.keeping.position
        if by_hand is not None:
            return by_hand.write(state)
        plain: dict[str, object] = json.loads(codec.dumps(state, self.ruleset.state_type), object_pairs_hook=_said)
        return plain

    def from_position(self, options: AnyOptions, seats: tuple[Seat, ...], position: Mapping[str, object]) -> AnyState:
        """Read what `position` writes; a ValueError says what is wrong where."""
        by_hand = self.ruleset.keeping.position
        if by_hand is not None:
            return by_hand.read(options, seats, position)
        return codec.loads(codec.canonical(position), self.ruleset.state_type)


class Registry(Mapping[str, Installed]):
    """The installed rule sets by key, each loaded on first use; what cannot be loaded is listed in `broken`."""

    def __init__(self, entry_points: Iterable[metadata.EntryPoint] | None = None) -> None:
        found = metadata.entry_points(group=GROUP) if entry_points is None else entry_points
        self._entry_points = {entry_point.name: entry_point for entry_point in found}
        self._loaded: dict[str, Installed] = {}
        self._broken: dict[str, str] = {}

    def __getitem__(self, key: str) -> Installed:
        """Give a rule set; a broken one is a KeyError that says why."""
        if key not in self._loaded and key not in self._broken:
            self._load(key)
        if key in self._broken:
            raise KeyError(f"{key}: {self._broken[key]}")
        return self._loaded[key]

    def __iter__(self) -> Iterator[str]:
        """Walk over the keys of those that load."""
        return (key for key in sorted(self._entry_points) if key in self)

    def __len__(self) -> int:
        """Count those that load."""
        return sum(1 for _ in self)

    def load(self, keys: Iterable[str]) -> None:
        """Load games before anybody asks for them."""
        for key in keys:
            self.get(key)

    @property
    def broken(self) -> Mapping[str, str]:
        """Tell, for each rule set that cannot be loaded, why."""
        len(self)
        return dict(self._broken)

    @cached_property
    def seat_names(self) -> Mapping[str, str]:
        """Give, by language, what the games call their own seats: a mail to strangers may name those of any game."""
        every = [_texts_of(entry_point) for entry_point in self._entry_points.values()]
        return {
            language: "\n".join(name for source in every for name in _SEAT.findall(source.get(language, "")))
            for language in LANGUAGES
        }

    @cached_property
    def rulebooks(self) -> Mapping[str, Mapping[str, str]]:
        """Give the rule books of each game that has any, by language, without loading the games."""
        every = {key: _rulebooks_of(entry_point) for key, entry_point in sorted(self._entry_points.items())}
        return {key: books for key, books in every.items() if books}

    def _load(self, key: str) -> None:
        """Load one rule set; whatever a foreign package raises makes that one broken and no other."""
        entry_point = self._entry_points[key]
        try:
            ruleset = entry_point.load()
            if not isinstance(ruleset, Ruleset):
                raise TypeError(f"{ruleset!r} is no rule set")
            installed = install(ruleset)
            if installed.ruleset.key != key:
                raise ValueError(f"the entry point is called {key!r}, the rule set {installed.ruleset.key!r}")
            self._loaded[key] = installed
        except Exception as error:  # noqa: BLE001 - the edge to foreign code: it may raise anything
            log.warning("the game %s cannot be played", key, exc_info=True)
            self._broken[key] = f"{entry_point.value}: {type(error).__name__}: {error}"


def _said(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Leave out what is None: TOML has no word for it."""
    return {key: value for key, value in pairs if value is not None}


def _texts_of(entry_point: metadata.EntryPoint) -> Mapping[str, str]:
    """Read what a package says to players, without loading its game, which takes long."""
    return _read(entry_point, _catalogues)


def _rulebooks_of(entry_point: metadata.EntryPoint) -> Mapping[str, str]:
    """Read the rule books of a package, as above."""
    return _read(entry_point, lambda root: _by_language(root, "rulebook", ".md"))


def _read(entry_point: metadata.EntryPoint, reader: Callable[[Traversable], Mapping[str, str]]) -> Mapping[str, str]:
    """Read files of a package; a broken one says nothing, and the log tells why."""
    try:
        return reader(resources.files(entry_point.module.rpartition(".")[0]))
    except Exception:  # noqa: BLE001 - the edge to foreign code: it may raise anything
        log.warning("the texts of the game %s cannot be read", entry_point.name, exc_info=True)
        return {}


def install(ruleset: SomeRuleset) -> Installed:
    """Gather what the package of a rule set carries."""
    root = resources.files(ruleset.package)
    return Installed(
        ruleset=ruleset,
        lexicons=with_forms({language: load(*texts) for language, texts in _worded(root).items()}),
        catalogues=_catalogues(root),
        rulebooks=_by_language(root, "rulebook", ".md"),
        scenarios=_texts(root, "scenarios", ".toml"),
        root=root,
    )


def overlay(installed: Installed, extra: Mapping[str, str]) -> Installed:
    """Extend the lexicons by a campaign's own words: language -> TOML text. A ValueError says what is wrong there."""
    own = _worded(installed.root)
    if unknown := sorted(set(extra) - set(own)):
        raise ValueError(f"the rule set {installed.ruleset.key!r} has no lexicon for: {', '.join(unknown)}")
    return replace(
        installed,
        lexicons={
            language: replace(load(*own[language], extra[language]), inflected=lexicon.inflected)
            if language in extra
            else lexicon
            for language, lexicon in installed.lexicons.items()
        },
    )


def _worded(root: Traversable) -> dict[str, tuple[str, ...]]:
    """Read the lexicons of a package: how each language is written, the game's words, what its concepts are."""
    items = root.joinpath("lexicon", "items.toml")
    concepts = (items.read_text(encoding="utf-8"),) if items.is_file() else ()
    return {
        language: (_frames(language), *texts, *concepts)
        for language, texts in _parted(root, "lexicon", ".toml").items()
    }


@cache
def _frames(language: str) -> str:
    """Read how a language is written, the same for all games."""
    return resources.files("pbem.language").joinpath("frames", f"{language}.toml").read_text(encoding="utf-8")


def _catalogues(root: Traversable) -> dict[str, str]:
    """Join the texts of a package, by language."""
    return {language: "\n".join(texts) for language, texts in _parted(root, "locale", ".ftl").items()}


def _parted(root: Traversable, folder: str, suffix: str) -> dict[str, tuple[str, ...]]:
    """Read the files of a folder that are named after a language, if there are any, then those of its matters."""
    place = root.joinpath(folder)
    matters = sorted(one.name for one in place.iterdir() if one.is_dir()) if place.is_dir() else []
    parts = [_by_language(root, folder, suffix), *(_by_language(place, matter, suffix) for matter in matters)]
    found = {language: tuple(one[language] for one in parts if language in one) for language in LANGUAGES}
    return {language: texts for language, texts in found.items() if texts}


def _by_language(root: Traversable, folder: str, suffix: str) -> dict[str, str]:
    """Read the files of a folder that are named after a language."""
    found = _texts(root, folder, suffix)
    return {language: found[language + suffix] for language in LANGUAGES if language + suffix in found}


def _texts(root: Traversable, folder: str, suffix: str) -> dict[str, str]:
    """Read the files of a folder that end so, by name."""
    place = root.joinpath(folder)
    if not place.is_dir():
        return {}
    files = sorted(place.iterdir(), key=lambda one: one.name)
    return {one.name: one.read_text(encoding="utf-8") for one in files if one.name.endswith(suffix)}
