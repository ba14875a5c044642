"""`replace`: another player for a seat: `replace red: Olga <olga@example.org>`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "replace",
    {
        "en": ("replace",),
        "ru": ("заменить",),
        "cs": (
            "vyměnit",
            "nahradit",
        ),
        "sk": (
            "vymeniť",
            "nahradiť",
        ),
    },
    argument=r".+@.+",
    reasoned=True,
)
