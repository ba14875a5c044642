# Co hráči řeknou ostatní, než se tah odehraje.
overture-subject = tah { $turn }: { $news }
overture-waits = Tah před termínem nespustíme, dokud znovu nenapíšete. Samotný termín se nemění.
