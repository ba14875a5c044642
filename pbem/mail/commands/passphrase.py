"""`passphrase correct horse battery`: a secret with which I am believed from any address."""

from pbem.mail.commands.command import Command

COMMAND = Command(
    "passphrase",
    {
        "en": ("passphrase", "password"),
        "ru": ("пароль", "кодовая фраза"),
        "cs": ("heslo",),
        "sk": ("heslo",),
    },
    free=True,
    secret=True,
)
