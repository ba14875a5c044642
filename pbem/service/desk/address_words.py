"""The words with which letters to others are addressed, in every language; case and accents are forgotten.

`OPENINGS` stand before a name; behind those of `CERTAIN` nothing but a name is meant. Without an opening a name must
stand in the case that says `to` (`DATIVE` endings), so that nobody's `красные: ...` becomes a letter.
"""

from __future__ import annotations

from pbem.language.words.fold import fold


def _folded(*words: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(map(fold, one.split())) for line in words for one in line.split("|"))


CERTAIN = _folded(
    "to|letter to|letter for|message to|message for|mail to|a letter to|a message to|note to|press to|write to",
    "письмо|письмо к|письмо для|сообщение|сообщение для|послание|послание для|записка|написать|письма|пресса",
    "dopis|dopis pro|zpráva|zpráva pro|vzkaz|vzkaz pro|psaní pro|dopis k",
    "list|list pre|správa|správa pre|odkaz|odkaz pre|dopis pre|list k",
)
OPENINGS = CERTAIN | _folded("для|к|ко", "pro|k|ke", "pre|ku")

ANONYMOUS = _folded(
    "anonymous|anonymously|an anonymous|анонимно|аноним|анонимное|anonymně|anonymní|anonymne|anonymný|anonymná"
)

EVERYBODY = _folded(
    "all|everybody|everyone|all players|all states|all contacts|everybody i know",
    "всем|всех|всем игрокам|всех игроков|всем государствам|всем контактам",
    "všem|všechny|všem hráčům|všechny hráče|všem státům|všem kontaktům",
    "všetkým|všetkých|všetkým hráčom|všetkých hráčov|všetkým štátom|všetkým kontaktom",
)
EVERYBODY_DATIVE = _folded(
    "всем|всем игрокам|всем государствам|všem|všem hráčům|všem státům|všetkým|všetkým hráčom|všetkým štátom"
)

REFEREE = _folded(
    "referee|gm|game master|gamemaster|judge",
    "ведущему|ведущего|ведущий|судье|судьи|судью|мастеру|мастера|гм",
    "vedoucímu|vedoucího|vedoucí|rozhodčímu|rozhodčího|rozhodčí|pánovi hry|pána hry",
    "vedúcemu|vedúceho|vedúci|rozhodcovi|rozhodcu|rozhodca|pánovi hry",
)
REFEREE_DATIVE = _folded("ведущему|судье|мастеру|vedoucímu|rozhodčímu|vedúcemu|rozhodcovi|pánovi hry")

FIRST = frozenset(one[0] for one in (*OPENINGS, *ANONYMOUS, *EVERYBODY_DATIVE, *REFEREE_DATIVE))
"""Words with one of which an address begins, unless it begins with a name."""


def _words(*lines: str) -> frozenset[str]:
    return frozenset(one[0] for one in _folded(*lines))


AND = _words("and|и|a|i|та|or|или|nebo|alebo")
NOUNS = _words(
    "the|player|players|state|states|side|people|colour|color",
    "игроку|игрока|игрокам|игроков|государству|государства|государствам|государств|стороне|стороны|народу",
    "hráči|hráče|hráčům|hráčovi|hráča|hráčom|státu|státům|straně|národu|štátu|štátom|strane",
)
"""Words beside a name that add nothing to it."""
BEFORE = _words("from|with|of|от|с|со|před|s|se|od|pred|so")
"""Words before a name in a command."""

DATIVE = tuple(map(fold, ("ому", "ему", "ым", "им", "ой", "ей", "ému", "ímu", "emu", "ým", "ím", "ym", "im", "ej")))
ENDING = 6
"""Letters a name may have behind its stem."""
