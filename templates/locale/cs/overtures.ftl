# Co hráči řeknou ostatní, než se tah odehraje.
overture-subject = tah { $turn }: { $news }
overture-waits = Dokud znovu nenapíšete, tah před uzávěrkou neodehrajeme. Uzávěrka sama se nemění.
overture-said = Co vám v tomto tahu řekli ostatní
problem-too-outspoken = V tomto tahu už { $most } vašich dopisů něco říkalo ostatním a každý jim přišel poštou. V tomto tahu už ne. Co platí, zůstává; „zrušit“ to vezme zpět.
