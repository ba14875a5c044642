"""Who does nothing, fights nobody and takes nothing, in the words of everyday."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

STAYS = "3: stay"
SHY = "4: approach green, without battle"
PASSES = "6: right 4, do not capture"
LINES = (
    ("campaign", "en", "Army 3 doesn't move a muscle", STAYS),
    ("campaign", "ru", "Третья и ухом не ведёт", STAYS),
    ("campaign", "cs", "Trojka si dá oddech", STAYS),
    ("campaign", "sk", "Trojka stojí ako socha", STAYS),
    ("duncan", "en", "Unit 3 takes a breather", "u3 stay"),
    ("duncan", "ru", "Третий делает передышку", "u3 stay"),
    ("duncan", "cs", "Trojka nehne ani prstem", "u3 stay"),
    ("duncan", "sk", "Trojka si dáva pauzu", "u3 stay"),
    ("campaign", "en", "4 sneaks up to green but isn't to be dragged into any battle", SHY),
    ("campaign", "ru", "Четвёртая приближается к зелёному, но не даёт втянуть себя в драку", SHY),
    ("campaign", "cs", "Čtyřka se přiblíží k zelenému, ale nenechá se zatáhnout do šarvátky", SHY),
    ("campaign", "sk", "Štvorka sa priblíži k zelenému, ale nenechá sa vyprovokovať", SHY),
    ("campaign", "en", "With army 1, without battle, three cells left", "1: left 3, without battle"),
    ("campaign", "ru", "С первой без боя три клетки влево", "1: left 3, without battle"),
    ("campaign", "cs", "S jedničkou bez boje vlevo tři", "1: left 3, without battle"),
    ("campaign", "sk", "S jednotkou 1 bez boja tri políčka vľavo", "1: left 3, without battle"),
    ("campaign", "en", "Army 6 goes four right and leaves all towns untouched", PASSES),
    ("campaign", "ru", "Шестая идёт вправо четыре и пропускает города", PASSES),
    ("campaign", "cs", "Šestka jde doprava čtyři a města po cestě nechá nedobytá", PASSES),
    ("campaign", "sk", "Šestka ide doprava štyri bez obsadzovania miest", PASSES),
)
TRAPS = (
    ("campaign", "en", "Army 6 doesn't leave the towns untouched"),
    ("campaign", "en", "Army 4 let itself be drawn into a fight"),
    ("campaign", "cs", "Čtyřka se nechala zatáhnout do boje"),
    ("campaign", "sk", "Trojka by si dala pauzu, keby mohla"),
)

test_rest_and_care = means(LINES)
test_nothing_is_ordered = orders_nothing(TRAPS)
