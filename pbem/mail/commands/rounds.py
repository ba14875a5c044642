"""`rounds on`: one report a round in games played step by step."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "rounds",
    {
        "en": ("rounds",),
        "ru": ("раунды", "круги"),
        "cs": ("kola",),
        "sk": ("kolá",),
    },
    argument=r"[\w-]+",
)
