"""`quiet on`: no notices, and no answers but those I need."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "quiet",
    {
        "en": ("quiet",),
        "ru": ("тихо", "тишина"),
        "cs": ("ticho", "potichu"),
        "sk": ("ticho", "potichu"),
    },
    argument=r"[\w-]+",
)
