"""`help`, `help orders`: how to write orders, and which commands there are."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "help",
    {
        "en": ("help", "help me", "commands"),
        "ru": ("помощь", "справка", "помогите", "помоги", "команды"),
        "cs": ("pomoc", "nápověda", "pomozte"),
        "sk": ("pomoc", "pomocník", "nápoveda", "pomôžte"),
    },
    about=True,
    asks=True,
)
