"""`remove`: take a seat from its player."""

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
    argument=r"[^@]+",
    reasoned=True,
)
