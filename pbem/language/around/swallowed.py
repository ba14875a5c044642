"""An order behind words of one's own: "Answer 2: the clockmaker. Move u3 to D2.", "Call army 5 the Wolves. 3 up 2."

Such words (an answer, a note, a report, a name) end where a sentence ends behind which something is ordered. What only
goes on with them ("..., he who winds the clock. It stands at six.") is theirs; quotation marks say where they end.
"""

from __future__ import annotations

from pbem.core.problems import Problem
from pbem.language.forms.free_text import texts
from pbem.language.offers.ready import quotes
from pbem.language.reading.parse import Reading
from pbem.language.reading.readers import Readers
from pbem.language.talk.besides import sentences


def swallows(line: str, readers: Readers) -> bool:
    """Tell whether words of one's own in a line would take an order behind them for theirs."""
    if readers.strict or "\n" in line or quotes(line) or len(sentences(line)) < len(("words", "order")):
        return False
    whole = readers.glance(line)
    own = (said for phrase in whole.phrases for said in texts(phrase)) if isinstance(whole, Reading) else ()
    return any(_orders(one.text, readers) for said in own for one in sentences(said)[1:])


def _orders(sentence: str, readers: Readers) -> bool:
    """Tell whether a sentence is an order by itself, or may be one of two."""
    said = readers.glance(sentence)
    return said.ambiguous if isinstance(said, Problem) else isinstance(said, Reading) and not said.corrections
