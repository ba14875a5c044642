"""`help`: how to write orders, and which commands there are."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "help",
    {
        "en": ("help",),
        "ru": ("помощь", "справка", "помогите"),
        "cs": ("nápověda", "pomoc"),
        "sk": ("pomoc", "pomocník", "nápoveda"),
    },
)
