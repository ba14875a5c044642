# Dice Empires: čo má byť v riadkoch príkazov a čo je v nich zle.

term-order = príkaz, napríklad „presuň k1 na farmu“
term-command = príkaz, napríklad „presuň k1 na farmu“
term-step = príkaz, napríklad „presuň k1 na farmu“
term-line = číslo riadka vášho zoznamu
term-group = skupina, napríklad k1, „kasáreň“ alebo „otroci červených“
term-die = kocka, k1 až k6
term-part = časť mesta, napríklad „farma“ alebo „hradby ľavé“
term-side = vľavo alebo vpravo
term-people = koľko ľudí, 1 až 6
term-condition = podmienka, napríklad „nepriateľ vľavo >= 2“
term-colour = pán mesta
term-attempt = auto alebo nikdy
term-become = občania alebo otroci
term-rolling = vždy, nikdy, „ak prehrávam“ alebo „<= 3“
term-size = najmenšie, najväčšie alebo kocky
term-enter = áno alebo nie
term-take = zabi alebo zotroč
term-prey = najmenšie, najväčšie, najprv otroci alebo najprv občania
term-captivity = áno alebo nie

dice_empires-about-one-command = jeden príkaz
dice_empires-about-few-commands = { $name } príkazy
dice_empires-about-many-commands = { $name } príkazov

answer-missing = Ešte treba vydať: { $subjects }.
reminder-missing = Ešte treba vydať: { $subjects }.
status-missing = Ešte treba vydať

dice-empires-into = { $to ->
    [WL] na ľavé hradby
    [H] do domov
    [B] do kasárne
    [T] do radnice
    [C] do kostola
    [F] na farmu
    [WR] na pravé hradby
    [OL] na ľavú cestu
    [OR] na pravú cestu
   *[other] { "" }
}

problem-dice-empires-which-wall = Mesto má dvoje hradby. Napíšte „hradby ľavé“ alebo „hradby pravé“.
problem-dice-empires-send-side = Chýba vľavo alebo vpravo.
problem-dice-empires-no-neighbour = Vľavo s vami susedia { SEAT($left) }, vpravo { SEAT($right) }: inam vojsko nedôjde.
problem-dice-empires-both-sides = { SEAT($who) } s vami susedia z oboch strán. Napíšte „vľavo“ alebo „vpravo“.
problem-dice-empires-whose-slaves = { $count ->
    [0] Teraz nemáte žiadnych otrokov. Ak myslíte tých, ktorých ešte len získate, napíšte, čí sú.
   *[other] Máte otrokov od viacerých pánov ({ SEAT($lords) }). Napíšte, čí majú ísť.
}
problem-dice-empires-people = Počet ľudí { $people }: na kocke je 1 až 6.
problem-dice-empires-half = { $size ->
    [0] Odtiaľto sa nedá zistiť, aká veľká je tá skupina: napíšte počet ľudí.
   *[other] { $size } ľudí sa nedá rozdeliť na polovicu: napíšte, koľko.
}
problem-dice-empires-starve-nobody = „: 0“ by nebol nikto. Ak chcete skupinu ušetriť, kým sú tu iní, vynechajte ju; inak napíšte 1 alebo viac.
problem-dice-empires-no-die = Máte šesť kociek, k1 až k6; k{ $die } nie je.
problem-dice-empires-slaves-place = Otroci môžu ísť iba do domov, na farmu alebo do radnice, nie { dice-empires-into }.
problem-dice-empires-slaves-only-move = Otrokov možno len presúvať; nedelia sa, nezačleňujú sa medzi občanov ani sa nevysielajú.
problem-dice-empires-own-slaves = Vlastní ľudia nie sú vaši otroci. Uveďte pána, od ktorého pochádzajú.
problem-dice-empires-own-army = Vlastné vojsko nie je váš nepriateľ. Uveďte iného pána.
problem-dice-empires-never = Menej ako { $below } nikdy nie je. Napíšte 1 alebo viac.
problem-dice-empires-no-lord = Taký pán v tejto hre nie je. Hrajú: { SEAT($lords) }.
problem-dice-empires-same-group = Skupina nemôže preradiť ľudí sama do seba.
problem-dice-empires-same-place = Kto má ísť { dice-empires-into }, už tam je.
problem-dice-empires-from-road = Jednotky na ceste možno iba odvolať alebo preradiť do skupiny na tej istej ceste.
problem-dice-empires-apart = Ľudí možno preradiť medzi dvoma skupinami v meste alebo medzi dvoma na tej istej ceste.
problem-dice-empires-send-from = Vojsko sa vysiela iba z kasárne. Najprv tam skupinu presuňte; vyraziť môže ešte v tom istom kole.
problem-dice-empires-peace = Vojsko nesmie nikto vyslať pred { $first }. kolom. V pláne pre ďalšie kolá už taký riadok byť môže.
problem-dice-empires-recall-from = Odvolať možno iba skupinu na ceste.
problem-dice-empires-roll = Na kocke padá 1 až 6; „{ $most }“ padnúť nemôže. Ak to tak myslíte, napíšte „opakuj vždy“ alebo „opakuj nikdy“.
problem-dice-empires-plan-long = Riadkov v pláne je { $count }; najviac ich môže byť { $limit }.
problem-dice-empires-step-long = Možností v riadku je { $count }; najviac ich môže byť { $limit }.

problem-dice-empires-game-over = Hra sa skončila.
problem-dice-empires-not-a-lord = Také príkazy vydávajú iba páni miest.
problem-dice-empires-ruined = Vaše mesto zaniklo a príkazy už nevydáva.
problem-dice-empires-not-your-turn = Teraz nie ste na ťahu{ $who ->
    [none] { "" }
   *[other] : čakáme na { SEAT($who, case: "acc") }
}. Trvalé príkazy prijímame kedykoľvek; „plán: ...“ povie, čo robiť, keď nenapíšete.
