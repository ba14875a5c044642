"""New plans, what befalls before a dash, who returns, what new dice are called: „..., ti budou na kostce 4“."""

from __future__ import annotations

from tests.language.kit import means, orders_nothing

LINES = (
    ("en", "Those on the left road return.", "recall road left"),
    ("en", "Our people at green come back.", "recall road right"),
    ("en", "The new plan: d2 moves to farm.", "plan: move d2 to farm"),
    ("en", "Clear my old plan first.", "plan clear"),
    ("en", "Split two from d1 to the farm, they will be die 4.", "split 2 from d1 to farm as d4"),
    ("en", "As raiders we kill.", "plunder kill"),
    ("en", "Three in the barracks attack red.", "send 3 from barracks left"),
    ("en", "If I ever forget to write, the plan is to put d2 on the farm.", "plan: move d2 to farm"),
    ("en", "Let d3 loose on red.", "send d3 left"),
    ("en", "Lock red's slaves up in the church.", "move slaves of red to church"),
    (
        "en",
        "If there are fewer soldiers than three on the left wall, d2 goes there.",
        "if walls left < 3: move d2 to walls left",
    ),
    ("ru", "Новый план: к2 на ферму.", "plan: move d2 to farm"),
    ("ru", "В план на будущее занеси: к2 на ферму.", "plan: move d2 to farm"),
    ("cs", "Do plánu do budoucna: k2 na farmu.", "plan: move d2 to farm"),
    ("ru", "Двоих из к1 в церковь, они будут костью 4.", "split 2 from d1 to church as d4"),
    ("ru", "Новые малыши пусть будут в к2.", "births to d2"),
    ("ru", "Двоих из ратуши на ферму, а то кушать нечего.", "split 2 from hall to farm"),
    ("ru", "Двоих из церкви - на правую стену.", "split 2 from church to walls right"),
    ("ru", "Справа появится враг - вторая группа на правую стену.", "if enemy right: move d2 to walls right"),
    ("cs", "Odděl dva z k1 do kostela, ti budou na kostce 4.", "split 2 from d1 to church as d4"),
    ("cs", "Kdybych náhodou zapomněl napsat, plán je dát k2 na farmu.", "plan: move d2 to farm"),
    ("cs", "Ti u zelených se vracejí.", "recall road right"),
    ("cs", "Kdyby se znovu hladovělo, obětujte farmu.", "starve farm"),
    ("cs", "Zprava přijde nepřítel - k2 jde na pravé hradby.", "if enemy right: move d2 to walls right"),
    ("sk", "Nový plán: k2 na farmu.", "plan: move d2 to farm"),
    ("sk", "Dvoch z k1 na farmu, tí budú kocka 4.", "split 2 from d1 to farm as d4"),
    ("sk", "Detičky nech sú v k2.", "births to d2"),
    ("sk", "Tí pri zelenom sa vracajú.", "recall road right"),
    ("sk", "Otrokov červených zavrite do kostola.", "move slaves of red to church"),
    (
        "sk",
        "Druhá skupina ide doprava, a keby nemohla vyraziť, obsadí pravé hradby.",
        "send d2 right else move d2 to walls right",
    ),
)
TRAPS = (
    ("en", "Nobody on the left road returns."),
    ("en", "My plan is to send d2 to green."),
    ("en", "Two rounds ago I split 2 from d1 to the houses."),
    ("en", "From round seven on, transfer 2 from d1 to d4."),
    ("en", "The children are in d1."),
    ("en", "Second item of the plan: d2 moves to farm."),
    ("en", "Two from d1 to the farm, they won't be die 4."),
    ("en", "Nobody locked the slaves up in the church."),
    ("ru", "Справа появился враг - вторая группа на правую стену."),
    ("ru", "Два хода назад 2 из к1 ушли в дома."),
    ("cs", "Zprava prý nepřijde nepřítel - k2 nejde na pravé hradby."),
    ("cs", "Druhý bod plánu ruším."),
    ("cs", "Miminka jsou v k1."),
    ("cs", "Od sedmého kola přesuň k2 na farmu."),
    ("sk", "Otrokov červených nezatvárajte do kostola."),
    ("sk", "Pred dvoma kolami 2 z k1 do domov."),
)

test_plans_and_recalls_are_read = means(LINES, game="dice_empires")
test_what_is_of_another_time_or_denied_is_not = orders_nothing(TRAPS, game="dice_empires")
