"""How units of Powers move: carefully, to scout and come back, without a retreat; and from where they are unloaded."""

from __future__ import annotations

from tests.language.kit import means

HOW = (
    ("en", "I'd like one tank to move from A1 to B1 with care.", "move 1 tank A1 -> B1 careful"),
    ("cs", "Pošli jeden tank z A1 na B1 jen na průzkum a pak ustup.", "move 1 tank A1 -> B1 retreat recon"),
    ("sk", "Jeden tank sa z A1 presunie na B1, aby urobil prieskum a ustúpil.", "move 1 tank A1 -> B1 retreat recon"),
    ("ru", "Один танк из A1 в B1: разведка и отступление.", "move 1 tank A1 -> B1 retreat recon"),
    ("cs", "Dva tanky z A1 jdou na B1 a za žádných okolností neustupují.", "move 2 tank A1 -> B1 retreat never"),
    ("ru", "Два танка из A1 идут в B1 и ни при каких условиях не отступают.", "move 2 tank A1 -> B1 retreat never"),
    ("en", "Two tanks go from A1 to B1 and don't retreat whatever happens.", "move 2 tank A1 -> B1 retreat never"),
    ("en", "Tear down one building in C2.", "demolish C2 1"),
    ("ru", "Снести одно здание в C2.", "demolish C2 1"),
    ("sk", "Všetky delá v A2 do jedného zaujmú postavenie proti B2.", "battery all gun A2 at B2"),
    ("en", "In D3 we unload two infantry from S3.", "unload 2 infantry at D3 @ S3"),
)

test_how_units_move = means(HOW, game="powers")
