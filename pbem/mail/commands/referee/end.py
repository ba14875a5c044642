"""`end`: end the campaign for good, with standings and seeds."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "end",
    {
        "en": (
            "end",
            "close",
            "end campaign",
        ),
        "ru": (
            "завершить",
            "закончить",
            "завершить кампанию",
        ),
        "cs": (
            "ukončit",
            "ukončit hru",
        ),
        "sk": (
            "ukončiť",
            "ukončiť hru",
        ),
    },
    reasoned=True,
)
