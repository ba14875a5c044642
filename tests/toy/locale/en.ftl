duel-event-challenged = { SEAT($by) } challenges { SEAT($whom) }.
duel-event-revealed = { SEAT($by) } ({ $card }) against { SEAT($whom) } ({ $answer }): { SEAT($winner) } wins.
duel-event-watched = { SEAT($winner) } wins the duel of { SEAT($by) } and { SEAT($whom) }.
duel-event-yielded = { SEAT($whom) } yields to { SEAT($by) }.
duel-event-finished = The game is over; the winners: { SEAT($winners) }.
duel-dealt = the cards are dealt
duel-hand = Your hand
duel-players = The players
duel-count-cards = { $count ->
    [one] card
   *[other] cards
}
duel-count-points = { $count ->
    [one] point
   *[other] points
}
duel-player = { SEAT($who) }
duel-contest = Duel: { SEAT($by) } against { SEAT($whom) }
duel-result = { SEAT($winner) } wins the point.
duel-cards = Your cards: { $cards }.
duel-no-cards = You have no cards left.
duel-over = The game is over; the winners: { SEAT($winners) }.
duel-wait = We are waiting for { SEAT($who) }.
duel-reply-now = { SEAT($by) } challenges you: reply with a card, or yield.
duel-move-now = It is your move: play a card against somebody.
duel-column-player = Player
duel-column-cards = Cards
duel-column-points = Points
duel-forecast-play = The card is laid face down; only you know it.
duel-forecast-reply = Both cards are turned up, and the dice decide.
duel-forecast-yield = You keep your cards and give a point away.
duel-about-move = your move
duel-about-reply = your reply
problem-duel-which-card = Which card?
problem-duel-not-now = This order is not asked of you now.
problem-duel-no-card = You do not have the card { $card }.
problem-duel-no-opponent = { SEAT($whom) } cannot be challenged.
term-order = an order, such as “play 5 against Red”
term-card = the number of a card
term-seat = a player
duel-event-promised = { SEAT($by) } promises peace to { SEAT($whom) }.
duel-forecast-promise = The other player hears of it now and nobody else; it counts once your move is played.
duel-peace-made = { SEAT($by) } promises you peace
duel-peace-made-body = { SEAT($by) } will not challenge you the next time. The promise counts when the move is played; until then it may be taken back.
duel-peace-gone = { SEAT($by) } no longer promises you peace
duel-peace-gone-body = { SEAT($by) } has taken the promise of peace back.
problem-duel-no-peace = You can promise peace to the other players only.
