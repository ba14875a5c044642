"""`join RK4`: take part in a campaign."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "join",
    {
        "en": ("join", "sign up", "sign me up"),
        "ru": (
            "вступить",
            "участвовать",
            "участвую",
            "хочу играть",
            "присоединиться",
            "записаться",
            "запишите меня",
            "вступаю",
            "присоединяюсь",
        ),
        "cs": (
            "přihlásit",
            "přihlásit se",
            "přihlašuji se",
            "připojit",
            "připojit se",
            "chci hrát",
            "přihlaste mě",
            "přidat se",
            "přidávám se",
        ),
        "sk": (
            "prihlásiť",
            "prihlásiť sa",
            "prihlasujem sa",
            "pripojiť",
            "pripojiť sa",
            "chcem hrať",
            "prihláste ma",
            "pridať sa",
            "pridávam sa",
        ),
    },
    free=True,
)
