"""`judge`: what a held line means: `judge 17 read as: ...`, `judge 17 ask ...`, `judge 17 reject ...`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "judge",
    {
        "en": ("judge",),
        "ru": (
            "решить",
            "судить",
            "решение",
        ),
        "cs": (
            "posoudit",
            "rozhodnout",
        ),
        "sk": (
            "posúdiť",
            "rozhodnúť",
        ),
    },
    argument=r"#?\d+ .+",
)
