"""Mail commands: what they are called, and how they are read out of a line; what they do is the service's matter.

The words of all are in `words/*.toml`, a line a command in each language. What players write is read by `player`,
what the referee writes by `referee`.
"""

from pbem.mail.commands.fold import fold
from pbem.mail.commands.player import COMMANDS, Found, command, find, in_letter, in_subject, nearly
from pbem.mail.commands.vocabulary import said

__all__ = ["COMMANDS", "Found", "command", "find", "fold", "in_letter", "in_subject", "nearly", "said"]
