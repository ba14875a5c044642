"""One random slip in each of a few thousand valid lines: how many are read right, asked about, or read wrongly.

Run: python -m benchmarks.typos [LINES A LANGUAGE]
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator

from pbem.language.parse import Reading
from tests.language.campaign import CITIES, READERS
from tests.language.test_campaign_examples import EXAMPLES

SHORTEST = 5
LETTERS = {"ru": "абвгдежзиклмнопрстуфхчшыьэюя", "en": "abcdefghijklmnopqrstuvwxyz"}
PLANS = {
    "en": (
        "up {n}",
        "left {n}",
        "down-right {n}",
        "to {cell}",
        "to {city}, capture",
        "attack {city}",
        "approach green",
    ),
    "ru": ("вверх {n}", "влево {n}", "на {cell}", "к {city}, захватить", "напасть на {city}", "приблизиться к зелёным"),
    "cs": ("nahoru {n}", "vlevo {n}", "na {cell}", "jdi k {city} a obsaď", "zaútoč na {city}", "přibliž se k zeleným"),
    "sk": ("hore {n}", "vľavo {n}", "na {cell}", "choď k {city} a obsaď", "zaútoč na {city}", "priblíž sa k zeleným"),
}
RULES = {
    "en": ("if it reveals an enemy: flee", "if captured: stay", "if blocked: right {n}", "if it sees an ally: join 4"),
    "ru": (
        "при открытии врага: убежать",
        "при захвате остаться",
        "если путь закрыт: вправо {n}",
        "при победе: продолжить",
    ),
    "cs": (
        "při odhalení nepřítele: uteč",
        "při dobytí zůstaň",
        "při zablokování: vpravo {n}",
        "při vítězství: pokračuj",
    ),
    "sk": (
        "pri odhalení nepriateľa: uteč",
        "pri dobytí zostaň",
        "pri zablokovaní: vpravo {n}",
        "pri víťazstve: pokračuj",
    ),
}
ARMY = {"en": "army", "ru": "отряд", "cs": "oddíl", "sk": "oddiel"}


def lines(language: str, count: int, dice: random.Random) -> Iterator[str]:
    """Make valid lines: the examples of the rules first, then plans and rules put together."""
    yield from (line for _, spoken, line, _ in EXAMPLES if spoken == language)
    for _ in range(count):
        plan = ", ".join(dice.sample(PLANS[language], dice.randint(1, 2)))
        rule = dice.choice(["", "; " + dice.choice(RULES[language])])
        line = f"{ARMY[language]} {dice.randint(1, 6)}: {plan}{rule}"
        city = dice.choice([city for city in CITIES if ("а" <= city[-1] <= "я") == (language == "ru") and city != "Up"])
        yield line.format(n=dice.randint(1, 9), cell=f"{dice.choice('ABCD')}{dice.randint(1, 30)}", city=city)


def slip(line: str, language: str, dice: random.Random) -> str | None:
    """Change, drop, add or swap one letter of a word of five letters or more."""
    words = [match for match in re.finditer(r"[^\W\d_]+", line) if len(match[0]) >= SHORTEST]
    if not words:
        return None
    word = dice.choice(words)
    at = dice.randrange(word.start(), word.end() - 1)
    letter = dice.choice(LETTERS.get(language, LETTERS["en"]))
    changed = {
        "change": line[:at] + letter + line[at + 1 :],
        "drop": line[:at] + line[at + 1 :],
        "add": line[:at] + letter + line[at:],
        "swap": line[:at] + line[at + 1] + line[at] + line[at + 2 :],
    }[dice.choice(["change", "drop", "add", "swap"])]
    return None if changed == line else changed


def main(count: int) -> None:
    """Print the figures a language and together."""
    dice = random.Random(1)
    together: Counter[str] = Counter()
    for language, reader in READERS.items():
        figures: Counter[str] = Counter()
        for line in lines(language, count, dice):
            meant = reader.read(line)
            wrong = slip(line, language, dice)
            if wrong is None:
                continue
            if not isinstance(meant, Reading):
                raise SystemExit(f"not a valid line: {line!r} ({meant.code})")
            read = reader.read(wrong)
            kind = (
                "asked" if not isinstance(read, Reading) else "right" if read.phrases == meant.phrases else "different"
            )
            if kind == "different" and isinstance(read, Reading):
                kind += ", told" if read.corrections else ", in silence"
                print(f"  {kind}: {wrong!r}", file=sys.stderr)
            figures[kind] += 1
        together += figures
        _report(language, figures)
    _report("all", together)


def _report(name: str, figures: Counter[str]) -> None:
    total = figures.total()
    print(name, total, *(f"{kind} {figures[kind] / total:.2%}" for kind in sorted(figures)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
