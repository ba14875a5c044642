# Evropská válka: what the referee reads, and what he does at once.

europe-oversee-legend = Everything is on this map.
europe-oversee-heading-map = Map
europe-oversee-heading-powers = Powers and hands
europe-oversee-heading-orders = Orders, as they were written
europe-oversee-heading-standing = Standing orders that are not as by default
europe-oversee-heading-deck = Cards to come, the next one first
europe-oversee-heading-discard = Discard pile, the oldest card first
europe-oversee-heading-log = What was told, and to whom
europe-oversee-total-deck = { $count ->
    [one] card in the deck
   *[other] cards in the deck
}
europe-oversee-total-discard = discarded
europe-oversee-total-figures = { $count ->
    [one] figure
   *[other] figures
}
europe-oversee-col-whose = Power
europe-oversee-col-lands = Territories
europe-oversee-col-figures = Figures
europe-oversee-col-hand = Hand
europe-oversee-who = { SEAT($who) }
europe-oversee-no-cards = No cards.
europe-oversee-stands = { SEAT($who) }: { $words }
europe-oversee-seal = Seal { $seal }, salt { $salt }.
europe-standing-col-place = Place
europe-standing-col-whose = Power
europe-standing-col-figures = Figures
europe-standing-col-homes = Foreign territories
europe-standing-col-cards = Cards
europe-standing-hand = The hand of { SEAT($who, case: "gen") }:
europe-standing-deck = The cards left in the deck, the next one first:

europe-event-decree-figures = The referee has put { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
} of { SEAT($who, case: "gen") } in { $land }.
europe-event-decree-emptied = The referee has emptied { $land }.
europe-event-decree-given = The referee has given you the card { $card }.
europe-event-decree-taken = The referee has taken the card { $card } from you.
europe-event-decree-gains = The referee has given { SEAT($who, case: "dat") } a card.
europe-event-decree-loses = The referee has taken a card from { SEAT($who, case: "gen") }.
europe-event-decree-discarded = The referee has put { $card } on the discard pile.
europe-event-decree-sealed = The deck was sealed anew, for the referee took a card out of it: { $seal }
refusal-europe-no-land = There is no territory { $land } in this game.
refusal-europe-no-power = { $power } does not play in this game.
refusal-europe-no-figures = A territory holds 0 to 99 figures.
refusal-europe-no-card = { $card } cannot be moved now: it lies in a fight or is being dealt out.
refusal-europe-same-card = { $card } is there already.
refusal-europe-land-fought = { $land } is in a fight that goes on: wait until it is over.
refusal-europe-hand-full = { SEAT($who) } would hold more than { $limit } cards. Take another card away first.
