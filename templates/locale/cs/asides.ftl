# What is long: its headline in the mail, the whole on an attached page.
aside-headline = { $number }. { $headline }
aside-where = Celé na přiložené stránce { $page } (jako text: { $plain }), pod stejnými čísly.
aside-title = { $title } — podrobně
archive-in-detail = podrobně
