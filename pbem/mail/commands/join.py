"""`join RK4`: take part in a campaign."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "join",
    {
        "en": ("join", "sign up", "sign me up"),
        "ru": ("участвовать", "участвую", "хочу играть", "вступить", "присоединиться", "записаться", "запишите меня"),
        "cs": ("přihlásit", "přihlásit se", "přihlašuji se", "připojit", "připojit se", "chci hrát"),
        "sk": ("prihlásiť", "prihlásiť sa", "prihlasujem sa", "pripojiť", "pripojiť sa", "chcem hrať"),
    },
    free=True,
)
