# Dice Empires: co má být v řádcích příkazů a co je v nich špatně.

term-order = příkaz, například „přesuň k1 na farmu“
term-command = příkaz, například „přesuň k1 na farmu“
term-step = příkaz, například „přesuň k1 na farmu“
term-line = číslo řádku vašeho seznamu
term-group = skupina, například k1, „kasárny“ nebo „otroci červených“
term-die = kostka, k1 až k6
term-part = část města, například „farma“ nebo „hradby levé“
term-side = vlevo nebo vpravo
term-people = kolik lidí, 1 až 6
term-condition = podmínka, například „nepřítel vlevo >= 2“
term-colour = pán města
term-attempt = auto nebo nikdy
term-become = občané nebo otroci
term-rolling = vždy, nikdy, „když prohrávám“ nebo „<= 3“
term-size = nejmenší, největší nebo kostky
term-enter = ano nebo ne
term-take = zabij nebo zotroč
term-prey = nejmenší, největší, nejprve otroci nebo nejprve občané
term-captivity = ano nebo ne

dice_empires-about-one-command = jeden příkaz
dice_empires-about-few-commands = { $name } příkazy
dice_empires-about-many-commands = { $name } příkazů

answer-missing = Ještě zbývá vydat: { $subjects }.
reminder-missing = Ještě zbývá vydat: { $subjects }.
status-missing = Ještě zbývá vydat

dice-empires-into = { $to ->
    [WL] na levé hradby
    [H] do domů
    [B] do kasáren
    [T] do radnice
    [C] do kostela
    [F] na farmu
    [WR] na pravé hradby
    [OL] na levou cestu
    [OR] na pravou cestu
   *[other] { "" }
}

problem-dice-empires-which-wall = Město má dvoje hradby. Napište „hradby levé“ nebo „hradby pravé“.
problem-dice-empires-send-side = Chybí vlevo nebo vpravo.
problem-dice-empires-no-neighbour = Vlevo s vámi sousedí { SEAT($left) }, vpravo { SEAT($right) }: jinam vojsko nedojde.
problem-dice-empires-both-sides = { SEAT($who) } s vámi sousedí z obou stran. Napište „vlevo“ nebo „vpravo“.
problem-dice-empires-whose-slaves = { $count ->
    [0] Teď žádné otroky nemáte. Myslíte-li ty, které teprve získáte, napište, čí jsou.
   *[other] Máte otroky od více pánů ({ SEAT($lords) }). Napište, čí mají jít.
}
problem-dice-empires-people = Počet lidí { $people }: na kostce je 1 až 6.
problem-dice-empires-half = { $size ->
    [0] Odsud se nepozná, jak velká ta skupina je: napište počet lidí.
   *[other] { $size } lidí se nedá rozpůlit: napište, kolik.
}
problem-dice-empires-starve-nobody = „: 0“ by nebyl nikdo. Chcete-li skupinu ušetřit, dokud jsou tu jiní, vynechte ji; jinak napište 1 nebo víc.
problem-dice-empires-no-die = Máte šest kostek, k1 až k6; k{ $die } není.
problem-dice-empires-slaves-place = Otroci smějí jen do domů, na farmu nebo do radnice, ne { dice-empires-into }.
problem-dice-empires-slaves-only-move = Otroky lze jen přesouvat; nedělí se, nezačleňují se mezi občany ani se nevysílají.
problem-dice-empires-own-slaves = Vlastní lidé nejsou vaši otroci. Uveďte pána, od kterého pocházejí.
problem-dice-empires-own-army = Vlastní vojsko není váš nepřítel. Uveďte jiného pána.
problem-dice-empires-never = Méně než { $below } nikdy není. Napište 1 nebo více.
problem-dice-empires-no-lord = Takový pán v této hře není. Hrají: { SEAT($lords) }.
problem-dice-empires-same-group = Skupina nemůže přeřadit lidi sama do sebe.
problem-dice-empires-same-place = Kdo má jít { dice-empires-into }, už tam je.
problem-dice-empires-from-road = Jednotky na cestě lze jen odvolat nebo přeřadit do skupiny na téže cestě.
problem-dice-empires-apart = Lidi lze přeřadit mezi dvěma skupinami ve městě nebo mezi dvěma na téže cestě.
problem-dice-empires-send-from = Vojsko se vysílá jen z kasáren. Nejprve tam skupinu přesuňte; vyrazit může ještě v témže kole.
problem-dice-empires-peace = Vojsko nesmí nikdo vyslat před { $first }. kolem. V plánu pro další kola už takový řádek být může.
problem-dice-empires-recall-from = Odvolat lze jen skupinu na cestě.
problem-dice-empires-roll = Na kostce padá 1 až 6; „{ $most }“ padnout nemůže. Myslíte-li to tak, napište „opakuj vždy“ nebo „opakuj nikdy“.
problem-dice-empires-plan-long = Řádků v plánu je { $count }; nejvýš jich může být { $limit }.
problem-dice-empires-step-long = Možností v řádku je { $count }; nejvýš jich může být { $limit }.

problem-dice-empires-game-over = Hra skončila.
problem-dice-empires-not-a-lord = Takové příkazy vydávají jen páni měst.
problem-dice-empires-ruined = Vaše město zaniklo a příkazy už nevydává.
problem-dice-empires-not-your-turn = Teď nejste na tahu{ $who ->
    [none] { "" }
   *[other] : čekáme na { SEAT($who, case: "acc") }
}. Trvalé příkazy přijímáme kdykoli; „plán: ...“ řekne, co dělat, když nenapíšete.
