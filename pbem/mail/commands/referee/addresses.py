"""`addresses`: the addresses of a seat: `addresses red`, `addresses red add anna@example.org`."""

from pbem.mail.commands.referee.word import Word

WORD = Word(
    "addresses",
    {
        "en": (
            "addresses",
            "address",
        ),
        "ru": (
            "адреса",
            "адрес",
        ),
        "cs": (
            "adresy",
            "adresa",
        ),
        "sk": (
            "adresy",
            "adresa",
        ),
    },
    argument=r".+",
    reasoned=True,
)
