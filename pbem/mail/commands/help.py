"""`help`, `help orders`: how to write orders, and which commands there are."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "help",
    {
        "en": ("help", "help me", "commands"),
        "ru": ("помощь", "справка", "помогите", "команды"),
        "cs": ("nápověda", "pomoc"),
        "sk": ("pomoc", "pomocník", "nápoveda"),
    },
    about=True,
    asks=True,
)
