"""`add`: a player for a free seat: `add red: Olga <olga@example.org>`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "add",
    {
        "en": (
            "add",
            "seat",
        ),
        "ru": (
            "добавить",
            "посадить",
        ),
        "cs": (
            "přidat",
            "posadit",
        ),
        "sk": (
            "pridať",
            "posadiť",
        ),
    },
    argument=r".+@.+",
    reasoned=True,
)
