duel-event-challenged = { SEAT($by) } vyzývají { SEAT($whom, case: "acc") }.
duel-event-revealed = { SEAT($by) } ({ $card }) proti { SEAT($whom, case: "dat") } ({ $answer }): vítězí { SEAT($winner) }.
duel-event-watched = { SEAT($by) } proti { SEAT($whom, case: "dat") }: vítězí { SEAT($winner) }.
duel-event-yielded = { SEAT($whom) } ustupují { SEAT($by, case: "dat") }.
duel-event-finished = Konec hry; vítězové: { SEAT($winners) }.
duel-dealt = karty jsou rozdané
duel-hand = Vaše karty
duel-players = Hráči
duel-count-cards = { $count ->
    [one] karta
    [few] karty
   *[other] karet
}
duel-count-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
duel-player = { SEAT($who) }
duel-contest = Souboj: { SEAT($by) } proti { SEAT($whom, case: "dat") }
duel-result = Bod získávají { SEAT($winner) }.
duel-cards = Máte karty: { $cards }.
duel-no-cards = Už nemáte žádné karty.
duel-over = Konec hry; vítězové: { SEAT($winners) }.
duel-wait = Čekáme na { SEAT($who, case: "acc") }.
duel-reply-now = { SEAT($by) } vás vyzývají: odpovězte kartou, nebo ustupte.
duel-move-now = Jste na tahu: zahrajte kartu proti někomu.
duel-column-player = Hráč
duel-column-cards = Karty
duel-column-points = Body
duel-forecast-play = Karta bude ležet rubem nahoru; znáte ji jen vy.
duel-forecast-reply = Obě karty se odkryjí a rozhodnou kostky.
duel-forecast-yield = Karty vám zůstanou, bod připadne soupeři.
duel-about-move = váš tah
duel-about-reply = vaše odpověď
problem-duel-which-card = Kterou kartou?
problem-duel-not-now = Na tento příkaz teď nejste na řadě.
problem-duel-no-card = Kartu { $card } nemáte.
problem-duel-no-opponent = { SEAT($whom, case: "acc") } vyzvat nelze.
term-order = příkaz, například „zahrát 5 proti červeným“
term-card = číslo karty
term-seat = hráč
duel-event-promised = { SEAT($by) } slibují mír { SEAT($whom, case: "dat") }.
duel-forecast-promise = Druhý hráč se to dozví hned a nikdo jiný; slib platí, až se tah odehraje.
duel-peace-made = { SEAT($by) } vám slibují mír
duel-peace-made-body = { SEAT($by) } vás příště nevyzvou. Slib platí, až se tah odehraje; do té doby ho mohou vzít zpět.
duel-peace-gone = { SEAT($by) } vám už mír neslibují
duel-peace-gone-body = { SEAT($by) } vzali slib míru zpět.
problem-duel-no-peace = Mír můžete slíbit jen ostatním hráčům.
