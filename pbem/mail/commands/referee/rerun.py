"""`rerun`: go back one turn and play it again with the orders there are."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "rerun",
    {
        "en": (
            "rerun",
            "re-run",
            "run again",
        ),
        "ru": (
            "переиграть",
            "переиграть ход",
        ),
        "cs": (
            "přehrát",
            "přehrát tah",
            "přehrát kolo",
        ),
        "sk": (
            "prehrať znova",
            "prehrať ťah znova",
            "prehrať kolo znova",
        ),
    },
    reasoned=True,
)
