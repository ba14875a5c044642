"""An order behind words of one's own: "Answer 2: the clockmaker. Move u3 to D2.", "Call army 5 the Wolves. 3 up 2."

Such words (an answer, a note, a report, a name) end where a sentence ends behind which something is ordered, or
somebody of the game is named. What only goes on with them ("..., he who winds the clock. It stands at six.") is theirs;
quotation marks say where they end.
"""

from __future__ import annotations

from pbem.language.forms.free_text import texts
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import QUOTES, sentences
from pbem.language.talk.sensed import Sensed

_TWO = 2


def swallows(line: str, readers: Readers) -> bool:
    """Tell whether words of one's own in a line would take an order behind them for theirs."""
    if readers.strict or "\n" in line or len(sentences(line)) < _TWO:
        return False
    whole = readers.glance(line)
    own = (said for phrase in whole.phrases for said in texts(phrase)) if isinstance(whole, Reading) else ()
    return any(_orders(one.text, readers) for said in own if not _quoted(said, line) for one in sentences(said)[1:])


def _quoted(said: str, line: str) -> bool:
    return line[: max(line.find(said), 0)].rstrip().endswith(QUOTES)


def _orders(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence is an order by itself, may be one of two, or names a unit."""
    if isinstance(readers.glance(sentence), Reading):
        return readers.orders(sentence)
    told = (Sensed(sentence, reader).tells_somebody for reader in readers.knowing(sentence))
    return readers.may_order(sentence) or any(told)
