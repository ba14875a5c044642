"""`extend`: put the deadline off, `extend 24` or `extend until 2026-12-01 20:00`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "extend",
    {
        "en": (
            "extend",
            "extend by",
            "more time",
        ),
        "ru": (
            "продлить",
            "отсрочить",
            "отложить",
        ),
        "cs": (
            "prodloužit",
            "odložit",
        ),
        "sk": (
            "predĺžiť",
            "odložiť",
        ),
    },
    argument=r".*\d.*",
    reasoned=True,
)
