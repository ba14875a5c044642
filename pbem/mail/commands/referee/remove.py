"""`remove`: take a seat from its player; `remove red u3` is for the game."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "remove",
    {
        "en": (
            "remove",
            "vacate",
        ),
        "ru": (
            "убрать",
            "освободить",
        ),
        "cs": (
            "odebrat",
            "uvolnit místo",
        ),
        "sk": (
            "odobrať",
            "uvoľniť miesto",
        ),
    },
    argument=r"(?!.*\s\S*\d)[^@]+",
    reasoned=True,
)
