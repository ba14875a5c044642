"""The most frequent words of Czech and Slovak around orders: what carries nothing, what joins, what turns them."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("campaign", "cs", "4 docela rychle 2 nahoru, teprve potom 3 doleva", "army 4: up 2, left 3"),
    ("campaign", "cs", "bohužel, trojka o dvě políčka výš", "army 3: up 2"),
    ("campaign", "cs", "5 vpadne do Lur", "army 5: attack Lur"),
    ("campaign", "cs", "pátej oddíl o 3 doleva", "army 5: left 3"),
    ("campaign", "sk", "3 príliš pomaly nahor 2", "army 3: up 2"),
    ("campaign", "sk", "2 dvakrát hore, hneď nato tri doľava", "army 2: up 2, left 3"),
    ("campaign", "sk", "žiaľ, štvorka sa vyberie na sever o tri", "army 4: up 3"),
    ("campaign", "sk", "bratku, päťka zotrvá na mieste", "army 5: stay"),
    ("duncan", "cs", "u2 tři kroky vejš", "u2 up 3"),
    ("duncan", "sk", "u2 tri kroky na pravo", "u2 right 3"),
    ("powers", "cs", "pošlem dva tanky z A3 do A4", "move 2 tank A3 -> A4"),
    ("powers", "sk", "Z A3 do A4 idú naozaj poriadne tri tanky", "move 3 tank A3 -> A4"),
    ("campaign", "cs", "starou čtyřku pošli zarputile do Lur", "army 4: go to Lur"),
    ("campaign", "cs", "4 se oboří na Lur", "army 4: attack Lur"),
    ("campaign", "cs", "5 si zajde pro Lur", "army 5: capture Lur"),
    ("campaign", "cs", "4 si oddechne", "army 4: stay"),
    ("campaign", "sk", "starú štvorku do Lur", "army 4: go to Lur"),
    ("campaign", "sk", "tento raz 4 do Lur", "army 4: go to Lur"),
    ("campaign", "sk", "slovom, 4 do Lur", "army 4: go to Lur"),
    ("campaign", "sk", "4 sa oborí na Lur", "army 4: attack Lur"),
    ("campaign", "sk", "sestra, 4 do Lur", "army 4: go to Lur"),
    ("duncan", "cs", "Vojíne dvojko, poklusem na F10!", "u2 to F10"),
    ("duncan", "cs", "z bonusů bychom si tentokrát prosili regeneraci, když si smíme vybrat", "choose regeneration"),
    ("duncan", "sk", "záblesk by sme poprosili na G10", "bonus flash on G10"),
)
TRAPS = (
    ("campaign", "cs", "4 zřejmě půjde do Lur"),
    ("campaign", "cs", "2 brzy zaútočí na modrého"),
    ("campaign", "cs", "v žádném případě 2 do Lur"),
    ("campaign", "cs", "3 se občas vydá do Lur"),
    ("campaign", "cs", "5 před dvěma koly dobyla Lur"),
    ("campaign", "cs", "pochybuju, že 6 dobude Lur"),
    ("campaign", "sk", "4 čoskoro zaútočí na modrého"),
    ("campaign", "sk", "za žiadnu cenu 2 do Lur"),
    ("campaign", "sk", "5 zrejme dobyje Lur"),
    ("campaign", "sk", "ktovie, či 3 pôjde do Lur"),
    ("campaign", "sk", "6 pred dvoma kolami dobyla Lur"),
    ("powers", "cs", "čtyři tanky z A3 do A4 nejspíš potáhnou zanedlouho"),
    ("powers", "sk", "štyri tanky z A3 do A4 pôjdu onedlho"),
    ("campaign", "cs", "poslat 4 do Lur je bláznivé"),
    ("campaign", "cs", "je nebezpečné poslat 4 do Lur"),
    ("campaign", "cs", "útok 4 na Lur, strašný nápad"),
    ("campaign", "cs", "4 tvrdohlavě odmítá jít do Lur"),
    ("campaign", "cs", "výjimečně ne do Lur čtyřkou"),
    ("campaign", "cs", "starý rozkaz zněl 4 do Lur"),
    ("campaign", "sk", "je nebezpečné poslať 4 do Lur"),
    ("campaign", "sk", "4 tvrdohlavo odmieta ísť do Lur"),
    ("campaign", "sk", "výnimočne nie do Lur štvorkou"),
    ("campaign", "sk", "tento raz nie 4 do Lur"),
    ("campaign", "sk", "sestra pošle 4 do Lur"),
    ("campaign", "sk", "modrý sa chopí Lur"),
)

test_a_frequent_word_does_not_leave_an_order_unread = means(LINES)

test_a_frequent_word_that_turns_what_is_said_is_not_passed_over = orders_nothing(TRAPS)
