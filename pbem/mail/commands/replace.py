"""`replace`: the orders of this mail take the place of all I gave for this turn."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "replace",
    {
        "en": ("replace", "replace all", "replace orders", "replace all orders", "replace my orders"),
        "ru": (
            "заменить",
            "замени",
            "замените",
            "замена",
            "заменить все",
            "замени все",
            "заменить приказы",
            "замена приказов",
            "заменить все приказы",
        ),
        "cs": (
            "nahradit",
            "nahraď",
            "nahraďte",
            "nahradit vše",
            "nahraď vše",
            "nahraď všechno",
            "nahradit rozkazy",
            "nahraď rozkazy",
            "nahradit příkazy",
            "nahraď příkazy",
        ),
        "sk": (
            "nahradiť",
            "nahraď",
            "nahraďte",
            "nahradiť všetko",
            "nahraď všetko",
            "nahradiť rozkazy",
            "nahraď rozkazy",
            "nahradiť príkazy",
            "nahraď príkazy",
        ),
    },
)
