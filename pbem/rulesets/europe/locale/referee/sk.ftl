# Evropská válka: čo číta vedúci a čo urobí hneď.

europe-oversee-legend = Na tejto mape je všetko.
europe-oversee-heading-map = Mapa
europe-oversee-heading-powers = Mocnosti a ich karty
europe-oversee-heading-orders = Rozkazy, ako boli napísané
europe-oversee-heading-standing = Trvalé rozkazy, ktoré nie sú predvolené
europe-oversee-heading-deck = Karty, ktoré prídu, najbližšia prvá
europe-oversee-heading-discard = Odhadzovací balíček, najstaršia karta prvá
europe-oversee-heading-log = Čo bolo oznámené a komu
europe-oversee-total-deck = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
   *[other] kariet v balíčku
}
europe-oversee-total-discard = odhodené
europe-oversee-total-figures = { $count ->
    [one] figúrka
    [few] figúrky
   *[other] figúrok
}
europe-oversee-col-whose = Mocnosť
europe-oversee-col-lands = Územia
europe-oversee-col-figures = Figúrky
europe-oversee-col-hand = Karty v ruke
europe-oversee-who = { SEAT($who) }
europe-oversee-no-cards = Žiadne karty.
europe-oversee-stands = { SEAT($who) }: { $words }
europe-oversee-seal = Pečať { $seal }, soľ { $salt }.
europe-standing-col-place = Miesto
europe-standing-col-whose = Mocnosť
europe-standing-col-figures = Figúrky
europe-standing-col-homes = Cudzie územia
europe-standing-col-cards = Karty
europe-standing-hand = Karty { SEAT($who, case: "gen") }:
europe-standing-deck = Karty, ktoré zostali v balíčku, najbližšia prvá:

europe-event-decree-figures = Vedúci postavil na pole { $land }: { SEAT($who) }, { $figures ->
    [one] { $figures } figúrka
    [few] { $figures } figúrky
   *[other] { $figures } figúrok
}.
europe-event-decree-emptied = Vedúci vyprázdnil pole { $land }.
europe-event-decree-given = Vedúci vám dal kartu { $card }.
europe-event-decree-taken = Vedúci vám vzal kartu { $card }.
europe-event-decree-gains = Vedúci pridal kartu { SEAT($who, case: "dat") }.
europe-event-decree-loses = Vedúci odobral kartu { SEAT($who, case: "dat") }.
europe-event-decree-discarded = Vedúci položil kartu { $card } na odhadzovací balíček.
europe-event-decree-sealed = Vedúci vzal z balíčka kartu, balíček má preto novú pečať: { $seal }
refusal-europe-no-land = V tejto hre nie je územie { $land }.
refusal-europe-no-power = { $power } v tejto hre nehrá.
refusal-europe-no-figures = Na území je 0 až 99 figúrok.
refusal-europe-no-card = Kartu { $card } teraz nemožno presunúť: leží v súboji, alebo sa práve rozdeľuje.
refusal-europe-same-card = Karta { $card } tam už je.
refusal-europe-land-fought = O { $land } sa práve bojuje. Počkajte, kým sa boj skončí.
refusal-europe-hand-full = { SEAT($who) }: v ruke už je toľko kariet, koľko smie byť ({ $limit }). Najprv vezmite inú kartu.
