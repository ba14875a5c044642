"""`language cs`: write to me in another language."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "language",
    {
        "en": ("language", "set language", "lang"),
        "ru": ("язык", "сменить язык", "смени язык", "поменять язык"),
        "cs": ("jazyk", "změnit jazyk", "změň jazyk", "řeč"),
        "sk": ("jazyk", "zmeniť jazyk", "zmeň jazyk", "reč"),
    },
    argument=r"[\w-]+( [\w-]+)?",
)
