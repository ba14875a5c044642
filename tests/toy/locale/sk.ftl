duel-event-challenged = { SEAT($by) } vyzývajú { SEAT($whom, case: "acc") }.
duel-event-revealed = { SEAT($by) } ({ $card }) proti { SEAT($whom, case: "dat") } ({ $answer }): víťazia { SEAT($winner) }.
duel-event-watched = { SEAT($by) } proti { SEAT($whom, case: "dat") }: víťazia { SEAT($winner) }.
duel-event-yielded = { SEAT($whom) } ustupujú { SEAT($by, case: "dat") }.
duel-event-finished = Koniec hry; víťazi: { SEAT($winners) }.
duel-dealt = karty sú rozdané
duel-hand = Vaše karty
duel-players = Hráči
duel-count-cards = { $count ->
    [one] karta
    [few] karty
   *[other] kariet
}
duel-count-points = { $count ->
    [one] bod
    [few] body
   *[other] bodov
}
duel-player = { SEAT($who) }
duel-contest = Súboj: { SEAT($by) } proti { SEAT($whom, case: "dat") }
duel-result = Bod získavajú { SEAT($winner) }.
duel-cards = Máte karty: { $cards }.
duel-no-cards = Už nemáte žiadne karty.
duel-over = Koniec hry; víťazi: { SEAT($winners) }.
duel-wait = Čakáme na { SEAT($who, case: "acc") }.
duel-reply-now = { SEAT($by) } vás vyzývajú: odpovedzte kartou, alebo ustúpte.
duel-move-now = Ste na ťahu: zahrajte kartu proti niekomu.
duel-column-player = Hráč
duel-column-cards = Karty
duel-column-points = Body
duel-forecast-play = Karta bude ležať rubom nahor; poznáte ju len vy.
duel-forecast-reply = Obe karty sa odkryjú a rozhodnú kocky.
duel-forecast-yield = Karty vám zostanú, bod pripadne súperovi.
duel-about-move = váš ťah
duel-about-reply = vaša odpoveď
problem-duel-which-card = Ktorou kartou?
problem-duel-not-now = Na tento príkaz teraz nie ste na rade.
problem-duel-no-card = Kartu { $card } nemáte.
problem-duel-no-opponent = { SEAT($whom, case: "acc") } vyzvať nemožno.
term-order = príkaz, napríklad „zahrať 5 proti červeným“
term-card = číslo karty
term-seat = hráč
duel-event-promised = { SEAT($by) } sľubujú mier { SEAT($whom, case: "dat") }.
duel-forecast-promise = Druhý hráč sa to dozvie hneď a nikto iný; sľub platí, keď sa ťah odohrá.
duel-peace-made = { SEAT($by) } vám sľubujú mier
duel-peace-made-body = { SEAT($by) } vás nabudúce nevyzvú. Sľub platí, keď sa ťah odohrá; dovtedy ho môžu vziať späť.
duel-peace-gone = { SEAT($by) } vám už mier nesľubujú
duel-peace-gone-body = { SEAT($by) } vzali sľub mieru späť.
problem-duel-no-peace = Mier môžete sľúbiť len ostatným hráčom.
