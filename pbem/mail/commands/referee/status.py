"""`status`: how things stand: who has sent, what waits for him."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "status",
    {
        "en": (
            "status",
            "show",
            "how things stand",
        ),
        "ru": (
            "статус",
            "состояние",
            "положение",
        ),
        "cs": (
            "stav",
            "stav hry",
        ),
        "sk": (
            "stav",
            "stav hry",
        ),
    },
)
