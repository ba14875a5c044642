# Evropská válka: co čte vedoucí a co udělá hned.

europe-oversee-legend = Na této mapě je všechno.
europe-oversee-heading-map = Mapa
europe-oversee-heading-powers = Mocnosti a jejich karty
europe-oversee-heading-orders = Rozkazy, jak byly napsány
europe-oversee-heading-standing = Trvalé rozkazy, které nejsou výchozí
europe-oversee-heading-deck = Karty, které přijdou, nejbližší první
europe-oversee-heading-discard = Odhazovací balíček, nejstarší karta první
europe-oversee-heading-log = Co bylo sděleno a komu
europe-oversee-total-deck = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
   *[other] karet v balíčku
}
europe-oversee-total-discard = odhozeno
europe-oversee-total-figures = { $count ->
    [one] figurka
    [few] figurky
   *[other] figurek
}
europe-oversee-col-whose = Mocnost
europe-oversee-col-lands = Území
europe-oversee-col-figures = Figurky
europe-oversee-col-hand = Karty v ruce
europe-oversee-who = { SEAT($who) }
europe-oversee-no-cards = Žádné karty.
europe-oversee-stands = { SEAT($who) }: { $words }
europe-oversee-seal = Pečeť { $seal }, sůl { $salt }.
europe-standing-col-place = Místo
europe-standing-col-whose = Mocnost
europe-standing-col-figures = Figurky
europe-standing-col-homes = Cizí území
europe-standing-col-cards = Karty
europe-standing-hand = Karty { SEAT($who, case: "gen") }:
europe-standing-deck = Karty, které zbyly v balíčku, nejbližší první:

europe-event-decree-figures = Vedoucí postavil na pole { $land }: { SEAT($who) }, { $figures ->
    [one] { $figures } figurka
    [few] { $figures } figurky
   *[other] { $figures } figurek
}.
europe-event-decree-emptied = Vedoucí vyprázdnil pole { $land }.
europe-event-decree-given = Vedoucí vám dal kartu { $card }.
europe-event-decree-taken = Vedoucí vám vzal kartu { $card }.
europe-event-decree-gains = Vedoucí přidal kartu { SEAT($who, case: "dat") }.
europe-event-decree-loses = Vedoucí odebral kartu { SEAT($who, case: "dat") }.
europe-event-decree-discarded = Vedoucí položil kartu { $card } na odhazovací balíček.
europe-event-decree-sealed = Vedoucí vzal z balíčku kartu, balíček má proto novou pečeť: { $seal }
refusal-europe-no-land = V této hře není území { $land }.
refusal-europe-no-power = { $power } v této hře nehraje.
refusal-europe-no-figures = Na území je 0 až 99 figurek.
refusal-europe-no-card = Kartu { $card } teď nelze přesunout: leží v souboji, nebo se právě rozděluje.
refusal-europe-same-card = Karta { $card } už tam je.
refusal-europe-land-fought = O { $land } se právě bojuje. Počkejte, až boj skončí.
refusal-europe-hand-full = { SEAT($who) }: v ruce už je tolik karet, kolik smí ({ $limit }). Nejdřív vezměte jinou kartu.
