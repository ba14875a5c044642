"""What is remembered of lines changes none that follows: they read alike in whichever order they come."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from pbem.core.languages import LANGUAGES
from pbem.core.problems import Problem
from pbem.language.forms.book import Lexicon
from pbem.language.letter.listing import heard_lines
from pbem.language.reading.parse import Reader, Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk import besides as talk
from pbem.registry import AnyView, Installed
from tests.language.everyday.boards import BOARDS, board
from tests.language.everyday.texts import fourth

READ = ("shapes", "said")
"""What a lexicon remembers of lines; the rest are its own words."""
SIGNS = ("0", ":", "?", "-", "¶", "7", "u1", "к1", "K1")
TREATY: Mapping[str, str] = {
    "en": "propose alliance of blue and red: unlimited; victory joint; text",
    "ru": "предложить союз между синими и красными: бессрочный; победа совместная; текст",
    "cs": "navrhni spojenectví modrých a červených: neomezené; vítězství společné; text",
    "sk": "navrhni spojenectvo modrých a červených: neobmedzené; víťazstvo spoločné; text",
}
SIGNED: Mapping[str, Sequence[str]] = {
    "campaign": ('name 5 "{}"', "name 5 {}", "army {}: up 3", "1: to {}", '{}: stay "{}"'),
    "duncan": ('note on unit u1 "{}"', 'answer 2: "{}"', "answer 2: {}", "u2 to {}", "{} to F5"),
    "europe": ("spy {}", 'attack FRA -> GER with 2 play "{}"', "draft {}", "attack FRA -> GER with {}"),
    "dice_empires": ("move {} to farm", 'move d1 to "{}"', "split {} from hall to farm", "births {}, d1"),
}


def alone(line: str, lexicon: Lexicon, installed: Installed, view: AnyView) -> Reading | Problem:
    """Read a line with nothing remembered."""
    for memory in READ:
        lexicon.known.pop(memory, None)
    return Reader(lexicon, installed.ruleset.words.vocabulary(view)).read(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_one_sign_is_a_text(language: str) -> None:
    """A colon between quotation marks is no colon, and a line like it is read behind it."""
    installed, view = board("campaign")
    reader = Reader(installed.lexicons[language], installed.ruleset.words.vocabulary(view))
    installed.lexicons[language].known.pop("shapes", None)
    assert [isinstance(reader.read(f'{TREATY[language]} "{sign}"'), Reading) for sign in SIGNS] == [True] * len(SIGNS)


@pytest.mark.parametrize("game", BOARDS)
def test_lines_read_alike_in_any_order(game: str) -> None:
    installed, view = board(game)
    lexicon = installed.lexicons["en"]
    written = [one.text for one in fourth() if (one.game, one.language, one.kind) == (game, "en", "line")][:5]
    lines = [*written, *(form.replace("{}", sign) for form in SIGNED[game] for sign in SIGNS)]
    expected = {line: alone(line, lexicon, installed, view) for line in lines}
    for seed in range(2):
        random.Random(seed).shuffle(lines)
        alone("", lexicon, installed, view)
        reader = Reader(lexicon, installed.ruleset.words.vocabulary(view))
        assert {line: reader.read(line) for line in lines} == expected


def test_a_line_that_was_read_is_not_weighed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Browser, section 10: a pause costs the line that has changed alone, nonsense too; where it stands may change."""
    installed, view = board("campaign")
    readers = Readers(installed.lexicons, installed.ruleset.words.vocabulary(view), "en")
    lines = tuple((number, f"qwx{number} brzl hmpf tnk. Good luck to all of you!") for number in range(150))
    first = {line: said for _, line, said in heard_lines(lines, readers)}
    weighed: list[str] = []
    monkeypatch.setattr(talk, "weighed", lambda sentence, reader: weighed.append(sentence))
    moved = tuple((number + 7, line) for number, line in lines)
    for number, line, said in heard_lines(moved, readers):
        assert said[:2] == first[line][:2]
        assert [one.line for one in said[2]] == [number] * len(first[line][2])
    assert weighed == []
    assert readers.to_the_letter().heard == {}
