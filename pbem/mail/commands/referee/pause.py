"""`pause`: stop the clock, `pause until 2026-12-27`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "pause",
    {
        "en": ("pause",),
        "ru": (
            "пауза",
            "приостановить",
        ),
        "cs": (
            "pozastavit",
            "pauza",
            "přerušit",
        ),
        "sk": (
            "pozastaviť",
            "pauza",
            "prerušiť",
        ),
    },
    argument=r".*\d.*",
    reasoned=True,
)
