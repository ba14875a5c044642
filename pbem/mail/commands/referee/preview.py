"""`preview`: the report as a seat gets it."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "preview",
    {
        "en": (
            "preview",
            "report",
        ),
        "ru": (
            "отчёт",
            "предпросмотр",
        ),
        "cs": (
            "náhled",
            "zpráva",
        ),
        "sk": (
            "náhľad",
            "správa",
        ),
    },
    argument=r".+",
)
